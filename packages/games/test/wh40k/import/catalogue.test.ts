// The built-in catalogue and how names are found in it.
import { beforeAll, describe, expect, test } from 'vitest';
import { similarity } from '../../../src/spelling/nearest.ts';
import { addedSheets } from '../../../src/wh40k/data/added-sheets.table.ts';
import { loadBuiltInCatalogue } from '../../../src/wh40k/data/built-in.ts';
import { type Catalogue, profilesHeldIn, profilesHolding, profilesNamed } from '../../../src/wh40k/data/catalogue.ts';
import { catalogueFile, parseCatalogueFile } from '../../../src/wh40k/data/datasheet.ts';
import { initialOf, nameKey, singularKey } from '../../../src/wh40k/data/name.ts';
import { packCatalogue, unpackCatalogue } from '../../../src/wh40k/data/pack.ts';
import { shortNames } from '../../../src/wh40k/data/short-names.table.ts';

let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = await loadBuiltInCatalogue();
});

test.each([
  ['10', 1_016 + 443],
  ['11', 1_462],
] as const)(
  'the pack of the %sth edition holds every datasheet and is valid in its own format',
  async (edition, count) => {
    const { file } = await loadBuiltInCatalogue(edition);
    expect(file.edition).toBe(edition);
    expect(file.datasheets).toHaveLength(count + addedSheets.length);
    const read = catalogueFile.parse(file);
    expect(parseCatalogueFile(JSON.stringify(read))).toMatchObject({ ok: true, file: { edition } });
  },
);

test('packing writes shared weapons once and loses nothing', () => {
  const file = catalogueFile.parse(catalogue.file);
  const { core, details } = packCatalogue(file);
  const rows = file.datasheets.reduce((sum, datasheet) => sum + datasheet.weapons.length, 0);
  const distinct = core.split('\n').length - 1 - file.datasheets.length;
  expect(distinct).toBeLessThan(rows / 2);
  const again = unpackCatalogue(core, (faction) => details[faction]);
  expect(catalogueFile.parse(again)).toEqual(file);
});

test('a datasheet is read when it is asked for, and its details with those of its faction alone', () => {
  const { core, details } = packCatalogue(catalogueFile.parse(catalogue.file));
  const asked: number[] = [];
  const { datasheets } = unpackCatalogue(core, (faction) => {
    asked.push(faction);
    return details[faction];
  });
  const squad = datasheets.find(({ name }) => name === 'Intercessor Squad');
  expect([squad?.models[0].t, squad?.weapons.length, asked]).toEqual([4, expect.any(Number), []]);
  expect([squad?.loadout?.[0].count, squad?.options?.length, asked.length]).toEqual([
    expect.any(Number),
    expect.any(Number),
    1,
  ]);
});

describe('names', () => {
  test.each([
    ['Khârn the Betrayer', 'kharn the betrayer'],
    ['T\u2019au flamer', 'tau flamer'],
    ['Paired master\u2011crafted power weapons', 'paired master crafted power weapons'],
  ])('%s', (name, key) => expect(nameKey(name)).toBe(key));
  test.each(['Bolt rifle', 'autocannon', '’Urty syringe', 'Écorcheur'])('the initial of %s never misleads', (name) => {
    expect(nameKey(name).startsWith(initialOf(name))).toBe(true);
  });
  test('plural endings do not matter, double s does', () => {
    expect(singularKey('Bolt pistols')).toBe(singularKey('Bolt pistol'));
    expect(singularKey('Cutlass')).toBe('cutlass');
  });
  test('similarity is one minus edits over length', () => {
    expect(similarity('berserker', 'berzerker')).toBeCloseTo(8 / 9);
    expect(similarity('a', 'abcdef')).toBe(0);
  });
});

