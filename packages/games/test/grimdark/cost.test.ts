// The estimate of the work is of the order of the work done, in steps of the budget: over seeded random battles of every kind.
import { type AnyCalculator, Budget, prepareBattle } from '@oddsmith/games';
import { attackCalculator, duelCalculator } from '@oddsmith/games/grimdark';
import { expect, test } from 'vitest';
import { someEstimates } from '../../../../test/depth.ts';
import { expectCostNearSteps } from '../cost-agreement.ts';
import { RandomBattles } from './random-battles.ts';

const BATTLES = someEstimates(200);

test.each([1, 4, 8, 11])('grimdark/attack, random battles of seed %d', (seed) => {
  const draw = new RandomBattles(seed);
  for (let i = 0; i < BATTLES; i++)
    expectCostNearSteps(attackCalculator, { ...draw.next(12), phase: draw.below(2) === 0 ? 'shooting' : 'melee' });
});

test('grimdark/duel, random battles', () => {
  const draw = new RandomBattles(20_261);
  for (let i = 0; i < BATTLES; i++) expectCostNearSteps(duelCalculator, draw.next(4));
});

test('a second activation, healing and spells that deal hits are part of the estimate', () => {
  const draw = new RandomBattles(77);
  const busy = { close: true, sweeping: true, mending: true, actsTwice: true };
  for (let i = 0; i < 9; i++) {
    const { attacker, defender } = draw.next(2);
    const rules = ['Martial Prowess', 'Reanimation', 'Breath Attack'];
    expectCostNearSteps(duelCalculator, {
      attacker: { ...attacker, rules },
      defender,
      circumstances: { attacker: busy },
      spells: { attacker: [{ hits: 4 }] },
    });
  }
});

test.each<AnyCalculator>([attackCalculator, duelCalculator])(
  '$id: what an estimate keeps for the answer changes nothing of it',
  (calculator) => {
    const draw = new RandomBattles(5);
    for (let i = 0; i < 9; i++) {
      const battle = prepareBattle(calculator, draw.next(2));
      const alone = calculator.exact(battle, new Budget());
      calculator.cost(battle);
      expect(calculator.exact(battle, new Budget())).toEqual(alone);
    }
  },
);
