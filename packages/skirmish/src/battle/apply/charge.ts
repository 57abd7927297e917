// The Charge phase (S55-S59) and the Command Re-roll (S82).
import { isInChargeRange } from '../../rules/charge.ts';
import type { ActionOf } from '../action.ts';
import { asksForOverwatch, endOfMove } from '../attacks/overwatch.ts';
import type { Draft } from '../draft.ts';
import { isUnitEngaged } from '../flow.ts';
import { mayReroll, REROLL, rollCharge } from '../moves/charging.ts';
import { orderNow } from '../moves/formation.ts';
import { checkOrder, inchesOf, walk } from '../moves/moving.ts';
import { problemOf, type Reason } from '../reasons.ts';
import { bodiesOf, enemiesOf, hasModel, unitById } from '../roster.ts';
import type { State, UnitState } from '../state.ts';
import { type ActionRules, checkOwnUnit, checkOwnUnitIn, checkPathsRounded, isProblem } from './action-rules.ts';

/** S55, whatever the targets. */
export function whyNoCharge(state: State, unit: UnitState): Reason | null {
  if (unit.declared) return 'already-charged';
  if (unit.moved === 'advance') return 'advanced';
  if (unit.moved === 'fall-back') return 'fell-back';
  if (hasModel(state, unit, (keywords) => keywords.has('Aircraft'))) return 'cannot-move';
  return isUnitEngaged(state, unit) ? 'engaged' : null;
}

export const declareCharge: ActionRules<'declare-charge'> = {
  check(state, action) {
    const unit = checkOwnUnitIn('charge', state, action.unit);
    if (isProblem(unit)) return unit;
    const reason = whyNoCharge(state, unit);
    if (reason !== null) return problemOf(reason, 'unit');
    const targets = enemiesOf(state, unit).filter((enemy) => action.targets.includes(enemy.id));
    if (targets.length < action.targets.length) return problemOf('unknown-unit', 'targets');
    const near = targets.every((target) => isInChargeRange(bodiesOf(state, unit), bodiesOf(state, target)));
    return near ? null : problemOf('target-too-far', 'targets');
  },

  throwsDice: () => true,

  perform(draft, { unit, targets }) {
    draft.setUnit(unit, { declared: true });
    rollCharge(draft, { kind: 'charge', unit, targets }, false);
  },
};

function pendingCharge(state: State, unit: string) {
  if (state.phase !== 'charge') return problemOf('wrong-phase', 'type');
  if (state.pending?.kind !== 'charge' || state.pending.unit !== unit) return problemOf('roll-pending', 'unit');
  return state.pending;
}

export const chargeMove: ActionRules<'charge-move'> = {
  check(state, action) {
    const pending = pendingCharge(state, action.unit);
    if (isProblem(pending)) return pending;
    const unit = checkOwnUnit(state, action.unit);
    if (isProblem(unit)) return unit;
    const order = { ...orderNow(state, unit), paths: action.paths };
    if (order.targets?.length === 0) return problemOf('target-not-reached', 'paths');
    return checkPathsRounded(action.paths) ?? checkOrder(state, order);
  },
  perform(draft, action) {
    const { pending } = draft.state;
    if (pending?.kind !== 'charge') return;
    const asks =
      pending.watched !== true && asksForOverwatch(draft, action.unit, { at: 'start', rolled: pending }, action);
    if (!asks) performChargeMove(draft, action);
  },
};

/** The charge move itself. One that losses have made impossible may be made otherwise, with what was rolled. */
export function performChargeMove(draft: Draft, { unit: id, paths: wanted }: ActionOf<'charge-move'>): void {
  const unit = draft.unit(id);
  const paths = wanted.filter(({ model }) => unit.models.some((one) => one.id === model));
  const order = { ...orderNow(draft.state, unit), paths };
  if (checkOrder(draft.state, order) !== null) return;
  walk(draft, order, inchesOf(draft.state, order));
  draft.setUnit(id, { charged: true });
  endOfMove(draft, id);
}

export const chargeStop: ActionRules<'charge-stop'> = {
  check(state, action) {
    const pending = pendingCharge(state, action.unit);
    return isProblem(pending) ? pending : null;
  },
  perform: (draft) => draft.set({ pending: null }),
};

export const reroll: ActionRules<'reroll'> = {
  check(state) {
    const { pending } = state;
    if (pending?.kind !== 'advance' && pending?.kind !== 'charge') return problemOf('wrong-phase', 'type');
    if (pending.rerolled || state.used.includes(`${REROLL}:${state.turn}`)) return problemOf('stratagem-used');
    if (!state.setup.stratagems) return problemOf('wrong-phase', 'type');
    if (unitById(state, pending.unit)?.shocked) return problemOf('shocked');
    return mayReroll(state, pending.unit) ? null : problemOf('no-command-points');
  },
  throwsDice: () => true,
  perform(draft) {
    const { pending, turn } = draft.state;
    if (pending?.kind !== 'advance' && pending?.kind !== 'charge') return;
    draft.useStratagem(turn, REROLL, pending.unit);
    if (pending.kind === 'charge') rollCharge(draft, pending, true);
    else {
      const [roll] = draft.roll('advance', 1, { side: turn, unit: pending.unit });
      draft.set({ pending: { ...pending, roll, rerolled: true } });
    }
  },
};
