// A move of a whole unit from one point: its shape is kept, models in the way of something step aside.

import { circleAround } from '../../geometry/polygon.ts';
import { distance, type Point } from '../../geometry/segment.ts';
import { cosine, sine } from '../../geometry/sine.ts';
import { isCoherent } from '../../rules/coherency.ts';
import type { Seer } from '../../rules/cover.ts';
import { type Body, bodyOf, ENGAGEMENT, engages, onBoard, overlaps, reachOf, within } from '../../rules/measure.ts';
import { coversMarker, MARKER_RADIUS, type Marker } from '../../rules/objectives.ts';
import { isStoodIn, stopsWay, type TerrainPiece } from '../../rules/terrain.ts';
import { Way } from '../../rules/way.ts';
import { rounded } from '../../setup/auto-deploy.ts';
import type { Refused } from '../../words/say.ts';
import type { Path } from '../action.ts';
import { isUnitEngaged } from '../flow.ts';
import { problemOf } from '../reasons.ts';
import { bodiesOf, enemiesOf, lineOf, unitById } from '../roster.ts';
import type { State, UnitState } from '../state.ts';
import { checkOrder, type MoveOrder } from './moving.ts';
import { wayRound } from './way-round.ts';

/** Rings around a wanted place that are tried, and how many points of each. */
const RING_STEP = 0.4;
const RINGS = 8;
const SPOKES = 12;
/** Inches for rounding. */
const TO_SPARE = 0.01;

function* rings([x, y]: Point): Generator<Point> {
  yield [rounded(x), rounded(y)];
  for (let ring = 1; ring <= RINGS; ring++)
    for (let spoke = 0; spoke < SPOKES; spoke++) {
      const turn = (spoke * 360) / SPOKES + (ring % 2) * 15;
      const reach = ring * RING_STEP;
      yield [rounded(x + reach * cosine(turn)), rounded(y + reach * sine(turn))];
    }
}

/** Where a model may end, for the order it moves by. */
interface Ground {
  readonly state: State;
  readonly others: readonly Body[];
  /** Enemies whose Engagement Range must not be entered. */
  readonly shunned: readonly Body[];
}

/** What a model can touch that ends somewhere on the rings. */
interface Surroundings extends Omit<Ground, 'state'> {
  readonly terrain: readonly TerrainPiece[];
  readonly markers: readonly Marker[];
}

/** Most of the board is far away, and up to a hundred places are tried. */
function around({ state, others, shunned }: Ground, [x, y]: Point, body: Body): Surroundings {
  const room = RINGS * RING_STEP + ENGAGEMENT + reachOf(body) + TO_SPARE;
  const isNear = (other: Body) => distance([x, y], [other.x, other.y]) <= room + reachOf(other);
  return {
    others: others.filter(isNear),
    shunned: shunned.filter(isNear),
    markers: state.objectives.filter((marker) => distance([x, y], [marker.x, marker.y]) <= room + MARKER_RADIUS),
    terrain: state.setup.terrain.filter(({ footprint }) => {
      const { centre, radius } = circleAround(footprint);
      return distance([x, y], centre) <= room + radius;
    }),
  };
}

/** On the ground, where all ends of formations are. */
function isFree({ terrain, markers, others, shunned }: Surroundings, body: Seer, placed: readonly Body[]): boolean {
  return (
    onBoard(body) &&
    !terrain.some((piece) => isStoodIn(piece, body)) &&
    !markers.some((marker) => coversMarker(marker, body)) &&
    !placed.some((other) => overlaps(body, other)) &&
    !others.some((other) => overlaps(body, other)) &&
    !shunned.some((enemy) => engages(body, enemy))
  );
}

/** Nothing stands in the straight way there. */
function isOpen({ state, shunned }: Ground, { kind }: Omit<MoveOrder, 'paths'>, way: Way): boolean {
  const { keywords, capsule } = way.start;
  if (keywords.flies) return true;
  const { terrain } = state.setup;
  return (
    !way.sweeps.some((sweep) => terrain.some((piece) => stopsWay(piece, sweep, capsule.radius, keywords))) &&
    (kind === 'fall-back' || !shunned.some((enemy) => way.passesNear(enemy, ENGAGEMENT)))
  );
}

export interface Wish {
  /** Where each model would like to end, in the order of the unit. */
  readonly places: readonly Point[];
  readonly facing?: number;
  /** Waypoints, each by how far the unit is from where it began. */
  readonly via?: readonly Point[];
  /** Corners of terrain that a model goes around, at most; one where nothing is said. */
  readonly corners?: number;
  /** Whether a model that stood at the first place may end at the second; one that finds no such place stays. */
  readonly allows?: (start: Body, end: Body) => boolean;
}

/** Paths that come as near to a wish as the rules let them, or the first reason why there are none. */
export function arrange(state: State, order: Omit<MoveOrder, 'paths'>, wish: Wish): Path[] | Refused {
  const { unit } = order;
  const bodies = bodiesOf(state, unit);
  const ground: Ground = {
    state,
    others: state.units.flatMap((other) => (other.id === unit.id ? [] : bodiesOf(state, other))),
    shunned: enemiesOf(state, unit)
      .filter((enemy) => order.kind !== 'charge' || !order.targets?.includes(enemy.id))
      .flatMap((enemy) => (order.kind === 'pile-in' || order.kind === 'consolidate' ? [] : bodiesOf(state, enemy))),
  };
  const placed: Seer[] = [];
  const paths: Path[] = [];
  for (const [index, body] of bodies.entries()) {
    const end = findEnd(ground, order, body, index, wish, placed);
    if (end === undefined) return whyNowhere(state, order, wish);
    const { x, y, z, facing } = end.body;
    placed.push(end.body);
    if (x !== body.x || y !== body.y || facing !== body.facing)
      paths.push({
        model: unit.models[index].id,
        to: [...end.around, [x, y] as const].map(([along, down]) => [along, down]),
        z,
        facing,
      });
  }
  return checkOrder(state, { ...order, paths }) ?? paths;
}

