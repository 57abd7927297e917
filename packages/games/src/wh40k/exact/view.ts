// How the pools of a unit see the target where every pool looks at who is left (E30, E31, E37).
import type { Budget } from '../../contract/budget.ts';
import type { AttackingUnit, Battle } from '../battle.ts';
import { planOf } from '../plan.ts';
import { MOST_GROUPS } from '../schema/limits.ts';
import { factsOf, seenAgain, type TargetFacts } from '../target-facts.ts';
import type { Copies } from './attacks.ts';
import type { Allocation, Formation } from './formation.ts';
import { aliveMasks } from './sighting.ts';

/** States of the target that a pool sees alike. */
export interface View {
  readonly copies: readonly Copies[];
  readonly allocation: Allocation;
  /** Of its devastating wounds, for each of which the order is asked anew (E40). */
  readonly afterwards: Allocation;
}

export interface Views {
  readonly views: readonly View[];
  /** Position of its view, by state; mostly all states look alike. */
  readonly ofState: Int32Array;
}

/** The weapons of a pool, and the character it picks, against some groups; the same key means all of it is the same. */
interface Seen {
  readonly copies: readonly Copies[];
  readonly picked: number;
  readonly key: string;
}

/** A unit and the target as it was selected. */
export interface Viewer {
  readonly battle: Battle;
  readonly unit: AttackingUnit;
  readonly formation: Formation;
  readonly facts: TargetFacts;
}

/** The weapons of a pool against a target with these facts. */
export function copiesOf(
  { battle, unit }: Pick<Viewer, 'battle' | 'unit'>,
  entries: readonly number[],
  facts: TargetFacts,
): readonly Copies[] {
  return entries.map((index) => ({
    plan: facts === battle.facts ? unit.plans[index] : planOf(unit.entries[index], battle.edition, facts),
    count: unit.entries[index].count,
  }));
}

/** A bit for each group of a target. */
const MOST_MASKS = 2 ** MOST_GROUPS;

/** Planning a weapon against another set of groups takes as long. */
const VIEW_STEPS = 1_000;

/** Whoever is gone changes Toughness, keywords and the character that is picked. */
export function viewsOf(viewer: Viewer, entries: readonly number[], budget: Budget): Views {
  const { formation } = viewer;
  const masks = aliveMasks(formation, budget);
  const { wounded } = formation;
  const positions = new Map<string, number>();
  const ofStart = new Map<number, number>();
  const views: View[] = [];
  const asSelected = copiesOf(viewer, entries, viewer.facts);
  let written: string | undefined;
  const seenBy = (mask: number): Seen => {
    budget.spend(VIEW_STEPS * entries.length);
    const seen = factsLeft(viewer, mask);
    const copies = seen === viewer.facts ? asSelected : copiesOf(viewer, entries, seen);
    const picked = copies[0].plan.picksCharacter ? firstCharacter(viewer, mask) : -1;
    let key = '';
    if (copies !== asSelected) {
      // Other facts mostly come to the same plans.
      written ??= JSON.stringify(asSelected);
      key = JSON.stringify(copies);
      if (key === written) key = '';
    }
    return { copies, picked, key: `${key} ${picked}` };
  };
  const ofMask = new Map<number, Seen>();
  const viewOf = (mask: number, hurt: number | undefined): number => {
    let seen = ofMask.get(mask);
    if (seen === undefined) {
      seen = seenBy(mask);
      ofMask.set(mask, seen);
    }
    const { copies, picked } = seen;
    const line = hurt === undefined ? { picked } : { picked, wounded: hurt };
    const key = `${seen.key} ${formation.orderOf(line)}`;
    let position = positions.get(key);
    if (position === undefined) {
      position = views.length;
      positions.set(key, position);
      views.push({ copies, allocation: formation.inLine(line), afterwards: formation.inLine({ picked }) });
    }
    return position;
  };
  const ofState = new Int32Array(formation.size);
  for (let state = 0; state < ofState.length; state++) {
    const hurt = wounded?.[state];
    const start = masks[state] + MOST_MASKS * (hurt ?? 0);
    let position = ofStart.get(start);
    if (position === undefined) {
      position = viewOf(masks[state], hurt);
      ofStart.set(start, position);
    }
    ofState[state] = position;
  }
  budget.spend(10 * masks.length);
  return { views, ofState };
}

/** The very facts of the selection where nothing that counts has changed. */
function factsLeft({ battle: { target }, facts }: Viewer, mask: number): TargetFacts {
  const alive = target.groups.filter((_, g) => (mask & (1 << g)) !== 0);
  return alive.length === 0 ? facts : seenAgain(facts, factsOf(target, alive, facts.models));
}

function firstCharacter({ battle: { target } }: Viewer, mask: number): number {
  return target.groups.findIndex((group, g) => group.character && (mask & (1 << g)) !== 0);
}
