// The dice box: fractions as people know them, and words for whatever is refused.
import { POOL_PROBLEMS } from '@oddsmith/kernel';
import { expect, test } from 'vitest';
import { contestOf, type DiceOdds, oddsOf } from '../src/places/dice/dice-odds.ts';
import { words as german } from '../src/places/dice/words/de.ts';
import { words as english } from '../src/places/dice/words/en.ts';

function read(text: string): DiceOdds {
  const found = oddsOf(text);
  if ('problem' in found) throw new Error(found.problem.code);
  return found.odds;
}

test('every total has its fraction, and those of at least', () => {
  const { rows, mean, distribution } = read('2d6');
  expect(rows.map(({ exactly }) => exactly.fraction)).toEqual([
    ...['1/36', '1/18', '1/12', '1/9', '5/36', '1/6', '5/36', '1/9', '1/12', '1/18', '1/36'],
  ]);
  expect(rows.at(0)?.atLeast).toEqual({ share: 1, fraction: '1' });
  expect(rows.find(({ outcome }) => outcome === 9)?.atLeast.fraction).toBe('5/18');
  expect(mean).toEqual({ share: 7, fraction: '7' });
  expect(distribution).toMatchObject({ min: 2, max: 12, median: 7 });
});

test('totals below nothing', () => {
  const { distribution, mean } = read('d4 - 2d6');
  expect(distribution).toMatchObject({ min: -11, max: 2 });
  expect(mean).toEqual({ share: -4.5, fraction: '-9/2' });
});

test('a long fraction is named by its digits', () => {
  expect(read('40d6').rows[0].exactly.fraction).toBeTypeOf('number');
});

test('two pools against each other', () => {
  const { more, same, less } = contestOf(read('d6+1').pmf, read('d6').pmf);
  expect([more, same, less].map(({ fraction }) => fraction)).toEqual(['7/12', '5/36', '5/18']);
});

test.each([...english.grammar, ...german.grammar])('the example %s is read', (text) => {
  expect(read(text).rows.length).toBeGreaterThan(1);
});

test('every refusal has words', () => {
  for (const code of POOL_PROBLEMS)
    for (const words of [english, german]) expect(words.problems[code]('3d6')).not.toMatch(/undefined/);
});
