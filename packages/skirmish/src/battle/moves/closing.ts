// Ways into the fight: charges, pile-ins and consolidations that bring models next to the enemy.

import { distance, type Point, SLACK } from '../../geometry/segment.ts';
import { type Body, horizontal, range } from '../../rules/measure.ts';
import { gapToMarker, type Marker } from '../../rules/objectives.ts';
import type { Refused } from '../../words/say.ts';
import type { Path } from '../action.ts';
import { bodiesOf, enemiesOf, unitById } from '../roster.ts';
import type { State, UnitState } from '../state.ts';
import { arrange, orderNow, PILE_IN } from './formation.ts';
import type { MoveOrder } from './moving.ts';

/** How far from the enemy's base a model stops: well inside Engagement Range, not quite touching. */
const STANDOFF = 0.3;

/** The point on the straight way to an enemy where a model stops, at most `inches` away. */
function towards(body: Body, enemy: Body, inches: number): Point {
  const far = distance([body.x, body.y], [enemy.x, enemy.y]);
  const step = Math.min(inches, Math.max(0, horizontal(body, enemy) - STANDOFF));
  if (far === 0 || step === 0) return [body.x, body.y];
  const share = step / far;
  return [body.x + share * (enemy.x - body.x), body.y + share * (enemy.y - body.y)];
}

function nearest(body: Body, enemies: readonly Body[]): Body | undefined {
  let best: Body | undefined;
  for (const enemy of enemies) if (best === undefined || range(body, enemy) < range(body, best)) best = enemy;
  return best;
}

/** Every model as near to its nearest enemy of these as it gets. */
export function closeIn(
  state: State,
  order: Omit<MoveOrder, 'paths'>,
  enemies: readonly Body[],
  inches: number,
): Path[] | Refused {
  const places = bodiesOf(state, order.unit).map((body): Point => {
    const enemy = nearest(body, enemies);
    return enemy === undefined ? [body.x, body.y] : towards(body, enemy, inches);
  });
  // S57, S62: who moves comes closer; who cannot stays where it is, and does not keep the others from it.
  const allows = (start: Body, end: Body) => {
    const enemy = nearest(start, enemies);
    return enemy !== undefined && range(end, enemy) < range(start, enemy) - SLACK;
  };
  return arrange(state, order, { places, allows });
}

/** The move of a charge that was rolled, or why it cannot be made. */
export function chargePaths(state: State): Path[] | Refused | null {
  const { pending } = state;
  if (pending?.kind !== 'charge') return null;
  const unit = unitById(state, pending.unit);
  if (unit === undefined) return null;
  const order = orderNow(state, unit);
  const enemies = (order.targets ?? []).flatMap((id) => bodiesOf(state, unitById(state, id)!));
  return closeIn(state, order, enemies, order.allowance ?? 0);
}

/** Every model as near to the enemy as 3" bring it, by pile in or consolidation. */
export function pressIn(state: State, unit: UnitState, kind: 'pile-in' | 'consolidate'): Path[] | Refused {
  const enemies = enemiesOf(state, unit).flatMap((enemy) => bodiesOf(state, enemy));
  return closeIn(state, { kind, unit, allowance: PILE_IN }, enemies, PILE_IN);
}

/** S63: a unit consolidates towards the marker that is closest to it, no other. */
export function isClosestMarker(state: State, unit: UnitState, marker: Marker): boolean {
  const bodies = bodiesOf(state, unit);
  const gapOf = (one: Marker) => Math.min(...bodies.map((body) => gapToMarker(one, body)));
  const own = gapOf(marker);
  return state.objectives.every((other) => own <= gapOf(other) + SLACK);
}

/** Consolidation towards a marker (S63). */
export function settleOn(state: State, unit: UnitState, marker: Marker): Path[] | Refused {
  const order = { kind: 'consolidate', unit, allowance: PILE_IN, marker } as const;
  const places = bodiesOf(state, unit).map((body): Point => {
    const far = distance([body.x, body.y], [marker.x, marker.y]);
    const share = far === 0 ? 0 : Math.min(1, PILE_IN / far);
    return [body.x + share * (marker.x - body.x), body.y + share * (marker.y - body.y)];
  });
  return arrange(state, order, { places });
}
