// Figures by name, on two coins worked by hand: 1/4, 1/2, 1/4.
import { figureNames, figureOf, headlineName } from '@oddsmith/analysis';
import { summarize } from '@oddsmith/kernel';
import { expect, test } from 'vitest';

const heads = summarize(Float64Array.of(0.25, 0.5, 0.25));
const coins = { errorBound: 0, distributions: { heads }, summary: { anyChance: 0.75 } };

test('a figure deeper in an answer is told by its way there', () => {
  const duel = { ...coins, scenarios: { charge: { win: 0.6, models: heads } } };
  expect(figureOf(duel, 'scenarios.charge.win')).toBe(0.6);
  expect(figureOf(duel, 'scenarios.charge.models.mean')).toBe(1);
  for (const name of ['scenarios.charge', 'scenarios.retreat.win', 'scenarios.charge.toString', 'heads', ''])
    expect(figureOf(duel, name), name).toBeUndefined();
});

test('summary figures, statistics and chances have names', () => {
  const FIGURES = {
    anyChance: 0.75,
    'heads.mean': 1,
    'heads.stdDev': Math.SQRT1_2,
    'heads.median': 1,
    'heads.mode': 1,
    'heads.min': 0,
    'heads.max': 2,
    'heads>=0': 1,
    'heads>=1': 0.75,
    'heads>=2': 0.25,
    'heads>=3': 0,
    'heads>=-4': 1,
    'heads<=-1': 0,
    'heads<=0': 0.25,
    'heads<=5': 1,
    'heads=1': 0.5,
    'heads=7': 0,
  };
  for (const [name, value] of Object.entries(FIGURES)) expect(figureOf(coins, name), name).toBeCloseTo(value, 14);
});

test('other names have no figure', () => {
  for (const name of ['', 'heads', 'tails.mean', 'heads.middle', 'heads>1', 'heads>=x', 'toString', 'constructor.mean'])
    expect(figureOf(coins, name), name).toBeUndefined();
});

test('the headline is the first summary figure, else the first mean', () => {
  expect(headlineName(coins)).toBe('anyChance');
  expect(headlineName({ ...coins, summary: {} })).toBe('heads.mean');
  expect(headlineName({ errorBound: 0, distributions: {}, summary: {} })).toBeUndefined();
  expect(figureNames(coins)).toEqual(['anyChance', 'heads.mean']);
});
