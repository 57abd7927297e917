// The 11th edition: figures by hand from its numbered statements, and both engines.
import { Budget, prepareBattle } from '@oddsmith/games';
import { describe, expect, test } from 'vitest';
import type * as z from 'zod';
import { attack, battleShock, calculators, charge } from '../../src/wh40k/index.ts';
import type { attackSchema } from '../../src/wh40k/schema/index.ts';
import { expectAllPathsEqualExact, expectSimulationInBand, probabilityOf } from '../agreement.ts';
import { statementCases } from './edition-11.table.ts';
import { largeAttack } from './large-attacks.ts';
import { smallAttacks } from './small-attacks.ts';

type Request = z.input<typeof attackSchema>;

const [calculator] = calculators;

/** Hits without a roll and wounds T4 on 2+. */
const sure = { attacks: 1, skill: null, strength: 8, ap: 0, damage: 1, keywords: [] as string[] };
const gun = { ...sure, skill: 4 };
const horde = { models: 10, wounds: 1, toughness: 4, save: 7 };

describe('numbered statements', () => {
  for (const { statement, name, input, summary, damage } of statementCases)
    test(`E${statement}: ${name}`, () => {
      const request = { edition: '11', ...input };
      const found = calculator.exact(prepareBattle(calculator, request), new Budget());
      for (const [figure, want] of Object.entries(summary ?? {}))
        expect(found.summary[figure], figure).toBeCloseTo(want, 12);
      if (damage !== undefined)
        for (let n = 0; n <= found.distributions.damage.max; n++)
          expect(probabilityOf(found.distributions.damage, n), `damage ${n}`).toBeCloseTo(damage[n] ?? 0, 12);
      expectAllPathsEqualExact(calculator, request, { maxPaths: 100_000 });
    });

  test('E11: Hunter says which targets may be chosen, and changes no odds', () => {
    const hunt = (keywords: string[]) =>
      attack({
        edition: '11',
        weapon: { ...sure, keywords: ['Hunter: Monster/Vehicle'] },
        target: { ...horde, keywords },
      });
    const warned = (found: ReturnType<typeof attack>) =>
      found.advice.some(({ code, severity }) => code === 'wh40k/hunter-target' && severity === 'warning');
    expect(warned(hunt(['Infantry']))).toBe(true);
    expect(warned(hunt(['Vehicle']))).toBe(false);
    expect(hunt(['Infantry']).summary.meanDamage).toBeCloseTo(5 / 6, 12);
  });

  test('E23: snap shooting reaches 24"', () => {
    const codes = (distance: number) =>
      attack({ edition: '11', weapon: gun, context: { overwatch: true, distance } }).advice.map(({ code }) => code);
    expect(codes(25)).toContain('wh40k/snap-shooting-range');
    expect(codes(24)).not.toContain('wh40k/snap-shooting-range');
  });

  test('E37: the character that was not picked is lost last', () => {
    const picks = statementCases.find(({ statement }) => statement === 37)!;
    const { groups } = attack({ edition: '11', ...picks.input });
    // Both wounds: the leader, then the guard.
    expect(groups.map(({ slain }) => slain.mean)).toEqual([
      expect.closeTo(25 / 36, 12),
      expect.closeTo(35 / 36, 12),
      0,
    ]);
  });

  test('E43: a hazard roll fails on 1 and 2: one mortal wound, three if every model is a Monster or Vehicle', () => {
    const weapon = { ...sure, keywords: ['Hazardous'] };
    const man = attack({ edition: '11', weapon, attacker: { models: 1, wounds: 3 } });
    const tank = attack({ edition: '11', weapon, attacker: { models: 1, wounds: 3, keywords: ['VEHICLE'] } });
    expect(man.distributions.hazardous.mean).toBeCloseTo(1 / 3, 12);
    expect(man.distributions.hazardousSlain.mean).toBe(0);
    expect(tank.distributions.hazardous.mean).toBeCloseTo(1, 12);
    expect(tank.distributions.hazardousSlain.mean).toBeCloseTo(1 / 3, 12);
    const groups = [
      { models: 1, wounds: 1, keywords: ['Vehicle'] },
      { models: 1, wounds: 1 },
    ];
    const mixed = attack({ edition: '11', weapon, attacker: { groups } });
    expect(mixed.distributions.hazardous.mean).toBeCloseTo(1 / 3, 12);
  });

  test('E43: its mortal wounds spill over the unit', () => {
    const weapon = { ...sure, keywords: ['Hazardous'] };
    const swarm = attack({ edition: '11', weapon, attacker: { models: 5, wounds: 1, keywords: ['Monster'] } });
    expect(swarm.distributions.hazardousSlain.mean).toBeCloseTo(3 / 3, 12);
  });

  test('E44: one hazard roll for each Hazardous weapon that was selected', () => {
    const weapon = { ...sure, keywords: ['Hazardous'] };
    expect(attack({ edition: '11', weapon, count: 6 }).distributions.hazardous.mean).toBeCloseTo(2, 12);
  });

  test.each([
    [{ startingStrength: 10, models: 5 }, 1],
    [{ startingStrength: 10, models: 6 }, 0],
    [{ startingStrength: 9, models: 5 }, 0],
    [{ startingStrength: 1, wounds: 4, woundsLeft: 2 }, 1],
  ])('E46: half strength %j', (input, due) => {
    expect(battleShock({ edition: '11', ...input }).summary.testRequired).toBe(due);
  });

  test('E47: a shocked unit tests until it passes', () => {
    const whole = { edition: '11', startingStrength: 5, models: 5, leadership: 7 } as const;
    expect(battleShock({ ...whole, shocked: true }).summary.shockChance).toBeCloseTo(15 / 36, 12);
    expect(battleShock(whole).summary.shockChance).toBe(0);
  });

  test('E49: Insane Bravery passes by itself', () => {
    expect(battleShock({ edition: '11', automatic: true }).summary).toMatchObject({ passChance: 1, shockChance: 0 });
  });

  test('E54: taking to the skies costs 2"', () => {
    expect(charge({ edition: '11', distance: 6, takesToTheSkies: true }).summary.rollNeeded).toBe(8);
    expect(charge({ edition: '10', distance: 6, takesToTheSkies: true }).summary.rollNeeded).toBe(5);
  });

  test('E55: a charge roll reaches its number of inches, never more than 12', () => {
    expect(charge({ edition: '11', distance: 8.1 }).summary.chargeChance).toBeCloseTo(10 / 36, 12);
    expect(charge({ edition: '11', distance: 15, modifier: 6 }).summary.chargeChance).toBe(0);
    expect(charge({ edition: '11', distance: 12, modifier: 3 }).summary.chargeChance).toBeCloseTo(10 / 36, 12);
  });

  test('E56: engagement range is not taken off, and a double 1 never suffices', () => {
    expect(charge({ edition: '11', distance: 4 }).summary.rollNeeded).toBe(4);
    expect(charge({ edition: '11', distance: 2 }).summary.chargeChance).toBeCloseTo(35 / 36, 12);
    expect(charge({ edition: '10', distance: 9 }).summary.rollNeeded).toBe(8);
    expect(charge({ distance: 9, fight: { edition: '11' } }).summary.rollNeeded).toBe(9);
  });

  test('E64: a charge roll is rerolled in full', () => {
    expect(charge({ edition: '11', distance: 8.1, reroll: true }).summary.chargeChance).toBeCloseTo(
      10 / 36 + (26 / 36) * (10 / 36),
      12,
    );
  });
});

