// The states of a target that look alike to a unit or to one of its pools.
import type { Budget } from '../../contract/budget.ts';
import type { Battle } from '../battle.ts';
import { factsOf, type TargetFacts } from '../target-facts.ts';
import type { Formation } from './formation.ts';

export interface Sighting {
  /** The same for all states that look alike. */
  readonly key: string;
  readonly facts: TargetFacts;
  readonly part: Float64Array;
}

/** A later unit selects the target as it is by then, so states that look different to it are told apart. */
export function sightings(
  { target, edition, facts: atStart }: Battle,
  formation: Formation,
  vector: Float64Array,
  sizeMatters: boolean,
  budget: Budget,
): { readonly seen: readonly Sighting[]; readonly gone: Float64Array } {
  const { groups } = target;
  const keyOf = (alive: string, models: number) =>
    `${alive} ${sizeMatters ? Math.floor(models / edition.blastPer) : ''}`;
  // Weapons are planned against these already.
  const startKey = keyOf('1'.repeat(groups.length), atStart.models);
  const seen = new Map<string, Sighting>();
  const gone = new Float64Array(vector.length);
  for (let i = 0; i < vector.length; i++) {
    if (vector[i] === 0) continue;
    // A state is told apart by a text: as long as a hundred steps.
    budget.spend(100 * groups.length);
    const state = i % formation.size;
    const left = groups.map((group, g) => group.models - formation.groupSlain[g][state]);
    const models = left.reduce((total, count) => total + count, 0);
    if (models === 0) {
      gone[i] = vector[i];
      continue;
    }
    const alive = left.map((count) => Number(count > 0)).join('');
    const key = keyOf(alive, models);
    let sighting = seen.get(key);
    if (sighting === undefined) {
      const present = groups.filter((_, g) => left[g] > 0);
      const facts = key === startKey ? atStart : factsOf(target, present, models);
      sighting = { key, facts, part: new Float64Array(vector.length) };
      seen.set(key, sighting);
    }
    sighting.part[i] = vector[i];
  }
  return { seen: [...seen.values()], gone };
}

/** A bit for each group that has a model left, by state. */
export function aliveMasks({ groups, groupSlain, size }: Formation, budget: Budget): Int32Array {
  const masks = new Int32Array(size);
  groups.forEach(({ models }, g) => {
    const slain = groupSlain[g];
    for (let state = 0; state < size; state++) if (slain[state] < models) masks[state] |= 1 << g;
    budget.spend(size);
  });
  return masks;
}
