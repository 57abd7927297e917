// Binomial tables against exact fractions.
import { binomialCoefficients, binomialTable } from '@oddsmith/kernel';
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

test('the whole table is within 1e-12 of exact fractions', () => {
  for (const [numerator, denominator] of CHANCES) {
    const table = binomialTable(40, numerator / denominator);
    for (let n = 0; n <= 40; n++) {
      const want = toFloats(exactPower(exactBernoulli({ numerator, denominator }), n));
      expectPmf(table.subarray(n * 41, (n + 1) * 41), want);
    }
  }
});

test('small tails keep 12 digits', () => {
  const { parts, whole } = exactPower(exactBernoulli({ numerator: 1, denominator: 6 }), 80);
  const table = binomialTable(80, 1 / 6);
  for (let k = 0; k <= 80; k++) {
    // Scaled up before the division, as the last cells are far below what a fixed point could hold.
    const want = Number((parts[k] << 400n) / whole) / 2 ** 400;
    expect(Math.abs(table[80 * 81 + k] / want - 1)).toBeLessThan(1e-12);
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
