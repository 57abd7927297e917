// The closed forms against brute force: sampled outlines, models placed along their way, points along a line.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Capsule, capsuleOf, gap, gapToShape, swept, whollyInside } from '../src/geometry/base.ts';
import { type Convex, convexToConvex, partInside } from '../src/geometry/polygon.ts';
import { distance, type Point, pointToSegment } from '../src/geometry/segment.ts';
import { cosine, sine } from '../src/geometry/sine.ts';
import { base, convex, inches, point } from './scenes.ts';

const capsule = fc
  .record({ base, at: point, facing: fc.integer({ min: 0, max: 359 }) })
  .map(({ base, at, facing }) => capsuleOf(base, at[0], at[1], facing));

const SAMPLES = 240;

function along(from: Point, to: Point, share: number): Point {
  return [from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1])];
}

/** Points of the axis, ends included. */
function axisOf({ from, to }: Capsule): Point[] {
  return Array.from({ length: SAMPLES + 1 }, (_, i) => along(from, to, i / SAMPLES));
}

function outlineOf(shape: Convex): Point[] {
  return shape.flatMap((corner, i) =>
    Array.from({ length: SAMPLES }, (_, n) => along(corner, shape[(i + 1) % shape.length], n / SAMPLES)),
  );
}

/** The even-odd rule. */
function isInside([x, y]: Point, shape: Convex): boolean {
  let inside = false;
  shape.forEach(([x1, y1], i) => {
    const [x2, y2] = shape[(i + 1) % shape.length];
    if (y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) inside = !inside;
  });
  return inside;
}

test('S3 the table of sines is that of the mathematics library, in every quarter', () => {
  for (let degrees = -360; degrees <= 720; degrees++) {
    expect(sine(degrees)).toBeCloseTo(Math.sin((degrees * Math.PI) / 180), 14);
    expect(cosine(degrees)).toBeCloseTo(Math.cos((degrees * Math.PI) / 180), 14);
  }
});

test('S4 the gap of two bases is the least between points of their axes, less the radii', () => {
  fc.assert(
    fc.property(capsule, capsule, (one, other) => {
      const sampled = Math.min(...axisOf(one).map((p) => pointToSegment(p, other.from, other.to)));
      const step = distance(one.from, one.to) / SAMPLES;
      const exact = gap(one, other);
      expect(exact).toBeLessThanOrEqual(sampled - one.radius - other.radius + 1e-9);
      expect(exact).toBeGreaterThanOrEqual(sampled - step - one.radius - other.radius - 1e-9);
      expect(gap(other, one)).toBeCloseTo(exact, 12);
    }),
  );
});

test('the gap to a footprint is the least to its outline, or none when the axis is inside', () => {
  fc.assert(
    fc.property(capsule, convex, (one, shape) => {
      const inside = axisOf(one).some((p) => isInside(p, shape));
      const sampled = inside ? 0 : Math.min(...outlineOf(shape).map((p) => pointToSegment(p, one.from, one.to)));
      // Corners of the outline are at most this far apart.
      expect(Math.abs(gapToShape(one, shape) + one.radius - sampled)).toBeLessThan(0.06);
    }),
    { numRuns: 60 },
  );
});

test('S23 what a base sweeps over is what it covers at one of the points of its way', () => {
  fc.assert(
    fc.property(capsule, capsule, inches(-12, 12), inches(-12, 12), (moving, standing, dx, dy) => {
      const sweep =
        convexToConvex(swept(moving, dx, dy), [standing.from, standing.to]) - moving.radius - standing.radius;
      const placed = Array.from({ length: SAMPLES + 1 }, (_, i) => {
        const [x, y] = [(dx * i) / SAMPLES, (dy * i) / SAMPLES];
        const { from, to, radius } = moving;
        return gap({ from: [from[0] + x, from[1] + y], to: [to[0] + x, to[1] + y], radius }, standing);
      });
      const least = Math.min(...placed);
      expect(sweep).toBeLessThanOrEqual(least + 1e-9);
      expect(sweep).toBeGreaterThanOrEqual(least - distance([0, 0], [dx, dy]) / SAMPLES - 1e-9);
    }),
  );
});

test('wholly inside a footprint: no point of the outline is outside', () => {
  const rimOf = (one: Capsule, reach: number): Point[] =>
    axisOf(one).flatMap(([x, y]) =>
      Array.from({ length: 36 }, (_, i) => [x + reach * cosine(10 * i), y + reach * sine(10 * i)] as const),
    );
  const inside = fc.record({ shape: convex, base, facing: fc.integer({ min: 0, max: 359 }) });
  fc.assert(
    fc.property(inside, ({ shape, base, facing }) => {
      // Around the middle of the footprint, so that both answers come up.
      const [x, y] = [0, 1].map((axis) => shape.reduce((sum, corner) => sum + corner[axis], 0) / shape.length);
      const one = capsuleOf(base, x, y, facing);
      if (whollyInside(one, shape)) expect(rimOf(one, one.radius - 1e-5).every((p) => isInside(p, shape))).toBe(true);
      else expect(rimOf(one, one.radius + 0.05).every((p) => isInside(p, shape))).toBe(false);
    }),
    { numRuns: 60 },
  );
});

test('S38 the part of a line inside a footprint is where its points are inside', () => {
  fc.assert(
    fc.property(point, point, convex, (from, to, shape) => {
      const part = partInside(from, to, shape);
      for (let i = 0; i <= 700; i++) {
        const share = i / 700;
        const claimed = part !== undefined && share > part[0] + 1e-4 && share < part[1] - 1e-4;
        const denied = part === undefined || share < part[0] - 1e-4 || share > part[1] + 1e-4;
        const inside = isInside(along(from, to, share), shape);
        if (claimed) expect(inside).toBe(true);
        if (denied && inside) expect(Math.min(...edgesFrom(along(from, to, share), shape))).toBeLessThan(1e-3);
      }
    }),
    { numRuns: 60 },
  );
});

function edgesFrom(p: Point, shape: Convex): number[] {
  return shape.map((corner, i) => pointToSegment(p, corner, shape[(i + 1) % shape.length]));
}
