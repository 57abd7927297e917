// Grenades (S84): what six dice of mortal wounds are worth, and whether to throw them instead of shooting.
import type { Action } from '../battle/action.ts';
import { whyNoGrenade } from '../battle/apply/shooting.ts';
import { lossSequence } from '../battle/attacks/casualties.ts';
import { enemiesOf, lineOf, nameOf, unitsOf, woundsOf } from '../battle/roster.ts';
import type { ModelState, State, UnitState } from '../battle/state.ts';
import { say } from '../words/say.ts';
import { type Candidate, candidate } from './candidate.ts';
import { pointsLeft, WORTH_A_COMMAND_POINT } from './worth.ts';

const DICE = 6;
const WOUNDS = 1 / 2;

/** Rule 33: the chance that a mortal wound is not ignored. */
function hurts(state: State, { side }: UnitState, model: ModelState): number {
  const { fnp, fnpMortal } = lineOf(state.setup, side, model);
  return Math.min(1, (Math.min(fnp ?? 7, fnpMortal ?? 7) - 1) / 6);
}

/** Points that a grenade is expected to destroy: wounds taken one by one, from model to model (rule 36). */
export function grenadeWorth(state: State, target: UnitState): number {
  const order = lossSequence(state, target).map((id) => target.models.find((model) => model.id === id)!);
  // Who takes the next wound after so many, and how many are gone by then.
  const takers = order.flatMap((model, gone) => Array.from({ length: model.wounds }, () => ({ model, gone })));
  let lost = [1];
  for (let die = 0; die < DICE; die++) {
    const next = [...lost, 0];
    for (const [wounds, chance] of lost.entries()) {
      const taker = takers[wounds];
      if (taker === undefined) continue;
      const moves = chance * WOUNDS * hurts(state, target, taker.model);
      next[wounds] -= moves;
      next[wounds + 1] += moves;
    }
    lost = next;
  }
  const share = lost.reduce((sum, chance, wounds) => {
    const slain = takers[wounds]?.gone ?? order.length;
    return sum + (chance * (slain / order.length + wounds / woundsOf(target))) / 2;
  }, 0);
  return pointsLeft(state, target) * share;
}

/** Grenades that are worth more than what their unit would fire, and the Command point. */
export function grenadeCandidates(state: State, fired: readonly Candidate[]): Candidate[] {
  if (!state.setup.stratagems) return [];
  return unitsOf(state, state.turn)
    .filter((unit) => whyNoGrenade(state, unit) === null)
    .flatMap((unit) =>
      enemiesOf(state, unit).flatMap((target) => {
        const destroyed = grenadeWorth(state, target);
        const instead = fired.find(({ action }) => 'unit' in action && action.unit === unit.id)?.score ?? 0;
        if (destroyed <= instead + WORTH_A_COMMAND_POINT) return [];
        const action: Action = { type: 'grenade', unit: unit.id, target: target.id };
        const label = say('reads-grenade', { unit: nameOf(state, unit), target: nameOf(state, target) });
        return [candidate(action, label, { destroyed })];
      }),
    );
}
