// Fights both ways: by hand, on every dice path, and simulated.
import { calculators, melee } from '@oddsmith/games/wh40k';
import { expect, test } from 'vitest';
import { agreesOnAllPaths } from './path-count.ts';
import { randomMelee } from './random-melee.ts';

const meleeCalculator = calculators[3];

/** Hits without a roll and wounds T4 on 2+: one blow kills with 5/6. */
const blade = { kind: 'melee' as const, attacks: 1, skill: null, strength: 8, ap: 0, damage: 1 };
const man = { models: 1, wounds: 1, toughness: 4, save: 7, weapons: [{ weapon: blade }] };

test('rule 56: models that die before their unit fights do not strike back', () => {
  const { joint, summary } = melee({ first: man, second: man });
  expect(joint).toEqual([
    [expect.closeTo(1 / 36, 12), expect.closeTo(5 / 6, 12)],
    [expect.closeTo(5 / 36, 12), 0],
  ]);
  expect(summary).toMatchObject({
    secondWipeChance: expect.closeTo(5 / 6, 12),
    firstWipeChance: expect.closeTo(5 / 36, 12),
  });
});

test('a second round is fought by what is left', () => {
  const { summary } = melee({ rounds: 2, first: man, second: man });
  // The first round again where nobody fell in it.
  expect(summary.secondWipeChance).toBeCloseTo((5 / 6) * (1 + 1 / 36), 12);
  expect(summary.firstWipeChance).toBeCloseTo((5 / 36) * (1 + 1 / 36), 12);
});

test('Lance works for the side that charged', () => {
  const lance = { ...man, weapons: [{ weapon: { ...blade, strength: 4, keywords: ['Lance'] } }] };
  const wiped = (charged: 'first' | 'second') => melee({ charged, first: lance, second: man }).summary.secondWipeChance;
  expect(wiped('first')).toBeCloseTo(4 / 6, 12);
  expect(wiped('second')).toBeCloseTo(3 / 6, 12);
});

test('a damaged model hits worse', () => {
  const beast = { ...man, wounds: 2, damagedAt: 1, weapons: [{ weapon: { ...blade, skill: 4 } }] };
  const { summary } = melee({ first: { ...man, wounds: 1 }, second: beast });
  // Wounded with 5/6, then 5+ instead of 4+.
  expect(summary.firstWipeChance).toBeCloseTo(((5 / 6) * (2 / 6) + (1 / 6) * (3 / 6)) * (5 / 6), 12);
});

test('points traded', () => {
  const { summary } = melee({ first: { ...man, points: 36 }, second: { ...man, points: 12 } });
  expect(summary).toMatchObject({
    firstPointsLost: expect.closeTo(5, 12),
    secondPointsLost: expect.closeTo(10, 12),
    pointsTraded: expect.closeTo(5, 12),
  });
});

test('all paths = exact on forty small fights', () => {
  let seed = 0;
  for (let found = 0; found < 40; ) {
    if (agreesOnAllPaths(meleeCalculator, randomMelee(++seed))) found++;
  }
});
