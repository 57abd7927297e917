// Binomial and multinomial tables against exact fractions and against counting every sequence of trials.
import {
  binomialCoefficients,
  binomialPmf,
  binomialTable,
  multinomialIndex,
  multinomialTable,
  Random,
} from '@oddsmith/kernel';
import { expect, test } from 'vitest';
import { exactBernoulli, exactPower, expectPmf, toFloats } from './rational.ts';

const CHANCES = [
  [0, 6],
  [1, 6],
  [2, 6],
  [3, 6],
  [5, 6],
  [6, 6],
  [1, 36],
  [35, 36],
  [7, 1000],
] as const;

test('one row and the whole table are within 1e-12 of exact fractions', () => {
  for (const [numerator, denominator] of CHANCES) {
    const table = binomialTable(40, numerator / denominator);
    for (let n = 0; n <= 40; n++) {
      const want = toFloats(exactPower(exactBernoulli({ numerator, denominator }), n));
      expectPmf(binomialPmf(n, numerator / denominator), want);
      expectPmf(table.subarray(n * 41, (n + 1) * 41), want);
    }
  }
});

test('small tails keep 12 digits', () => {
  const { parts, whole } = exactPower(exactBernoulli({ numerator: 1, denominator: 6 }), 80);
  const row = binomialPmf(80, 1 / 6);
  const table = binomialTable(80, 1 / 6);
  for (let k = 0; k <= 80; k++) {
    // Scaled up before the division, as the last cells are far below what a fixed point could hold.
    const want = Number((parts[k] << 400n) / whole) / 2 ** 400;
    expect(Math.abs(row[k] / want - 1)).toBeLessThan(1e-12);
    expect(Math.abs(table[80 * 81 + k] / want - 1)).toBeLessThan(1e-12);
  }
});

test('thousands of trials neither overflow nor vanish', () => {
  for (const chance of [1e-4, 1 / 6, 0.5, 0.999]) {
    const row = binomialPmf(5000, chance);
    const total = row.reduce((sum, p) => sum + p, 0);
    const mean = row.reduce((sum, p, k) => sum + k * p, 0);
    expect(total).toBeCloseTo(1, 12);
    expect(mean).toBeCloseTo(5000 * chance, 8);
  }
});

test('coefficients are whole numbers, exact up to 56', () => {
  const table = binomialCoefficients(56);
  for (let n = 0; n <= 56; n++) {
    let want = 1n;
    for (let k = 0; k <= n; k++) {
      expect(BigInt(table[n * 57 + k])).toBe(want);
      want = (want * BigInt(n - k)) / BigInt(k + 1);
    }
  }
});

/** Counts every sequence of `trials` trials: the definition. */
function countSequences(trials: number, chances: readonly number[]): Float64Array {
  const table = new Float64Array((trials + 1) ** (chances.length - 1));
  for (let code = 0; code < chances.length ** trials; code++) {
    const counts = chances.map(() => 0);
    let chance = 1;
    for (let t = 0, rest = code; t < trials; t++) {
      const outcome = rest % chances.length;
      rest = Math.floor(rest / chances.length);
      counts[outcome]++;
      chance *= chances[outcome];
    }
    let index = 0;
    let stride = 1;
    for (const count of counts.slice(0, -1)) {
      index += count * stride;
      stride *= trials + 1;
    }
    table[index] += chance;
  }
  return table;
}

test('multinomial tables equal the count of every sequence', () => {
  const grids = [
    [1 / 6, 2 / 6, 3 / 6],
    [0, 0.25, 0.75],
    [0.25, 0.75, 0],
    [1, 0, 0],
    [0, 0, 1],
    [0.1, 0.2, 0.3, 0.4],
    [0.05, 0.15, 0.2, 0.25, 0.35],
    [0.3, 0.7],
    [1],
  ];
  for (const chances of grids)
    for (let trials = 0; trials <= (chances.length > 3 ? 5 : 8); trials++)
      expectPmf(multinomialTable(trials, chances), countSequences(trials, chances), 1e-14);
});

test('an index leads to the split it names', () => {
  const random = new Random(1);
  const table = multinomialTable(9, [1 / 6, 2 / 6, 3 / 6]);
  for (let i = 0; i < 50; i++) {
    const a = random.die(10) - 1;
    const b = random.die(10 - a) - 1;
    const c = 9 - a - b;
    const ways = factorial(9) / (factorial(a) * factorial(b) * factorial(c));
    const want = ways * (1 / 6) ** a * (2 / 6) ** b * (3 / 6) ** c;
    expect(table[multinomialIndex(9, [a, b])]).toBeCloseTo(want, 14);
  }
});

function factorial(n: number): number {
  return n <= 1 ? 1 : n * factorial(n - 1);
}
