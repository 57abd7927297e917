// Two pools side by side: one die against two dice on 4+, by hand.
import { analysisOf, compare, contest, runWork } from '@oddsmith/analysis';
import { Budget, prepareBattle } from '@oddsmith/games';
import { summarize, uniform } from '@oddsmith/kernel';
import { expect, test } from 'vitest';
import { pool } from './pool.ts';

function findings(input: object) {
  return pool.exact(prepareBattle(pool, input), new Budget());
}

test('figures that both have, and who comes out ahead', () => {
  const { figures, contests } = compare(findings({ dice: 1 }), findings({ dice: 2 }));
  expect(figures.map((figure) => figure.name)).toEqual(['anyChance', 'meanSuccesses', 'successes.mean']);
  expect(figures[0].first).toBeCloseTo(0.5, 14);
  expect(figures[0].second).toBeCloseTo(0.75, 14);
  expect(figures[0].difference).toBeCloseTo(0.25, 14);
  // One coin against two: ahead 1/8, level 3/8, behind 1/2.
  expect(contests.successes.firstGreater).toBeCloseTo(1 / 8, 14);
  expect(contests.successes.equal).toBeCloseTo(3 / 8, 14);
  expect(contests.successes.secondGreater).toBeCloseTo(1 / 2, 14);
});

test('ranges that do not start together', () => {
  const die = summarize(uniform(1, 6));
  const low = summarize(uniform(0, 2), -2);
  expect(contest(die, low)).toEqual({ firstGreater: expect.closeTo(1, 14), equal: 0, secondGreater: 0 });
  const even = contest(die, die);
  expect(even.equal).toBeCloseTo(1 / 6, 14);
  expect(even.firstGreater).toBeCloseTo(15 / 36, 14);
  expect(even.firstGreater).toBeCloseTo(even.secondGreater, 14);
});

test('what only one of them has is left out', () => {
  const one = findings({});
  const other = { errorBound: 0, distributions: {}, summary: { anyChance: 1, more: 2 } };
  expect(compare(one, other)).toEqual({
    figures: [{ name: 'anyChance', first: one.summary.anyChance, second: 1, difference: 1 - one.summary.anyChance }],
    contests: {},
  });
});

test.each(['first', 'second'])('what is wrong with the %s of two is said of it', (side) => {
  const question = { first: {}, second: {}, [side]: { input: { dice: 99 } } };
  const asked = analysisOf([pool], { kind: 'compare', calculator: pool.id, ...question });
  expect('work' in asked && runWork(asked.work)).toMatchObject({ error: { path: `${side}.input.dice` } });
});
