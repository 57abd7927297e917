// From which face on each roll of an attack succeeds: what a program that throws the dice marks them by.
import type { Battle } from './battle.ts';
import { hitsFrom, painIgnoredOn, saveNeeds, strengthOf, woundsFrom } from './rolls.ts';

/** Faces of a die; 7 where none succeeds, null where there is no such roll or where it is not the same for all. */
export interface FacesNeeded {
  readonly hit: number | null;
  readonly wound: number | null;
  readonly save: number | null;
  readonly feelNoPain: number | null;
}

function shared(all: readonly number[]): number | null {
  const [first, ...others] = all;
  return first !== undefined && others.every((one) => one === first) ? first : null;
}

/** One an entry of the first unit's volley, against the target as it stands. */
export function facesNeeded({ units: [{ plans }], target: { groups } }: Battle): readonly FacesNeeded[] {
  return plans.map((plan): FacesNeeded => {
    const rolled = plan.strength.count > 0;
    return {
      hit: plan.hitsWithoutRoll ? null : hitsFrom(plan).hit,
      wound: rolled ? null : woundsFrom(plan, strengthOf(plan, plan.strength.plus)).wound,
      save: shared(groups.map((group) => Math.min(7, saveNeeds(plan, group)))),
      feelNoPain: shared(groups.map((group) => painIgnoredOn(group, { mortal: false, psychic: plan.psychic }))),
    };
  });
}
