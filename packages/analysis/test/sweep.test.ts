// Sweeps over one and two fields of the dice pool; every figure is (1 - (1-p)^n) or n p.
import { type AnalysisOptions, runWork, type Sweep, type SweepQuestion, sweepWork } from '@oddsmith/analysis';
import type { AnyCalculator } from '@oddsmith/games';
import { expect, test } from 'vitest';
import { pool } from './pool.ts';

function sweep(calculator: AnyCalculator, question: SweepQuestion, options?: AnalysisOptions) {
  return runWork(sweepWork(calculator, question, options), options);
}

function swept(...args: Parameters<typeof sweep>): Sweep {
  const result = sweep(...args);
  if ('error' in result) throw new Error(result.error.message);
  return result;
}

test('one field: all figures by default', () => {
  const result = swept(pool, { axes: [{ path: 'dice', values: [1, 2, 3] }] });
  expect(result.figures).toEqual(['anyChance', 'meanSuccesses', 'successes.mean']);
  expect(result.points.map((point) => point.values)).toEqual([[1], [2], [3]]);
  [0.5, 0.75, 0.875].forEach((chance, i) => {
    expect(result.points[i].figures.anyChance).toBeCloseTo(chance, 14);
    expect(result.points[i].figures['successes.mean']).toBeCloseTo((i + 1) / 2, 14);
    expect(result.points[i].method).toBe('exact');
  });
});

test('two fields: the last runs fastest', () => {
  const result = swept(pool, {
    input: { needed: 6 },
    axes: [
      { path: 'weather.penalty', values: [0, 1] },
      { path: 'dice', values: [1, 2] },
    ],
    figures: ['successes>=2'],
  });
  expect(result.points.map((point) => point.values)).toEqual([
    [0, 1],
    [0, 2],
    [1, 1],
    [1, 2],
  ]);
  [0, 1 / 36, 0, 0].forEach((chance, i) => {
    expect(result.points[i].figures['successes>=2']).toBeCloseTo(chance, 14);
  });
});

test('a value the schema refuses costs one point, with the reason', () => {
  const result = swept(pool, { axes: [{ path: 'dice', values: [0, 1] }], figures: ['anyChance'] });
  expect(result.points[0].problem).toMatchObject({ code: 'test/dice-out-of-range', path: 'dice' });
  expect(result.points[0].figures).toEqual({});
  expect(result.points[1].figures.anyChance).toBeCloseTo(0.5, 14);
});

test('wrong paths and figures are named', () => {
  expect(sweep(pool, { axes: [{ path: 'a..b', values: [1] }] })).toMatchObject({
    error: { code: 'analysis/bad-path' },
  });
  expect(sweep(pool, { axes: [{ path: 'dice', values: [1] }], figures: ['luck'] })).toEqual({
    error: {
      code: 'analysis/unknown-figure',
      path: 'figure',
      message: 'there is no figure "luck" in this answer; known: anyChance, meanSuccesses, successes.mean',
    },
  });
});

test('the budget goes through: large points simulate, a stop ends the sweep', () => {
  const axes = [{ path: 'dice', values: [1, 12] }] as const;
  const result = swept(pool, { axes }, { steps: 10_000_000, iterations: 500, seed: 3 });
  expect(result.points.map((point) => point.method)).toEqual(['exact', 'simulated']);

  const seen: string[] = [];
  const stop = sweep(
    pool,
    { axes },
    { expired: () => seen.length === 1, onProgress: (done, total) => seen.push(`${done}/${total}`) },
  );
  expect(stop).toMatchObject({ error: { code: 'budget/cancelled' } });
  expect(seen).toEqual(['1/2']);
});

test('a calculation that outgrows its steps is a problem of its point', () => {
  const result = swept(pool, { axes: [{ path: 'dice', values: [1, 2] }] }, { steps: 1000, method: 'exact' });
  expect(result.points.map((point) => point.problem?.code)).toEqual(['budget/exceeded', 'budget/exceeded']);
});
