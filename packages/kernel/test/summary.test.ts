// Summary figures against their definitions, worked by hand or by plain sums.
import {
  bernoulli,
  chanceAtLeast,
  chanceAtMost,
  expressionPmf,
  power,
  Random,
  summarize,
  uniform,
} from '@oddsmith/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { percentile } from '../src/summary.ts';
import { exactPmf, toFloats } from './rational.ts';

test('one die, by hand', () => {
  const die = summarize(uniform(1, 6));
  expect(die.min).toBe(1);
  expect(die.max).toBe(6);
  expect(die.probabilities.length).toBe(6);
  for (let i = 0; i < 6; i++) {
    expect(die.probabilities[i]).toBeCloseTo(1 / 6, 15);
    expect(die.atLeast[i]).toBeCloseTo((6 - i) / 6, 14);
    expect(die.atMost[i]).toBeCloseTo((i + 1) / 6, 14);
  }
  expect(die.mean).toBeCloseTo(3.5, 14);
  expect(die.stdDev).toBeCloseTo(Math.sqrt(35 / 12), 14);
  expect(die.median).toBe(3);
  expect(die.mode).toBe(1);
  expect(die.percentiles).toEqual({ '25': 2, '50': 3, '75': 5, '95': 6 });
});

test('two dice, by hand', () => {
  const dice = summarize(power(uniform(1, 6), 2));
  expect(dice.mode).toBe(7);
  expect(dice.median).toBe(7);
  // P(<= 4) = 6/36, P(<= 5) = 10/36; P(<= 8) = 26/36, P(<= 9) = 30/36; P(<= 10) = 33/36, P(<= 11) = 35/36.
  expect(dice.percentiles).toEqual({ '25': 5, '50': 7, '75': 9, '95': 11 });
  expect(dice.stdDev).toBeCloseTo(Math.sqrt(35 / 6), 13);
});

describe('percentiles', () => {
  test('a share that rounding leaves a hair short still counts', () => {
    // 0.1 + 0.2 + 0.2 is 0.5, but a sum of tenths that comes out below a half must not move the median.
    const pmf = new Float64Array(11).fill(0.1, 0, 10);
    let sum = 0;
    for (let i = 0; i < 8; i++) sum += 0.1;
    expect(sum).toBeLessThan(0.8);
    expect(percentile(pmf, 0.8)).toBe(7);
  });

  test('the slack is no wider than 1e-12', () => {
    expect(percentile(Float64Array.of(0.5 - 1e-11, 0.5 + 1e-11), 0.5)).toBe(1);
    expect(percentile(Float64Array.of(0.5 - 1e-13, 0.5 + 1e-13), 0.5)).toBe(0);
  });

  test('missing mass does not run past the last outcome', () => {
    expect(percentile(Float64Array.of(0.3, 0.3, 0, 0), 0.95)).toBe(1);
  });
});

describe('the mode', () => {
  test('is the least of equals', () => {
    expect(summarize(Float64Array.of(0.1, 0.4, 0.1, 0.4)).mode).toBe(1);
  });

  test('is not moved by rounding between two equal peaks', () => {
    for (let n = 1; n <= 99; n += 2) {
      expect(summarize(power(bernoulli(0.5), n)).mode).toBe((n - 1) / 2);
      expect(summarize(power(Float64Array.of(0.5, 0.5), n)).mode).toBe((n - 1) / 2);
      if (n > 1) expect(summarize(expressionPmf({ count: n, sides: 6, plus: 0 })).mode).toBe((7 * n - 1) / 2);
    }
  });
});

test('impossible ends are left out, an offset moves every outcome', () => {
  const distribution = summarize(Float64Array.of(0, 0, 0.25, 0.75, 0, 0), -10);
  expect(distribution).toMatchObject({
    min: -8,
    max: -7,
    probabilities: [0.25, 0.75],
    mean: -7.25,
    median: -7,
    mode: -7,
  });
  expect(distribution.percentiles['25']).toBe(-8);
  expect(distribution.atLeast).toEqual([1, 0.75]);
  expect(distribution.atMost).toEqual([0.25, 1]);
});

