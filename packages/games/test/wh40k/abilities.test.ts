// Loadouts, options and abilities of datasheets become parts of a request; abilities can be switched.
import { beforeAll, describe, expect, test } from 'vitest';
import { prepareBattle } from '../../src/contract/calculate.ts';
import type { Catalogue } from '../../src/wh40k/data/catalogue.ts';
import type { Datasheet } from '../../src/wh40k/data/datasheet.ts';
import { loadBuiltInCatalogue } from '../../src/wh40k/data/index.ts';
import { calculators, melee, attack as shoot, type Unit, volleyOf } from '../../src/wh40k/index.ts';
import {
  requestFields,
  switchAbility,
  type UnitRequest,
  unitOfDatasheet,
  unitRequest,
} from '../../src/wh40k/units/index.ts';

let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = await loadBuiltInCatalogue('10');
});
const [attack] = calculators;
const sheet = (name: string): Datasheet => {
  const found = catalogue.find(name);
  if (found?.sure !== true) throw new Error(`no datasheet ${name}`);
  return found.datasheet;
};
const weapons = (name: string, ...picked: Parameters<typeof unitOfDatasheet>[1] & object) =>
  unitOfDatasheet(sheet(name), picked).weapons.map((weapon) => `${weapon.count} ${weapon.name}`);

/** Made up: every number is chosen for the test. */
const SHEET: Datasheet = {
  faction: 'Testers',
  name: 'Gunners',
  keywords: ['Infantry'],
  factionKeywords: [],
  size: [5, 10],
  points: 50,
  models: [{ name: 'Gunner', m: 6, t: 4, sv: 4, w: 1, ld: 7, oc: 1 }],
  weapons: [
    { name: 'Rifle', kind: 'ranged', range: 24, attacks: 2, skill: 4, strength: 4, ap: 0, damage: 1, keywords: [] },
    { name: 'Cannon', kind: 'ranged', range: 36, attacks: 1, skill: 4, strength: 9, ap: -2, damage: 3, keywords: [] },
    { name: 'Knife', kind: 'melee', range: 'Melee', attacks: 1, skill: 4, strength: 4, ap: 0, damage: 1, keywords: [] },
  ],
  wargear: [{ name: 'Shield', invuln: 4 }],
  loadout: [
    { model: 'Boss', count: 1, weapons: { Rifle: 1, Knife: 1 }, gear: ['Shield'] },
    { model: 'Gunner', count: 4, weapons: { Rifle: 1, Knife: 1 } },
  ],
  options: [
    {
      model: 'Gunner',
      group: 'Weapon',
      choices: [{ name: 'Cannon', add: { Cannon: 1 }, remove: { Rifle: 1 }, unitMax: 1 }],
    },
    { model: 'Boss', group: 'Shield', choices: [{ name: 'No shield', add: { Cannon: 1 }, dropGear: ['Shield'] }] },
  ],
  abilities: [
    { name: 'Steady', effects: [{ effect: 'rerollHits', value: 'ones', attack: 'ranged', who: 'unit' }] },
    { name: 'Hunters', effects: [{ effect: 'woundRoll', value: 1, vs: ['Vehicle'], who: 'unit' }] },
    { name: 'Furious', effects: [{ effect: 'attacks', value: 1, attack: 'melee', if: 'charged' }] },
    {
      name: 'Hard',
      effects: [
        { effect: 'damageReduction', value: 1 },
        { effect: 'hitRollTaken', value: -1 },
      ],
    },
    { name: 'Lead', effects: [{ effect: 'lethalHits', when: 'leading', who: 'unit' }] },
    { name: 'Damaged', effects: [{ effect: 'damaged', below: 4, hitRoll: -1 }] },
    { name: 'Feel No Pain 5+', effects: [{ effect: 'feelNoPain', value: 5 }] },
  ],
  otherAbilities: ['Mystery'],
};

