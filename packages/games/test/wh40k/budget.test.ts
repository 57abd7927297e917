// Battles as large as the schema allows: counted in steps, every piece of work is short, and no table is made before it is asked for.
import { type AnyCalculator, Budget, BudgetExceeded, prepareBattle } from '@oddsmith/games';
import { calculators } from '@oddsmith/games/wh40k';
import { Random } from '@oddsmith/kernel';
import { describe, expect, test } from 'vitest';

const [attack, , , melee] = calculators;

/** Steps between two looks that take less than 10 ms. */
const LONGEST_PIECE = 6_000_000;
const STEPS = 30_000_000;

class WatchedBudget extends Budget {
  counted = 0;
  longest = 0;

  override spend(steps: number): void {
    this.counted += steps;
    this.longest = Math.max(this.longest, steps);
    super.spend(steps);
  }
}

function stopped(calculator: AnyCalculator, input: unknown, limits: { expired?: () => boolean } = {}) {
  const budget = new WatchedBudget({ steps: STEPS, ...limits });
  try {
    calculator.exact(prepareBattle(calculator, input), budget);
  } catch (thrown) {
    if (!(thrown instanceof BudgetExceeded)) throw thrown;
    return { ...thrown, message: thrown.message, counted: budget.counted, longest: budget.longest };
  }
  return { code: undefined, message: '', counted: budget.counted, longest: budget.longest };
}

const gun = { attacks: 200, skill: 4, strength: 4, ap: -1, damage: 1 };
const horde = { models: 200, wounds: 200, toughness: 4, save: 4, fnp: 5 };
const groups = [
  { ...horde, name: 'Guard' },
  { ...horde, name: 'Shield', save: 6 },
];
const crowd = Array.from({ length: 20 }, (_, g) => ({ ...horde, name: `Group ${g}`, character: g % 2 === 1 }));

const battles: readonly (readonly [string, AnyCalculator, object])[] = [
  ['40,000 attacks', attack, { weapon: { ...gun, keywords: ['Sustained Hits 2'] }, count: 200, target: horde }],
  [
    'lethal and devastating attacks on a mixed unit',
    attack,
    {
      edition: '11',
      weapon: { ...gun, keywords: ['Lethal Hits', 'Devastating Wounds'] },
      count: 20,
      target: { groups },
    },
  ],
  [
    'two hundred rerolls of both kinds',
    attack,
    { weapon: gun, count: 4, context: { rerollHitDice: 200, rerollWoundDice: 200 }, target: { models: 2, wounds: 1 } },
  ],
  [
    'a reroll of the number of attacks',
    attack,
    { weapon: { ...gun, attacks: '33D6' }, count: 200, context: { commandReroll: 'attacks' } },
  ],
  [
    'damage of thousands',
    attack,
    { weapon: { ...gun, damage: '33D6' }, context: { damageMultiplier: 10 }, target: horde },
  ],
  [
    'hazards of a large unit',
    attack,
    {
      weapon: { ...gun, keywords: ['Hazardous'] },
      count: 200,
      attacker: { groups: crowd.map(({ models, wounds, fnp }) => ({ models, wounds, fnp })) },
    },
  ],
  [
    'the best order of forty weapons',
    attack,
    {
      volley: Array.from({ length: 40 }, (_, ap) => ({
        weapon: { ...gun, attacks: 1, ap: -(ap % 12), damage: 1 + ap },
      })),
      findBestOrder: true,
      target: { models: 10, wounds: 2 },
    },
  ],
  [
    'two hordes face to face',
    melee,
    {
      first: { ...horde, weapons: [{ weapon: { ...gun, kind: 'melee' } }] },
      second: { ...horde, weapons: [{ weapon: { ...gun, kind: 'melee' } }] },
      rounds: 2,
    },
  ],
];

describe('every engine looks at its budget at least every 10 ms', () => {
  test.each(battles)('%s: no piece of work is longer than that', (_name, calculator, input) => {
    const { longest } = stopped(calculator, input);
    expect(longest).toBeLessThan(LONGEST_PIECE);
  });

  test.each(battles)('%s: ends at the first look once the time is up', (_name, calculator, input) => {
    const { code, counted } = stopped(calculator, input, { expired: () => true });
    expect(code).toMatch(/^budget\//);
    expect(counted).toBeLessThan(2 * LONGEST_PIECE);
  });
});

test('a rolled battle looks at the clock where it throws no dice', () => {
  let looks = 0;
  const budget = new Budget({ expired: () => ++looks < 0 });
  const target = { groups: crowd.map(({ name }) => ({ name, models: 200, wounds: 1, save: 7, toughness: 1 })) };
  const weapon = { attacks: 200, skill: 2, strength: 10, ap: 0, damage: 1, keywords: ['Torrent'] };
  const battle = prepareBattle(attack, { weapon, count: 100, target });
  const { damage } = attack.simulate(battle, budget)(new Random(1));
  // Four thousand models with a wound each: all of them, of about 16,700 wounds that nothing saves.
  expect(damage).toBe(4_000);
  // A choice among four thousand for each wound, 64 of them between two looks.
  expect(looks).toBeGreaterThan(16_000 / 64);
});

describe('tables are asked for before they are made', () => {
  test.each([
    [
      'Precision among twenty groups',
      attack,
      { weapon: { ...gun, keywords: ['Precision'] }, context: { precision: true }, target: { groups: crowd } },
    ],
    [
      'a fight among twenty groups',
      melee,
      { first: { groups: crowd.map((group) => ({ ...group, weapons: [] })) }, second: { ...horde, weapons: [] } },
    ],
  ] as const)('%s', (_name, calculator, input) => {
    const { code, message, counted } = stopped(calculator, input);
    expect(code).toBe('budget/exceeded');
    expect(message).toMatch(/^the attack needs a table of \d+ million numbers/);
    expect(counted).toBeLessThan(LONGEST_PIECE);
  });
});
