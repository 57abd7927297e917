// What matters in the dice pool: two dice on 4+, any success 3/4, each change worked by hand.
import { type Change, type Sensitivity, sensitivity } from '@oddsmith/analysis';
import { expect, test } from 'vitest';
import { pool } from './pool.ts';

function ranked(...args: Parameters<typeof sensitivity>): Sensitivity {
  const result = sensitivity(...args);
  if ('error' in result) throw new Error(result.error.message);
  return result;
}

function find(result: Sensitivity, path: string, to: unknown): Change | undefined {
  return result.changes.find((change) => change.path === path && JSON.stringify(change.to) === JSON.stringify(to));
}

test('every field moves by one, is switched or exchanged', () => {
  const result = ranked(pool);
  expect(result.figure).toBe('anyChance');
  expect(result.base).toBeCloseTo(0.75, 14);
  const CHANGES: readonly (readonly [string, unknown, number])[] = [
    ['dice', 1, 1 / 2],
    ['dice', 3, 7 / 8],
    ['needed', 3, 1 - (1 / 3) ** 2],
    ['needed', 5, 1 - (2 / 3) ** 2],
    ['doubled', true, 3 / 4],
    ['weather.penalty', 1, 1 - (2 / 3) ** 2],
    ['perks', ['lucky'], 1 - (1 / 3) ** 2],
    ['perks', ['steady'], 3 / 4],
    ['extra', 'D3+1', 3 / 4],
    ['extra', 'D3-1', 3 / 4],
  ];
  for (const [path, to, figure] of CHANGES) {
    const change = find(result, path, to);
    expect(change?.figure, `${path} ${to}`).toBeCloseTo(figure, 14);
    expect(change?.difference, `${path} ${to}`).toBeCloseTo(figure - 0.75, 14);
  }
  expect(result.changes.length).toBe(CHANGES.length);
});

test('the greatest move comes first, with the title of the form', () => {
  const result = ranked(pool);
  expect(result.changes[0]).toMatchObject({ path: 'dice', title: 'Dice thrown', within: [], from: 2, to: 1 });
  expect(find(result, 'weather.penalty', 1)).toMatchObject({ title: 'Penalty', within: ['Weather'] });
  const sizes = result.changes.map((change) => Math.abs(change.difference));
  expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
});

test('limits and forbidden combinations are no moves', () => {
  const result = ranked(pool, { input: { dice: 6, doubled: true, needed: 2 } });
  expect(find(result, 'dice', 7)).toBeUndefined();
  expect(find(result, 'dice', 5)).toBeDefined();
  expect(find(result, 'needed', 1)).toBeUndefined();
  expect(find(result, 'needed', 3)).toBeDefined();
});

test('lists, used options and words among the choices', () => {
  const result = ranked(pool, {
    input: { needed: 'auto', bonus: 2, perks: ['lucky'], extra: 4, helpers: [{}, { dice: 3 }] },
  });
  expect(find(result, 'helpers[0].dice', 2)).toMatchObject({ title: 'Dice lent', within: ['Friends 1'] });
  expect(find(result, 'helpers[1].dice', 2)).toBeDefined();
  expect(find(result, 'helpers[1].dice', 4)).toBeUndefined();
  expect(find(result, 'bonus', 1)).toBeDefined();
  expect(find(result, 'bonus', 3)).toBeDefined();
  expect(find(result, 'perks', [])).toBeDefined();
  expect(find(result, 'perks', ['lucky', 'steady'])).toBeDefined();
  expect(find(result, 'extra', 5)).toBeDefined();
  for (const end of [2, 6]) expect(find(result, 'needed', end)).toBeDefined();
  for (const middle of [3, 4, 5]) expect(find(result, 'needed', middle)).toBeUndefined();
});

test('another figure on request, an unknown one refused', () => {
  const result = ranked(pool, { figure: 'successes.mean' });
  expect(find(result, 'doubled', true)?.figure).toBeCloseTo(2, 14);
  expect(sensitivity(pool, { figure: 'luck' })).toMatchObject({ error: { code: 'analysis/unknown-figure' } });
});

test('a legal move too large for the budget is named, an illegal one is not a move', () => {
  const result = ranked(pool, { input: { needed: 2 } }, { steps: 2_500_000, method: 'exact' });
  expect(result.unanswered).toMatchObject([{ path: 'dice', to: 3, problem: { code: 'budget/exceeded' } }]);
  expect(ranked(pool, { input: { dice: 12 } }).unanswered).toEqual([]);
});

test('a bad input and a stop are handed back', () => {
  expect(sensitivity(pool, { input: { dice: 99 } })).toMatchObject({ error: { code: 'test/dice-out-of-range' } });
  let asked = 0;
  expect(sensitivity(pool, {}, { expired: () => ++asked > 5 })).toMatchObject({ error: { code: 'budget/cancelled' } });
});
