// S79: the owner says in which order a unit loses its models, at any time when no dice are in the air.
import { problemOf } from '../reasons.ts';
import { isAlive, isLeader, unitById } from '../roster.ts';
import type { State, UnitState } from '../state.ts';
import type { ActionRules } from './action-rules.ts';

function isWholeOrder(state: State, unit: UnitState, order: readonly string[]): boolean {
  if (order.length !== unit.models.length || new Set(order).size < order.length) return false;
  const models = order.map((id) => unit.models.find((model) => model.id === id));
  if (models.includes(undefined)) return false;
  const leaders = models.map((model) => isLeader(state.setup, unit.side, model!));
  return leaders.every((leader, index) => !leader || leaders.slice(index).every(Boolean));
}

export const lossOrder: ActionRules<'loss-order'> = {
  check(state, { unit: id, order }) {
    const unit = unitById(state, id);
    if (unit === undefined || !isAlive(unit)) return problemOf('unknown-unit', 'unit');
    return order === null || isWholeOrder(state, unit, order) ? null : problemOf('loss-order-invalid', 'order');
  },
  perform: (draft, { unit, order }) => draft.setUnit(unit, { lossOrder: order }),
};
