// Engines look at the clock: battles that once ran for seconds or minutes without a look stop when they are told to, exact and rolled.
import { Budget, BudgetExceeded, calculateWith, prepareBattle } from '@oddsmith/games';
import { calculators } from '@oddsmith/games/calculators';
import { expect, test } from 'vitest';

/** So often every one of them must look before it is done: the last time is the one that stops it. */
const LOOKS = 25;

const duelist = { attacks: 5, hit: 3, normalDamage: 4, criticalDamage: 5, wounds: 14, strategy: 'optimalKill' };
const reroller = { attacks: 18, hit: 3, reroll: 'relentless', rerollChoice: 'optimal', devastating: 4 };
const mob = {
  name: 'Mob',
  quality: 4,
  defense: 4,
  models: [{ count: 100, tough: 3, weapons: [{ attacks: 200, count: 100 }] }],
};
const twenty = { attacks: 20, hit: 2, normalDamage: 20, criticalDamage: 20 };
const guarded = { dice: 20, save: 3, halveDice: { count: 10, dice: 'any' }, ignoreDice: null, feelNoPain: 5 };

const marksmen = {
  quality: 3,
  defense: 4,
  models: [{ count: 3, weapons: [{ range: 30, attacks: 1, rules: ['Takedown'] }] }],
};
const court = {
  quality: 6,
  defense: 2,
  models: [
    { count: 40, tough: 1, hero: true },
    { count: 20, tough: 6 },
  ],
};

const CASES: readonly (readonly [name: string, calculator: string, request: object])[] = [
  [
    'a rolled fight, both play for the best',
    'killteam/fight',
    simulated({ first: duelist, second: duelist, rounds: 20 }),
  ],
  ['a rolled choice with twenty rounds to come', 'killteam/choice', simulated({ rounds: 20 })],
  ['rolled shots whose dice are picked up one by one', 'killteam/shoot', simulated({ attacker: reroller })],
  ['shots whose dice are picked up one by one', 'killteam/shoot', { input: { attacker: reroller } }],
  ['shots of which any dice are halved', 'killteam/shoot', { input: { attacker: twenty, defender: guarded } }],
  [
    'one rolled shot whose saves can be used in hundreds of ways',
    'killteam/shoot',
    { input: { attacker: twenty, defender: guarded }, method: 'simulate', iterations: 1 },
  ],
  [
    'a charge of four dice, one of which may be rolled again',
    'wh40k/charge',
    { input: { dice: 4, reroll: 'one', distance: 12 } },
  ],
  [
    'a fight whose tables are large',
    'killteam/fight',
    { input: { first: { attacks: 12, wounds: 40 }, second: { attacks: 12, wounds: 40 }, rounds: 3 }, method: 'exact' },
  ],
  [
    'a choice whose tables are large',
    'killteam/choice',
    { input: { first: { attacks: 10, wounds: 30 }, second: { attacks: 10, wounds: 30 }, rounds: 3 }, method: 'exact' },
  ],
  ['a battle of cards over six rounds', 'fantasy/battle', { input: { rounds: 6 } }],
  ['a rolled duel with millions of dice', 'grimdark/duel', simulated({ attacker: mob, defender: mob })],
  ['a recommendation that is rolled for', 'axis/recommend', simulated({ goal: { winChance: 0.9 } })],
];

function simulated(input: object): object {
  return { input, method: 'simulate', iterations: 10_000 };
}

test.each(CASES)('%s', (_, calculator, request) => {
  let looks = 0;
  const expired = () => ++looks >= LOOKS;
  const reply = calculateWith(calculators, { calculator, ...request }, { expired });
  expect(reply).toEqual({ error: expect.objectContaining({ code: 'budget/cancelled' }) });
  expect(looks).toBe(LOOKS);
});

test.each([
  ['fantasy/battle', { rounds: 6 }],
  ['grimdark/duel', {}],
  // Every order in which heroes may be picked out and others fall is a state, and states are counted.
  ['grimdark/attack', { attacker: marksmen, defender: court, options: { takedownTarget: 'heroFirst' } }],
])('the estimate of %s', (id, input) => {
  const calculator = calculators.find((one) => one.id === id) as (typeof calculators)[number];
  let looks = 0;
  const budget = new Budget({ expired: () => ++looks >= 4 });
  expect(() => calculator.cost(prepareBattle(calculator, input), budget)).toThrow(BudgetExceeded);
});

