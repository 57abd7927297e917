// Models in rows that lose wounds one after another: one row for the whole target where its order is known from the start.
import type { Budget } from '../../contract/budget.ts';
import type { Group } from '../battle.ts';
import type { Edition } from '../editions.ts';

/** Models of one group that stand together; `first`: the wounded one, where there is one, is among them. */
interface Segment {
  readonly group: number;
  readonly models: number;
  readonly first: boolean;
}

export type Row = readonly Segment[];

/** A row by the wounds it has lost. */
export interface Front {
  readonly length: number;
  /** Who takes the next wound; -1 where nobody is left. */
  readonly group: Int16Array;
  /** Wounds left on that model. */
  readonly left: Int32Array;
  /** slain[g][position]: models of group g that are gone. */
  readonly slain: readonly Int32Array[];
  /** lost[g][position]: wounds of group g that are gone. */
  readonly lost: readonly Int32Array[];
}

/**
 * Rules 24, 25, E34: wounded models before sound ones, characters after all others. A group that is wounded out of its turn
 * stands apart where it may be left with only sound models and then waits for its turn; so do characters that Precision picks.
 */
export function rowsOf(groups: readonly Group[], precision: boolean, edition: Edition): readonly Row[] {
  // Most targets are one group: a twentieth of a small attack.
  if (groups.length === 1) return [[{ group: 0, models: groups[0].models, first: true }]];
  const places = groups.map((_, index) => index);
  const others = places.filter((g) => !groups[g].character);
  const characters = places.filter((g) => groups[g].character);
  const rows = [...kindRows(groups, others, false, edition), ...kindRows(groups, characters, precision, edition)];
  const oneOrder = rows.length === 2 && others.length > 0 && characters.length > 0 && !precision;
  return oneOrder ? [[...rows[0], ...rows[1]]] : rows;
}

function kindRows(
  groups: readonly Group[],
  places: readonly number[],
  picked: boolean,
  { orderHolds }: Edition,
): readonly Row[] {
  if (places.length === 0) return [];
  const wounded = places.filter((g) => isWounded(groups[g]));
  const later = wounded.filter((g) => g !== places[0]);
  const whole = (g: number): Segment => ({ group: g, models: groups[g].models, first: true });
  if (later.length === 0) return [places.map(whole)];
  if (!picked && orderHolds === 'attack')
    return [
      [
        ...wounded.map((group) => ({ group, models: 1, first: true })),
        ...places.map((group) => {
          const first = !wounded.includes(group);
          return { group, models: groups[group].models - Number(!first), first };
        }),
      ],
    ];
  if (!picked && wounded.every((g) => groups[g].models === 1))
    return [[...wounded, ...places.filter((g) => !wounded.includes(g))].map(whole)];
  return [places.filter((g) => !later.includes(g)).map(whole), ...later.map((g) => [whole(g)])];
}

function isWounded({ firstWounds, wounds }: Group): boolean {
  return firstWounds < wounds;
}

export function rowLength(groups: readonly Group[], row: Row): number {
  return row.reduce((length, segment) => length + woundsOf(groups, segment), 0);
}

function woundsOf(groups: readonly Group[], { group, models, first }: Segment): number {
  const { wounds, firstWounds } = groups[group];
  return models * wounds - (first && models > 0 ? wounds - firstWounds : 0);
}

export function buildFront(groups: readonly Group[], row: Row, budget: Budget): Front {
  const length = rowLength(groups, row);
  const groupAt = new Int16Array(length + 1).fill(-1);
  const left = new Int32Array(length + 1);
  const slain = groups.map(() => new Int32Array(length + 1));
  const lost = groups.map(() => new Int32Array(length + 1));
  let position = 0;
  for (const { group: index, models, first } of row) {
    const { wounds: whole, firstWounds } = groups[index];
    const [ownLost, ownSlain] = [lost[index], slain[index]];
    let gone = ownLost[position];
    let dead = ownSlain[position];
    for (let model = 0; model < models; model++) {
      const most = first && model === 0 ? firstWounds : whole;
      for (let wounds = most; wounds > 0; wounds--) {
        groupAt[position] = index;
        left[position] = wounds;
        position++;
        ownLost[position] = ++gone;
        ownSlain[position] = dead;
      }
      ownSlain[position] = ++dead;
      budget.spend(3 * most);
    }
    // What this group has lost stays lost while others lose theirs.
    ownLost.fill(gone, position);
    ownSlain.fill(dead, position);
    budget.spend(2 * length);
  }
  return { length, group: groupAt, left, slain, lost };
}
