// Figures alone, as analyses of many battles ask for them, are those of the whole answer to the bit.
import { Budget, prepareBattle } from '@oddsmith/games';
import { attackCalculator } from '@oddsmith/games/wh40k';
import { describe, expect, test } from 'vitest';

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
