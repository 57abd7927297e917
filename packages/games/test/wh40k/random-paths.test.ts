// Three hundred small attacks over all fields and both editions: every dice path against the exact engine.
import { calculators } from '@oddsmith/games/wh40k';
import { describe, expect, test } from 'vitest';
import { agreesOnAllPaths } from './path-count.ts';
import { randomAttack } from './random-attacks.ts';

const [attack] = calculators;
const ATTACKS = 300;
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
