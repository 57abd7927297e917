// The numbered rules, one named test each, on the exact engine and on every dice path of the simulation.
import { Budget, prepareBattle } from '@oddsmith/games';
import { describe, expect, test } from 'vitest';
import { calculators } from '../../src/wh40k/index.ts';
import { expectAllPathsEqualExact, probabilityOf } from '../agreement.ts';
import { cases } from './cases.ts';

const [attack] = calculators;

/** Statements marked [C]: what calculators commonly get wrong. */
const COMMON_MISTAKES = [3, 4, 7, 11, 15, 18, 19, 23, 27, 29, 31, 35];

describe('cases', () => {
  for (const { rule, name, input, summary, damage } of cases) {
    test(`rule ${rule}: ${name}`, () => {
      const found = attack.exact(prepareBattle(attack, input), new Budget());
      for (const [figure, want] of Object.entries(summary ?? {}))
        expect(found.summary[figure], figure).toBeCloseTo(want, 12);
      if (damage !== undefined)
        for (let n = 0; n <= found.distributions.damage.max; n++)
          expect(probabilityOf(found.distributions.damage, n), `damage ${n}`).toBeCloseTo(damage[n] ?? 0, 12);
      expectAllPathsEqualExact(attack, input, { maxPaths: 100_000 });
    });
  }

  test.each(COMMON_MISTAKES)('the common mistake of rule %i has a case', (rule) => {
    expect(cases.some((candidate) => candidate.rule === rule && candidate.name.startsWith('[C]'))).toBe(true);
  });
});

/** Means as published with the speed table, six decimals. */
const SPEED_TABLE = [
  ['C1 bolt rifles', 1.416742, 3.333333],
  ['C2 one blast gun', 2.361111, 4.722222],
  ['C3 three blast guns', 6.933928, 13.867856],
  ['C4 feel no pain', 1.864927, 4.060999],
  ['C5 sustained and lethal', 5.783808, 11.890514],
  ['C6 anti, devastating, twin-linked', 2.061979, 6.669962],
  ['C7 sixty attacks, sustained D3 on 5+', 5.583333, 11.666667],
  ['C8 lascannons at a vehicle', 0.843401, 11.360595],
  ['C9 devastating into one-wound models', 5.555556, 5.555556],
] as const;

describe('the cases of the speed table', async () => {
  const { benchmarks } = await import('../../../../bench/wh40k.ts');
  test.each(SPEED_TABLE)('%s', (name, meanSlain, meanDamage) => {
    const found = benchmarks.find((benchmark) => benchmark.name === name)?.run() as ReturnType<typeof attack.exact>;
    expect(found.summary.meanSlain).toBeCloseTo(meanSlain, 6);
    expect(found.summary.meanDamage).toBeCloseTo(meanDamage, 6);
  });
});
