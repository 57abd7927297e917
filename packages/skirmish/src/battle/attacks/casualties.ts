// In which order a unit loses its models (S76, S79, S80).
import { memoizeWeak } from '@oddsmith/games';
import { type Casualty, nextLoss } from '../../rules/losses.ts';
import { bodiesOf, isLeader, lineOf } from '../roster.ts';
import type { State, UnitState } from '../state.ts';

function casualtiesOf(state: State, unit: UnitState): (Casualty & { readonly id: string })[] {
  const bodies = bodiesOf(state, unit);
  return unit.models.map((model, index) => ({
    ...bodies[index],
    id: model.id,
    wounds: model.wounds,
    w: lineOf(state.setup, unit.side, model).w,
    // Weapons of an attached leader are numbered in its own unit.
    weapons: model.weapons.map((weapon) => model.unit * 1000 + weapon),
    leader: isLeader(state.setup, unit.side, model),
  }));
}

/** Ids of all models, the next to be lost first: a wounded one, then as the owner wants it or by default. */
export function lossSequence(state: State, unit: UnitState): readonly string[] {
  return sequenceOf(unit, state);
}

/** Every odds and every thought asks for it. */
const sequenceOf = memoizeWeak((unit: UnitState, state: State) => {
  const { lossOrder } = unit;
  const rank = lossOrder === null ? undefined : ({ id }: { readonly id: string }) => lossOrder.indexOf(id);
  let left = casualtiesOf(state, unit);
  const sequence: string[] = [];
  while (left.length > 0) {
    const next = left[nextLoss(left, rank)];
    sequence.push(next.id);
    left = left.filter((model) => model !== next);
  }
  return sequence;
});
