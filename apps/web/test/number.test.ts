// How figures are written: the rules for chances, means and differences.
import { expect, test } from 'vitest';
import { formatChance, formatCount, formatExact, formatMean, formatPoints } from '../src/format/number.ts';

test.each([
  [0, '0%'],
  [1e-300, '<0.1%'],
  [0.0009999, '<0.1%'],
  [0.001, '0.1%'],
  [0.00149, '0.1%'],
  [0.5, '50.0%'],
  [0.6339, '63.4%'],
  [0.998, '99.8%'],
  [0.999, '99.9%'],
  [0.9990001, '>99.9%'],
  [0.99999999, '>99.9%'],
  [1 - 2e-16, '100%'],
  [1, '100%'],
])('formatChance(%d) is %s', (chance, text) => {
  expect(formatChance(chance)).toBe(text);
});

test.each([
  [9.104, '9.10'],
  [0, '0.00'],
  [-0.004, '0.00'],
  [-1.5, '−1.50'],
])('formatMean(%d) is %s', (mean, text) => {
  expect(formatMean(mean)).toBe(text);
});

test.each([
  [0.25, '0.25'],
  [1 / 3, '0.333333333333'],
  [7, '7'],
  [1.5e-7, '1.50000000e-7'],
])('formatExact(%d) is %s', (value, text) => {
  expect(formatExact(value)).toBe(text);
});

test.each([
  [0.0123, '+1.2'],
  [-0.004, '−0.4'],
  [0.0001, '±0.0'],
  [0, '±0.0'],
])('formatPoints(%d) is %s', (difference, text) => {
  expect(formatPoints(difference)).toBe(text);
});

test('counts are grouped by thousands', () => {
  expect(formatCount(200_000)).toBe('200,000');
});
