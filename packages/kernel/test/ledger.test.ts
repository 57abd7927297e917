// The ledger of a game: sums that add up, swings that are nothing on average, and luck against every way the dice can fall.
import { extremeRolls, type LedgerStep, ledgerOf } from '@oddsmith/kernel';
import { expect, test } from 'vitest';

const COIN = [
  { chance: 0.5, value: 0.2 },
  { chance: 0.5, value: 0.6 },
];
const THIRDS = [
  { chance: 1 / 3, value: 0.9 },
  { chance: 2 / 3, value: 0.45 },
];

const STEPS: readonly LedgerStep<string, string>[] = [
  { kind: 'roll', side: 0, about: 'a coin', outcomes: COIN, got: 1 },
  {
    kind: 'decision',
    side: 1,
    about: 'which way',
    options: [
      { label: 'left', value: 0.6 },
      { label: 'right', value: 0.5 },
    ],
    chosen: 0,
  },
  { kind: 'roll', side: 1, about: 'a die', outcomes: THIRDS, got: 1 },
];

test('start, luck and decisions add up to the result', () => {
  const { start, luck, decisions, result, values } = ledgerOf(0.4, STEPS);
  expect(values).toEqual([0.4, expect.closeTo(0.6, 12), 0.6, expect.closeTo(0.45, 12)]);
  expect(luck).toBeCloseTo(0.2 - 0.15, 12);
  expect(decisions[0]).toBe(0);
  expect(decisions[1]).toBeCloseTo(0, 12);
  expect(start + luck + decisions[0] - decisions[1]).toBeCloseTo(result, 12);
});

test('a decision is held against the best for whoever made it', () => {
  const { mistakes } = ledgerOf(0.4, STEPS);
  // Side 1 wants the chance of side 0 low: right would have been better by a tenth.
  expect(mistakes).toEqual([
    { side: 1, about: 'which way', chosen: 'left', best: 'right', loss: expect.closeTo(0.1, 12) },
  ]);
});

test('how often a roll goes so well, and how often no better', () => {
  const [coin, die] = ledgerOf(0.4, STEPS).rolls;
  expect([coin.orBetter, coin.orWorse]).toEqual([0.5, 1]);
  // Side 1 rolls the die: 0.45 is the better of its two values, and comes twice in three.
  expect([die.orBetter, die.orWorse]).toEqual([expect.closeTo(2 / 3, 12), expect.closeTo(1, 12)]);
});

test('how often it goes so well, by all four ways the dice can fall', () => {
  const { orLuckier, rolls } = ledgerOf(0.4, STEPS);
  // Sums of swings: +0.2 or -0.2 by the coin, +0.3 or -0.15 by the die.
  const ways = [
    [0.2 + 0.3, 0.5 / 3],
    [0.2 - 0.15, (0.5 * 2) / 3],
    [-0.2 + 0.3, 0.5 / 3],
    [-0.2 - 0.15, (0.5 * 2) / 3],
  ] as const;
  const came = 0.05;
  const share = (keeps: (sum: number) => boolean) =>
    ways.reduce((total, [sum, chance]) => (keeps(sum) ? total + chance : total), 0);
  expect(orLuckier[0]).toBeCloseTo(
    share((sum) => sum >= came - 1e-9),
    12,
  );
  expect(orLuckier[1]).toBeCloseTo(
    share((sum) => sum <= came + 1e-9),
    12,
  );
  // For side 1, who threw the die, 0.45 is the better outcome: two thirds.
  expect(rolls.map(({ orBetter }) => orBetter)).toEqual([0.5, expect.closeTo(2 / 3, 12)]);
});

test('the rolls that helped a side most come first, and hurt the other', () => {
  const { rolls } = ledgerOf(0.4, STEPS);
  expect(extremeRolls(rolls, 0, 5).lucky.map(({ about }) => about)).toEqual(['a coin']);
  expect(extremeRolls(rolls, 0, 5).unlucky.map(({ about }) => about)).toEqual(['a die']);
  expect(extremeRolls(rolls, 1, 5).lucky.map(({ about }) => about)).toEqual(['a die']);
});
