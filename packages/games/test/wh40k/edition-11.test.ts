// The 11th edition as described in the summer of 2026: figures by hand from the list of what differs, and both engines.
import { Budget, prepareBattle } from '@oddsmith/games';
import { describe, expect, test } from 'vitest';
import type * as z from 'zod';
import { attack, calculators, charge } from '../../src/wh40k/index.ts';
import type { attackSchema } from '../../src/wh40k/schema/index.ts';
import { expectAllPathsEqualExact, expectSimulationInBand, probabilityOf } from '../agreement.ts';
import { largeAttack } from './large-attacks.ts';
import { smallAttacks } from './small-attacks.ts';

type Request = z.input<typeof attackSchema>;

const [calculator] = calculators;

/** Hits without a roll and wounds T4 on 2+. */
const sure = { attacks: 1, skill: null, strength: 8, ap: 0, damage: 1, keywords: [] as string[] };
const gun = { ...sure, skill: 4 };
const horde = { models: 10, wounds: 1, toughness: 4, save: 7 };

interface Case {
  readonly name: string;
  readonly input: Request;
  readonly summary?: { readonly [figure: string]: number };
  readonly damage?: { readonly [wounds: number]: number };
  readonly source: string;
}

const cases: readonly Case[] = [
  {
    name: 'Melta adds before the damage is halved',
    input: {
      weapon: { ...sure, damage: 6, keywords: ['Melta 2'] },
      context: { halfRange: true },
      target: { models: 1, wounds: 10, toughness: 4, save: 7, halveDamage: true, damageReduction: 1 },
    },
    damage: { 0: 1 / 6, 3: 5 / 6 },
    source: '(6 + 2) / 2 - 1 = 3; the 10th edition makes it 4',
  },
  {
    name: 'cover worsens BS and leaves the save alone',
    input: { weapon: gun, context: { cover: true }, target: { ...horde, save: 4 } },
    summary: { meanDamage: (2 / 6) * (5 / 6) * (3 / 6) },
    source: '4+ becomes 5+, the save stays 4+',
  },
  {
    name: 'cover is outside the limit of roll modifiers',
    input: { weapon: gun, context: { cover: true, hitModifier: -1 }, target: horde },
    summary: { meanDamage: (1 / 6) * (5 / 6) },
    source: 'BS 5+ with -1: only 6 hits',
  },
  {
    name: 'cover and Stealth count once',
    input: { weapon: gun, context: { cover: true }, target: { ...horde, stealth: true } },
    summary: { meanDamage: (2 / 6) * (5 / 6) },
    source: '5+, not 6+',
  },
  {
    name: 'Ignores Cover beats Stealth too',
    input: { weapon: { ...gun, keywords: ['Ignores Cover'] }, target: { ...horde, stealth: true } },
    summary: { meanDamage: (3 / 6) * (5 / 6) },
    source: '4+ stays 4+',
  },
  {
    name: 'BS is never worse than 6+',
    input: { weapon: { ...gun, skill: 6 }, context: { cover: true, hitModifier: 1 }, target: horde },
    summary: { meanDamage: (2 / 6) * (5 / 6) },
    source: '6+ stays 6+; with +1 a 5 hits',
  },
  {
    name: 'Psychic ignores modifiers of BS and of the hit roll',
    input: {
      weapon: { ...gun, keywords: ['Psychic'] },
      context: { cover: true, hitModifier: -1 },
      target: { ...horde, stealth: true },
    },
    summary: { meanDamage: (3 / 6) * (5 / 6) },
    source: '4+ whatever happens',
  },
  {
    name: 'Indirect Fire hits on sixes and is not rerolled',
    input: {
      weapon: { ...gun, skill: 2, keywords: ['Indirect Fire'] },
      context: { unseen: true, rerollHits: 'fails', rerollOneHit: true },
      target: horde,
    },
    summary: { meanDamage: (1 / 6) * (5 / 6) },
    source: '1 to 5 miss',
  },
  {
    name: 'Indirect Fire of a stationary unit at a spotted target misses on 1 to 3',
    input: {
      weapon: { ...gun, skill: 2, keywords: ['Indirect Fire'] },
      context: { unseen: true, spotted: true, stationary: true },
      target: horde,
    },
    summary: { meanDamage: (3 / 6) * (5 / 6) },
    source: 'BS 3+ for cover with -1 needs 4',
  },
  {
    name: 'the lowest save is resolved first',
    input: {
      weapon: { ...sure, attacks: 2 },
      context: { critWoundOn: 2 },
      target: {
        groups: [
          { name: 'Guard', models: 1, wounds: 1, toughness: 4, save: 4 },
          { name: 'Leader', models: 1, wounds: 1, toughness: 4, save: 2, character: true },
        ],
      },
    },
    // One wound: 1-3 kills the guard. Two: the lower die meets the guard (fails unless both are 4+), then the other
    // meets the leader only if it is a 1, so both must be 1.
    damage: {
      0: 1 / 36 + (10 / 36) * (1 / 2) + (25 / 36) * (9 / 36),
      1: (10 / 36) * (1 / 2) + (25 / 36) * (26 / 36),
      2: (25 / 36) * (1 / 36),
    },
    source: 'order statistics of two dice; one by one the leader would die with 3/6 x 1/6',
  },
  {
    name: 'a low die spent on a tough group spares the weak one behind it',
    input: {
      weapon: { ...sure, attacks: 2 },
      target: {
        groups: [
          { name: 'Guard', models: 2, wounds: 1, toughness: 4, save: 2 },
          { name: 'Others', models: 1, wounds: 1, toughness: 4, save: 6 },
        ],
      },
    },
    summary: { meanDamage: 2 * (5 / 6) * (1 / 6) },
    source: 'two dice never get past two guards: each fails on a 1',
  },
  {
    name: 'devastating wounds come after their own weapon, not after the unit',
    input: {
      volley: [{ weapon: { ...sure, keywords: ['Devastating Wounds'] } }, { weapon: { ...sure, damage: 2 } }],
      context: { critWoundOn: 2 },
      target: { models: 2, wounds: 2, toughness: 4, save: 7 },
    },
    damage: { 0: 1 / 36, 1: 5 / 36, 2: 30 / 36 },
    source: 'the 1 comes first, so the 2 only finishes that model',
  },
  {
    name: 'Lethal Hits may be declined',
    input: {
      weapon: { ...gun, strength: 4, keywords: ['Lethal Hits', 'Devastating Wounds'] },
      context: { critHitOn: 4, critWoundOn: 4, declineLethalHits: true },
      target: { ...horde, save: 2 },
    },
    summary: { meanDamage: (1 / 2) * (1 / 2) },
    source: 'every hit rolls to wound, and each wound is critical',
  },
  {
    name: 'an ability with a keyword works against that keyword only',
    input: {
      volley: [
        { weapon: { ...gun, keywords: ['[SUSTAINED HITS 2: VEHICLE]'] } },
        { weapon: { ...gun, keywords: ['Sustained Hits 1: Infantry'] } },
      ],
      target: { ...horde, keywords: ['Infantry'] },
    },
    summary: { meanDamage: (3 / 6 + 4 / 6) * (5 / 6) },
    source: 'only the second gun hits once more on a 6',
  },
  {
    name: 'Blast 2 and Cleave 1 add so many attacks for every five models',
    input: {
      volley: [
        { weapon: { ...sure, keywords: ['Blast 2'] } },
        { weapon: { ...sure, kind: 'melee', keywords: ['Cleave 1'] } },
      ],
      target: { ...horde, models: 5 },
    },
    damage: { 0: 1 / 6 ** 5, 1: 25 / 6 ** 5, 2: 250 / 6 ** 5, 3: 1250 / 6 ** 5, 4: 3125 / 6 ** 5, 5: 3125 / 6 ** 5 },
    source: '1 + 2 and 1 + 1 attacks',
  },
  {
    name: 'exactly half the models is below half strength',
    input: { weapon: sure, target: { ...horde, models: 2 } },
    summary: { belowHalfChance: 5 / 6 },
    source: 'one of two left',
  },
];

