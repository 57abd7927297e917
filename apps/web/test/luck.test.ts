// Luck in words, from a distribution counted by hand: two coins.
import { summarize } from '@oddsmith/kernel';
import { expect, test } from 'vitest';
import { luckOf, shareLuck } from '../src/components/results/luck.ts';

const coins = summarize(Float64Array.of(0.25, 0.5, 0.25));

test('both heads: a quarter of battles give as many, all give that or less', () => {
  const { orLess, orMore, sentence } = luckOf(coins, 2, 'heads');
  expect([orLess, orMore]).toEqual([1, 0.25]);
  expect(sentence).toBe('Nothing unusual: 2 heads. 100% of battles give that or less, 25.0% that or more.');
});

test('what cannot happen is said to be so', () => {
  expect(luckOf(coins, 3, 'heads')).toMatchObject({ orMore: 0, orLess: 1 });
  expect(luckOf(coins, 3, 'heads').sentence).toMatch(/^One to tell about/);
});

test('rare results are named by how rare they are', () => {
  const rare = summarize(Float64Array.of(0.05, 0.945, 0.005));
  expect(luckOf(rare, 0, 'hits').sentence).toMatch(/^Out of the ordinary/);
  expect(luckOf(rare, 2, 'hits').sentence).toMatch(/^One to tell about/);
});

test('a battle that can only go one way or another is judged by how often it goes so', () => {
  expect(shareLuck('first wins', 0.3)).toBe('Nothing unusual: first wins. 30.0% of battles go this way.');
  expect(shareLuck('draw', 0.004)).toBe('One to tell about: draw. 0.4% of battles go this way.');
});

test('losses are written with a true minus', () => {
  const money = { ...coins, min: -2, max: 0 };
  expect(luckOf(money, -2, 'IPC').sentence).toMatch(/^Nothing unusual: −2 IPC\./);
});
