// The Movement phase: stay, move, advance or fall back (S19-S30).
import type { ActionOf } from '../action.ts';
import { lossSequence } from '../attacks/casualties.ts';
import { asksForOverwatch, endOfMove, watchers } from '../attacks/overwatch.ts';
import type { Draft } from '../draft.ts';
import { isUnitEngaged } from '../flow.ts';
import { checkOrder, inchesOf, judgeOrder, type MoveOrder, walk } from '../moves/moving.ts';
import { problemOf } from '../reasons.ts';
import { topSpeed, unitById } from '../roster.ts';
import { otherSide, type State, type UnitState } from '../state.ts';
import { type ActionRules, checkMoment, checkOwnUnit, checkPathsRounded, isProblem } from './action-rules.ts';

/** A unit of the side to move that has not moved yet. */
function checkMover(state: State, id: string) {
  const unit = checkOwnUnit(state, id);
  if (isProblem(unit)) return unit;
  return unit.moved === 'no' ? unit : problemOf('already-moved', 'unit');
}

/** D6 for the unit, rolled before the move (S22). */
export const advance: ActionRules<'advance'> = {
  check(state, action) {
    const moment = checkMoment(state, 'movement');
    if (moment !== null) return moment;
    const unit = checkMover(state, action.unit);
    if (isProblem(unit)) return unit;
    if (topSpeed(state, unit) === 0) return problemOf('cannot-move', 'unit');
    return isUnitEngaged(state, unit) ? problemOf('locked-in-combat', 'unit') : null;
  },
  throwsDice: () => true,
  perform(draft, { unit }) {
    const [roll] = draft.roll('advance', 1, { side: draft.state.turn, unit });
    draft.set({ pending: { kind: 'advance', unit, roll, rerolled: false } });
  },
};

type MoveAction = ActionOf<'move'>;

function orderOf(state: State, unit: UnitState, action: MoveAction): MoveOrder | null {
  if (action.kind === 'stationary') return null;
  const bonus = state.pending?.kind === 'advance' && action.kind === 'advance' ? state.pending.roll : 0;
  return { kind: action.kind, unit, paths: action.paths, bonus };
}

/** S28: how many models of a unit that falls back must test, before anybody moves. */
function desperateTests(state: State, order: MoveOrder | null): number {
  if (order?.kind !== 'fall-back') return 0;
  if (order.unit.shocked) return order.unit.models.length;
  const judged = judgeOrder(state, order);
  return 'legal' in judged && judged.legal ? judged.desperate.length : 0;
}

const LOST_UP_TO = 2;

function escapeTests(draft: Draft, unitId: string, tests: number): void {
  const dice = draft.roll('desperate escape', tests, { side: draft.state.turn, unit: unitId });
  for (const die of dice) {
    const unit = draft.unit(unitId);
    if (die <= LOST_UP_TO && unit.models.length > 0) draft.slay(unitId, lossSequence(draft.state, unit)[0], 'escape');
  }
}

export const move: ActionRules<'move'> = {
  check(state, action) {
    if (action.kind === 'advance') {
      if (state.pending?.kind !== 'advance') return checkMoment(state, 'movement') ?? problemOf('roll-pending', 'kind');
      if (state.pending.unit !== action.unit) return problemOf('roll-pending', 'unit');
    } else {
      const moment = checkMoment(state, 'movement');
      if (moment !== null) return moment;
    }
    const unit = checkMover(state, action.unit);
    if (isProblem(unit)) return unit;
    const order = orderOf(state, unit, action);
    if (order === null) return action.paths.length === 0 ? null : problemOf('cannot-move', 'paths');
    return checkPathsRounded(action.paths) ?? checkOrder(state, order);
  },

  throwsDice(state, action) {
    const unit = unitById(state, action.unit);
    if (unit === undefined || desperateTests(state, orderOf(state, unit, action)) === 0) return false;
    // While the other side is asked, nobody has left yet.
    return watchers(state, otherSide(state.turn), unit).length === 0;
  },

  perform(draft, action) {
    const { pending } = draft.state;
    const rolled = pending?.kind === 'advance' ? pending : null;
    const asks = action.kind !== 'stationary' && asksForOverwatch(draft, action.unit, { at: 'start', rolled }, action);
    if (!asks) performMove(draft, action);
  },
};

/** How many dice the move that waits for Overwatch throws. */
export function waitingTests(state: State, action: MoveAction): number {
  const unit = unitById(state, action.unit);
  return unit === undefined ? 0 : desperateTests(state, orderOf(state, unit, action));
}

/** The move itself; paths of models that are gone are dropped. */
export function performMove(draft: Draft, { unit: id, kind, paths: wanted }: MoveAction): void {
  const unit = draft.unit(id);
  // The same list where nobody is gone: its paths have been judged already.
  const lives = ({ model }: (typeof wanted)[number]) => unit.models.some((one) => one.id === model);
  const paths = wanted.every(lives) ? wanted : wanted.filter(lives);
  const order = orderOf(draft.state, unit, { type: 'move', unit: id, kind, paths });
  const inches = order === null ? 0 : inchesOf(draft.state, order);
  const tests = desperateTests(draft.state, order);
  if (tests > 0) escapeTests(draft, id, tests);
  draft.set({ pending: null });
  walk(draft, { unit, kind, paths }, inches);
  draft.setUnit(id, { moved: kind });
  if (kind !== 'stationary') endOfMove(draft, id);
}
