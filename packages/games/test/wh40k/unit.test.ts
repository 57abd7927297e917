// Units as armies list them become volleys and targets.
import { describe, expect, test } from 'vitest';
import { loadBuiltInCatalogue } from '../../src/wh40k/data/index.ts';
import { attack, calculators, targetOf, type Unit, unitOfDatasheet, volleyOf } from '../../src/wh40k/index.ts';

const melee = { kind: 'melee', range: 'Melee', skill: 3, ap: 0, damage: 1 } as const;
const gun = { kind: 'ranged', range: 24, skill: 3, ap: -1, damage: 1, attacks: 2, strength: 4 } as const;

const squad: Unit = {
  name: 'Assault Squad',
  points: 100,
  keywords: ['Infantry'],
  models: [
    { name: 'Sergeant', count: 1, t: 4, sv: 3, w: 2, ld: 6 },
    { name: 'Marine', count: 4, t: 4, sv: 3, w: 2, ld: 6, invuln: 5, invulnVs: 'ranged' },
  ],
  weapons: [
    { ...gun, name: 'Bolt rifle', keywords: ['Heavy'], count: 4 },
    { ...gun, name: 'Plasma pistol - standard', keywords: ['Pistol'], count: 1 },
    { ...gun, name: 'Plasma pistol - supercharge', keywords: ['Pistol', 'Hazardous'], count: 1 },
    { ...gun, name: 'Bolt pistol', keywords: ['Pistol'], count: 5 },
    { ...melee, name: 'Close combat weapon', attacks: 3, strength: 4, keywords: [], count: 5 },
    { ...melee, name: 'Power fist', attacks: 3, strength: 8, damage: 2, keywords: [], count: 1 },
    { ...melee, name: 'Tail', attacks: 1, strength: 4, keywords: ['Extra Attacks'], count: 5 },
  ],
};
const captain: Unit = {
  name: 'Captain',
  keywords: ['Infantry', 'Character'],
  models: [{ name: 'Captain', count: 1, t: 5, sv: 2, w: 6, ld: 6, invuln: 4, fnp: 5 }],
  weapons: [],
};

const names = (volley: ReturnType<typeof volleyOf>) => volley.map((entry) => `${entry.count} x ${entry.weapon?.name}`);

describe('volleys', () => {
  test('rule 13: a model fires pistols or other guns, one profile of a weapon', () => {
    expect(names(volleyOf(squad, 'shooting'))).toEqual([
      '4 x Bolt rifle',
      '1 x Plasma pistol - standard',
      '1 x Bolt pistol',
    ]);
  });

  test('E11, E20: Close-quarters is the Pistol of the 11th edition, fired instead of other guns', () => {
    const renamed = squad.weapons.map((weapon) => ({
      ...weapon,
      keywords: weapon.keywords.map((keyword) => (keyword === 'Pistol' ? 'Close-quarters' : keyword)),
    }));
    expect(names(volleyOf({ ...squad, weapons: renamed }, 'shooting'))).toEqual(names(volleyOf(squad, 'shooting')));
  });

  test('E11: an Intercessor Squad of the 11th edition fires its rifles and no pistol', async () => {
    const found = (await loadBuiltInCatalogue('11')).find('Intercessor Squad');
    if (found === undefined) throw new Error('the catalogue has the squad');
    expect(names(volleyOf(unitOfDatasheet(found.datasheet), 'shooting'))).toEqual(['5 x Bolt Rifle']);
  });

  test.each(['VEHICLE', 'Monster'])('rule 13: a %s fires everything', (keyword) => {
    expect(names(volleyOf({ ...squad, keywords: [keyword] }, 'shooting'))).toEqual([
      '4 x Bolt rifle',
      '1 x Plasma pistol - standard',
      '5 x Bolt pistol',
    ]);
  });

  test('rule 12: one melee weapon a model, and the extra attacks', () => {
    expect(names(volleyOf(squad, 'fight'))).toEqual(['1 x Power fist', '4 x Close combat weapon', '5 x Tail']);
  });

  test('random Strength stays dice', () => {
    const zzap = { ...squad, weapons: [{ ...gun, name: 'Zzap', strength: '2D6', keywords: [], count: 1 }] };
    expect(volleyOf(zzap, 'shooting')[0].weapon?.strength).toBe('2D6');
  });
});

