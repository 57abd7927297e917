// Three hundred small attacks over all fields and both editions: every dice path against the exact engine.
import { prepareBattle } from '@oddsmith/games';
import { calculators } from '@oddsmith/games/wh40k';
import { TooManyPaths, walkAllPaths } from '@oddsmith/kernel';
import { describe, expect, test } from 'vitest';
import { expectAllPathsEqualExact } from '../agreement.ts';
import { randomAttack } from './random-attacks.ts';

const [attack] = calculators;
const ATTACKS = 300;
/** More paths than this take seconds; such an attack is passed over for the next seed. */
const MOST_PATHS = 12_000;

function isSmall(input: unknown): boolean {
  try {
    walkAllPaths(attack.simulate(prepareBattle(attack, input)), () => undefined, MOST_PATHS);
    return true;
  } catch (thrown) {
    if (thrown instanceof TooManyPaths) return false;
    throw thrown;
  }
}

describe('all paths = exact over all fields', () => {
  const seen = { '10': 0, '11': 0 };
  let seed = 0;
  for (let block = 0; block < 10; block++)
    test(`block ${block + 1}`, () => {
      for (let found = 0; found < ATTACKS / 10; ) {
        const input = randomAttack(++seed);
        if (!isSmall(input)) continue;
        found++;
        seen[input.edition]++;
        expectAllPathsEqualExact(attack, input, { maxPaths: MOST_PATHS });
      }
    });

  test('in both editions', () => {
    expect(seen['10'] + seen['11']).toBe(ATTACKS);
    expect(Math.min(seen['10'], seen['11'])).toBeGreaterThan(ATTACKS / 4);
  });
});
