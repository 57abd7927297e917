// The estimate of a battle's work against the work done.
import { calculators } from '@oddsmith/games/wh40k';
import { Random } from '@oddsmith/kernel';
import { describe, test } from 'vitest';
import { someEstimates } from '../../../../test/depth.ts';
import { expectCostNearSteps } from '../cost-agreement.ts';
import { randomAttack } from './random-attacks.ts';
import { randomMelee } from './random-melee.ts';

const [attack, charge, battleShock, melee] = calculators;
const BATTLES = someEstimates(200);

const seeds = Array.from({ length: BATTLES }, (_, index) => index + 1);

describe('cost within a factor of 3', () => {
  test('attack', () => {
    for (const seed of seeds) expectCostNearSteps(attack, randomAttack(seed, 'many'));
  });

  test('charge', () => {
    for (const seed of seeds) {
      const random = new Random(seed);
      const distance = 2 + 10 * random.unit();
      expectCostNearSteps(charge, { distance, fight: seed % 2 === 0 ? randomAttack(seed, 'many') : null });
    }
  });

  test('battle-shock', () => {
    for (const seed of seeds) expectCostNearSteps(battleShock, { leadership: 5 + (seed % 4), reroll: seed % 2 === 0 });
  });

  test('melee', () => {
    for (const seed of seeds) expectCostNearSteps(melee, randomMelee(seed, 'many'));
  });
});
