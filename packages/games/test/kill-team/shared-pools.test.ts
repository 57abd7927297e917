// Pools of dice that many shots have in common are rolled once: it changes no bit of any of them.
import { Budget, prepareBattle } from '@oddsmith/games';
import { shootCalculator } from '@oddsmith/games/kill-team';
import { expect, test } from 'vitest';
import { rolledPools } from '../../src/kill-team/exact/pool.ts';

const REROLLS = ['none', 'balanced', 'ceaseless', 'relentless'];
const shots = [0, 1, 2, 3, 4, 5].flatMap((i) =>
  [0, 1, 2, 3].map((j) => ({
    attacker: { attacks: 4 + (i % 3), hit: 2 + (i % 4), normalDamage: 3, criticalDamage: 5, reroll: REROLLS[j] },
    defender: { dice: 3, save: 2 + j, wounds: 7 + i },
  })),
);

test('shared pools give the figures of pools rolled for every shot', () => {
  const figures = (forget: boolean) =>
    shots.map((input) => {
      if (forget) rolledPools.forget();
      return shootCalculator.exact(prepareBattle(shootCalculator, input), new Budget({}));
    });
  expect(figures(false)).toEqual(figures(true));
});
