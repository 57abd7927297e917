// The estimate of the work is of the order of the work done, in steps of the budget: over seeded random battles of every kind.
import { attackCalculator, duelCalculator } from '@oddsmith/games/grimdark';
import { expect, test } from 'vitest';
import { costAgainstSteps, expectCostNearSteps } from '../cost-agreement.ts';
import { RandomBattles } from './random-battles.ts';

test('grimdark/attack, 200 random battles', () => {
  const draw = new RandomBattles(11);
  for (let i = 0; i < 200; i++)
    expectCostNearSteps(attackCalculator, { ...draw.next(12), phase: draw.below(2) === 0 ? 'shooting' : 'melee' });
});

// Hits given back, wounds a unit does to itself and models that blow up make the work of a melee hard to foresee.
test('grimdark/duel, 200 random battles: 19 of 20 within a factor of 3, none beyond 12', () => {
  const draw = new RandomBattles(20_261);
  const off = Array.from({ length: 200 }, () => costAgainstSteps(duelCalculator, draw.next(4)));
  expect(off.filter((factor) => factor > 3).length).toBeLessThanOrEqual(10);
  expect(Math.max(...off)).toBeLessThan(12);
});
