// In which order a unit loses its models (S76, S79, S80).
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

/** A unit that did not change loses its models in the same order: every odds and every thought asks for it. */
const sequences = new WeakMap<UnitState, readonly string[]>();

/** Ids of all models, the next to be lost first: a wounded one, then as the owner wants it or by default. */
export function lossSequence(state: State, unit: UnitState): readonly string[] {
  const known = sequences.get(unit);
  if (known !== undefined) return known;
  const sequence = sequenceOf(state, unit);
  sequences.set(unit, sequence);
  return sequence;
}

function sequenceOf(state: State, unit: UnitState): string[] {
  let left = casualtiesOf(state, unit);
  const sequence: string[] = [];
  while (left.length > 0) {
    const next = unit.lossOrder === null ? left[nextLoss(left)] : nextWanted(left, unit.lossOrder);
    sequence.push(next.id);
    left = left.filter((model) => model !== next);
  }
  return sequence;
}

function nextWanted<Model extends Casualty & { readonly id: string }>(
  left: readonly Model[],
  order: readonly string[],
): Model {
  const followers = left.filter((model) => !model.leader);
  const open = followers.length > 0 ? followers : left;
  const wounded = open.find((model) => model.wounds < model.w);
  const rank = (model: Model) => order.indexOf(model.id);
  return wounded ?? open.reduce((first, model) => (rank(model) < rank(first) ? model : first));
}
