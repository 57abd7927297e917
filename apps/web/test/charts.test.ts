// What charts draw and say.
import { summarize } from '@oddsmith/kernel';
import { describe, expect, it, test } from 'vitest';
import { jointInSight, likeliest } from '../src/charts/joint.ts';
import { linearScale, roundStep, scaleFromZero, wholeTicks } from '../src/charts/linear-scale.ts';
import { chanceOf, honestChance, rangeInSight, wilson } from '../src/charts/series.ts';
import { sumOf } from '../src/charts/sum.ts';
import { readValue, summaryWords } from '../src/charts/words.ts';

const coin = summarize(Float64Array.of(0.25, 0.5, 0.25));

describe('scales', () => {
  it('maps both ways', () => {
    const scale = linearScale([0, 10], [100, 200]);
    expect(scale(5)).toBe(150);
    expect(scale.invert(150)).toBe(5);
  });

  test.each([
    [0.28, [0, 0.1, 0.2, 0.3]],
    [1, [0, 0.5, 1]],
    [0.04, [0, 0.01, 0.02, 0.03, 0.04]],
  ])('ends at a round tick above %d', (highest, ticks) => {
    expect(scaleFromZero(highest, [0, 100], 4).ticks).toEqual(ticks);
  });

  test.each([
    [0.07, 0.1],
    [3, 5],
    [0, 1],
    [12, 20],
  ])('roundStep(%d) is %d', (raw, step) => {
    expect(roundStep(raw)).toBeCloseTo(step, 12);
  });

  it('puts ticks on whole numbers only', () => {
    expect(wholeTicks(0, 8, 20)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    expect(wholeTicks(3, 1203, 6)).toEqual([200, 400, 600, 800, 1000, 1200]);
    expect(wholeTicks(5, 5, 6)).toEqual([5]);
  });
});

describe('what is drawn', () => {
  it('reads chances inside and outside the support', () => {
    expect(chanceOf(coin, 1, 'exactly')).toBe(0.5);
    expect(chanceOf(coin, 9, 'exactly')).toBe(0);
    expect(chanceOf(coin, -1, 'atLeast')).toBe(1);
    expect(chanceOf(coin, 9, 'atLeast')).toBe(0);
  });

  it('leaves thin tails out and keeps marks and zero in', () => {
    const thin = summarize(Float64Array.of(0, 0.5, 0.5 - 2e-5, 1e-5, 1e-5));
    expect(rangeInSight([thin])).toEqual({ low: 1, high: 2 });
    expect(rangeInSight([thin], [4])).toEqual({ low: 0, high: 4 });
  });

  it('leaves thin rows and columns of a joint distribution out', () => {
    const joint = [
      [0.5, 0.25, 0],
      [0.25 - 1e-6, 1e-6, 0],
      [0, 0, 1e-6],
    ];
    expect(jointInSight(joint)).toEqual({ x: { low: 0, high: 1 }, y: { low: 0, high: 1 } });
    expect(likeliest(joint, 1)).toEqual([{ x: 0, y: 0, chance: 0.5 }]);
  });

  it('adds two situations up', () => {
    const both = sumOf(coin, coin);
    expect(both.probabilities).toEqual([1 / 16, 4 / 16, 6 / 16, 4 / 16, 1 / 16]);
    expect(both.mean).toBeCloseTo(2, 12);
  });
});

describe('words', () => {
  it('reads a value', () => {
    expect(readValue(coin, 1, 'atLeast')).toEqual({
      words: '1 or more',
      chance: '75.0%',
      exact: '0.75',
    });
  });

  it('sums a chart up', () => {
    expect(summaryWords(coin, 'wounds dealt')).toBe(
      'Between 0 and 2 wounds dealt; 1.00 on average, median 1. Most likely 1 (50.0%). The middle half of all battles lies between 0 and 1.',
    );
    expect(summaryWords(summarize(Float64Array.of(0, 0, 1)), 'wounds dealt')).toBe('Always 2 wounds dealt.');
    const loss = { ...coin, min: -3, max: -1, median: -2, mode: -2 };
    expect(summaryWords(loss, 'IPC')).toMatch(/^Between −3 and −1 IPC; .* median −2\. Most likely −2 /);
  });
});

describe('wilson', () => {
  // Worked by hand: z = 1.96, n = 100, p = 0.1 gives 0.0552 to 0.1744.
  it('gives the textbook interval', () => {
    const { low, high } = wilson(0.1, 100);
    expect(low).toBeCloseTo(0.0552, 3);
    expect(high).toBeCloseTo(0.1744, 3);
  });

  it('is never empty at 0 and 1', () => {
    expect(wilson(0, 1000).high).toBeGreaterThan(0);
    expect(wilson(1, 1000).low).toBeLessThan(1);
  });
});

describe('honestChance', () => {
  const nearly = summarize(Float64Array.of(1e-30, 0.5, 0.5));

  it('says certain only where nothing else can happen', () => {
    expect(honestChance(nearly, 0, 'atLeast')).toBe(1);
    expect(nearly.atLeast[1]).toBe(1);
    expect(honestChance(nearly, 1, 'atLeast')).toBeLessThan(1);
    expect(honestChance(nearly, 2, 'atMost')).toBe(1);
    expect(honestChance(summarize(Float64Array.of(0, 1)), 1, 'exactly')).toBe(1);
  });
});
