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

export function pointToSegment(p: Point, a: Point, b: Point): number {
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  const square = dx * dx + dy * dy;
  if (square === 0) return distance(p, a);
  const along = ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / square;
  const share = Math.max(0, Math.min(1, along));
  return distance(p, [a[0] + share * dx, a[1] + share * dy]);
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