test('between parsing, calculating and putting into words', () => {
  const request = { calculator: 'wh40k/attack', input: {} };
  let looks = 0;
  const count = () => ++looks < 0;
  // Dice that were rolled before are kept, so that only the second time takes as many looks as the third.
  calculateWith(calculators, request);
  expect(calculateWith(calculators, request, { expired: count })).toHaveProperty('sentence');
  // The last two looks are before the sentence and before the advice.
  for (const last of [0, 1]) {
    let left = looks - last;
    const reply = calculateWith(calculators, request, { expired: () => --left === 0 });
    expect(reply).toEqual({ error: expect.objectContaining({ code: 'budget/cancelled' }) });
  }
});

/** Where whole rows are counted at once a step takes about a nanosecond, and this 3 ms; engines that take longer a step count far fewer. */
const STEPS_OF_A_STRETCH = 3_000_000;
/** Enough of a battle to have seen all of its loops. */
const ENOUGH_STEPS = 20_000_000;

/** Counts the steps from one look at the clock to the next. */
class StretchBudget extends Budget {
  longest = 0;
  private stretch = 0;

  override spend(steps: number): void {
    this.stretch += steps;
    this.longest = Math.max(this.longest, this.stretch);
    super.spend(steps);
  }

  override look(): void {
    this.stretch = 0;
    super.look();
  }
}

const everything = {
  rerollHits: 'fails',
  rerollWounds: '1s',
  armorSave: 2,
  rerollArmorSaves: '1s',
  specialSave: 5,
  poison: true,
  lethalStrike: true,
  fury: true,
  sunder: 1,
  multipleWounds: '2d6',
  targetMaxWounds: 10,
};
const horde = { models: 40, profiles: [{ ...everything, initiative: 4 }] };
const bombers = {
  name: 'Bombers',
  quality: 4,
  defense: 4,
  rules: ['Self-Destruct(2)', 'Retaliate(1)'],
  models: [{ count: 10, tough: 3, weapons: [{ attacks: 3, rules: ['Hazardous'] }] }],
};
const assassins = {
  quality: 3,
  defense: 4,
  models: [{ count: 15, weapons: [{ range: 30, attacks: 3, rules: ['Takedown', 'Surge'] }] }],
};
const trolls = { quality: 4, defense: 4, models: [{ count: 20, tough: 6 }] };
const blast = { attacks: 'D6+3', skill: 3, strength: 10, ap: -1, damage: 'D6', keywords: ['Blast'] };
const giants = { models: 20, wounds: 10, toughness: 5, save: 3, fnp: 5 };
const swords = { kind: 'melee', attacks: 6, skill: 3, strength: 8, ap: -1, damage: 'D6' };
const knights = { groups: [{ ...giants, weapons: [{ weapon: swords }] }] };

test.each([
  ['killteam/shoot', { attacker: reroller }],
  ['killteam/shoot', { attacker: twenty, defender: guarded }],
  ['killteam/fight', { first: { attacks: 12, wounds: 40 }, second: { attacks: 12, wounds: 40 }, rounds: 3 }],
  ['killteam/choice', { first: { attacks: 10, wounds: 30 }, second: { attacks: 10, wounds: 30 }, rounds: 3 }],
  ['fantasy/attack', { ...everything, numAttacks: 75, redFury: true }],
  ['fantasy/combat', { first: horde, second: horde, rounds: 6 }],
  ['fantasy/battle', { first: { models: 40, frontage: 8 }, second: { models: 40, frontage: 8 }, rounds: 6 }],
  ['grimdark/attack', { attacker: assassins, defender: trolls }],
  ['grimdark/duel', { attacker: bombers, defender: bombers }],
  ['wh40k/attack', { weapon: blast, count: 40, target: giants }],
  ['wh40k/melee', { first: knights, second: knights }],
])('%s counts few steps between two looks: %j', (id, input) => {
  const calculator = calculators.find((one) => one.id === id) as (typeof calculators)[number];
  const budget = new StretchBudget({ steps: ENOUGH_STEPS });
  try {
    calculator.exact(prepareBattle(calculator, input), budget);
  } catch (thrown) {
    expect(thrown).toMatchObject({ code: 'budget/exceeded' });
  }
  expect(budget.longest).toBeGreaterThan(0);
  expect(budget.longest).toBeLessThanOrEqual(STEPS_OF_A_STRETCH);
});