describe('loadouts and options', () => {
  test('a lone model carries its printed guns, not one of each', () => {
    expect(weapons('Redemptor Dreadnought')).toEqual([
      '1 Redemptor Fist',
      '1 Heavy Onslaught Gatling Cannon',
      '1 Heavy Flamer',
      '1 Twin Fragstorm Grenade Launcher',
    ]);
  });

  test('a Redemptor slays what its legal guns slay of ten marines, not what all its guns would', () => {
    const datasheet = sheet('Redemptor Dreadnought');
    const target = { models: 10, toughness: 4, save: 3, wounds: 2, keywords: ['Infantry'] };
    // The order of the sheet: a gun that wounds for 2 slays less behind one that leaves a wounded marine.
    const place = ({ name }: { readonly name: string }) => datasheet.weapons.findIndex((row) => row.name === name);
    const slain = (unit: Unit) => {
      const weapons = [...unit.weapons].sort((a, b) => place(a) - place(b));
      // In the standard modes: the figures are those.
      const volley = volleyOf({ ...unit, weapons }, 'shooting').map((entry) => ({ ...entry, modeFixed: true }));
      return shoot({ volley, target }).summary.meanSlain;
    };
    const printed = unitOfDatasheet(datasheet);
    // By hand: gatling cannon 8 hits, 1.333 past the save and 1.333 of 4 failed ones; flamer 3.5 x 2/3 x 1/2; launcher
    // 5.5 x 2/3 x 3/4 x 1/3. That is 4.75 points of damage, one at a time, and half the time one of them is left over.
    expect(slain(printed)).toBeCloseTo((4.75 - 0.5) / 2, 3);
    // Plasma, gatling cannon and rocket pod in place of the printed guns, and one of everything.
    const best = [0, 1, 3].map((option) => ({ option, choice: 0 }));
    expect(slain(unitOfDatasheet(datasheet, best))).toBeCloseTo(4.56, 2);
    const everything = { ...printed, weapons: datasheet.weapons.map((weapon) => ({ ...weapon, count: 1 })) };
    expect(slain(everything)).toBeCloseTo(6.58, 2);
  });

  test('a picked option takes the place of what it removes, on as many models as may have it', () => {
    const unit = unitOfDatasheet(SHEET, [{ option: 0, choice: 0 }]);
    expect(unit.weapons.map(({ name, count }) => `${count} ${name}`)).toEqual(['4 Rifle', '5 Knife', '1 Cannon']);
  });

  test('an item improves its bearer alone, until it is dropped', () => {
    const saves = (picked: Parameters<typeof unitOfDatasheet>[1]) =>
      unitOfDatasheet(SHEET, picked).models.map(({ count, invuln }) => [count, invuln]);
    expect(saves([])).toEqual([
      [1, 4],
      [4, undefined],
    ]);
    expect(saves([{ option: 1, choice: 0 }])).toEqual([[5, undefined]]);
  });
});

