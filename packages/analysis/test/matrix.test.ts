// Rows of dice against columns of numbers needed: every cell is 1 - (1-p)^n.
import { type Matrix, matrix } from '@oddsmith/analysis';
import { expect, test } from 'vitest';
import { pool } from './pool.ts';

const question = {
  input: { weather: { penalty: 0 } },
  rows: [
    { title: 'one die', input: { dice: 1 } },
    { title: 'three dice', input: { dice: 3 } },
  ],
  columns: [
    { title: 'on 4+', input: { needed: 4 } },
    { title: 'on 6+', input: { needed: 6 } },
    { title: 'on 4+ in rain', input: { weather: { penalty: 1 } } },
  ],
};

function filled(result: ReturnType<typeof matrix>): Matrix & { readonly cells: NonNullable<Matrix['cells']> } {
  if ('error' in result) throw new Error(result.error.message);
  const { cells } = result;
  if (cells === undefined) throw new Error('no cells');
  return { ...result, cells };
}

test('every pair has its figure', () => {
  const result = filled(matrix(pool, question));
  expect(result.figure).toBe('anyChance');
  expect(result.rows).toEqual(['one die', 'three dice']);
  expect(result.columns).toEqual(['on 4+', 'on 6+', 'on 4+ in rain']);
  const expected = [
    [1 / 2, 1 / 6, 1 / 3],
    [7 / 8, 1 - (5 / 6) ** 3, 1 - (2 / 3) ** 3],
  ];
  expected.forEach((row, r) => {
    row.forEach((figure, c) => {
      expect(result.cells[r][c].figure).toBeCloseTo(figure, 14);
      expect(result.cells[r][c].method).toBe('exact');
    });
  });
});

test('situations make layers', () => {
  const situations = [
    { title: 'as it is', input: {} },
    { title: 'one die', input: { dice: 1 } },
  ];
  const result = matrix(pool, { ...question, situations });
  if ('error' in result) throw new Error(result.error.message);
  expect(result.cells).toBeUndefined();
  expect(result.layers?.map(({ title }) => title)).toEqual(['as it is', 'one die']);
  expect(result.layers?.[0].cells).toEqual(filled(matrix(pool, question)).cells);
  expect(result.layers?.[1].cells[1][0].figure).toBeCloseTo(1 / 2, 14);
  // Rain on everybody, whatever the column says of the weather.
  const rain = [{ title: 'rain', input: { weather: { penalty: 1 } } }];
  const dry = [{ title: 'dry', input: { weather: { penalty: 0 } } }];
  const wet = matrix(pool, { ...question, columns: dry, situations: rain });
  expect('layers' in wet && wet.layers?.[0].cells[0][0].figure).toBeCloseTo(1 / 3, 14);
});

test('a pair that cannot be fought leaves one cell empty', () => {
  const rows = [...question.rows, { title: 'none', input: { dice: 0 } }];
  const result = filled(matrix(pool, { ...question, rows }));
  expect(result.cells[2][0]).toMatchObject({ problem: { code: 'test/dice-out-of-range' } });
  expect(result.cells[2][0].figure).toBeUndefined();
  expect(result.cells[1][0].figure).toBeCloseTo(7 / 8, 14);
});

test('unknown figures and stops are handed back', () => {
  expect(matrix(pool, { ...question, figure: 'luck' })).toMatchObject({ error: { code: 'analysis/unknown-figure' } });
  expect(matrix(pool, question, { expired: () => true })).toMatchObject({ error: { code: 'budget/cancelled' } });
  expect(matrix(pool, { rows: [], columns: [] })).toEqual({ figure: '', rows: [], columns: [], cells: [] });
});

test('pairs that bring the same are calculated once', () => {
  let asked = 0;
  const counting = {
    ...pool,
    exact: (...given: Parameters<typeof pool.exact>) => {
      asked++;
      return pool.exact(...given);
    },
  };
  const twice = {
    rows: [...question.rows, ...question.rows],
    columns: [...question.columns, ...question.columns, ...question.columns],
  };
  const { cells } = filled(matrix(counting, { ...question, ...twice }));
  expect(asked).toBe(6);
  const once = filled(matrix(pool, question)).cells;
  cells.forEach((row, r) => {
    expect(row).toEqual([...once[r % 2], ...once[r % 2], ...once[r % 2]]);
  });
});

test('pairs with dice of their own keep them wherever they stand', () => {
  const rolled = { method: 'simulate', iterations: 200, seed: 3 } as const;
  const figures = (rows: typeof question.rows, ownDice: boolean) =>
    filled(matrix(pool, { rows, columns: question.columns.slice(0, 1), ownDice }, rolled)).cells;
  const [one, three] = question.rows;
  expect(figures([three, one], true)).toEqual([...figures([one, three], true)].reverse());
  // The same seed for all: what a row brings beside its dice does not change them.
  const named = { title: '', input: { dice: 1, weather: { penalty: 0 } } };
  expect(figures([one, named], false)[0]).toEqual(figures([one, named], false)[1]);
  expect(figures([one, named], true)[0]).not.toEqual(figures([one, named], true)[1]);
});
