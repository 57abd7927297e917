// The estimate of the work is of the order of the work done, in steps of the budget: over seeded random battles of every kind.
import { attackCalculator } from '@oddsmith/games/grimdark';
import { test } from 'vitest';
import { expectCostNearSteps } from '../cost-agreement.ts';
import { RandomBattles } from './random-battles.ts';

test('grimdark/attack, 200 random battles', () => {
  const draw = new RandomBattles(11);
  for (let i = 0; i < 200; i++)
    expectCostNearSteps(attackCalculator, { ...draw.next(12), phase: draw.below(2) === 0 ? 'shooting' : 'melee' });
});
