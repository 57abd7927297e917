// Loadouts, options and abilities of datasheets become parts of a request; abilities can be switched.
import { beforeAll, describe, expect, test } from 'vitest';
import { prepareBattle } from '../../src/calculate.ts';
import type { Catalogue } from '../../src/wh40k/data/catalogue.ts';
import type { Datasheet } from '../../src/wh40k/data/datasheet.ts';
import { loadBuiltInCatalogue } from '../../src/wh40k/data/index.ts';
import { singularKey } from '../../src/wh40k/data/name.ts';
import { calculators, attack as shoot, type Unit, volleyOf } from '../../src/wh40k/index.ts';
import { requestFields, switchAbility, unitOfDatasheet, unitRequest } from '../../src/wh40k/units/index.ts';

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
      return shoot({ volley: volleyOf({ ...unit, weapons }, 'shooting'), target }).summary.meanSlain;
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

  test.each(['10', '11'] as const)('no sheet of the %sth edition fires a weapon twice', async (edition) => {
    const { file } = await loadBuiltInCatalogue(edition);
    const twice = file.datasheets.filter((datasheet) => {
      const { volley } = unitRequest([unitOfDatasheet(datasheet)]);
      return [volley.shooting, volley.fight].some((entries) => {
        const keys = entries.map(({ weapon }) => singularKey(weapon?.name ?? ''));
        return new Set(keys).size < keys.length;
      });
    });
    expect(twice.map(({ name }) => name)).toEqual([]);
  });

  test('counts of every sheet add up to its least size, and its weapons exist', { timeout: 60_000 }, () => {
    for (const datasheet of catalogue.file.datasheets) {
      const unit = unitOfDatasheet(datasheet);
      const size = datasheet.size?.[0] ?? 1;
      expect(
        unit.models.reduce((sum, { count }) => sum + count, 0),
        datasheet.name,
      ).toBe(size);
      const carried = (datasheet.loadout ?? []).flatMap((row) => Object.keys(row.weapons));
      for (const name of carried) {
        const family = datasheet.items?.[name] ?? [name];
        expect(
          unit.weapons.some((weapon) => family.includes(weapon.name)),
          `${datasheet.name}: ${name}`,
        ).toBe(true);
      }
    }
  });
});

describe('abilities', () => {
  const gunners = unitRequest([unitOfDatasheet(SHEET)]);
  const chip = (name: string) => gunners.abilities.chips.findIndex((one) => one.name === name);

  test('what always holds is on, what depends is off, what is not modelled is named', () => {
    expect(gunners.abilities.chips.map(({ name, when, on }) => [name, when, on])).toEqual([
      ['Steady', '', true],
      ['Hunters', '', true],
      ['Furious', 'if charged', false],
      ['Hard', '', true],
      ['Lead', 'while leading', false],
      ['Damaged', 'while damaged', false],
    ]);
    expect(gunners.abilities.notModelled).toEqual(['Mystery']);
  });

  test('the attacker changes the situation: by phase, by target, by switch', () => {
    const vehicle = {
      ...gunners,
      target: { shooting: { keywords: ['VEHICLE'] }, fight: {} },
      abilities: { chips: [], notModelled: [] },
    };
    const fields = requestFields({ attacker: gunners, defender: vehicle }, 'shooting');
    expect(fields.context).toMatchObject({ rerollHits: 'ones', woundModifier: 1, attacksModifier: 0 });
    expect(requestFields({ attacker: gunners }, 'fight').context).toMatchObject({
      rerollHits: 'none',
      woundModifier: 0,
    });
    const charging = switchAbility(gunners, chip('Furious'), true);
    expect(requestFields({ attacker: charging }, 'fight').context).toMatchObject({ attacksModifier: 1 });
    const still = switchAbility(gunners, chip('Steady'), false);
    expect(requestFields({ attacker: still }, 'shooting').context).toMatchObject({ rerollHits: 'none' });
    const hurt = switchAbility(gunners, chip('Damaged'), true);
    expect(requestFields({ attacker: hurt }, 'shooting').context).toMatchObject({ hitModifier: -1 });
  });

  test('the defender changes its target and the dice against it; switched off it is plain again', () => {
    const fields = requestFields({ defender: gunners }, 'shooting');
    expect(fields.target).toMatchObject({ damageReduction: 1 });
    expect(fields.context).toMatchObject({ hitModifier: -1 });
    const soft = requestFields({ defender: switchAbility(gunners, chip('Hard'), false) }, 'shooting');
    expect(soft.target).not.toHaveProperty('damageReduction');
    expect(soft.context).toMatchObject({ hitModifier: 0 });
  });

  test('an effect against some targets asks for their keywords, and one against all others too', () => {
    const hunters = { name: 'Hunters', effects: [{ effect: 'woundRoll', value: 1, vsNot: ['Vehicle'], who: 'unit' }] };
    const attacker = unitRequest([unitOfDatasheet({ ...SHEET, abilities: [hunters] })]);
    const against = (keyword: string) => {
      const defender = unitRequest([unitOfDatasheet({ ...SHEET, keywords: [keyword], abilities: [] })]);
      return requestFields({ attacker, defender }, 'shooting').context?.woundModifier;
    };
    expect([against('Infantry'), against('VEHICLE')]).toEqual([1, 0]);
  });

  test('the better of two rerolls counts, whichever is named first', () => {
    const again = (value: string) => ({ name: value, effects: [{ effect: 'rerollHits', value, who: 'unit' }] });
    for (const abilities of [
      [again('ones'), again('fails')],
      [again('fails'), again('ones')],
    ]) {
      const attacker = unitRequest([unitOfDatasheet({ ...SHEET, abilities })]);
      expect(requestFields({ attacker }, 'fight').context).toMatchObject({ rerollHits: 'fails', rerollWounds: 'none' });
    }
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

  test('what one model has does not hold for the unit it joins', () => {
    const own = { name: 'Own', effects: [{ effect: 'rerollWounds', value: 'fails', who: 'model' as const }] };
    const leader = { ...SHEET, name: 'Chief', keywords: ['Character'], abilities: [own] };
    const [alone, together] = [[leader], [{ ...SHEET, abilities: [] }, leader]].map((sheets) =>
      requestFields({ attacker: unitRequest(sheets.map((one) => unitOfDatasheet(one))) }, 'fight'),
    );
    expect([alone.context?.rerollWounds, together.context?.rerollWounds]).toEqual(['fails', 'none']);
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
    expect(requestFields({ attacker: alone }, 'shooting').context?.keywords).toEqual([]);
    expect(requestFields({ attacker: together }, 'shooting').context?.keywords).toEqual(['Lethal Hits']);
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
