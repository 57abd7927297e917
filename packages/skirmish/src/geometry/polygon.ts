// Convex shapes given by their corners: a point, a segment or a polygon, in either direction of turning.
import { cross, distance, type Point, pointToSegment, SLACK, segmentToSegment } from './segment.ts';

export type Convex = readonly Point[];

/** A circle around a shape: what does not come near it does not come near the shape. */
export interface Round {
  readonly centre: Point;
  readonly radius: number;
}

const circles = new WeakMap<Convex, Round>();

export function circleAround(shape: Convex): Round {
  const known = circles.get(shape);
  if (known !== undefined) return known;
  let x = 0;
  let y = 0;
  for (const corner of shape) {
    x += corner[0] / shape.length;
    y += corner[1] / shape.length;
  }
  const centre: Point = [x, y];
  let radius = 0;
  for (const corner of shape) radius = Math.max(radius, distance(centre, corner));
  const round = { centre, radius };
  circles.set(shape, round);
  return round;
}

/** Twice the area, positive when the corners turn to the left. */
export function twiceArea(shape: Convex): number {
  let sum = 0;
  for (let i = 1; i + 1 < shape.length; i++) sum += cross(shape[0], shape[i], shape[i + 1]);
  return sum;
}

/** Below this a shape is a line drawn with rounding errors. */
const NO_AREA = 1e-9;

/** Inside or on the edge. A shape without area holds nothing: its edges are asked instead. */
function holds(shape: Convex, p: Point): boolean {
  const area = twiceArea(shape);
  if (Math.abs(area) < NO_AREA) return false;
  const turn = Math.sign(area);
  for (let i = 0; i < shape.length; i++) if (turn * cross(shape[i], shape[(i + 1) % shape.length], p) < 0) return false;
  return true;
}

/** 0 inside. */
export function pointToConvex(p: Point, shape: Convex): number {
  if (holds(shape, p)) return 0;
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < shape.length; i++)
    least = Math.min(least, pointToSegment(p, shape[i], shape[(i + 1) % shape.length]));
  return least;
}

/** 0 where they touch or overlap. */
export function convexToConvex(one: Convex, other: Convex): number {
  if (holds(one, other[0]) || holds(other, one[0])) return 0;
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < one.length; i++)
    for (let j = 0; j < other.length; j++)
      least = Math.min(
        least,
        segmentToSegment(one[i], one[(i + 1) % one.length], other[j], other[(j + 1) % other.length]),
      );
  return least;
}

/** The boxes around both lie further apart than that: most shapes of a board do, and their edges need not be measured. */
export function liesBeyond(one: Convex, other: Convex, inches: number): boolean {
  return liesBeyondAlong(one, other, inches, 0) || liesBeyondAlong(one, other, inches, 1);
}

function liesBeyondAlong(one: Convex, other: Convex, inches: number, axis: 0 | 1): boolean {
  let [least, most] = [one[0][axis], one[0][axis]];
  for (let i = 1; i < one.length; i++) {
    const at = one[i][axis];
    if (at < least) least = at;
    else if (at > most) most = at;
  }
  let [from, to] = [other[0][axis], other[0][axis]];
  for (let i = 1; i < other.length; i++) {
    const at = other[i][axis];
    if (at < from) from = at;
    else if (at > to) to = at;
  }
  return from - most > inches || least - to > inches;
}

/** How deep a point lies inside, measured to the nearest edge line; negative outside. */
export function depthInside(p: Point, shape: Convex): number {
  const turn = Math.sign(twiceArea(shape));
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < shape.length; i++) {
    const a = shape[i];
    const b = shape[(i + 1) % shape.length];
    const dx = b[0] - a[0];
    const dy = b[1] - a[1];
    const length = Math.sqrt(dx * dx + dy * dy);
    if (length > 0) least = Math.min(least, (turn * cross(a, b, p)) / length);
  }
  return least;
}

/** The part of a segment that lies more than the slack inside, as shares of its length; undefined when there is none. */
export function partInside(a: Point, b: Point, shape: Convex): readonly [from: number, to: number] | undefined {
  const turn = Math.sign(twiceArea(shape));
  let from = 0;
  let to = 1;
  for (let i = 0; i < shape.length; i++) {
    const c = shape[i];
    const d = shape[(i + 1) % shape.length];
    const dx = d[0] - c[0];
    const dy = d[1] - c[1];
    const length = Math.sqrt(dx * dx + dy * dy);
    if (length === 0) continue;
    const start = (turn * cross(c, d, a)) / length - SLACK;
    const end = (turn * cross(c, d, b)) / length - SLACK;
    if (start <= 0 && end <= 0) return undefined;
    if (start < 0) from = Math.max(from, start / (start - end));
    else if (end < 0) to = Math.min(to, start / (start - end));
  }
  return from < to ? [from, to] : undefined;
}

/** Every corner turns the same way, and not on the spot. */
export function polygonIsConvex(shape: Convex): boolean {
  const turns = shape.map((corner, i) => cross(corner, shape[(i + 1) % shape.length], shape[(i + 2) % shape.length]));
  return turns.every((turn) => turn > SLACK) || turns.every((turn) => turn < -SLACK);
}

/** No edge of one has all of the other on its far side: they share more than an edge. */
export function convexesOverlap(one: Convex, other: Convex): boolean {
  return !hasSeparatingEdge(one, other) && !hasSeparatingEdge(other, one);
}

function hasSeparatingEdge(shape: Convex, other: Convex): boolean {
  const turn = Math.sign(twiceArea(shape));
  return shape.some((a, i) => {
    const b = shape[(i + 1) % shape.length];
    const length = distance(a, b);
    return length > 0 && other.every((p) => (turn * cross(a, b, p)) / length <= SLACK);
  });
}
