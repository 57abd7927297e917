// The estimate of the work against the work done, in steps of the budget: over seeded random battles of every kind.
import { Budget, prepareBattle } from '@oddsmith/games';
import { attackCalculator, duelCalculator, type UnitInput } from '@oddsmith/games/grimdark';
import { Random } from '@oddsmith/kernel';
import { describe, expect, test } from 'vitest';

/** The estimate may be this many times too low or too high. */
const TOO_LOW = 3;
const TOO_HIGH = 50;
/** Battles that are estimated larger are left out: they would take seconds. */
const LARGEST = 10_000_000;

class CountingBudget extends Budget {
  counted = 0;

  override spend(steps: number): void {
    this.counted += steps;
  }
}

const WEAPON_RULES = ['AP(1)', 'Rending', 'Blast(3)', 'Deadly(3)', 'Bane', 'Counter', 'Limited', 'Surge'];
const RULES = ['Regeneration', 'Fearless', 'No Retreat', 'Furious', 'Fear(1)', 'Bloodborn', 'Impact(2)', 'Unwieldy'];

/** What makes battles large, one after the other. */
const KINDS: readonly { readonly name: string; readonly unit?: string; readonly weapon?: string }[] = [
  { name: 'plain' },
  { name: 'Takedown', weapon: 'Takedown' },
  { name: 'Hazardous', weapon: 'Hazardous' },
  { name: 'Retaliate', unit: 'Retaliate(1)' },
  { name: 'Deathstrike', unit: 'Deathstrike(2)' },
  { name: 'Self-Destruct', unit: 'Self-Destruct(2)' },
  { name: 'growth', unit: 'Piercing Growth' },
  { name: 'a feat', unit: 'Protection Feat' },
  { name: 'Unpredictable', unit: 'Unpredictable' },
];

function randomUnit(dice: Random, kind: (typeof KINDS)[number]): UnitInput {
  const below = (n: number): number => dice.uint32() % n;
  const some = (from: readonly string[]): string[] => from.filter(() => below(4) === 0).slice(0, 2);
  const special = (name: string | undefined): string[] => (name === undefined || below(2) === 0 ? [] : [name]);
  const weapon = (range: number) => ({
    name: range === 0 ? 'Blade' : 'Gun',
    range,
    attacks: 1 + below(3),
    rules: [...some(WEAPON_RULES), ...special(kind.weapon)],
  });
  return {
    name: 'Unit',
    quality: 2 + below(5),
    defense: 2 + below(5),
    rules: [...some(RULES), ...special(kind.unit)],
    models: Array.from({ length: 1 + below(3) }, (_, entry) => ({
      count: entry > 0 && below(2) === 0 ? 1 : 1 + below(6),
      tough: [1, 1, 3, 6][below(4)],
      hero: entry > 0 && below(2) === 0,
      rules: special(kind.unit),
      weapons: [weapon(0), weapon(24)],
    })),
  };
}

function expectWithin(cost: number, spent: number, input: unknown): void {
  const text = `cost ${cost.toExponential(2)}, spent ${spent.toExponential(2)}: ${JSON.stringify(input)}`;
  expect(cost * TOO_LOW, text).toBeGreaterThan(spent);
  expect(cost, text).toBeLessThan(spent * TOO_HIGH + 200_000);
}

describe('the estimate is near the steps spent', () => {
  test.each(KINDS.map((kind, index) => [kind.name, kind, index] as const))('duels: %s', (_, kind, index) => {
    const dice = new Random(100 + index);
    let compared = 0;
    for (let i = 0; i < 10; i++) {
      const input = prepareBattle(duelCalculator, {
        attacker: randomUnit(dice, kind),
        defender: randomUnit(dice, kind),
      });
      const cost = duelCalculator.cost(input);
      if (cost > LARGEST) continue;
      const budget = new CountingBudget();
      duelCalculator.exact(input, budget);
      expectWithin(cost, budget.counted, input);
      compared++;
    }
    expect(compared).toBeGreaterThan(4);
  });

  test('attacks', () => {
    const dice = new Random(5);
    for (const kind of KINDS)
      for (const phase of ['shooting', 'melee']) {
        const input = prepareBattle(attackCalculator, {
          attacker: randomUnit(dice, kind),
          defender: randomUnit(dice, kind),
          phase,
        });
        const budget = new CountingBudget();
        attackCalculator.exact(input, budget);
        expectWithin(attackCalculator.cost(input), budget.counted, input);
      }
  });
});
