// Orders of loss with amounts, as the page reads, writes and moves them.
import { expect, test } from 'vitest';
import { readItem, withMoved, writeItem } from '../src/games/axis/losses/order-items.ts';

test.each([
  ['inf', { unit: 'inf', amount: null }],
  ['2 inf', { unit: 'inf', amount: 2 }],
  ['12 inf_a', { unit: 'inf_a', amount: 12 }],
])('%s is read and written back', (text, item) => {
  expect(readItem(text)).toEqual(item);
  expect(writeItem(readItem(text) ?? expect.fail('it is a unit'))).toBe(text);
});

test('an entry takes the place of another, up and down', () => {
  const list = ['2 inf', 'art', 'fig', 'inf'];
  expect(withMoved(list, 0, 2)).toEqual(['art', 'fig', '2 inf', 'inf']);
  expect(withMoved(list, 3, 0)).toEqual(['inf', '2 inf', 'art', 'fig']);
  expect(withMoved(list, 1, 1)).toEqual(list);
});

test('a unit that does not exist is not read', () => {
  expect(readItem('2 unicorn')).toBeUndefined();
});
