// What choosing, aiming and moving mean at every moment of the battle, whatever they are done with.
import {
  type Action,
  chargeTargets,
  lineOf,
  type Phase,
  precisely,
  rounded,
  type Shot,
  type State,
  strikes,
  type UnitState,
  unitById,
  volley,
} from '@oddsmith/skirmish';
import { skirmish } from '../../language/english/skirmish/skirmish.ts';
import type { Point } from '../board/view.ts';
import { mayWalk, NO_WISH, type Plan, planPlacement, planWalk } from './plan.ts';
import { act, isHumans, nowOf, type SessionStore, undo } from './session.ts';

/** The human in front of the page: whose decision it is, else the first human. */
export function ownSide(state: State): 0 | 1 {
  if (isHumans(state)) return state.actor;
  return state.setup.players[0].kind === 'human' ? 0 : 1;
}

export function selectUnit(store: SessionStore, id: string | null, more = false): void {
  const { selected } = store.getState();
  // The one that was selected first acts; chosen once more, it steps back.
  const others = selected.filter((other) => other !== id);
  const chosen = id === null ? [] : more ? (others.length < selected.length ? others : [...selected, id]) : [id];
  store.setState({
    selected: chosen,
    targets: [],
    plan: null,
    problem: null,
    looked: null,
    precise: false,
  });
}

/** An own unit is selected; an enemy is aimed at, or shown where nothing is selected. */
export function choose(store: SessionStore, id: string, withOthers = false): void {
  const { selected, targets, several: adding } = store.getState();
  const more = withOthers || adding;
  const state = nowOf(store.getState());
  const unit = unitById(state, id);
  if (unit === undefined) return;
  const lead = unitById(state, selected[0] ?? '');
  if (unit.side === ownSide(state) || lead === undefined || lead.side === unit.side) {
    selectUnit(store, id, more);
    return;
  }
  const several = more && state.phase === 'charge';
  store.setState({
    targets: several ? [...targets.filter((other) => other !== id), id] : [id],
    plan: null,
    problem: null,
  });
}

/** The whole attack a unit would make on what it aims at now; undefined where the phase knows none. */
export function attackAction(
  state: State,
  unitId: string,
  targets: readonly string[],
  precise = false,
): Action | undefined {
  const [target] = targets;
  if (target === undefined) return undefined;
  const aimed = (shots: Shot[]) => (precise ? precisely(state, unitId, shots) : shots);
  if (state.phase === 'shooting') return { type: 'shoot', unit: unitId, shots: aimed(volley(state, unitId, target)) };
  if (state.phase === 'charge' && state.pending === null)
    return { type: 'declare-charge', unit: unitId, targets: [...targets] };
  if (state.pending?.kind === 'fight' && state.pending.stage === 'strike')
    return { type: 'fight', unit: unitId, shots: aimed(strikes(state, unitId, target)) };
  return undefined;
}

/** Enter: makes the move that is planned, or the attack on what is aimed at. */
export function confirm(store: SessionStore): boolean {
  const { plan, selected, targets, precise } = store.getState();
  if (plan !== null) {
    if (plan.action === null) store.setState({ problem: plan.problem });
    return plan.action !== null && act(store, plan.action);
  }
  const [lead, ...others] = selected;
  const action = lead === undefined ? undefined : attackAction(nowOf(store.getState()), lead, targets, precise);
  if (action === undefined || !act(store, action)) return false;
  // Of several that shoot together the next one takes aim.
  if (action.type === 'shoot' && others.length > 0)
    store.setState({
      selected: others,
      targets: unitById(nowOf(store.getState()), targets[0])?.models.length === 0 ? [] : targets,
    });
  return true;
}

function walker(store: SessionStore): UnitState | undefined {
  const session = store.getState();
  const state = nowOf(session);
  if (!isHumans(state) || session.shown !== null) return undefined;
  const unit = unitById(state, session.selected[0] ?? '');
  return unit !== undefined && mayWalk(state, unit) ? unit : undefined;
}

function wishOf(plan: Plan | null, unit: string) {
  return plan?.unit === unit ? { by: plan.by, turn: plan.turn, single: plan.single, via: plan.via } : NO_WISH;
}

function setPlan(store: SessionStore, plan: Plan | null): void {
  store.setState({ plan, problem: plan?.problem ?? null });
}

