// Points, segments and the distance of convex shapes, in closed form. Only exactly rounded arithmetic: + - * / and sqrt.

export type Point = readonly [x: number, y: number];

/** How far two lengths may differ and still be the same. */
export const SLACK = 0.000001;

/** Positive when c lies to the left of a -> b. Twice the area of the triangle. */
export function cross(a: Point, b: Point, c: Point): number {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
}

export function distance(a: Point, b: Point): number {
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  return Math.sqrt(dx * dx + dy * dy);
}

/** On numbers alone: the foot of the perpendicular as a point of its own cost a third of every move that was judged. */
export function pointToSegment(p: Point, a: Point, b: Point): number {
  const ax = a[0];
  const ay = a[1];
  const dx = b[0] - ax;
  const dy = b[1] - ay;
  const square = dx * dx + dy * dy;
  const along = square === 0 ? 0 : ((p[0] - ax) * dx + (p[1] - ay) * dy) / square;
  const share = along < 0 ? 0 : along > 1 ? 1 : along;
  const awayX = ax + share * dx - p[0];
  const awayY = ay + share * dy - p[1];
  return Math.sqrt(awayX * awayX + awayY * awayY);
}

/** They pass through each other; touching is left to the distances of the ends. */
function cut(a: Point, b: Point, c: Point, d: Point): boolean {
  const one = cross(a, b, c);
  const two = cross(a, b, d);
  const three = cross(c, d, a);
  const four = cross(c, d, b);
  return ((one > 0 && two < 0) || (one < 0 && two > 0)) && ((three > 0 && four < 0) || (three < 0 && four > 0));
}

export function segmentToSegment(a: Point, b: Point, c: Point, d: Point): number {
  if (cut(a, b, c, d)) return 0;
  return Math.min(pointToSegment(a, c, d), pointToSegment(b, c, d), pointToSegment(c, a, b), pointToSegment(d, a, b));
}
