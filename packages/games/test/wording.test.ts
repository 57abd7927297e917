// Figures in words: nothing possible reads as impossible, nothing uncertain as certain.
import { amount, decimal, difference, figure, gained, percent, tenths, thousands } from '@oddsmith/games/wording';
import { expect, test } from 'vitest';

test('chances', () => {
  const chances = [0, 1e-9, 0.00099, 0.001, 0.1234, 0.999, 0.99901, 1 - 1e-9, 1];
  const one = ['0%', '<0.1%', '<0.1%', '0.1%', '12.3%', '99.9%', '>99.9%', '>99.9%', '100%'];
  expect(chances.map(percent)).toEqual(one);
});

test('amounts', () => {
  expect([3, 1.255, -0.004].map(amount)).toEqual(['3.00', '1.25', '0.00']);
  expect([3, 1.5, 0.12345].map(decimal)).toEqual(['3', '1.5', '0.12']);
  expect(figure(0.12345)).toBe('0.1235');
  expect([0, 999, 12_400, 1_234_567].map(thousands)).toEqual(['0', '999', '12,400', '1,234,567']);
  expect([1.2, -0.4, 0.001].map((value) => difference(value))).toEqual(['+1.20', '−0.40', '±0.00']);
});

test('what rounds to nothing has no sign', () => {
  expect([1.2, -0.4, 0.004, -0.001, 0].map(gained)).toEqual(['+1.20', '−0.40', '0.00', '0.00', '0.00']);
  expect([6, -1.25, -0.04].map(tenths)).toEqual(['6.0', '−1.3', '0.0']);
  expect([-0.004, -0].map(decimal)).toEqual(['0', '0']);
});
