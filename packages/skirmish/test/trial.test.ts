// The experiment on layouts: mirrored forces, first turns in equal shares, honest intervals.
import { quickStart, verdictOf } from '@oddsmith/skirmish';
import { expect, test } from 'vitest';
import { mirrored } from '../src/trial/first-turn.ts';
import { proportion } from '../src/trial/proportion.ts';

test('four battles give each force to both sides, and each side the first turn with each force', () => {
  const trial = { layout: 'forest', zones: 'short-edges', level: 'normal', effort: 1, seed: 1 } as const;
  const setups = [0, 1, 2, 3].map((n) => mirrored(quickStart(), trial, n));
  expect(setups.map(({ forces }) => forces.map(({ name }) => name))).toEqual([
    ['Strike Force', 'Strike Force'],
    ['Strike Force', 'Strike Force'],
    ['Awakened Phalanx', 'Awakened Phalanx'],
    ['Awakened Phalanx', 'Awakened Phalanx'],
  ]);
  expect(setups.map(({ first }) => first)).toEqual([0, 1, 0, 1]);
});

test.each([
  // Newcombe, Statistics in Medicine 17 (1998), table I: Wilson’s score interval without continuity correction.
  [81, 263, 0.2553, 0.3662],
  [15, 148, 0.0624, 0.1605],
  [0, 20, 0, 0.1611],
  [1, 29, 0.0061, 0.1718],
])('%d of %d lie between %d and %d', (times, of, low, high) => {
  const found = proportion(times, of);
  expect(found.low).toBeCloseTo(low, 4);
  expect(found.high).toBeCloseTo(high, 4);
});

test('draws count for nobody', () => {
  const battle = { seed: 1, firstBlood: 0.2, lead: 5 };
  const winners = ['first', 'second', null, 'first'] as const;
  const verdict = verdictOf(winners.map((winner) => ({ ...battle, winner })));
  expect(verdict).toMatchObject({ battles: 4, first: 2, second: 1, drawn: 1 });
  expect(verdict.share.share).toBe(2 / 3);
  expect(verdict.firstBlood).toBeCloseTo(0.2);
  expect(verdict.lead).toBe(5);
});