describe('what differs', () => {
  for (const { name, input, summary, damage } of cases)
    test(name, () => {
      const request = { edition: '11', ...input };
      const found = calculator.exact(prepareBattle(calculator, request), new Budget());
      for (const [figure, want] of Object.entries(summary ?? {}))
        expect(found.summary[figure], figure).toBeCloseTo(want, 12);
      if (damage !== undefined)
        for (let n = 0; n <= found.distributions.damage.max; n++)
          expect(probabilityOf(found.distributions.damage, n), `damage ${n}`).toBeCloseTo(damage[n] ?? 0, 12);
      expectAllPathsEqualExact(calculator, request, { maxPaths: 100_000 });
    });

  test('Hazardous fails on 1 and 2: one mortal wound, three for a Vehicle', () => {
    const weapon = { ...sure, keywords: ['Hazardous'] };
    const man = attack({ edition: '11', weapon, attacker: { models: 1, wounds: 3 } });
    const tank = attack({ edition: '11', weapon, attacker: { models: 1, wounds: 3, keywords: ['VEHICLE'] } });
    expect(man.distributions.hazardous.mean).toBeCloseTo(1 / 3, 12);
    expect(man.distributions.hazardousSlain.mean).toBe(0);
    expect(tank.distributions.hazardous.mean).toBeCloseTo(1, 12);
    expect(tank.distributions.hazardousSlain.mean).toBeCloseTo(1 / 3, 12);
  });

  test('a charge covers the whole distance, and never more than 12"', () => {
    expect(charge({ edition: '11', distance: 9 }).summary.rollNeeded).toBe(9);
    expect(charge({ edition: '10', distance: 9 }).summary.rollNeeded).toBe(8);
    expect(charge({ edition: '11', distance: 15, modifier: 6 }).summary.chargeChance).toBe(0);
    expect(charge({ distance: 9, fight: { edition: '11' } }).summary.rollNeeded).toBe(9);
  });
});

