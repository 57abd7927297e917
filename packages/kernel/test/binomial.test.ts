// Binomial coefficients against whole numbers.
import { binomialCoefficients } from '@oddsmith/kernel';
import { expect, test } from 'vitest';

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
