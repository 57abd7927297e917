// What a recommendation leaves out is in its error bound: every army of a shared table against its own battle, solved whole.
import { Budget, prepareBattle } from '@oddsmith/games';
import { recommend as recommendArmy } from '@oddsmith/games/axis';
import { describe, expect, test } from 'vitest';
import { recommendCalculator } from '../../src/axis/calculators/recommend.ts';
import { withArmy } from '../../src/axis/plan.ts';
import { armiesBetween } from '../../src/axis/recommend/armies.ts';
import { evaluateAll, evaluateOne } from '../../src/axis/recommend/evaluate.ts';

const fleet = { sub: 6, des: 4, cru: 4, fig: 7, bat: 2 };
/** A rule that weighs and a large field: pairs that are hardly ever met are not valued. */
const question = (prune: number) => ({
  naval: true,
  side: 'defender' as const,
  waves: [
    { attack: { units: fleet }, defense: { units: { sub: 4, des: 4, cru: 3, fig: 4 } }, retreat: { profitBelow: 0 } },
  ],
  prune,
  goal: 'maxProfit' as const,
});

test('a bound is a chance, however much is left out', () => {
  const answer = recommendArmy(question(0.01));
  expect(answer.errorBound).toBeGreaterThan(0);
  expect(answer.errorBound).toBeLessThanOrEqual(1);
});

describe('a table of many armies', () => {
  const answer = (prune: number) => {
    const given = prepareBattle(recommendCalculator, question(prune));
    const armies = armiesBetween(given.least, given.stock);
    return { given, armies, found: evaluateAll({ ...given, battle: given }, armies, new Budget()) };
  };

  test.each([1e-4, 1e-6])('what %d leaves out is in its error bound, for every thirtieth of them', (prune) => {
    const { armies, found } = answer(prune);
    const whole = prepareBattle(recommendCalculator, question(0));
    expect(found.errorBound).toBeGreaterThan(0);
    expect(found.errorBound).toBeLessThan(0.2);
    armies.forEach((army, n) => {
      if (n % 30 !== 29) return;
      const alone = evaluateOne({ ...whole, battle: whole }, army, new Budget());
      const where = JSON.stringify(withArmy(whole, 0, 'defense', army).waves[0].defense.units);
      expect(Math.abs(found.armies[n].chance - alone.chance), where).toBeLessThanOrEqual(found.errorBound + 1e-9);
    });
  });
});