describe('targets', () => {
  test('stat lines become groups, saves fit the phase', () => {
    const shot = targetOf(squad, 'shooting');
    expect(shot.groups?.map((group) => [group.name, group.models, group.invuln, group.points])).toEqual([
      ['Marine', 4, 5, 80],
      ['Sergeant', 1, null, 20],
    ]);
  });

  test('models with the same stats are one group', () => {
    expect(targetOf(squad, 'fight')).toMatchObject({ name: 'Assault Squad', models: 5, invuln: null, points: 100 });
  });

  test('rule 25: an attached leader comes last', () => {
    const target = targetOf([captain, squad], 'shooting');
    expect(target.groups?.map((group) => [group.name, group.character])).toEqual([
      ['Marine', false],
      ['Sergeant', false],
      ['Captain', true],
    ]);
    expect(target.leadership).toBe(6);
    const brave = { ...captain, models: captain.models.map((model) => ({ ...model, ld: 5 })) };
    for (const units of [
      [brave, squad],
      [squad, brave],
    ])
      expect(targetOf(units, 'fight').leadership).toBe(5);
  });

  test('of two invulnerable saves in melee the better counts, and that against one kind of attack only there', () => {
    const saves = (model: object) =>
      (['shooting', 'fight'] as const).map(
        (phase) => targetOf({ ...captain, models: [{ ...captain.models[0], ...model }] }, phase).invuln,
      );
    expect(saves({})).toEqual([4, 4]);
    expect(saves({ invulnMelee: 3 })).toEqual([4, 3]);
    expect(saves({ invulnMelee: 5 })).toEqual([4, 4]);
    expect(saves({ invulnVs: 'melee' })).toEqual([null, 4]);
    expect(saves({ invulnVs: 'ranged', invulnMelee: 6 })).toEqual([4, 6]);
  });

  test('one stat line stays flat and is accepted as it is', () => {
    const target = targetOf(captain, 'shooting');
    expect(target).toMatchObject({ name: 'Captain', models: 1, wounds: 6, invuln: 4, fnp: 5 });
    expect(attack({ volley: volleyOf(squad, 'shooting'), target }).summary.meanDamage).toBeGreaterThan(0);
  });
});

describe('points and order', () => {
  test('points destroyed and points per point', () => {
    const found = attack({
      volley: volleyOf(squad, 'fight'),
      target: { models: 5, wounds: 1, toughness: 3, save: 7, points: 50 },
      attacker: { points: 100 },
    });
    expect(found.summary.pointsDestroyed).toBeCloseTo(10 * found.summary.meanSlain, 10);
    expect(found.summary.pointsPerPoint).toBeCloseTo(found.summary.pointsDestroyed / 100, 12);
  });

  test('what the attack costs is known only where every unit of it has a cost', () => {
    const target = { models: 5, wounds: 1, toughness: 3, save: 7, points: 50 };
    const volley = volleyOf(squad, 'fight');
    const paid = (...points: (number | null)[]) =>
      attack({
        volley,
        target,
        attacker: { points: 100 },
        followedBy: points.map((cost) => ({ volley, points: cost })),
      }).summary;
    const { pointsDestroyed, pointsPerPoint } = paid(40, 60);
    expect(pointsPerPoint).toBeCloseTo(pointsDestroyed / 200, 12);
    expect(paid(40, null)).not.toHaveProperty('pointsPerPoint');
  });

  test('rule 39: the best order takes single wounds off before the big gun fires', () => {
    const big = { name: 'Big', attacks: 1, skill: null, strength: 8, ap: 0, damage: 2 };
    const small = { ...big, name: 'Small', damage: 1 };
    const target = { models: 2, wounds: 3, toughness: 4, save: 7 };
    const { bestOrder, summary } = attack({
      volley: [{ weapon: small }, { weapon: big }, { weapon: big }],
      target,
      findBestOrder: true,
    });
    expect(bestOrder).toMatchObject({ tried: 6, exhaustive: true });
    expect(bestOrder!.meanSlain).toBeGreaterThanOrEqual(summary.meanSlain);
    const replayed = attack({ volley: bestOrder!.order.map((i) => ({ weapon: [small, big, big][i] })), target });
    expect(replayed.summary.meanSlain).toBeCloseTo(bestOrder!.meanSlain, 12);
  });

  test('a long volley is searched by swaps, and says so', () => {
    const volley = ['D6', 1, 2, 3, 'D3', 1, 2].map((damage) => ({ weapon: { attacks: 1, damage }, count: 1 }));
    const { bestOrder } = attack({ volley, target: { models: 5, wounds: 3 }, findBestOrder: true });
    expect(bestOrder!.exhaustive).toBe(false);
    expect(bestOrder!.meanSlainGained).toBeGreaterThanOrEqual(0);
  });
});

test('every preset is answered exactly', () => {
  for (const calculator of calculators)
    for (const preset of calculator.presets)
      expect(calculator.input.safeParse(preset.input).success, preset.id).toBe(true);
});

describe('datasheets', () => {
  test('a squad of the smallest size with the first weapons', async () => {
    const catalogue = await loadBuiltInCatalogue();
    const unit = unitOfDatasheet(catalogue.find('Intercessor Squad')!.datasheet);
    expect(unit.models.map((model) => model.count)).toEqual([1, 4]);
    expect(names(volleyOf(unit, 'shooting'))).toEqual(['5 x Bolt Rifle']);
    expect(names(volleyOf(unit, 'fight'))).toEqual(['5 x Close combat weapon']);
  });

  test('every datasheet makes a target and a volley the calculator accepts', async () => {
    const catalogue = await loadBuiltInCatalogue();
    const [attackCalculator] = calculators;
    for (const datasheet of catalogue.file.datasheets) {
      const unit = unitOfDatasheet(datasheet);
      for (const phase of ['shooting', 'fight'] as const) {
        const volley = volleyOf(unit, phase);
        const request = { target: targetOf(unit, phase), ...(volley.length === 0 ? {} : { volley }) };
        const parsed = attackCalculator.input.safeParse(request);
        expect(parsed.success, `${datasheet.name}: ${parsed.error?.message}`).toBe(true);
      }
    }
  });
});
