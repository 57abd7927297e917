// How many dice on 4+ for a 90% chance of any success? 1 - 1/2^n: four.
import { type AnalysisOptions, type Goal, runWork, type Sought, seekWork } from '@oddsmith/analysis';
import type { AnyCalculator } from '@oddsmith/games';
import { shootCalculator } from '@oddsmith/games/kill-team';
import { expect, test } from 'vitest';
import { pool } from './pool.ts';

function goalSeek(calculator: AnyCalculator, goal: Goal, options?: AnalysisOptions) {
  return runWork(seekWork(calculator, goal, options), options);
}

function sought(...args: Parameters<typeof goalSeek>): Sought {
  const result = goalSeek(...args);
  if ('error' in result) throw new Error(result.error.message);
  if (!('path' in result)) throw new Error('one path was asked for');
  return result;
}

test('the least number of dice', () => {
  const result = sought(pool, { path: 'dice', target: 0.9 });
  expect(result.found?.value).toBe(4);
  expect(result.found?.figure).toBeCloseTo(15 / 16, 14);
  expect(result.tried).toBe(4);
  expect(result.sentence).toBe('Dice thrown 4: any chance 93.8%, the least value that reaches 90.0%.');
});

test('a target met to the last bit counts', () => {
  expect(sought(pool, { path: 'dice', target: 0.875 }).found?.value).toBe(3);
  expect(sought(pool, { path: 'dice', target: 1.5, figure: 'successes.mean' }).found?.value).toBe(3);
  // Three dice on 6+ succeed half a time; the sum of floats comes out at 0.49999999999999994.
  const half = { input: { needed: 6 }, path: 'dice', target: 0.5, figure: 'successes.mean' };
  expect(sought(pool, half).found?.value).toBe(3);
});

test('the greatest number needed that still does', () => {
  const goal = { input: { dice: 5 }, path: 'needed', target: 0.8, prefer: 'greatest' } as const;
  // 1 - (5/6)^5 = 0.598, 1 - (4/6)^5 = 0.868
  expect(sought(pool, goal).found?.value).toBe(5);
  expect(sought(pool, goal).sentence).toContain(', the greatest value that reaches 80.0%.');
});

test('the greatest number of dice that stays below', () => {
  const goal = { path: 'dice', target: 0.3, figure: 'successes>=3', reach: 'atMost', prefer: 'greatest' } as const;
  // On 4+: three dice 1/8, four dice 5/16.
  expect(sought(pool, goal).found?.value).toBe(3);
});

test('when no value does, it says so and names the best', () => {
  const result = sought(pool, { input: { needed: 6 }, path: 'dice', target: 0.95 });
  expect(result.found).toBeUndefined();
  expect(result.best.value).toBe(12);
  expect(result.best.figure).toBeCloseTo(1 - (5 / 6) ** 12, 12);
  expect(result.tried).toBe(12);
  expect(result.sentence).toBe(
    'No value of Dice thrown brings any chance to 95.0%. The best is Dice thrown 12: any chance 88.8%.',
  );
});

test('values the schema refuses are passed over', () => {
  const goal = { input: { doubled: true }, path: 'dice', target: 0.999 };
  const result = sought(pool, goal);
  expect(result.found).toBeUndefined();
  expect(result.best.value).toBe(6);
  expect(sought(pool, { ...goal, target: 0.75, values: [0, 1, 2] }).found?.value).toBe(2);
});

test('nested fields, flags and own values', () => {
  expect(sought(pool, { path: 'weather.penalty', target: 0.6, reach: 'atMost' }).found?.value).toBe(1);
  const doubled = sought(pool, { path: 'doubled', target: 2, figure: 'meanSuccesses' });
  expect(doubled.found?.value).toBe(true);
  expect(doubled.sentence).toBe('Successes count twice on: mean successes 2, the least value that reaches 2.');
  expect(sought(pool, { path: 'extra', target: 0.5, values: ['D6'] }).found?.value).toBe('D6');
  // A dice field is tried with plain numbers, 0 to 9 here, whatever it holds.
  expect(sought(pool, { path: 'extra', target: 0.99 }).tried).toBe(10);
});

test('what cannot be turned is named', () => {
  expect(goalSeek(pool, { path: 'dise', target: 1 })).toMatchObject({ error: { code: 'analysis/no-values' } });
  expect(goalSeek(pool, { path: 'perks', target: 1 })).toMatchObject({ error: { code: 'analysis/no-values' } });
  expect(goalSeek(pool, { path: 'a[', target: 1 })).toMatchObject({ error: { code: 'analysis/bad-path' } });
  expect(goalSeek(pool, { path: 'dice', target: 1, figure: 'luck' })).toMatchObject({
    error: { code: 'analysis/unknown-figure' },
  });
  expect(goalSeek(pool, { path: 'dice', target: 1, values: [77] })).toMatchObject({
    error: { code: 'test/dice-out-of-range' },
  });
  expect(goalSeek(pool, { path: 'dice', target: 1 }, { expired: () => true })).toMatchObject({
    error: { code: 'budget/cancelled' },
  });
});

test('several fields together take the fewest steps', () => {
  const values = [
    [1, 2, 3, 4],
    [6, 5, 4],
  ];
  const goal = { input: { dice: 1, needed: 6 }, paths: ['dice', 'needed'], values, target: 0.7 };
  const result = goalSeek(pool, goal);
  if ('error' in result || 'path' in result) throw new Error('no result');
  // 1 - (1/2)^2 = 0.75 takes one more die and two steps of the number; 1 - (2/3)^3 = 0.704 two dice and one step, but is less.
  expect(result.found).toEqual({ values: { dice: 2, needed: 4 }, steps: 3, figure: 0.75 });
  expect(result.best).toMatchObject({ values: { dice: 4, needed: 4 }, steps: 5 });
  expect(result.tried).toBe(12);
  expect(result.sentence).toBe(
    'Dice thrown 2, Number needed 4: any chance 75.0%, with the fewest steps (3) that reach 70.0%.',
  );
});

test('what a field holds is said as its form says it: with its unit, by its label', () => {
  // Two dice that hit on 3+ and are not saved: 1 - 1/9 to do damage, more with a reroll.
  const input = { attacker: { attacks: 2, hit: 4, normalDamage: 1, criticalDamage: 1 }, defender: { dice: 0 } };
  const goal = {
    input,
    paths: ['attacker.hit', 'attacker.reroll'],
    values: [
      [4, 3],
      ['none', 'balanced'],
    ],
  };
  const result = goalSeek(shootCalculator, { ...goal, figure: 'damage>=1', target: 0.9 });
  expect('sentence' in result && result.sentence).toMatch(/^Attacker › Hit 3\+, Attacker › Reroll Balanced: /);
});
