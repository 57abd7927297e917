import { Histogram } from '@oddsmith/kernel';
import { expect, test } from 'vitest';

test('shares of outcomes, whatever size was guessed', () => {
  for (const size of [1, 16]) {
    const histogram = new Histogram(size);
    for (const outcome of [0, 2, 2, 40]) histogram.add(outcome);
    const pmf = histogram.pmf();
    expect([pmf[0], pmf[1], pmf[2], pmf[40]]).toEqual([0.25, 0, 0.5, 0.25]);
    expect(histogram.total).toBe(4);
    expect([0, 1, 2, 3, 40, 41].map((n) => histogram.atLeast(n))).toEqual([1, 0.75, 0.75, 0.25, 0.25, 0]);
  }
});

test('weights count as much as they weigh', () => {
  const histogram = new Histogram();
  histogram.add(1, 0.125);
  histogram.add(0, 0.375);
  expect([...histogram.pmf().slice(0, 2)]).toEqual([0.75, 0.25]);
});

test('of nothing counted, everything is outcome 0', () => {
  expect([...new Histogram().pmf()]).toEqual([1]);
  expect([0, 1].map((n) => new Histogram().atLeast(n))).toEqual([1, 0]);
});
