// Distributions against exact fractions, brute-force twins and algebraic laws.
import {
  atLeast,
  bernoulli,
  clamp,
  compound,
  constant,
  convolve,
  highestOutcome,
  mean,
  mixture,
  type Pmf,
  power,
  Random,
  relabel,
  shiftClamped,
  thin,
  totalMass,
  uniform,
} from '@oddsmith/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type ExactPmf,
  exactBernoulli,
  exactCompound,
  exactConvolve,
  exactMixture,
  exactPmf,
  exactPower,
  expectPmf,
  toFloats,
} from './rational.ts';

/** Small whole weights, now and then 0, never all 0. */
function weights(random: Random, length: number): number[] {
  const result = Array.from({ length }, () => (random.die(4) === 1 ? 0 : random.die(50)));
  result[random.die(length) - 1] = random.die(50);
  return result;
}

function randomExact(random: Random, maxLength: number): ExactPmf {
  return exactPmf(weights(random, random.die(maxLength)));
}

describe('within 1e-12 of exact fractions', () => {
  const random = new Random(20);

  test('convolve', () => {
    for (let i = 0; i < 300; i++) {
      const a = randomExact(random, 40);
      const b = randomExact(random, 40);
      expectPmf(convolve(toFloats(a), toFloats(b)), toFloats(exactConvolve(a, b)));
    }
  });

  test('power', () => {
    for (let i = 0; i < 60; i++) {
      const each = randomExact(random, 9);
      const times = random.die(41) - 1;
      expectPmf(power(toFloats(each), times), toFloats(exactPower(each, times)));
    }
  });

  test('compound, with every length of the part', () => {
    for (let length = 1; length <= 9; length++)
      for (let i = 0; i < 15; i++) {
        const times = randomExact(random, 14);
        const each = exactPmf(weights(random, length));
        expectPmf(compound(toFloats(times), toFloats(each)), toFloats(exactCompound(times, each)));
      }
  });

  test('compound of a number that starts above 0', () => {
    for (const length of [2, 4, 5, 7]) {
      const each = exactPmf(weights(random, length));
      const times = exactPmf([0, 0, 0, 0, 0, 3, 1, 0, 2]);
      expectPmf(compound(toFloats(times), toFloats(each)), toFloats(exactCompound(times, each)));
    }
  });

  test('mixture', () => {
    for (let i = 0; i < 100; i++) {
      const parts = Array.from({ length: random.die(5) }, () => randomExact(random, 12));
      const share = exactPmf(weights(random, parts.length));
      expectPmf(mixture(toFloats(share), parts.map(toFloats)), toFloats(exactMixture(share, parts)));
    }
  });

  test('thin', () => {
    for (let i = 0; i < 100; i++) {
      const pmf = randomExact(random, 30);
      const denominator = random.die(20);
      const numerator = random.die(denominator + 1) - 1;
      const kept = exactCompound(pmf, exactBernoulli({ numerator, denominator }));
      expectPmf(thin(toFloats(pmf), numerator / denominator), toFloats(kept));
    }
  });

  test('a long power keeps its small tail to 12 digits', () => {
    const exact = exactPower(exactPmf([5, 1]), 60);
    const got = power(bernoulli(1 / 6), 60);
    const want = Number(exact.parts[60]) / Number(exact.whole);
    expect(want).toBeLessThan(1e-46);
    expect(Math.abs(got[60] / want - 1)).toBeLessThan(1e-12);
  });
});

