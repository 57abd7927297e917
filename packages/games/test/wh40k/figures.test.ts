// Figures alone, as analyses of many battles ask for them, are those of the whole answer to the bit.
import { Budget, prepareBattle } from '@oddsmith/games';
import { attackCalculator } from '@oddsmith/games/wh40k';
import { describe, expect, test } from 'vitest';
import { randomAttack } from './random-attacks.ts';

describe('figures without the steps of weapons', () => {
  test.each(attackCalculator.presets.map(({ id, input }) => [id, input] as const))('%s', (_id, input) => {
    const battle = prepareBattle(attackCalculator, input);
    const { summary, distributions, errorBound } = attackCalculator.exact(battle, new Budget({}));
    const figures = attackCalculator.figures(battle, new Budget({}));
    expect({ ...figures, weapons: [], groups: [] }).toEqual({
      summary,
      distributions,
      errorBound,
      weapons: [],
      groups: [],
    });
  });
});

test('an answer and its steps do not depend on what was asked before', () => {
  const inputs = Array.from({ length: 12 }, (_, i) => randomAttack(100 + i, 'many'));
  // One kind of model each, so that wounds and pools of other attacks fit.
  const alike = inputs.map(({ target, ...rest }, i) => ({
    ...rest,
    target: { ...target, groups: target.groups.slice(0, 1) },
    context: { ...rest.context, rerollOneHit: i % 2 === 0 },
  }));
  const asked = () =>
    alike.map((input) => {
      const budget = new Budget({});
      return [attackCalculator.exact(prepareBattle(attackCalculator, input), budget), budget.used];
    });
  expect(asked()).toEqual(asked());
});
