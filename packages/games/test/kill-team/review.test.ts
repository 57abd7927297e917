// Fights and shots that were played, looked back on.
import { expect, test } from 'vitest';
import {
  type Action,
  fight,
  fightCalculator,
  readToldFight,
  readToldShots,
  reviewFight,
  reviewShots,
  shoot,
  shootCalculator,
} from '../../src/kill-team/index.ts';

const even = fightCalculator.input.parse({
  first: { attacks: 4, hit: 3, wounds: 8, normalDamage: 3, criticalDamage: 4, strategy: 'optimalKill' },
  second: { attacks: 3, hit: 4, wounds: 7, normalDamage: 3, criticalDamage: 4, strategy: 'optimalKill' },
});

function reviewed(first: number[], second: number[], actions: readonly Action[]) {
  const review = reviewFight(even, [{ dice: { first, second }, actions }]);
  if ('problem' in review) throw new Error(JSON.stringify(review));
  return review;
}

test('it starts at what the fight promises by its own calculator', () => {
  const { summary } = fight(even) as unknown as { summary: { firstDies: number; secondDies: number } };
  const { start } = reviewed([1, 1, 1, 1], [1, 1, 1], []);
  expect(start).toBeCloseTo((1 + summary.secondDies - summary.firstDies) / 2, 9);
});

test('nobody hits: half, by hand, and the luck is the way there', () => {
  const { start, luck, result, rolls } = reviewed([1, 1, 1, 1], [1, 1, 1], []);
  expect(result).toBeCloseTo(0.5, 12);
  expect(start + luck).toBeCloseTo(0.5, 12);
  // The worst that four dice can bring.
  expect(rolls[0].orBetter).toBeCloseTo(1, 9);
});

test('strikes add up to the result, and a parry instead of the blow that kills is told', () => {
  // Two crits of 4 against 7 wounds: two strikes kill before the second blow of the enemy.
  const right = reviewed([6, 6, 1, 1], [4, 1, 1], ['strikeCrit', 'strikeNormal', 'strikeCrit']);
  expect(right.result).toBeCloseTo(1, 12);
  expect(right.mistakes).toEqual([]);
  const { start, luck, decisions, result } = right;
  expect(start + luck + decisions[0] - decisions[1]).toBeCloseTo(result, 12);
  // After one strike the enemy has 3 left and no die: parrying is no longer possible; before it, parrying gives the kill away.
  const wrong = reviewed([6, 6, 1, 1], [4, 1, 1], ['critParryNormal']);
  expect(wrong.mistakes[0]).toMatchObject({
    side: 0,
    about: { number: 1 },
    chosen: 'critParryNormal',
    best: 'strikeCrit',
  });
  expect(wrong.mistakes[0].loss).toBeCloseTo(0.5, 12);
});

test('what cannot be judged is said', () => {
  expect(reviewFight(even, [{ dice: { first: [6], second: [4, 1, 1] }, actions: [] }])).toEqual({
    problem: 'wrong-number-of-dice',
    round: 1,
    side: 'first',
    needed: 4,
  });
  expect(
    reviewFight(even, [{ dice: { first: [3, 1, 1, 1], second: [1, 1, 1] }, actions: ['strikeCrit'] }]),
  ).toMatchObject({
    problem: 'not-legal',
    action: 0,
    legal: ['strikeNormal'],
  });
});

test.each([
  [
    'first: 6 6 1 1\nsecond: 411\nstrike with a crit, strike, parry a crit with a normal',
    { first: [6, 6, 1, 1], second: [4, 1, 1] },
    ['strikeCrit', 'strikeNormal', 'normalParryCrit'],
  ],
  [
    '5 3\n6\npariert einen normalen mit einem kritischen; schlägt kritisch zu',
    { first: [5, 3], second: [6] },
    ['critParryNormal', 'strikeCrit'],
  ],
] as const)('%j is read', (text, dice, actions) => {
  expect(readToldFight(text)).toEqual([{ dice, actions }]);
});

test('what is not read is told as it was written', () => {
  expect(readToldFight('6 6\n7 1')).toEqual({ unread: '7 1' });
  expect(readToldFight('6 6\n5 1\ndances')).toEqual({ unread: 'dances' });
});

test('nobody hits in the first round: the second is worth what the calculator says of one round', () => {
  const two = { ...even, rounds: 2 };
  const nothing = { dice: { first: [1, 1, 1, 1], second: [1, 1, 1] }, actions: [] };
  const review = reviewFight(two, [nothing]);
  if ('problem' in review) throw new Error(JSON.stringify(review));
  const worth = (input: object) => {
    const { summary } = fight(input) as unknown as { summary: { firstDies: number; secondDies: number } };
    return (1 + summary.secondDies - summary.firstDies) / 2;
  };
  expect(review.start).toBeCloseTo(worth(two), 9);
  expect(review.result).toBeCloseTo(worth({ ...even, rounds: 1 }), 9);
});