describe('abilities', () => {
  const gunners = unitRequest([unitOfDatasheet(SHEET)]);
  const chip = (name: string) => gunners.abilities.chips.findIndex((one) => one.name === name);

  test('what always holds is on, what depends is off, what is not modelled is named', () => {
    expect(gunners.abilities.chips.map(({ name, when, on }) => [name, when, on])).toEqual([
      ['Steady', '', true],
      ['Hunters', '', true],
      ['Furious', 'if charged', true],
      ['Hard', '', true],
      ['Lead', 'while leading', false],
      ['Damaged', 'while damaged', false],
    ]);
    expect(gunners.abilities.notModelled).toEqual(['Mystery']);
  });

  /** What a weapon of the attacker meets: everything that abilities of both come to. */
  const situationOf = (
    units: { attacker?: UnitRequest; defender?: UnitRequest },
    phase: 'shooting' | 'fight' = 'shooting',
    more: object = {},
    at = 0,
  ) => {
    const request = requestFields(units, phase);
    const { units: prepared } = prepareBattle(attack, { volley: gunners.volley[phase], ...request, ...more });
    return prepared[0].entries[at].situation;
  };

  test('the attacker changes the situation: by phase, by target, by switch', () => {
    const vehicle = unitRequest([unitOfDatasheet({ ...SHEET, keywords: ['VEHICLE'], abilities: [] })]);
    expect(situationOf({ attacker: gunners, defender: vehicle })).toMatchObject({
      rerollHits: 'ones',
      woundModifier: 1,
      attacksModifier: 0,
    });
    expect(situationOf({ attacker: gunners }, 'fight')).toMatchObject({ rerollHits: 'none', woundModifier: 0 });
    const still = switchAbility(gunners, chip('Steady'), false);
    expect(situationOf({ attacker: still })).toMatchObject({ rerollHits: 'none' });
    const hurt = switchAbility(gunners, chip('Damaged'), true);
    expect(situationOf({ attacker: hurt })).toMatchObject({ damaged: true });
  });

  test('a condition that stands in the request decides itself', () => {
    const furious = (context: object) => situationOf({ attacker: gunners }, 'fight', { context }).attacksModifier;
    expect([furious({}), furious({ charged: true })]).toEqual([0, 1]);
    const calm = switchAbility(gunners, chip('Furious'), false);
    expect(situationOf({ attacker: calm }, 'fight', { context: { charged: true } }).attacksModifier).toBe(0);
  });

  test('models left and distance stand in the request, and abilities follow them', () => {
    const weapon = { name: 'Claws', kind: 'melee' as const, attacks: 4, skill: 4, strength: 4, ap: 0, damage: 1 };
    const volley = [{ weapon, count: 5 }];
    const target = { name: 'Foes', models: 10, wounds: 1, toughness: 4, save: 7 };
    // 20 attacks, 4+ and 4+; at 3+ to hit a third more.
    const mean = (context: object, effect: object, side: 'attacker' | 'defender' = 'attacker', models = 10) =>
      shoot({
        volley,
        target: { ...target, models, startingStrength: 10 },
        context,
        abilities: { [side]: [{ name: 'Rage', effects: [effect] }] },
      } as Parameters<typeof shoot>[0]).summary.meanDamage;
    const hungry = { effect: 'hitRoll', value: 1, if: 'belowHalf' };
    const plain = mean({}, hungry);
    expect(mean({ ownStrength: 'belowHalf' }, hungry)).toBeGreaterThan(plain * 1.2);
    expect(mean({ ownStrength: 'belowStarting' }, hungry)).toBe(plain);
    expect(mean({ ownStrength: 'belowStarting' }, { ...hungry, if: 'belowStarting' })).toBeGreaterThan(plain * 1.2);
    const near = { effect: 'hitRoll', value: 1, if: 'within', inches: 12 };
    expect(mean({ distance: 12 }, near)).toBeGreaterThan(plain * 1.2);
    for (const context of [{}, { distance: 13 }]) expect(mean(context, near)).toBe(plain);
    // The same words about the unit that is attacked ask for what is left of it.
    const cornered = { effect: 'hitRollTaken', value: -1, if: 'belowHalf' };
    expect(mean({}, cornered, 'defender', 4)).toBeLessThan(mean({}, hungry, 'attacker', 4));
    expect(mean({ ownStrength: 'belowHalf' }, cornered, 'defender')).toBe(plain);
  });

  test('in melee a unit below half strength strikes as such, by the models left', () => {
    const claws = {
      weapon: { name: 'Claws', kind: 'melee' as const, attacks: 2, skill: 4, strength: 4, ap: 0, damage: 1 },
    };
    const side = { models: 4, wounds: 1, toughness: 4, save: 7, weapons: [claws] };
    const rage = [{ name: 'Rage', effects: [{ effect: 'hitRoll', value: 1, if: 'belowHalf' }] }];
    const slain = (first: object) =>
      melee({ first: { ...side, ...first }, second: { ...side, weapons: [] } } as Parameters<typeof melee>[0]).summary
        .meanSecondSlain;
    const plain = slain({ startingStrength: 10 });
    expect(slain({ abilities: rage })).toBe(slain({}));
    expect(slain({ startingStrength: 10, abilities: rage })).toBeGreaterThan(plain);
    expect(slain({ startingStrength: 10, abilities: rage })).toBeCloseTo(
      slain({ startingStrength: 10, context: { hitModifier: 1 } }),
      12,
    );
  });

  test('a lone model in melee strikes back as what the blows have left of it', () => {
    const axe = { kind: 'melee' as const, attacks: 1, skill: null, strength: 8, ap: 0, damage: 2 };
    const claw = { kind: 'melee' as const, attacks: 1, skill: 4, strength: 4, ap: 0, damage: 1 };
    const rage = [{ name: 'Rage', effects: [{ effect: 'hitRoll', value: 1, if: 'belowHalf' }] }];
    const fought = melee({
      first: { models: 1, wounds: 1, toughness: 4, save: 7, weapons: [{ weapon: axe }] },
      second: { models: 1, wounds: 3, toughness: 4, save: 7, weapons: [{ weapon: claw }], abilities: rage },
    });
    // Wounded on 2+ it has 1 of 3 wounds left and hits on 3+, else on 4+; it wounds on 4+.
    expect(fought.summary.meanFirstSlain).toBeCloseTo((5 / 6) * (1 / 3) + (1 / 6) * (1 / 4), 12);
  });

  test('Strength against Toughness is asked of each weapon of a volley', () => {
    const thick = {
      name: 'Thick',
      effects: [{ effect: 'woundRollTaken', value: -1, if: 'strengthOverToughness', who: 'unit' }],
    };
    const defender = unitRequest([unitOfDatasheet({ ...SHEET, abilities: [thick] })]);
    const attacker = unitRequest([unitOfDatasheet(SHEET, [{ option: 0, choice: 0 }])]);
    const names = attacker.volley.shooting.map(({ weapon }) => weapon?.name);
    expect(names).toEqual(['Rifle', 'Cannon']);
    // S4 and S9 against T4.
    expect([0, 1].map((at) => situationOf({ attacker, defender }, 'shooting', {}, at).woundModifier)).toEqual([0, -1]);
  });

  test.each([
    ['targetAtStarting', { startingStrength: 5 }, 1],
    ['targetAtStarting', { startingStrength: 6 }, 0],
    ['targetBelowStarting', { startingStrength: 6 }, 1],
    ['targetBelowHalf', { startingStrength: 10 }, 0],
    ['targetBelowHalf', { startingStrength: 11 }, 1],
    ['targetNotBelowHalf', { startingStrength: 11 }, 0],
  ])('%s of five models with %j', (condition, starting, counts) => {
    const hunter = { name: 'Hunter', effects: [{ effect: 'hitRoll', value: 1, if: condition, who: 'unit' }] };
    const attacker = unitRequest([unitOfDatasheet({ ...SHEET, abilities: [hunter] })]);
    const target = { models: 5, wounds: 1, ...starting };
    expect(situationOf({ attacker }, 'shooting', { target }).hitModifier).toBe(counts);
  });

  test('the defender changes its target and the dice against it; switched off it is plain again', () => {
    const fields = requestFields({ defender: gunners }, 'shooting');
    expect(fields.target?.groups?.[0] ?? fields.target).toMatchObject({ damageReduction: 1 });
    expect(situationOf({ defender: gunners })).toMatchObject({ hitModifier: -1 });
    const soft = switchAbility(gunners, chip('Hard'), false);
    expect(JSON.stringify(requestFields({ defender: soft }, 'shooting').target)).not.toContain('damageReduction');
    expect(situationOf({ defender: soft })).toMatchObject({ hitModifier: 0 });
  });

  test('what the player set adds to what units bring', () => {
    const context = { hitModifier: 1, rerollHits: 'nonCrits' };
    expect(situationOf({ attacker: gunners, defender: gunners }, 'shooting', { context })).toMatchObject({
      hitModifier: 0,
      rerollHits: 'nonCrits',
    });
  });

  test('an effect against some targets asks for their keywords, and one against all others too', () => {
    const hunters = { name: 'Hunters', effects: [{ effect: 'woundRoll', value: 1, vsNot: ['Vehicle'], who: 'unit' }] };
    const attacker = unitRequest([unitOfDatasheet({ ...SHEET, abilities: [hunters] })]);
    const against = (keyword: string) =>
      situationOf({
        attacker,
        defender: unitRequest([unitOfDatasheet({ ...SHEET, keywords: [keyword], abilities: [] })]),
      }).woundModifier;
    expect([against('Infantry'), against('VEHICLE')]).toEqual([1, 0]);
  });

  test('the better of two rerolls counts, whichever is named first', () => {
    const again = (value: string) => ({ name: value, effects: [{ effect: 'rerollHits', value, who: 'unit' }] });
    for (const abilities of [
      [again('ones'), again('fails')],
      [again('fails'), again('ones')],
    ]) {
      const attacker = unitRequest([unitOfDatasheet({ ...SHEET, abilities })]);
      expect(situationOf({ attacker }, 'fight')).toMatchObject({ rerollHits: 'fails', rerollWounds: 'none' });
    }
  });

  test('who ignores modifiers keeps what helps', () => {
    const cold = { name: 'Cold', effects: [{ effect: 'ignoreHitModifiers', who: 'unit' }] };
    const attacker = unitRequest([unitOfDatasheet({ ...SHEET, abilities: [cold] })]);
    const hits = (context: object) =>
      shoot({ ...requestFields({ attacker }, 'shooting'), context }).weapons[0].hits.mean;
    expect(hits({ hitModifier: -1, engaged: true })).toBe(hits({}));
    expect(hits({ hitModifier: 1 })).toBeGreaterThan(hits({}));
  });

  test.each([
    [undefined, { fnp: 4, fnpMortal: null, fnpPsychic: null }],
    ['mortal', { fnp: null, fnpMortal: 4, fnpPsychic: null }],
    ['psychic', { fnp: null, fnpMortal: null, fnpPsychic: 4 }],
    ['mortalAndPsychic', { fnp: null, fnpMortal: 4, fnpPsychic: 4 }],
  ])('Feel No Pain that has to be switched on, against %s', (vs, saves) => {
    const effect = { effect: 'feelNoPain', value: 4, if: 'shielded', ...(vs === undefined ? {} : { vs }) };
    const sheet = { ...SHEET, wargear: [], abilities: [{ name: 'Shield', effects: [effect] }] };
    const unit = switchAbility(unitRequest([unitOfDatasheet(sheet)]), 0, true);
    for (const phase of ['shooting', 'fight'] as const) expect(unit.target[phase]).toMatchObject(saves);
  });

  test('what one model has holds for its own weapons when it joins a unit', () => {
    const own = { name: 'Own', effects: [{ effect: 'rerollWounds', value: 'fails', who: 'model' as const }] };
    const leader = { ...SHEET, name: 'Chief', keywords: ['Character'], abilities: [own] };
    const together = unitRequest([{ ...SHEET, abilities: [] }, leader].map((one) => unitOfDatasheet(one)));
    const rerolls = together.volley.fight.map(
      (_, at) => situationOf({ attacker: together }, 'fight', {}, at).rerollWounds,
    );
    expect(rerolls).toEqual(['none', 'fails']);
    const fight = melee({ first: together.side, second: { models: 5 } });
    expect(fight.summary.meanSecondSlain).toBeGreaterThan(
      melee({ first: { ...together.side, abilities: [] }, second: { models: 5 } }).summary.meanSecondSlain,
    );
  });

  test('rule 47: Stealth of one of two units that stand together is none', () => {
    const stealth = { name: 'Stealth', effects: [{ effect: 'stealth', who: 'unit' }] };
    const leader = { ...SHEET, name: 'Chief', keywords: ['Character'] };
    const joined = (...abilities: (typeof stealth)[][]) =>
      unitRequest([
        unitOfDatasheet({ ...SHEET, abilities: abilities[0] }),
        unitOfDatasheet({ ...leader, abilities: abilities[1] }),
      ]);
    const hits = (defender: UnitRequest) =>
      shoot({ weapon: { skill: 4 }, ...requestFields({ defender }, 'shooting') }).weapons[0].hits.mean;
    const open = hits(joined([], []));
    expect(hits(joined([stealth], []))).toBe(open);
    expect(hits(joined([], [stealth]))).toBe(open);
    expect(hits(joined([stealth], [stealth]))).toBeLessThan(open);
  });

  test('an item of a leader that protects his unit protects all of it', () => {
    const helm = { name: 'Helm', effects: [{ effect: 'invulnerable', value: 4, who: 'unit' }] };
    const leader = { ...SHEET, name: 'Chief', keywords: ['Character'], abilities: [helm] };
    const bare = { ...SHEET, wargear: [], abilities: [] };
    const together = unitRequest([bare, leader].map((one) => unitOfDatasheet(one)));
    expect(together.target.shooting.groups?.map(({ invuln }) => invuln)).toEqual(
      together.target.shooting.groups?.map(() => 4),
    );
    expect(together.side.groups?.every(({ invuln }) => invuln === 4)).toBe(true);
    // Alone it stands in his own line, if it does.
    expect(unitRequest([unitOfDatasheet(bare)]).target.shooting.invuln).toBe(null);
  });

  test('a leader gives what it gives while it leads', () => {
    const leader: Datasheet = {
      ...SHEET,
      name: 'Chief',
      keywords: ['Infantry', 'Character'],
      abilities: SHEET.abilities?.slice(4, 5),
    };
    const bare: Datasheet = { ...SHEET, abilities: [] };
    const alone = unitRequest([unitOfDatasheet(leader)]);
    const together = unitRequest([unitOfDatasheet(bare), unitOfDatasheet(leader)]);
    expect(situationOf({ attacker: alone }).keywords).toEqual([]);
    expect(situationOf({ attacker: together }).keywords).toEqual(['Lethal Hits']);
  });

  test.each(['10', '11'] as const)(
    'every sheet of the %sth edition makes a request the calculator takes',
    { timeout: 120_000 },
    async (edition) => {
      const { file } = await loadBuiltInCatalogue(edition);
      for (const datasheet of file.datasheets) {
        const unit = unitRequest([unitOfDatasheet(datasheet)], edition);
        const everything = unit.abilities.chips.reduce((one, _, index) => switchAbility(one, index, true), unit);
        for (const phase of ['shooting', 'fight'] as const) {
          const { volley, ...fields } = requestFields({ attacker: everything, defender: everything }, phase);
          const request = volley?.length === 0 ? fields : { ...fields, volley };
          expect(() => prepareBattle(attack, request), datasheet.name).not.toThrow();
        }
      }
    },
  );
});