describe('finding', () => {
  test('the army decides between datasheets of one name', () => {
    expect(catalogue.find('Forgefiend', 'World Eaters')?.datasheet.points).toBe(165);
    expect(catalogue.find('forgefiend', 'Thousand Sons')?.datasheet.points).toBe(130);
  });
  test.each([
    ['Rhino', 'Ultramarines', 'Space Marines'],
    ['Razorback', 'Blood Angels', 'Space Marines'],
    ['Land Raider', 'Imperial Fists', 'Space Marines'],
    ['Terminator Squad', 'Salamanders', 'Space Marines'],
    ['Repulsor', 'Dark Angels', 'Space Marines'],
    ['Repulsor', 'Black Templars', 'Black Templars'],
    ['Land Raider', 'Grey Knights', 'Grey Knights'],
    // Listed among the sheets of the Space Marines by the file of the Black Templars.
    ['Land Raider Crusader', 'Ultramarines', 'Black Templars'],
  ])('the %s of %s is that of %s: a chapter is a part of its parent faction', (name, army, home) => {
    expect(catalogue.find(name, army)).toMatchObject({ datasheet: { faction: home }, sure: true, rivals: [] });
  });
  test('where nothing decides between sheets of one name, the others are named', () => {
    const { datasheet, rivals = [] } = catalogue.find('Repulsor', 'Orks') ?? {};
    expect([datasheet, ...rivals].map((sheet) => sheet?.faction)).toEqual(['Space Marines', 'Black Templars']);
  });
  test('every short name means a unit of both editions, and none has a name of its own', async () => {
    for (const all of [catalogue, await loadBuiltInCatalogue('11')])
      for (const [short, name] of Object.entries(shortNames)) {
        expect(singularKey(short)).toBe(short);
        expect(
          all.file.datasheets.filter((sheet) => sheet.name === name),
          name,
        ).not.toEqual([]);
        expect(all.has(short), short).toBe(false);
      }
  });
  test.each([
    ['Hellblasters', 'Hellblaster Squad'],
    ['scouts', 'Scout Squad'],
    ['Guilliman', 'Roboute Guilliman'],
    ['Calgar', 'Marneus Calgar'],
    ['Kroot Farstalker', 'Kroot Farstalkers'],
  ])('everyday name: %s is the %s', (short, name) => {
    expect(catalogue.find(short)?.datasheet.name).toBe(name);
    expect(catalogue.search(short)[0]?.name).toBe(name);
  });
  test('search finds by parts of words, best first', () => {
    const names = catalogue.search('intercessor').map((datasheet) => datasheet.name);
    expect(names.slice(0, 1)).toEqual(['Intercessor Squad']);
    expect(names).toContain('Assault Intercessor Squad');
    expect(catalogue.search('zzzz')).toEqual([]);
  });
  test('a weapon name brings all its profiles, a profile name only itself', () => {
    const weapons = catalogue.find('Hellblaster Squad')?.datasheet.weapons ?? [];
    expect(profilesNamed(weapons, 'plasma incinerators')).toHaveLength(2);
    expect(profilesNamed(weapons, 'Plasma incinerator - standard')).toHaveLength(1);
  });
  test('a weapon of another datasheet is found whatever its spelling', () => {
    expect(catalogue.weaponAnywhere('bolt rifles').map((weapon) => weapon.name)).toEqual(['Bolt Rifle']);
    expect(catalogue.weaponAnywhere('Plasma Pistol')).toHaveLength(2);
    expect(catalogue.weaponAnywhere('Frobnicator')).toEqual([]);
  });
  test('part of a weapon name is enough where it fits one weapon', () => {
    const fuegan = catalogue.find('Fuegan')?.datasheet.weapons ?? [];
    expect(profilesHolding(fuegan, 'Fire Axe')[0].name).toBe('The Fire Axe');
    const dante = catalogue.find('Commander Dante')?.datasheet.weapons ?? [];
    expect(profilesHeldIn(dante, 'Perdition Pistol')[0].name).toBe('Perdition');
    expect(profilesHolding(dante, 'axe')).toEqual([]);
  });
});

describe('files made by users', () => {
  const sheet = { name: 'Gunners', faction: 'Testers', keywords: [], factionKeywords: [], weapons: [] };
  const model = { name: 'Gunner', m: 6, t: 4, sv: 3, w: 1, ld: 7, oc: 1 };
  const file = (models: readonly object[]): string =>
    JSON.stringify({
      format: 'oddsmith/wh40k-catalogue',
      version: 1,
      edition: '10',
      source: '',
      datasheets: [{ ...sheet, models }],
    });

  test.each([
    ['nonsense', 'wh40k/catalogue-not-json', /it is not JSON/],
    ['null', 'wh40k/catalogue-not-a-catalogue', /oddsmith catalogue build/],
    ['{"roster": {}}', 'wh40k/catalogue-not-a-catalogue', /not a catalogue file/],
    [
      '{"format":"oddsmith/wh40k-catalogue","version":2}',
      'wh40k/catalogue-version',
      /has version 2, version 1 is read/,
    ],
    [
      file([model, { ...model, sv: 9 }]),
      'wh40k/catalogue-damaged',
      /^the catalogue is damaged: models\.1\.sv of Gunners: /,
    ],
  ])('%s is refused: %s', (text, code, message) => {
    expect(parseCatalogueFile(text)).toMatchObject({
      ok: false,
      problem: { code, message: expect.stringMatching(message) },
    });
  });

  test('a good one is read', () => {
    expect(parseCatalogueFile(file([model])).ok).toBe(true);
  });
});

test.each(['10', '11'] as const)(
  'no name stands twice in one faction of edition %s: an older sheet says its set',
  async (edition) => {
    const catalogue = await loadBuiltInCatalogue(edition);
    const names = catalogue.file.datasheets.map(({ faction, name }) => `${faction}: ${name}`);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    expect(catalogue.find('Wolf Scouts', 'Space Wolves')?.datasheet.set).toBeUndefined();
    expect(catalogue.find('Wolf Scouts (Legends)', 'Space Wolves')?.datasheet.set).toBe('Legends');
    // Lists of the Index have these names.
    expect(catalogue.find('World Eaters Daemon Prince')?.datasheet.name).toBe('Daemon Prince of Khorne');
  },
);