test.each([
  ['as it is', {}],
  ['taking turns to go first, the injured hitting less', { injured: true, swapFirst: true }],
])('three rounds, %s: every round begins with what the one before was worth, and all adds up', (_, options) => {
  const three = {
    ...even,
    ...options,
    rounds: 3,
    first: { ...even.first, wounds: 18 },
    second: { ...even.second, wounds: 16 },
  };
  const dice = { first: [6, 3, 1, 1], second: [5, 1, 1] };
  // Strikes until nobody has a die: crit, their normal, our normal.
  const first = { dice, actions: ['strikeCrit', 'strikeNormal', 'strikeNormal'] as const };
  const swapped = 'swapFirst' in options;
  const second = { dice, actions: swapped ? (['strikeNormal', 'strikeCrit', 'strikeNormal'] as const) : first.actions };
  const review = reviewFight(three, [first, second, { dice: { first: [1, 1, 1, 1], second: [1, 1, 1] }, actions: [] }]);
  if ('problem' in review) throw new Error(JSON.stringify(review));
  const { start, luck, decisions, result, rolls, values } = review;
  expect(rolls).toHaveLength(6);
  expect(start + luck + decisions[0] - decisions[1]).toBeCloseTo(result, 9);
  // A throw swings around the value before it: what decisions changed was given away by them, nothing was lost between rounds.
  expect(result).toBeCloseTo(0.5, 12);
  const [, , , , , afterFirst] = values;
  const left = {
    ...three,
    rounds: 2,
    first: { ...three.first, wounds: 15, startingWounds: 18 },
    second: { ...three.second, wounds: 9, startingWounds: 16 },
  };
  const next = swapped ? { ...left, first: left.second, second: left.first } : left;
  const { summary } = fight(next) as unknown as { summary: { firstDies: number; secondDies: number } };
  const forFirst = (1 + summary.secondDies - summary.firstDies) / 2;
  expect(afterFirst).toBeCloseTo(swapped ? 1 - forFirst : forFirst, 9);
});

test('a round that is not over, or a fight that is, is said', () => {
  const two = { ...even, rounds: 2 };
  const open = { dice: { first: [6, 3, 1, 1], second: [5, 1, 1] }, actions: ['strikeCrit'] as const };
  expect(reviewFight(two, [open, open])).toEqual({
    problem: 'round-open',
    round: 1,
    legal: ['strikeNormal', 'normalParry'],
  });
  const kills = { dice: { first: [6, 6, 1, 1], second: [1, 1, 1] }, actions: ['strikeCrit', 'strikeCrit'] as const };
  expect(reviewFight(two, [kills, open])).toEqual({ problem: 'fight-over', round: 2 });
});

const volley = shootCalculator.input.parse({
  attacker: { attacks: 2, hit: 4, normalDamage: 3, criticalDamage: 4 },
  defender: { dice: 1, save: 4, wounds: 6 },
});

test('one shot by hand: both dice have to hit and none may be saved', () => {
  // Two dice on 4+, of which a 6 is a crit; one save on 4+ that a 6 makes a crit. Normal damage 3 and 3 kill 6 wounds.
  const review = reviewShots(volley, [{ attack: [4, 5], saves: [1], lost: undefined }]);
  if ('problem' in review) throw new Error(JSON.stringify(review));
  // Two hits are needed: 1/4. A normal save stops a normal, not a crit: two crits 1/36, saved by a crit only.
  const start = (1 / 4) * (1 / 2) + (1 / 36) * (1 / 3);
  expect(review.start).toBeCloseTo(start, 12);
  expect(review.rolls[0]).toMatchObject({ side: 0, swing: expect.closeTo(1 / 2 - start, 12) });
  expect(review.rolls[1]).toMatchObject({ side: 1, swing: expect.closeTo(1 / 2, 12), orBetter: expect.closeTo(1, 12) });
  expect(review.result).toBe(1);
});

test('several shots: the second goes on with the wounds that are left', () => {
  const told = readToldShots('Shot 1\n4 1\n1\nShot 2\n5 1\n2');
  if ('unread' in told) throw new Error(told.unread);
  const twice = { ...volley, rounds: 2 };
  const review = reviewShots(twice, told);
  if ('problem' in review) throw new Error(JSON.stringify(review));
  const { summary } = shoot(twice) as unknown as { summary: { killChance: number } };
  expect(review.start).toBeCloseTo(summary.killChance, 12);
  // 3 of 6 are gone after the first: one hit that is not saved is wanted.
  const { summary: left } = shoot({ ...volley, defender: { ...volley.defender, wounds: 3 } }) as unknown as {
    summary: { killChance: number };
  };
  expect(review.values[2]).toBeCloseTo(left.killChance, 12);
  expect(review.result).toBe(1);
  expect(review.start + review.luck).toBeCloseTo(1, 12);
});

test('dice that lower the damage are a roll of their own, and are asked for', () => {
  const tough = shootCalculator.input.parse({ ...volley, defender: { ...volley.defender, feelNoPain: 5 } });
  const dice = { attack: [4, 1], saves: [1] };
  expect(reviewShots(tough, [{ ...dice, lost: undefined }])).toEqual({
    problem: 'lost-untold',
    shot: 1,
    possible: [0, 1, 2, 3],
  });
  const review = reviewShots({ ...tough, rounds: 2 }, [{ ...dice, lost: 3 }]);
  if ('problem' in review) throw new Error(JSON.stringify(review));
  // All three points come through 2/3 of the time each, and no other way is as kind to the shooter.
  expect(review.rolls[2]).toMatchObject({
    side: 1,
    about: { what: 'damage', lost: 3 },
    orBetter: expect.closeTo(1, 9),
  });
  expect(reviewShots(volley, [{ attack: [4], saves: [1], lost: undefined }])).toMatchObject({
    problem: 'wrong-number-of-dice',
    side: 'attack',
    needed: 2,
  });
});