test('a certain outcome has no spread', () => {
  expect(summarize(Float64Array.of(0, 0, 0, 1))).toMatchObject({
    min: 3,
    max: 3,
    mean: 3,
    stdDev: 0,
    median: 3,
    mode: 3,
  });
});

test('the ends are exactly certain, unless mass is missing', () => {
  for (let dice = 1; dice <= 40; dice++) {
    const { atLeast, atMost } = summarize(power(uniform(1, 6), dice));
    expect(atLeast[0]).toBe(1);
    expect(atMost[atMost.length - 1]).toBe(1);
  }
  const pruned = summarize(Float64Array.of(0.5, 0.4));
  expect(pruned.atLeast[0]).toBeCloseTo(0.9, 14);
  expect(pruned.atMost[1]).toBeCloseTo(0.9, 14);
});

test('a far narrow distribution keeps its spread', () => {
  const pmf = new Float64Array(100_002);
  pmf[100_000] = 0.5;
  pmf[100_001] = 0.5;
  expect(summarize(pmf).stdDev).toBeCloseTo(0.5, 9);
});

test('figures equal their definitions on random distributions', () => {
  const pmfs = fc
    .array(fc.integer({ min: 0, max: 100 }), { minLength: 1, maxLength: 25 })
    .filter((parts) => parts.some((part) => part > 0));
  fc.assert(
    fc.property(pmfs, (parts) => {
      const whole = parts.reduce((sum, part) => sum + part, 0);
      const got = summarize(toFloats(exactPmf(parts)));
      const outcomes = parts.map((part, n) => ({ part, n })).filter(({ part }) => part > 0);
      expect(got.min).toBe(outcomes[0].n);
      expect(got.max).toBe(outcomes[outcomes.length - 1].n);
      expect(got.mode).toBe(outcomes.reduce((best, next) => (next.part > best.part ? next : best)).n);
      const mean = parts.reduce((sum, part, n) => sum + part * n, 0) / whole;
      const variance = parts.reduce((sum, part, n) => sum + part * (n - mean) ** 2, 0) / whole;
      expect(got.mean).toBeCloseTo(mean, 11);
      expect(got.stdDev).toBeCloseTo(Math.sqrt(variance), 9);
      for (const share of [25, 50, 75, 95] as const) {
        let below = 0;
        let n = -1;
        while (below * 100 < share * whole) below += parts[++n];
        expect(got.percentiles[`${share}`]).toBe(n);
      }
      expect(got.median).toBe(got.percentiles['50']);
      for (let i = 0; i < got.probabilities.length; i++) {
        expect(got.atLeast[i] + got.atMost[i] - got.probabilities[i]).toBeCloseTo(1, 12);
      }
    }),
    { seed: 6, numRuns: 300 },
  );
});

test('sampled figures come close', () => {
  const random = new Random(1);
  const pmf = new Float64Array(19);
  for (let i = 0; i < 50_000; i++) pmf[random.roll({ count: 3, sides: 6, plus: 0 })] += 1 / 50_000;
  const exact = summarize(power(uniform(1, 6), 3));
  const sampled = summarize(pmf);
  expect(Math.abs(sampled.mean - exact.mean)).toBeLessThan((4.5 * exact.stdDev) / Math.sqrt(50_000));
});

test('chances of a range that does not start at 0', () => {
  const shifted = summarize(Float64Array.of(0.25, 0.5, 0.25), -5);
  expect([chanceAtLeast(shifted, -6), chanceAtLeast(shifted, -4), chanceAtLeast(shifted, -2)]).toEqual([1, 0.75, 0]);
  expect([chanceAtMost(shifted, -6), chanceAtMost(shifted, -4), chanceAtMost(shifted, -2)]).toEqual([0, 0.75, 1]);
});