/** The unit as far from where it stands, or one model of it. */
export function shift(store: SessionStore, by: Point, model?: string): void {
  const unit = walker(store);
  if (unit === undefined || !unit.placed) return;
  const state = nowOf(store.getState());
  const wish = wishOf(store.getState().plan, unit.id);
  const moved = unit.models.find(({ id }) => id === model);
  if (moved === undefined) {
    setPlan(store, planWalk(state, unit.id, { ...wish, by, single: {} }));
    return;
  }
  const to: Point = [rounded(moved.x + by[0]), rounded(moved.y + by[1])];
  setPlan(store, planWalk(state, unit.id, { ...wish, by: [0, 0], single: { ...wish.single, [moved.id]: to } }));
}

/** Where the middle of a unit is. */
export function centreOf(unit: UnitState): Point {
  const { models } = unit;
  return [
    models.reduce((sum, model) => sum + model.x, 0) / models.length,
    models.reduce((sum, model) => sum + model.y, 0) / models.length,
  ];
}

/** A point on the board: the middle of the unit goes there. */
export function sendTo(store: SessionStore, to: Point): void {
  const unit = walker(store);
  if (unit === undefined) return;
  if (!unit.placed) {
    setPlan(store, planPlacement(nowOf(store.getState()), unit.id, to));
    return;
  }
  const [x, y] = centreOf(unit);
  shift(store, [to[0] - x, to[1] - y]);
}

/** Arrow keys: the ghost steps on from where it is; whether there was anything to move. */
export function nudge(store: SessionStore, by: Point): boolean {
  const unit = walker(store);
  if (unit === undefined) return false;
  const { plan } = store.getState();
  const from: Point = plan?.unit === unit.id ? plan.by : unit.placed ? [0, 0] : zoneMiddle(unit.side);
  const to: Point = [rounded(from[0] + by[0]), rounded(from[1] + by[1])];
  if (unit.placed) shift(store, to);
  else sendTo(store, to);
  return true;
}

function zoneMiddle(side: 0 | 1): Point {
  return side === 0 ? [30, 9] : [30, 35];
}

const TURN = 45;

/** R: an oval turns on the spot, which costs inches. */
export function turn(store: SessionStore): void {
  const unit = walker(store);
  if (unit === undefined || !unit.placed) return;
  const wish = wishOf(store.getState().plan, unit.id);
  setPlan(store, planWalk(nowOf(store.getState()), unit.id, { ...wish, turn: (wish.turn + TURN) % 360 }));
}

/** W: the way goes over where the ghost is now, and on from there. */
export function setWaypoint(store: SessionStore): boolean {
  const unit = walker(store);
  const { plan } = store.getState();
  if (unit === undefined || plan === null || plan.unit !== unit.id || !unit.placed || plan.problem !== null)
    return false;
  const last = plan.via.at(-1);
  const [x, y] = plan.by;
  const stands = (x === 0 && y === 0) || (last !== undefined && last[0] === x && last[1] === y);
  if (stands || Object.keys(plan.single).length > 0) return false;
  setPlan(store, planWalk(nowOf(store.getState()), unit.id, { ...wishOf(plan, unit.id), via: [...plan.via, plan.by] }));
  return true;
}

/** What is only planned goes first, waypoint by waypoint, then the last action. */
export function takeBack(store: SessionStore): void {
  if (!dropWaypoint(store)) undo(store);
}

/** The last waypoint is given up, and the ghost is back there; whether there was one. */
function dropWaypoint(store: SessionStore): boolean {
  const unit = walker(store);
  const { plan } = store.getState();
  const last = plan?.via.at(-1);
  if (unit === undefined || plan === null || last === undefined) return false;
  const wish = { ...wishOf(plan, unit.id), by: last, via: plan.via.slice(0, -1) };
  setPlan(store, planWalk(nowOf(store.getState()), unit.id, wish));
  return true;
}

/** Why a phase has nothing for a unit that is selected, where that is worth saying. */
export function idleReason(state: State, unit: UnitState): string | undefined {
  const never: Partial<Record<Phase, string | false>> = {
    movement: unit.moved !== 'no' && skirmish.idle.moved,
    shooting: unit.shot && skirmish.idle.shot,
    charge: chargeTargets(state, unit).length === 0 && skirmish.idle.noCharge,
    fight: unit.fought && skirmish.idle.fought,
  };
  const still = unit.models.every((model) => (lineOf(state.setup, unit.side, model).m ?? 0) === 0);
  if (state.phase === 'movement' && still) return skirmish.idle.cannotMove;
  const reason = never[state.phase];
  return typeof reason === 'string' ? reason : undefined;
}
