// A battle that was played, looked back on: every swing by hand where that can be done, and sums that add up.
import { reviewBattle } from '@oddsmith/games/axis';
import { readToldBattle } from '@oddsmith/games/axis/text';
import { expect, test } from 'vitest';

function reviewed(text: string) {
  const told = readToldBattle(text);
  if ('problems' in told) throw new Error(JSON.stringify(told.problems));
  const review = reviewBattle(told);
  if ('problem' in review) throw new Error(review.problem);
  return review;
}

test('one infantry against another, by hand', () => {
  // The attacker hits on 1, the defender on 2 or less. V = 1/6 2/3 + 1/2 1/6 1/3 + 5/6 2/3 V, so V = 5/16.
  const { start, rolls, luck, result, orLuckier } = reviewed(
    '1 inf vs 1 inf\nAttacker 1@1: 1 hits\nDefender 1@2: 0 hits',
  );
  expect(start).toBeCloseTo(5 / 16, 12);
  // A hit: 2/3 wins at once, 1/3 kills both and counts half.
  expect(rolls[0].swing).toBeCloseTo(2 / 3 + 1 / 6 - 5 / 16, 12);
  expect(rolls[0].orBetter).toBeCloseTo(1 / 6, 12);
  expect(rolls[1].swing).toBeCloseTo(1 - 5 / 6, 12);
  // For the defender a miss is the worst there is.
  expect(rolls[1].orBetter).toBeCloseTo(1, 12);
  expect(luck).toBeCloseTo(11 / 16, 12);
  expect(result).toBeCloseTo(1, 12);
  // Nobody has more luck than a hit that is not answered.
  expect(orLuckier[0]).toBeCloseTo((1 / 6) * (2 / 3), 12);
  expect(orLuckier[1]).toBeCloseTo(1, 12);
});

test('a tank given up for an infantry is the mistake, and what it gave away is told against the best', () => {
  const log = (lost: string) =>
    `2 inf 1 arm vs 2 inf\nAttacker 2@1 1@3: 1 hits\nDefender 2@2: 1 hits\nAttacker loses 1 ${lost}\nDefender loses 1 inf`;
  const wrong = reviewed(log('arm'));
  expect(wrong.mistakes).toHaveLength(1);
  const [mistake] = wrong.mistakes;
  expect(mistake).toMatchObject({ side: 0, about: { round: 1, what: 'losses', hits: 1 } });
  expect(mistake.chosen).toMatchObject({ inf: 2, arm: 0 });
  expect(mistake.best).toMatchObject({ inf: 1, arm: 1 });
  expect(reviewed(log('inf')).mistakes).toEqual([]);
  expect(mistake.loss).toBeCloseTo(reviewed(log('inf')).result - wrong.result, 12);
});

test.each([
  '3 inf 1 art 2 arm vs 3 inf 1 art\nAttacker 2@1 2@2 2@3: 3 hits\nDefender 4@2: 1 hits\nAttacker 1@1 2@2 2@3: 1 hits\nDefender 1@2: 1 hits',
  '2 inf 1 fig vs 2 inf 1 aa\nDefender AA 1@1: 0 hits\nAttacker 2@1 1@3: 1 hits\nDefender 2@2: 1 hits',
])('start, luck and decisions add up to the result', (text) => {
  const { start, luck, decisions, result, values, rolls } = reviewed(text);
  expect(start + luck + decisions[0] - decisions[1]).toBeCloseTo(result, 9);
  expect(values[0]).toBe(start);
  // Average dice are no luck: without losses to choose from, the value before a roll is its mean.
  for (const value of values) expect(value > -1e-9 && value < 1 + 1e-9).toBe(true);
  expect(rolls.length).toBeGreaterThan(1);
});

test('what cannot be judged is said, not guessed', () => {
  const told = readToldBattle('1 sub vs 1 des\nAttacker 1@2: 1 hits\nDefender 1@2: 0 hits');
  expect('problems' in told ? told : reviewBattle(told)).toEqual({ problem: 'submarines' });
});
