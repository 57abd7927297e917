// A round of a fight that was played, looked back on.
import { expect, test } from 'vitest';
import { type Action, fight, fightCalculator, readToldFight, reviewFight } from '../../src/kill-team/index.ts';

const even = fightCalculator.input.parse({
  first: { attacks: 4, hit: 3, wounds: 8, normalDamage: 3, criticalDamage: 4, strategy: 'optimalKill' },
  second: { attacks: 3, hit: 4, wounds: 7, normalDamage: 3, criticalDamage: 4, strategy: 'optimalKill' },
});

function reviewed(first: number[], second: number[], actions: readonly Action[]) {
  const review = reviewFight(even, { first, second }, actions);
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
  expect(reviewFight(even, { first: [6], second: [4, 1, 1] }, [])).toEqual({
    problem: 'wrong-number-of-dice',
    side: 'first',
    needed: 4,
  });
  expect(reviewFight(even, { first: [3, 1, 1, 1], second: [1, 1, 1] }, ['strikeCrit'])).toMatchObject({
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
  expect(readToldFight(text)).toEqual({ dice, actions });
});

test('what is not read is told as it was written', () => {
  expect(readToldFight('6 6\n7 1')).toEqual({ unread: '7 1' });
  expect(readToldFight('6 6\n5 1\ndances')).toEqual({ unread: 'dances' });
});