/** No place was found for a model: what the rules say of the straight ways tells the player why. */
function whyNowhere(state: State, order: Omit<MoveOrder, 'paths'>, { places, facing }: Wish): Refused {
  const paths = order.unit.models.map((model, index): Path => {
    const [x, y] = places[index];
    return { model: model.id, to: [[rounded(x), rounded(y)]], z: 0, facing: facing ?? model.facing };
  });
  return checkOrder(state, { ...order, paths }) ?? problemOf('not-coherent', 'paths');
}

/** Where a model ends, and the corners it goes around on its way there. */
interface End {
  readonly body: Seer;
  readonly around: readonly Point[];
}

function findEnd(
  ground: Ground,
  order: Omit<MoveOrder, 'paths'>,
  body: Seer,
  index: number,
  wish: Wish,
  placed: readonly Seer[],
): End | undefined {
  const { unit } = order;
  const { via = [], corners: most = 1, allows } = wish;
  const speed = lineOf(ground.state.setup, unit.side, unit.models[index]).m ?? 0;
  const allowance = order.allowance ?? speed + (order.bonus ?? 0);
  // Every model keeps its place beside the first, at waypoints too.
  const passed = via.map(([byX, byY]): Point => [rounded(body.x + byX), rounded(body.y + byY)]);
  const from = passed.at(-1) ?? [body.x, body.y];
  const near = around(ground, wish.places[index], body);
  let detours = MOST_DETOURS;
  for (const [x, y] of rings(wish.places[index])) {
    if (!within(distance([body.x, body.y], [x, y]), allowance)) continue;
    const end = bodyOf({ ...body, x, y, z: 0, facing: wish.facing ?? body.facing });
    if (!isFree(near, end, placed)) continue;
    const wayOver = (corners: readonly Point[]) =>
      new Way(body, { model: index, to: [...corners, [x, y]], z: 0, facing: end.facing });
    const fits = (way: Way) => within(way.cost, allowance) && way.staysOnBoard && isOpen(ground, order, way);
    const straight = wayOver(passed);
    if (!within(straight.cost, allowance)) continue;
    if (allows !== undefined && !isSamePlace(body, end) && !allows(body, end)) continue;
    if (placed.length > 0 && !isCoherentSoFar([...placed, end])) continue;
    if (isOpen(ground, order, straight)) return { body: end, around: passed };
    if (detours-- <= 0) continue;
    const round = wayRound(
      straight,
      { from, to: [x, y], terrain: ground.state.setup.terrain, most, allowance },
      (corners) => fits(wayOver([...passed, ...corners])),
    );
    if (round !== undefined) return { body: end, around: [...passed, ...round] };
  }
  const stays = allows !== undefined && !placed.some((other) => overlaps(body, other));
  return stays ? { body, around: [] } : undefined;
}

function isSamePlace(one: Body, other: Body): boolean {
  return one.x === other.x && one.y === other.y;
}

/** Places of a model for which ways around something are tried: each takes as long as eight straight ones. */
const MOST_DETOURS = 12;

/** The models placed so far hold together; a large unit becomes one as the later models join it. */
function isCoherentSoFar(placed: readonly Body[]): boolean {
  return isCoherent(placed.slice(-6)) || isCoherent(placed);
}

/** Inches of pile in and consolidation (S62, S63). */
export const PILE_IN = 3;

/** How a unit may move now: by its Movement, by what it rolled, or by the inches of the Fight phase. */
export function orderNow(state: State, unit: UnitState): Omit<MoveOrder, 'paths'> {
  const { pending } = state;
  if (pending?.kind === 'charge') {
    const targets = pending.targets.filter((id) => (unitById(state, id)?.models.length ?? 0) > 0);
    return { kind: 'charge', unit, allowance: pending.dice[0] + pending.dice[1], targets };
  }
  if (pending?.kind === 'fight') return { kind: 'consolidate', unit, allowance: PILE_IN };
  if (state.phase === 'fight') return { kind: 'pile-in', unit, allowance: PILE_IN };
  if (pending?.kind === 'advance') return { kind: 'advance', unit, bonus: pending.roll };
  return { kind: isUnitEngaged(state, unit) ? 'fall-back' : 'normal', unit };
}

/** For drag, keyboard and computer: the first model goes to `to`, the others keep their places beside it. */
export function formation(
  state: State,
  unitId: string,
  to: Point,
  how: Pick<Wish, 'facing' | 'via' | 'corners'> = {},
): Path[] | Refused {
  const unit = unitById(state, unitId);
  const bodies = unit === undefined ? [] : bodiesOf(state, unit);
  if (unit === undefined || bodies.length === 0) return problemOf('unknown-unit', 'unit');
  const [first] = bodies;
  const places = bodies.map(({ x, y }): Point => [to[0] + x - first.x, to[1] + y - first.y]);
  return arrange(state, orderNow(state, unit), { places, ...how });
}
