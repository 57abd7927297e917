// Bases: circles and ovals (S3). Both are a radius around an axis, which for a circle is a point.
import { type Convex, convexToConvex, depthInside, pointToConvex } from './polygon.ts';
import { distance, type Point, SLACK, segmentToSegment } from './segment.ts';
import { cosine, sine } from './sine.ts';

/** In millimetres, as bases are sold: a diameter, or length and width. */
export type Base = { round: number } | { oval: [length: number, width: number] };

export const MM_PER_INCH = 25.4;

/** All points within `radius` of the segment `from` - `to`. */
export interface Capsule {
  readonly from: Point;
  readonly to: Point;
  readonly radius: number;
}

/** A base standing at x, y; facing 0 puts the axis of an oval along x, positive turns it towards y. */
export function capsuleOf(base: Base, x: number, y: number, facing: number): Capsule {
  if ('round' in base) {
    const centre: Point = [x, y];
    return { from: centre, to: centre, radius: base.round / 2 / MM_PER_INCH };
  }
  const [length, width] = base.oval;
  const half = (length - width) / 2 / MM_PER_INCH;
  const dx = half * cosine(facing);
  const dy = half * sine(facing);
  return { from: [x - dx, y - dy], to: [x + dx, y + dy], radius: width / 2 / MM_PER_INCH };
}

/** Between the outlines; negative where they overlap. */
export function gap(one: Capsule, other: Capsule): number {
  // Two circles, the common case, need no segments: 8 times as fast.
  if (one.from === one.to && other.from === other.to) return distance(one.from, other.from) - one.radius - other.radius;
  return segmentToSegment(one.from, one.to, other.from, other.to) - one.radius - other.radius;
}

/** Between the outline and a convex shape; at least minus the radius. */
export function gapToShape({ from, to, radius }: Capsule, shape: Convex): number {
  return convexToConvex([from, to], shape) - radius;
}

/** No point of the base lies outside the shape. */
export function whollyInside({ from, to, radius }: Capsule, shape: Convex): boolean {
  return Math.min(depthInside(from, shape), depthInside(to, shape)) >= radius - SLACK;
}

/** Every point of the base is within `inches` of the shape. */
export function whollyWithin({ from, to, radius }: Capsule, inches: number, shape: Convex): boolean {
  return Math.max(pointToConvex(from, shape), pointToConvex(to, shape)) + radius <= inches + SLACK;
}

/** What the axis of a base covers as it slides along a leg: widened by the radius, it is the way taken (S23). */
export function swept({ from, to }: Capsule, dx: number, dy: number): Convex {
  // Of a circle it is a segment, which has half as many edges to be measured from.
  if (from === to) return [from, [from[0] + dx, from[1] + dy]];
  return [from, to, [to[0] + dx, to[1] + dy], [from[0] + dx, from[1] + dy]];
}

/** The outermost point in the direction of the unit vector (dx, dy): S36. */
export function outermost({ from, to, radius }: Capsule, dx: number, dy: number): Point {
  const lean = (to[0] - from[0]) * dx + (to[1] - from[1]) * dy;
  const [x, y] = Math.abs(lean) <= SLACK ? [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2] : lean > 0 ? to : from;
  return [x + radius * dx, y + radius * dy];
}
