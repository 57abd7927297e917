// Work too large to be tried is estimated from smaller pieces of it.
import { Budget, BudgetExceeded } from '@oddsmith/games';
import { expect, test } from 'vitest';
import { budgetToLook, stepsByHalves } from '../src/contract/cost.ts';

/** Steps of work of a size, of which a thousand may be taken. */
function estimated(whole: number, steps: (size: number) => number): number {
  const size = (halvings: number) => Math.ceil(whole / 2 ** halvings);
  return stepsByHalves(size, (halvings) => {
    const look = budgetToLook(1000, new Budget());
    look.spend(steps(size(halvings)));
    return look.used;
  });
}

test('what can be tried is counted', () => {
  expect(estimated(9, (size) => size ** 3)).toBe(729);
});

test.each([16, 64, 256])('what grows with the cube of its size is found from its parts: %d', (size) => {
  expect(estimated(size, (n) => 99 + n ** 3) / (99 + size ** 3)).toBeCloseTo(1, 0);
});

test('what is too large at any size has no end', () => {
  expect(estimated(1, () => 2000)).toBe(Number.POSITIVE_INFINITY);
});

test('the clock of whoever asks stops a look', () => {
  const look = budgetToLook(1000, new Budget({ expired: () => true }));
  expect(() => look.look()).toThrow(BudgetExceeded);
});
