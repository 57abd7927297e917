// Fights both ways: by hand, on every dice path, and simulated.
import { calculators, melee } from '@oddsmith/games/wh40k';
import { describe, expect, test } from 'vitest';
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

describe('what is said of whom', () => {
  const armed = (name: string, models: number, weapon: string) => ({
    ...man,
    name,
    models,
    weapons: [{ weapon: { ...blade, name: weapon } }],
  });
  const [axes, clubs] = [armed('Axes', 1, 'Axe'), armed('Clubs', 2, 'Club')];

  test('each side loses its own models and wounds, in the figures and in the sentence', () => {
    // One of two clubs falls with 5/6. What is left fells the axe: one with 5/6, two with 35/36.
    const fallen = (5 / 6) * (5 / 6) + (1 / 6) * (35 / 36);
    const { sentence, distributions, summary } = melee({ first: axes, second: clubs });
    expect(sentence).toBe(
      'Axes will charge Clubs, slay 0.83 of 2 models on average (all of them 0% of the time), and be destroyed 85.6% of the time.',
    );
    for (const [side, mean] of [
      ['first', fallen],
      ['second', 5 / 6],
    ] as const) {
      expect(distributions[`${side}Damage`].mean, side).toBeCloseTo(mean, 12);
      expect(distributions[`${side}Slain`].mean, side).toBeCloseTo(mean, 12);
    }
    expect(summary).toMatchObject({
      meanFirstSlain: expect.closeTo(fallen, 12),
      meanSecondSlain: expect.closeTo(5 / 6),
    });
    const verb = (charged: 'second' | null) => melee({ charged, rounds: 2, first: axes, second: clubs }).sentence;
    for (const charged of ['second', null] as const)
      expect(verb(charged)).toMatch(/^Axes will strike Clubs first and fight 2 rounds, slay /);
  });

  test('the steps of a side are those of its own weapons, and the other strikes back', () => {
    const [order, ...strikes] = melee({ first: axes, second: clubs }).steps;
    expect(order.text).toBe('Clubs strikes back with the models that are left; weapons of the fallen do not strike.');
    const owners = new Set(strikes.map(({ title }) => title.split(':')[0]));
    expect([...owners]).toEqual(['Axes, Axe', 'Clubs, Club']);
    const hazardous = { ...axes, weapons: [{ weapon: { ...blade, name: 'Axe', keywords: ['Hazardous'] } }] };
    // It is left out, so no step tells what it costs.
    expect(melee({ first: hazardous, second: clubs }).steps).toEqual([order, ...strikes]);
  });

  const gun = { ...blade, kind: 'ranged' as const };
  test.each([
    ['no-weapons', '', { weapons: [] }],
    ['fight-with-ranged-weapon', '', { weapons: [{ weapon: gun }] }],
    ['hazardous-left-out', '', { weapons: [{ weapon: { ...blade, keywords: ['Hazardous'] } }] }],
    ['mortal-wounds-left-out', '.context.mortalWounds', { context: { mortalWounds: 3 } }],
    ['weapons-beside-groups', '.weapons', { groups: [{ ...man, models: 2 }] }],
    ['fnp-psychic-idle', '.fnpPsychic', { fnpPsychic: 5 }],
    ['invulnerable-behind-armour', '.invuln', { save: 3, invuln: 5 }],
    [
      'hit-modifier-limited',
      '.context.hitModifier',
      { weapons: [{ weapon: { ...blade, skill: 4 } }], context: { hitModifier: 2 } },
    ],
  ])('%s is a remark on the side that it speaks of, and the only one', (code, path, change) => {
    const odd = { ...man, ...change };
    const plain = { ...man, weapons: [{ weapon: { ...blade, skill: 4 } }] };
    const remarks = (sides: { first: object; second: object }) =>
      melee(sides as Parameters<typeof melee>[0])
        .advice.filter((remark) => remark.code !== 'wh40k/no-skill')
        .map((remark) => [remark.code, remark.path]);
    expect(remarks({ first: odd, second: plain })).toEqual([[`wh40k/${code}`, `first${path}`]]);
    expect(remarks({ first: plain, second: odd })).toEqual([[`wh40k/${code}`, `second${path}`]]);
  });
});

test('all paths = exact on forty small fights', () => {
  let seed = 0;
  for (let found = 0; found < 40; ) {
    if (agreesOnAllPaths(meleeCalculator, randomMelee(++seed))) found++;
  }
});
