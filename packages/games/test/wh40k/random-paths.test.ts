// Hundreds of small attacks, and charges, over all fields and both editions: every dice path against the exact engine.
import { calculators } from '@oddsmith/games/wh40k';
import { Random } from '@oddsmith/kernel';
import { describe, expect, test } from 'vitest';
import { many } from '../../../../test/depth.ts';
import { expectAllPathsEqualExact } from '../agreement.ts';
import { agreesOnAllPaths } from './path-count.ts';
import { randomAttack } from './random-attacks.ts';

const [attack, charge] = calculators;
const ATTACKS = many('wh40k', 300);
describe('all paths = exact over all fields', () => {
  const seen = { '10': 0, '11': 0 };
  let seed = 0;
  for (let block = 0; block < 10; block++)
    test(`block ${block + 1}`, () => {
      for (let found = 0; found < ATTACKS / 10; ) {
        const input = randomAttack(++seed);
        if (!agreesOnAllPaths(attack, input)) continue;
        found++;
        seen[input.edition]++;
      }
    });

  test('in both editions', () => {
    expect(seen['10'] + seen['11']).toBe(ATTACKS);
    expect(Math.min(seen['10'], seen['11'])).toBeGreaterThan(ATTACKS / 4);
  });
});

/** Every field of a charge but the fight, which is an attack. */
function randomCharge(seed: number) {
  const random = new Random(seed);
  const pick = <Value>(values: readonly Value[]): Value => values[random.uint32() % values.length];
  const dice = pick([2, 2, 3]);
  return {
    edition: pick(['10', '11'] as const),
    distance: Math.round(20 + 110 * random.unit()) / 10,
    modifier: pick([-2, 0, 0, 1, 2]),
    dice,
    dropLowest: dice === 3 ? pick([0, 1]) : 0,
    reroll: pick([false, true, 'one'] as const),
    fixedDice: pick([[], [], [], [6], [2]]),
    takesToTheSkies: random.unit() < 0.3,
    rollAtMost: pick([null, null, 6]),
  };
}

describe('all paths = exact over all fields of a charge', () => {
  test.each(Array.from({ length: many('wh40k', 60) }, (_, index) => index + 1))('charge %i', (seed) =>
    expectAllPathsEqualExact(charge, randomCharge(seed), { maxPaths: 60_000 }),
  );
});
