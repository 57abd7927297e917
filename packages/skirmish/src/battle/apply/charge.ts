// The Charge phase (S55-S59) and the Command Re-roll (S82).
import { mayCharge } from '../../rules/charge.ts';
import { askForOverwatch, watchers } from '../attacks/overwatch.ts';
import { isUnitEngaged } from '../flow.ts';
import { mayReroll, REROLL, rollCharge } from '../moves/charging.ts';
import { checkOrder, judgeOrder, type MoveOrder, walk } from '../moves/moving.ts';
import { problemOf } from '../reasons.ts';
import { bodiesOf, isAlive, keywordsOf, setupUnitOf, unitById, unitsOf } from '../roster.ts';
import { otherSide, type State, type UnitState } from '../state.ts';
import { type ActionRules, checkMoment, checkOwnUnit, checkPathsRounded, isProblem } from './action-rules.ts';

/** S55, whatever the targets. */
export function checkCharger(state: State, unit: UnitState) {
  if (unit.declared) return problemOf('already-charged', 'unit');
  if (unit.moved === 'advance') return problemOf('advanced', 'unit');
  if (unit.moved === 'fall-back') return problemOf('fell-back', 'unit');
  if (unit.models.some((model) => keywordsOf(setupUnitOf(state.setup, unit.side, model)).has('Aircraft')))
    return problemOf('cannot-move', 'unit');
  return isUnitEngaged(state, unit) ? problemOf('engaged', 'unit') : null;
}

export const declareCharge: ActionRules<'declare-charge'> = {
  check(state, action) {
    const moment = checkMoment(state, 'charge');
    if (moment !== null) return moment;
    const unit = checkOwnUnit(state, action.unit);
    if (isProblem(unit)) return unit;
    const charger = checkCharger(state, unit);
    if (charger !== null) return charger;
    const targets = action.targets.map((id) => unitById(state, id));
    const enemies = unitsOf(state, otherSide(unit.side));
    if (!targets.every((target) => target !== undefined && enemies.includes(target)))
      return problemOf('unknown-unit', 'targets');
    if (new Set(action.targets).size < action.targets.length) return problemOf('unknown-unit', 'targets');
    const bodies = targets.map((target) => bodiesOf(state, target!));
    return mayCharge(bodiesOf(state, unit), bodies, []) ? null : problemOf('target-too-far', 'targets');
  },

  throwsDice(state, { unit }) {
    const charger = unitById(state, unit);
    return charger === undefined || watchers(state, otherSide(state.turn), charger).length === 0;
  },

  perform(draft, { unit, targets }) {
    draft.setUnit(unit, { declared: true });
    askForOverwatch(draft, unit, { kind: 'charge', unit, targets });
  },
};

function pendingCharge(state: State, unit: string) {
  if (state.phase === 'over') return problemOf('battle-over');
  if (state.phase !== 'charge') return problemOf('wrong-phase', 'type');
  if (state.pending?.kind !== 'charge' || state.pending.unit !== unit) return problemOf('roll-pending', 'unit');
  return state.pending;
}

function orderOf(state: State, unitId: string, paths: MoveOrder['paths']): MoveOrder | null {
  const { pending } = state;
  const unit = unitById(state, unitId);
  if (pending?.kind !== 'charge' || unit === undefined) return null;
  const targets = pending.targets.filter((id) => {
    const target = unitById(state, id);
    return target !== undefined && isAlive(target);
  });
  return { kind: 'charge', unit, paths, allowance: pending.dice[0] + pending.dice[1], targets };
}

export const chargeMove: ActionRules<'charge-move'> = {
  check(state, action) {
    const pending = pendingCharge(state, action.unit);
    if (isProblem(pending)) return pending;
    const unit = checkOwnUnit(state, action.unit);
    if (isProblem(unit)) return unit;
    const order = orderOf(state, action.unit, action.paths);
    if (order === null || order.targets?.length === 0) return problemOf('target-not-reached', 'paths');
    return checkPathsRounded(action.paths) ?? checkOrder(state, order);
  },
  throwsDice: () => false,
  perform(draft, { unit, paths }) {
    const order = orderOf(draft.state, unit, paths);
    const judged = order === null ? null : judgeOrder(draft.state, order);
    const inches = judged !== null && 'legal' in judged && judged.legal ? Math.max(0, ...judged.costs) : 0;
    walk(draft, unit, 'charge', paths, inches);
    draft.set({ pending: null });
    draft.setUnit(unit, { charged: true });
  },
};

export const chargeStop: ActionRules<'charge-stop'> = {
  check(state, action) {
    const pending = pendingCharge(state, action.unit);
    return isProblem(pending) ? pending : null;
  },
  throwsDice: () => false,
  perform: (draft) => draft.set({ pending: null }),
};

export const reroll: ActionRules<'reroll'> = {
  check(state) {
    if (state.phase === 'over') return problemOf('battle-over');
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
