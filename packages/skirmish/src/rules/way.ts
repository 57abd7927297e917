// The way a model takes (S20-S23): its legs, what they cost, what the base sweeps over.
import { type Capsule, capsuleOf, swept } from '../geometry/base.ts';
import { type Convex, convexToConvex } from '../geometry/polygon.ts';
import { distance, type Point, SLACK } from '../geometry/segment.ts';
import type { Seer } from './cover.ts';
import { type Body, bodyOf, LEVEL, liesOnBoard, UPWARDS, within } from './measure.ts';

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
  private readonly corners: readonly Capsule[];
  /** Swept axes, one a leg; of a model that only turns or climbs, where it stands. */
  readonly sweeps: readonly Convex[];
  private readonly box: Box;
  private readonly lowest: number;
  private readonly highest: number;

  constructor(start: Seer, route: Route) {
    this.model = route.model;
    this.start = start;
    // The model turns first, then slides along its legs without turning (S20).
    const places: Point[] = [[start.x, start.y], ...route.to];
    const [x, y] = places[places.length - 1];
    this.end = bodyOf({ ...start, x, y, z: route.z, facing: route.facing });
    this.corners = places.map((place) => capsuleOf(start.base, place[0], place[1], route.facing));
    const legs = places
      .slice(1)
      .map((place, i) => swept(this.corners[i], place[0] - places[i][0], place[1] - places[i][1]));
    this.sweeps = legs.length === 0 ? [swept(this.corners[0], 0, 0)] : legs;
    this.box = boxAround(this.sweeps);
    this.cost = costOf(start, this.end, places);
    this.lowest = Math.min(start.z, route.z);
    this.highest = Math.max(start.z, route.z);
  }

  /** S23: the base lies on the board at every corner. */
  get staysOnBoard(): boolean {
    return this.corners.every(liesOnBoard);
  }

  /** Whether somebody stands further than that from the box around the way: most of a board does, and two subtractions tell. */
  private isBeyond({ capsule: { from, to, radius } }: Body, inches: number): boolean {
    const reach = inches + radius + this.start.capsule.radius + 2 * SLACK;
    const { left, right, top, bottom } = this.box;
    return (
      Math.min(from[0], to[0]) - right > reach ||
      left - Math.max(from[0], to[0]) > reach ||
      Math.min(from[1], to[1]) - bottom > reach ||
      top - Math.max(from[1], to[1]) > reach
    );
  }

  /** The least distance from the way to somebody standing. */
  private gapTo(other: Body): number {
    const axis: Convex = [other.capsule.from, other.capsule.to];
    let least = Number.POSITIVE_INFINITY;
    for (const sweep of this.sweeps) least = Math.min(least, convexToConvex(sweep, axis));
    return least - this.start.capsule.radius - other.capsule.radius;
  }

  /** Passes through somebody on one of the levels of the way. */
  passesThrough(other: Body): boolean {
    return !this.isBeyond(other, 0) && this.rise(other) < LEVEL && this.gapTo(other) < -SLACK;
  }

  /** Comes within Engagement Range of somebody on the way. */
  passesNear(other: Body, inches: number): boolean {
    return !this.isBeyond(other, inches) && within(this.rise(other), UPWARDS) && within(this.gapTo(other), inches);
  }

  /** From the nearest level of the way. */
  private rise({ z }: Body): number {
    return Math.max(0, this.lowest - z, z - this.highest);
  }
}

/** The least box, edges along the board, that holds the axis wherever it sweeps. */
interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

function boxAround(sweeps: readonly Convex[]): Box {
  let [left, right, top, bottom] = [
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
  ];
  for (const sweep of sweeps)
    for (const [x, y] of sweep) {
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      if (y > bottom) bottom = y;
    }
  return { left, right, top, bottom };
}

function costOf(start: Seer, end: Seer, places: readonly Point[]): number {
  let length = 0;
  for (let i = 1; i < places.length; i++) length += distance(places[i - 1], places[i]);
  const rise = Math.abs(end.z - start.z);
  const way = start.keywords.flies ? Math.sqrt(length * length + rise * rise) : length + rise;
  if ('round' in start.base || start.facing === end.facing) return way;
  return way + (start.keywords.isLarge ? TURN_LARGE : TURN);
}
