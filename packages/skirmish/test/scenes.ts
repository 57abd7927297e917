// Random things on a board for property tests: bases of every kind, convex footprints, models.
import fc from 'fast-check';
import type { Base } from '../src/geometry/base.ts';
import type { Convex } from '../src/geometry/polygon.ts';
import type { Seer } from '../src/rules/cover.ts';
import { Keywords } from '../src/rules/keywords.ts';
import { bodyOf } from '../src/rules/measure.ts';
import type { TerrainPiece } from '../src/rules/terrain.ts';

export const inches = (min: number, max: number) =>
  fc.integer({ min: min * 1000, max: max * 1000 }).map((thousandths) => thousandths / 1000);

export const point = fc.tuple(inches(0, 60), inches(0, 44));

export const base: fc.Arbitrary<Base> = fc.oneof(
  fc.constantFrom<Base>({ round: 25 }, { round: 32 }, { round: 40 }, { round: 90 }),
  fc.constantFrom<Base>({ oval: [75, 42] }, { oval: [105, 70] }, { oval: [170, 105] }),
);

export function model(keywords: readonly string[] = []): fc.Arbitrary<Seer> {
  return fc
    .record({ at: point, base, facing: fc.integer({ min: 0, max: 359 }), height: inches(1, 5) })
    .map(({ at: [x, y], ...rest }) => bodyOf({ x, y, z: 0, ...rest, keywords: new Keywords(keywords) }));
}

/** A convex polygon of 3 to 8 corners: points on an ellipse in the order of their angles. */
export const convex: fc.Arbitrary<Convex> = fc
  .record({
    at: point,
    width: inches(1, 6),
    depth: inches(1, 6),
    angles: fc.uniqueArray(fc.integer({ min: 0, max: 35 }), { minLength: 3, maxLength: 8 }),
  })
  .map(({ at: [x, y], width, depth, angles }) =>
    [...angles]
      .sort((a, b) => a - b)
      .map((tenth) => {
        const angle = (tenth * Math.PI) / 18;
        return [x + width * Math.cos(angle), y + depth * Math.sin(angle)] as const;
      }),
  );

export const piece: fc.Arbitrary<TerrainPiece> = fc
  .record({ kind: fc.constantFrom('ruin', 'woods', 'crates', 'barricade'), footprint: convex, height: inches(0, 6) })
  .map((given) => ({ id: 't', walls: [], floors: [], ...given }));