describe('brute-force twins', () => {
  const random = new Random(5);

  /** The long multiplication as in school, without blocks. */
  function plainConvolve(a: Pmf, b: Pmf): Pmf {
    const result = new Float64Array(a.length + b.length - 1);
    for (let i = 0; i < a.length; i++) for (let j = 0; j < b.length; j++) result[i + j] += a[i] * b[j];
    return result;
  }

  test('convolve and squaring in blocks of four, for every small pair of lengths', () => {
    for (let n = 1; n <= 14; n++)
      for (let m = 1; m <= 14; m++) {
        const a = toFloats(exactPmf(weights(random, n)));
        const b = toFloats(exactPmf(weights(random, m)));
        const got = convolve(a, b);
        expect(got.length).toBe(n + m - 1);
        expectPmf(got, plainConvolve(a, b), 1e-15);
        expectPmf(power(a, 2), plainConvolve(a, a), 1e-15);
      }
  });

  test('power by squaring is repeated addition', () => {
    const each = toFloats(exactPmf(weights(random, 5)));
    let sum: Pmf = constant(0);
    for (let times = 0; times <= 33; times++) {
      expectPmf(power(each, times), sum, 1e-14);
      sum = plainConvolve(sum, each);
    }
  });

  test('shift, clamp, relabel and at least, one outcome at a time', () => {
    for (let i = 0; i < 200; i++) {
      const pmf = toFloats(exactPmf(weights(random, random.die(12))));
      const shift = random.die(21) - 11;
      const min = random.die(8) - 1;
      const max = min + random.die(8) - 1;
      const to = Array.from(pmf, () => random.die(9) - 1);
      const expected = (target: (n: number) => number) => {
        const result = new Array<number>(40).fill(0);
        pmf.forEach((p, n) => {
          result[target(n)] += p;
        });
        return result;
      };
      expectPmf(
        shiftClamped(pmf, shift),
        expected((n) => Math.max(0, n + shift)),
        1e-15,
      );
      expectPmf(
        clamp(pmf, min, max),
        expected((n) => Math.min(max, Math.max(min, n))),
        1e-15,
      );
      expectPmf(
        relabel(pmf, to),
        expected((n) => to[n]),
        1e-15,
      );
      for (let n = 0; n < pmf.length + 2; n++)
        expect(atLeast(pmf, n)).toBeCloseTo(
          pmf.slice(n).reduce((sum, p) => sum + p, 0),
          14,
        );
    }
  });
});

describe('laws', () => {
  const pmfs = fc
    .array(fc.integer({ min: 0, max: 1000 }), { minLength: 1, maxLength: 30 })
    .filter((parts) => parts.some((part) => part > 0))
    .map((parts) => toFloats(exactPmf(parts)));
  const chance = fc.double({ min: 0, max: 1, noNaN: true });

  function expectProper(pmf: Pmf): void {
    expect(Math.abs(totalMass(pmf) - 1)).toBeLessThan(1e-12);
    expect(pmf.every((p) => p >= 0)).toBe(true);
  }

  test('means add up and mass is kept', () => {
    fc.assert(
      fc.property(pmfs, pmfs, chance, fc.integer({ min: 0, max: 20 }), (a, b, p, times) => {
        const sum = convolve(a, b);
        expectProper(sum);
        expect(mean(sum)).toBeCloseTo(mean(a) + mean(b), 10);
        const many = power(a, times);
        expectProper(many);
        expect(mean(many)).toBeCloseTo(times * mean(a), 9);
        const random = compound(a, b);
        expectProper(random);
        expect(mean(random)).toBeCloseTo(mean(a) * mean(b), 8);
        const kept = thin(a, p);
        expectProper(kept);
        expect(mean(kept)).toBeCloseTo(p * mean(a), 10);
        expectProper(mixture([p, 1 - p], [a, b]));
      }),
      { seed: 3, numRuns: 200 },
    );
  });

  test('order does not matter', () => {
    fc.assert(
      fc.property(pmfs, pmfs, pmfs, (a, b, c) => {
        expectPmf(convolve(a, b), convolve(b, a), 1e-15);
        expectPmf(convolve(convolve(a, b), c), convolve(a, convolve(b, c)), 1e-14);
      }),
      { seed: 4 },
    );
  });

  test('functions leave their arguments alone', () => {
    fc.assert(
      fc.property(pmfs, pmfs, (a, b) => {
        const before = [a.slice(), b.slice()];
        convolve(a, b);
        power(a, 5);
        compound(a, b);
        thin(a, 0.5);
        clamp(a, 1, 3);
        shiftClamped(a, -2);
        expect([a, b]).toEqual(before);
      }),
      { seed: 5, numRuns: 50 },
    );
  });
});

test('the simple ones', () => {
  expect([...constant(2)]).toEqual([0, 0, 1]);
  expect([...uniform(1, 4)]).toEqual([0, 0.25, 0.25, 0.25, 0.25]);
  expect([...bernoulli(0.25)]).toEqual([0.75, 0.25]);
  expect([...power(uniform(1, 6), 0)]).toEqual([1]);
  expect([...compound(constant(0), uniform(1, 6))]).toEqual([1]);
  expect([...compound(uniform(0, 1), constant(0))]).toEqual([1]);
  expect(highestOutcome(Float64Array.of(0.5, 0.5, 0, 0))).toBe(1);
  expect(highestOutcome(Float64Array.of(0))).toBe(0);
});
