// A move that is thought about: where the unit would go, how far that is, and why it may not.
import {
  type Action,
  afterWalk,
  check,
  formation,
  lineOf,
  type ModelState,
  orderNow,
  type Path,
  placesAt,
  type Refused,
  rounded,
  type State,
  type UnitState,
  unitById,
  walkAction,
} from '@oddsmith/skirmish';
import type { Point } from '../board/view.ts';

export interface Plan {
  readonly unit: string;
  /** How far the whole unit is shifted. */
  readonly by: Point;
  /** Degrees it is turned by. */
  readonly turn: number;
  /** Models moved one by one, where they would end. */
  readonly single: { readonly [model: string]: Point };
  /** Waypoints on the way there, each by how far the whole unit is shifted. */
  readonly via: readonly Point[];
  /** Everybody where the plan leaves them. */
  readonly ends: readonly ModelState[];
  /** The ways there, around corners where something stands in the straight one. */
  readonly paths: readonly Path[];
  readonly inches: number;
  readonly allowance: number;
  readonly action: Action | null;
  readonly problem: Refused | null;
}

/** Inches each model may go now. */
export function allowanceOf(state: State, unit: UnitState): number {
  const order = orderNow(state, unit);
  if (order.allowance !== undefined) return order.allowance;
  const speeds = unit.models.map((model) => lineOf(state.setup, unit.side, model).m ?? 0);
  return Math.max(0, ...speeds) + (order.bonus ?? 0);
}

/** Whether arrows and drags move this unit now. */
export function mayWalk(state: State, unit: UnitState): boolean {
  if (unit.side !== state.actor || unit.models.length === 0) return false;
  const { pending, phase } = state;
  if (phase === 'deployment') return !unit.placed;
  if (pending?.kind === 'advance' || pending?.kind === 'charge') return pending.unit === unit.id;
  if (pending?.kind === 'fight') return pending.unit === unit.id && pending.stage === 'consolidate';
  if (pending !== null) return false;
  if (phase === 'movement') return unit.moved === 'no';
  return phase === 'fight' && !unit.fought;
}

interface Wish {
  readonly by: Point;
  readonly turn: number;
  readonly single: Plan['single'];
  readonly via: Plan['via'];
}

export const NO_WISH: Wish = { by: [0, 0], turn: 0, single: {}, via: [] };

/** Corners of terrain a model goes around by itself. */
const CORNERS = 3;

function turned(facing: number, by: number): number {
  return (((facing + by) % 360) + 360) % 360;
}

function shifted(unit: UnitState, { by, turn, single }: Wish): ModelState[] {
  return unit.models.map((model) => {
    const own = single[model.id];
    const [x, y] = own ?? [rounded(model.x + by[0]), rounded(model.y + by[1])];
    return { ...model, x, y, facing: turned(model.facing, turn) };
  });
}

/** Inches of the longest way; straight where none was found. */
function farthest(unit: UnitState, ends: readonly ModelState[], paths: readonly Path[] = []): number {
  const lengths = unit.models.map((model, at) => {
    const corners = paths.find((path) => path.model === model.id)?.to ?? [[ends[at].x, ends[at].y]];
    let from: Point = [model.x, model.y];
    let length = 0;
    for (const to of corners) {
      length += Math.hypot(to[0] - from[0], to[1] - from[1]);
      from = [to[0], to[1]];
    }
    return length;
  });
  return Math.max(0, ...lengths);
}

function singlePaths(unit: UnitState, ends: readonly ModelState[]): Path[] {
  return ends
    .filter(({ x, y, facing }, at) => {
      const { models } = unit;
      return x !== models[at].x || y !== models[at].y || facing !== models[at].facing;
    })
    .map(({ id, x, y, facing }) => ({ model: id, to: [[x, y]], facing }));
}

function isOval(state: State, unit: UnitState): boolean {
  return 'oval' in lineOf(state.setup, unit.side, unit.models[0]).base;
}

export function planWalk(state: State, unitId: string, wish: Wish): Plan | null {
  const unit = unitById(state, unitId);
  if (unit === undefined || !mayWalk(state, unit)) return null;
  const { kind } = orderNow(state, unit);
  const shape = { unit: unitId, ...wish, allowance: allowanceOf(state, unit) };
  const wished = shifted(unit, wish);
  let paths: Path[] | Refused = singlePaths(unit, wished);
  if (Object.keys(wish.single).length === 0) {
    const to: Point = [rounded(unit.models[0].x + wish.by[0]), rounded(unit.models[0].y + wish.by[1])];
    const facing = wish.turn === 0 || !isOval(state, unit) ? undefined : turned(unit.models[0].facing, wish.turn);
    paths = formation(state, unitId, to, {
      ...(facing === undefined ? {} : { facing }),
      via: wish.via,
      corners: CORNERS,
    });
  }
  if (!Array.isArray(paths))
    return { ...shape, ends: wished, paths: [], inches: farthest(unit, wished), action: null, problem: paths };
  const action = walkAction(state, unitId, kind, paths);
  const problem = check(state, action);
  const ends = afterWalk(unit, paths);
  return {
    ...shape,
    ends,
    paths,
    inches: farthest(unit, ends, paths),
    action: problem === null ? action : null,
    problem,
  };
}

/** Deployment: the front row of the unit on a point. */
export function planPlacement(state: State, unitId: string, to: Point): Plan | null {
  const unit = unitById(state, unitId);
  if (unit === undefined || unit.placed) return null;
  const places = placesAt(state, unitId, [rounded(to[0]), rounded(to[1])]);
  const action: Action = { type: 'deploy', unit: unitId, places };
  const problem = check(state, action);
  return {
    unit: unitId,
    by: to,
    turn: 0,
    single: {},
    via: [],
    ends: unit.models.map((model, at) => ({ ...model, ...places[at] })),
    paths: [],
    inches: 0,
    allowance: 0,
    action: problem === null ? action : null,
    problem,
  };
}