describe('Command Re-roll of a save', () => {
  const mixed: Request['target'] = {
    groups: [
      { name: 'Guard', models: 1, wounds: 1, toughness: 4, save: 5 },
      { name: 'Leader', models: 1, wounds: 1, toughness: 4, save: 3, character: true },
    ],
    commandReroll: 'save',
  };

  test('E64: the lowest die of the pool that failed for the group hit first is rolled again', () => {
    const found = attack({ edition: '11', weapon: { ...sure, attacks: 2 }, target: mixed });
    // Two wounds (25/36): 1/27 that both dice come to 1 or 2 with the lowest rolled again, 20/27 that one stays below 5. One (10/36): 4/9.
    expect(found.summary.wipeChance).toBeCloseTo((25 / 36) * (1 / 27), 12);
    expect(found.groups[0].slain.mean).toBeCloseTo((25 / 36) * (20 / 27) + (10 / 36) * (4 / 9), 12);
    expect(found.steps).toContainEqual(
      expect.objectContaining({
        title: 'Command Re-roll',
        text: 'The lowest die of the first pool of saves that failed for the group hit first is rolled again.',
      }),
    );
    expect(found.advice.map(({ path }) => path)).not.toContain('target.commandReroll');
  });

  test('E64: nothing is spent where no roll would save', () => {
    const bare = { ...mixed, groups: mixed.groups!.map((group, g) => (g === 0 ? { ...group, save: 7 } : group)) };
    const wipe = (target: Request['target']) =>
      attack({ edition: '11', weapon: { ...sure, attacks: 2 }, target }).summary.wipeChance;
    // The guard dies of the lower die; the leader of the higher, which is 1 or 2 with 4/36.
    expect(wipe(bare)).toBeCloseTo((25 / 36) * (4 / 36), 12);
    expect(wipe(bare)).toBeCloseTo(wipe({ ...bare, commandReroll: null }), 12);
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
    ['Gun: to hit', '5+ in cover: hits on 5+; critical on 6+. By Benefit of Cover.'],
    [
      'Gun: to wound',
      'S8 against T4: 2+; critical on 6+. A critical wound allows no save and waits for the other wounds of these attacks. By Devastating Wounds.',
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
  // Every pair of keywords, and who saves how, which is what differs most; of the others every fourth is enough.
  const isPair = ({ weapon }: (typeof smallAttacks)[number]) => weapon?.keywords?.length === 2;
  const small = smallAttacks.filter((input, index) => isPair(input) || input.target?.groups || index % 4 === 0);
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
      'a Command Re-roll among three saves, in the first of two pools that has a failed die',
      {
        volley: [{ weapon: { ...sure, attacks: 2 } }, { weapon: { ...sure, damage: 2, ap: -1 } }],
        target: { groups: three, commandReroll: 'save' },
      },
    ],
    [
      'a Command Re-roll of a die that was not rerolled, with an ignored save',
      {
        weapon: { ...sure, attacks: 2, keywords: ['Precision'] },
        context: { precision: true },
        target: {
          groups: three.map((group, g) => ({ ...group, rerollSaves: (['ones', 'none', 'ones'] as const)[g] })),
          commandReroll: 'save',
          ignoreFirstFailedSave: true,
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
    { iterations: 2_000, seed, ignore: ['summary', 'meanDamage'] },
  ),
);
