// What must hold for any battle: sums of one, bounds, and that better stats never hurt.
import { Budget, prepareBattle } from '@oddsmith/games';
import {
  attackCalculator,
  duelCalculator,
  type ScenarioResult,
  type SideResult,
  type UnitInput,
} from '@oddsmith/games/grimdark';
import type { Distribution } from '@oddsmith/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

const RULES = [
  'Regeneration',
  'Fearless',
  'No Retreat',
  'Furious',
  'Stealth',
  'Shielded',
  'Fear(1)',
  'Retaliate(1)',
  'Bloodborn',
];
const WEAPON_RULES = [
  'AP(1)',
  'Rending',
  'Blast(3)',
  'Deadly(3)',
  'Bane',
  'Counter',
  'Takedown',
  'Limited',
  'Hazardous',
  'Surge',
];

const weapon = (range: number) =>
  fc.record({
    name: fc.constant(range === 0 ? 'Blade' : 'Gun'),
    range: fc.constant(range),
    attacks: fc.integer({ min: 0, max: 3 }),
    rules: fc.subarray(WEAPON_RULES, { maxLength: 2 }),
  });

const unit: fc.Arbitrary<UnitInput> = fc.record({
  name: fc.constant('Unit'),
  quality: fc.integer({ min: 2, max: 6 }),
  defense: fc.integer({ min: 2, max: 6 }),
  rules: fc.subarray(RULES, { maxLength: 2 }),
  models: fc.array(
    fc.record({
      count: fc.integer({ min: 1, max: 4 }),
      tough: fc.integer({ min: 1, max: 3 }),
      hero: fc.boolean(),
      weapons: fc.tuple(weapon(0), weapon(24)).map((both) => [...both]),
    }),
    { minLength: 1, maxLength: 2 },
  ),
});

function expectDistribution(distribution: Distribution, max: number): void {
  const total = distribution.probabilities.reduce((sum, p) => sum + p, 0);
  expect(total).toBeCloseTo(1, 11);
  expect(Math.min(...distribution.probabilities)).toBeGreaterThanOrEqual(0);
  expect(distribution.min).toBeGreaterThanOrEqual(0);
  expect(distribution.max).toBeLessThanOrEqual(max);
}

function sizeOf({ models }: UnitInput): { models: number; wounds: number } {
  return {
    models: models.reduce((sum, model) => sum + (model.count ?? 1), 0),
    wounds: models.reduce((sum, model) => sum + (model.count ?? 1) * (model.tough ?? 1), 0),
  };
}

function expectSide(side: SideResult, of: UnitInput): void {
  const { models, wounds } = sizeOf(of);
  expectDistribution(side.wounds, wounds);
  expectDistribution(side.models, models);
  expect(side.destroyed + side.routed + side.shaken).toBeLessThanOrEqual(1 + 1e-12);
  // Only a destroyed unit has no models left.
  const none = side.models.min === 0 ? side.models.probabilities[0] : 0;
  expect(none).toBeCloseTo(side.destroyed, 11);
  expect(side.half).toBeGreaterThanOrEqual(side.destroyed + side.routed - 1e-12);
}

describe('any battle', () => {
  test('attacks are distributions', () => {
    fc.assert(
      fc.property(
        unit,
        unit,
        fc.constantFrom('shooting', 'melee'),
        fc.boolean(),
        (attacker, defender, phase, charging) => {
          const input = prepareBattle(attackCalculator, { attacker, defender, phase, charging });
          const { distributions, summary } = attackCalculator.exact(input, new Budget());
          const { models, wounds } = sizeOf(defender);
          expectDistribution(distributions.hits, 10_000);
          expectDistribution(distributions.wounds, wounds);
          expectDistribution(distributions.kills, models);
          expect(summary.wipeChance).toBeLessThanOrEqual(summary.halfChance + 1e-12);
        },
      ),
      { numRuns: 60, seed: 1 },
    );
  });

  test('duels add up', () => {
    fc.assert(
      fc.property(unit, unit, (attacker, defender) => {
        const input = prepareBattle(duelCalculator, { attacker, defender });
        const { scenarios } = duelCalculator.exact(input, new Budget());
        for (const result of Object.values(scenarios) as ScenarioResult[]) {
          expect(result.win + result.draw + result.loss).toBeCloseTo(1, 11);
          expectSide(result.attacker, attacker);
          expectSide(result.defender, defender);
        }
      }),
      { numRuns: 25, seed: 2 },
    );
  });

  test('a duel from the other side is the same duel', () => {
    fc.assert(
      fc.property(unit, unit, (attacker, defender) => {
        const solve = (one: UnitInput, other: UnitInput, scenario: string) => {
          const input = prepareBattle(duelCalculator, { attacker: one, defender: other, scenarios: [scenario] });
          return Object.values(duelCalculator.exact(input, new Budget()).scenarios)[0];
        };
        const charge = solve(attacker, defender, 'charge');
        const received = solve(defender, attacker, 'receive_charge');
        expect(received.loss).toBeCloseTo(charge.win, 11);
        expect(received.attacker.destroyed).toBeCloseTo(charge.defender.destroyed, 11);
      }),
      { numRuns: 25, seed: 3 },
    );
  });

  test('a better Defense never means more wounds', () => {
    fc.assert(
      fc.property(unit, unit, fc.integer({ min: 3, max: 6 }), (attacker, defender, defense) => {
        const mean = (value: number): number => {
          const input = prepareBattle(attackCalculator, { attacker, defender: { ...defender, defense: value } });
          return attackCalculator.exact(input, new Budget()).distributions.wounds.mean;
        };
        expect(mean(defense - 1)).toBeLessThanOrEqual(mean(defense) + 1e-12);
      }),
      { numRuns: 40, seed: 4 },
    );
  });
});
