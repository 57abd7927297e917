// The way a model takes (S20-S23): its legs, what they cost, what the base sweeps over.
import { swept } from '../geometry/base.ts';
import { type Convex, convexToConvex } from '../geometry/polygon.ts';
import { distance, type Point, SLACK } from '../geometry/segment.ts';
import type { Seer } from './cover.ts';
import { type Body, bodyOf, LEVEL, onBoard, UPWARDS, within } from './measure.ts';

/** Where a model is told to go. */
export interface Route {
  /** Index in the unit. */
  readonly model: number;
  /** Corners of the path after the start. */
  readonly to: readonly Point[];
  readonly z: number;
  readonly facing: number;
}

/** S21: what turning costs an oval, and that of a Monster or Vehicle. */
const TURN = 1;
const TURN_LARGE = 2;

export class Way {
  readonly model: number;
  readonly start: Seer;
  readonly end: Seer;
  readonly cost: number;
  private readonly corners: readonly Body[];
  /** Swept axes, one a leg; of a model that only turns or climbs, where it stands. */
  readonly sweeps: readonly Convex[];
  private readonly lowest: number;
  private readonly highest: number;

  constructor(start: Seer, route: Route) {
    this.model = route.model;
    this.start = start;
    // The model turns first, then slides along its legs without turning (S20).
    const places: Point[] = [[start.x, start.y], ...route.to];
    const [x, y] = places[places.length - 1];
    this.end = bodyOf({ ...start, x, y, z: route.z, facing: route.facing });
    this.corners = places.map((place) => bodyOf({ ...start, x: place[0], y: place[1], facing: route.facing }));
    const legs = places
      .slice(1)
      .map((place, i) => swept(this.corners[i].capsule, place[0] - places[i][0], place[1] - places[i][1]));
    this.sweeps = legs.length === 0 ? [swept(this.corners[0].capsule, 0, 0)] : legs;
    this.cost = costOf(start, this.end, places);
    this.lowest = Math.min(start.z, route.z);
    this.highest = Math.max(start.z, route.z);
  }

  /** S23: the base lies on the board at every corner. */
  get staysOnBoard(): boolean {
    return this.corners.every(onBoard);
  }

  /** The least distance from the way to somebody standing. */
  gapTo(other: Body): number {
    const axis: Convex = [other.capsule.from, other.capsule.to];
    let least = Number.POSITIVE_INFINITY;
    for (const sweep of this.sweeps) least = Math.min(least, convexToConvex(sweep, axis));
    return least - this.start.capsule.radius - other.capsule.radius;
  }

  /** Passes through somebody on one of the levels of the way. */
  passesThrough(other: Body): boolean {
    return this.rise(other) < LEVEL && this.gapTo(other) < -SLACK;
  }

  /** Comes within Engagement Range of somebody on the way. */
  passesNear(other: Body, inches: number): boolean {
    return within(this.rise(other), UPWARDS) && within(this.gapTo(other), inches);
  }

  /** From the nearest level of the way. */
  private rise({ z }: Body): number {
    return Math.max(0, this.lowest - z, z - this.highest);
  }
}

function costOf(start: Seer, end: Seer, places: readonly Point[]): number {
  let length = 0;
  for (let i = 1; i < places.length; i++) length += distance(places[i - 1], places[i]);
  const rise = Math.abs(end.z - start.z);
  const way = start.keywords.flies ? Math.sqrt(length * length + rise * rise) : length + rise;
  if ('round' in start.base || start.facing === end.facing) return way;
  return way + (start.keywords.isLarge ? TURN_LARGE : TURN);
}
