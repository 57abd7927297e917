// The estimate of an attack's or a combat's work is of the order of the work done.
import type { AnyCalculator } from '@oddsmith/games';
import { calculators } from '@oddsmith/games/fantasy';
import { test } from 'vitest';
import { someEstimates } from '../../../../test/depth.ts';
import { expectCostNearSteps } from '../cost-agreement.ts';
import { Draw, randomProfile } from './random-battles.ts';
import { largeCardBattle } from './random-cards.ts';

const [attack, combat, battle] = calculators;

/** Battles that the schema refuses, too many attacks or too large units, are drawn again. */
function expectCostsNearSteps(calculator: AnyCalculator, battleOf: () => object): void {
  for (let accepted = 0; accepted < someEstimates(200); ) {
    const input = battleOf();
    if (!calculator.input.safeParse(input).success) continue;
    expectCostNearSteps(calculator, input);
    accepted++;
  }
}

test('fantasy/attack, random battles', () => {
  const draw = new Draw(11);
  expectCostsNearSteps(attack, () => ({ ...randomProfile(draw, 1 + draw.upTo(99)), models: 1 + draw.upTo(3) }));
});

test('fantasy/attack by the rules of The Old World, random battles', () => {
  const draw = new Draw(14);
  expectCostsNearSteps(attack, () => ({
    ...randomProfile(draw, 1 + draw.upTo(39)),
    system: 'oldWorld',
    regeneration: draw.of<unknown>('none', 5),
    target: draw.of<unknown>(null, { models: 1 + draw.upTo(9), wounds: 1 + draw.upTo(3) }),
  }));
});

test('fantasy/combat, random battles', () => {
  const draw = new Draw(12);
  const unit = () => ({
    models: 1 + draw.upTo(29),
    wounds: 1 + draw.upTo(2),
    initiative: draw.upTo(8),
    allocation: draw.of('pool', 'model'),
    profiles: [{ ...randomProfile(draw, 1 + draw.upTo(2)), models: 1 + draw.upTo(9) }],
  });
  expectCostsNearSteps(combat, () => ({ first: unit(), second: unit(), rounds: 1 + draw.upTo(3) }));
});

test.each(['oldWorld', 'ninthAge'] as const)('fantasy/battle, random battles of %s', (system) => {
  const draw = new Draw(17);
  expectCostsNearSteps(battle, () => largeCardBattle(draw, system));
});
