// The Charge phase (S55-S59) and the Command Re-roll (S82).
import { isInChargeRange } from '../../rules/charge.ts';
import { askForOverwatch, watchers } from '../attacks/overwatch.ts';
import { isUnitEngaged } from '../flow.ts';
import { mayReroll, REROLL, rollCharge } from '../moves/charging.ts';
import { orderNow } from '../moves/formation.ts';
import { checkOrder, inchesOf, walk } from '../moves/moving.ts';
import { problemOf, type Reason } from '../reasons.ts';
import { bodiesOf, enemiesOf, hasModel, unitById } from '../roster.ts';
import { otherSide, type State, type UnitState } from '../state.ts';
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
  perform(draft, { unit, paths }) {
    const order = { ...orderNow(draft.state, draft.unit(unit)), paths };
    walk(draft, order, inchesOf(draft.state, order));
    draft.set({ pending: null });
    draft.setUnit(unit, { charged: true });
  },
};

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