describe('what it says', () => {
  const request: Request = {
    edition: '11',
    weapon: { ...gun, name: 'Gun', keywords: ['Devastating Wounds', 'Lethal Hits'] },
    context: { cover: true, declineLethalHits: true },
    target: {
      groups: [
        { name: 'Guard', models: 2, wounds: 1, toughness: 4, save: 5 },
        { name: 'Leader', models: 1, wounds: 3, toughness: 4, save: 3, character: true },
      ],
    },
  };

  test.each([
    ['Gun: to hit', '5+ in cover: hits on 5+; critical on 6+.'],
    [
      'Gun: to wound',
      'S8 against T4: 2+; critical on 6+. A critical wound allows no save and waits for the other wounds of these attacks.',
    ],
    ['Gun: save (Guard)', '5+ armour against AP 0: saves on 5+, the lowest roll first.'],
  ])('%s', (title, text) => expect(attack(request).steps.find((step) => step.title === title)?.text).toBe(text));

  const codes = (input: Request) => attack(input).advice.map(({ code }) => code);

  test('nothing where there is nothing to say', () => expect(codes(request)).toEqual([]));

  test('what does nothing', () => {
    const hidden = { ...request, target: { ...horde, stealth: true } };
    expect(codes(hidden)).toContain('wh40k/cover-idle');
    const scoped = { ...request, weapon: { ...gun, keywords: ['Lethal Hits: Vehicle'] } };
    expect(codes(scoped)).toContain('wh40k/keyword-out-of-scope');
    const older: Request = { ...request, edition: '10', context: { declineLethalHits: true, spotted: true } };
    expect(codes(older)).toEqual(expect.arrayContaining(['wh40k/lethal-hits-not-optional', 'wh40k/situation-idle']));
  });
});

describe('all paths = exact', () => {
  // Who saves how is what differs most; of the others every fourth is enough.
  const small = smallAttacks.filter((input, index) => input.target?.groups || index % 4 === 0);
  test.each(small.map((input) => [JSON.stringify(input), input] as const))('%s', (_text, input) =>
    expectAllPathsEqualExact(calculator, { ...input, edition: '11' }, { maxPaths: 400_000 }),
  );

  const three = [
    { name: 'Shield', models: 1, wounds: 2, toughness: 4, save: 3 },
    { name: 'Guard', models: 1, wounds: 1, toughness: 4, save: 6 },
    { name: 'Leader', models: 1, wounds: 2, toughness: 4, save: 4, invuln: 5, character: true },
  ];
  const pools: readonly (readonly [string, Request])[] = [
    ['three groups, three saves', { weapon: { ...sure, attacks: 3 }, target: { groups: three } }],
    ['nobody left', { weapon: { ...sure, attacks: 3, damage: 3 }, target: { groups: three } }],
    [
      'rerolls of the group to be hit',
      {
        weapon: { ...sure, attacks: 2 },
        target: {
          groups: three.map((group, g) => ({ ...group, rerollSaves: (['ones', 'none', 'fails'] as const)[g] })),
        },
      },
    ],
    [
      'Precision, an ignored save and a damage reroll',
      {
        weapon: { ...sure, attacks: 2, damage: 'D3', keywords: ['Precision'] },
        context: { precision: true, rerollOneDamage: true },
        target: { groups: three, ignoreFirstFailedSave: true },
      },
    ],
    [
      'devastating wounds between two weapons',
      {
        volley: [
          { weapon: { ...sure, attacks: 2, strength: 4, keywords: ['Devastating Wounds'] } },
          { weapon: { ...sure, damage: 2, ap: -1 } },
        ],
        context: { critWoundOn: 5 },
        target: { groups: three },
      },
    ],
  ];
  test.each(pools)('%s', (_name, input) =>
    expectAllPathsEqualExact(calculator, { ...input, edition: '11' }, { maxPaths: 400_000 }),
  );
});

test.each(Array.from({ length: 20 }, (_, index) => 101 + index))('large attack %i, simulated', (seed) =>
  expectSimulationInBand(
    calculator,
    { ...largeAttack(seed), edition: '11' },
    { iterations: 3_000, seed, ignore: ['summary', 'meanDamage'] },
  ),
);
