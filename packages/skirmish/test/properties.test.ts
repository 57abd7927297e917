// What must hold on any board: symmetry, and that more of something never helps where the rules say it cannot.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isFullyVisible, isVisible } from '../src/rules/cover.ts';
import { engages, horizontal, overlaps, range } from '../src/rules/measure.ts';
import { judgeMove, type Move } from '../src/rules/move.ts';
import { model, piece, point } from './scenes.ts';

test('S4, S5, S7 distances, overlap and engagement are the same from both ends', () => {
  fc.assert(
    fc.property(model(), model(), (one, other) => {
      expect(horizontal(one, other)).toBeCloseTo(horizontal(other, one), 12);
      expect(range(one, other)).toBeCloseTo(range(other, one), 12);
      expect(overlaps(one, other)).toBe(overlaps(other, one));
      expect(engages(one, other)).toBe(engages(other, one));
      if (overlaps(one, other)) expect(engages(one, other)).toBe(true);
    }),
  );
});

test('S42 more terrain never shows more, and who is seen fully is seen', () => {
  fc.assert(
    fc.property(model(), model(), fc.array(piece, { maxLength: 4 }), piece, (observer, target, terrain, more) => {
      const before = isVisible(observer, target, terrain);
      const fully = isFullyVisible(observer, target, terrain);
      if (!before) expect(isVisible(observer, target, [...terrain, more])).toBe(false);
      if (!fully) expect(isFullyVisible(observer, target, [...terrain, more])).toBe(false);
      if (fully && target.height <= observer.height) expect(before).toBe(true);
    }),
    { numRuns: 300 },
  );
});

test('S20-S26 a legal straight move stays legal when it stops earlier on a free board', () => {
  let legal = 0;
  fc.assert(
    fc.property(
      model(['Infantry']),
      point,
      fc.array(model(), { maxLength: 3 }),
      fc.integer({ min: 1, max: 9 }),
      (mover, to, enemies, tenths) => {
        const route = (share: number) => ({
          model: 0,
          to: [[mover.x + share * (to[0] - mover.x), mover.y + share * (to[1] - mover.y)] as const],
          z: 0,
          facing: mover.facing,
          allowance: 80,
        });
        const move = (share: number): Move => ({
          kind: 'normal',
          models: [mover],
          routes: [route(share)],
          friends: [],
          enemies: [{ id: 'e1', models: enemies }],
          terrain: [],
          markers: [],
          targets: [],
          marker: null,
        });
        if (!judgeMove(move(1)).legal) return;
        legal++;
        expect(judgeMove(move(tenths / 10))).toMatchObject({ legal: true });
      },
    ),
    { numRuns: 400 },
  );
  expect(legal).toBeGreaterThan(20);
});
