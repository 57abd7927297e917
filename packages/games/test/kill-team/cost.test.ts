// The estimate of a battle's work is of the right order.
import { Random } from '@oddsmith/kernel';
import { expect, test } from 'vitest';
import { someEstimates } from '../../../../test/depth.ts';
import { calculateWith } from '../../src/contract/calculate.ts';
import { choiceCalculator, fightCalculator, shootCalculator } from '../../src/kill-team/index.ts';
import { expectCostNearSteps } from '../cost-agreement.ts';
import { randomBest, randomChoice, randomFight, randomShot } from './random-battles.ts';

const BATTLES = someEstimates(200);

test('shots', () => {
  const random = new Random(41);
  for (let i = 0; i < BATTLES; i++) expectCostNearSteps(shootCalculator, randomShot(random, 12));
});

test('shots whose optional rules are a choice', () => {
  const random = new Random(44);
  for (let i = 0; i < BATTLES; i++) expectCostNearSteps(shootCalculator, randomBest(random, 6));
});

test('fights', () => {
  const random = new Random(42);
  for (let i = 0; i < BATTLES; i++) expectCostNearSteps(fightCalculator, randomFight(random, 5, 3));
});

test('open positions', () => {
  const random = new Random(43);
  for (let i = 0; i < BATTLES; i++) expectCostNearSteps(choiceCalculator, randomChoice(random));
});

test('a fight whose exact answer takes a second is not simulated', () => {
  const side = { attacks: 6, wounds: 14, feelNoPain: 5, strategy: 'optimalKill' };
  const reply = calculateWith([fightCalculator], {
    calculator: 'killteam/fight',
    input: { first: side, second: side, rounds: 3 },
  });
  expect(reply).toMatchObject({ method: 'exact' });
});
