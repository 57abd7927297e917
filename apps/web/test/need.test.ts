// What a field would have to be: the nearest value that reaches the target, or the best there is.
import { expect, test } from 'vitest';
import { needOf, valuesAround } from '../src/what-if/need.ts';

const points = [
  [1, 0.1],
  [2, 0.3],
  [3, 0.5],
  [4, 0.6],
  [5, 0.9],
].map(([value, chance]) => ({ values: [value], figures: { chance } }));

test.each([
  [0.55, { value: 4, figure: 0.6, reached: true }],
  [0.8, { value: 5, figure: 0.9, reached: true }],
  [0.95, { value: 5, figure: 0.9, reached: false }],
  // Below what it is now: the nearest that comes down to it.
  [0.35, { value: 2, figure: 0.3, reached: true }],
])('for %f from three', (target, need) => {
  expect(needOf(points, 'chance', 3, target, 0.5)).toEqual(need);
});

test('values around the present one', () => {
  const integer = { kind: 'integer', key: 'n', title: 'N', min: 1, max: 100 } as never;
  expect(valuesAround(integer, 5)?.length).toBe(17);
  expect(valuesAround(undefined, 5)).toBeUndefined();
});
