// Every dialect gives the same army; what is not an army list is refused with a reason; nothing crashes.

import { Random } from '@oddsmith/kernel';
import { deflateSync, strToU8, zipSync } from 'fflate';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadBuiltInCatalogue } from '../../../src/wh40k/data/built-in.ts';
import type { Catalogue } from '../../../src/wh40k/data/catalogue.ts';
import { type ImportedArmy, importArmy, unitOf } from '../../../src/wh40k/import/index.ts';
import * as dialects from './dialects.ts';

let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = await loadBuiltInCatalogue();
});

async function imported(text: string): Promise<ImportedArmy> {
  const result = await importArmy(text, catalogue);
  if (!result.ok) throw new Error(result.problem.message);
  return result.army;
}

/** What a player would check: names, points, models, and every weapon with its number. */
function essence(army: ImportedArmy) {
  return army.units.map((unit) => ({
    unit: unit.datasheet,
    points: unit.points,
    models: unit.models.map((model) => `${model.count} ${model.profile?.name}`).sort(),
    weapons: unit.weapons.map((weapon) => `${weapon.count} ${weapon.profiles[0].name.toLowerCase()}`).sort(),
    warlord: unit.warlord,
  }));
}

const PATROL = [
  {
    unit: 'Captain',
    points: 80,
    models: ['1 Captain'],
    weapons: ['1 bolt pistol', '1 close combat weapon', '1 master-crafted bolter'],
    warlord: true,
  },
  {
    unit: 'Intercessor Squad',
    points: 80,
    models: ['1 Intercessor Sergeant', '4 Intercessor Squad'],
    weapons: ['1 power fist', '4 close combat weapon', '5 bolt pistol', '5 bolt rifle'],
    warlord: false,
  },
  {
    unit: 'Hellblaster Squad',
    points: 95,
    models: expect.any(Array),
    weapons: ['5 bolt pistol', '5 close combat weapon', expect.stringMatching(/^5 plasma incinerator/)],
    warlord: false,
  },
];

describe('dialects', () => {
  test.each([
    ['official-app', dialects.OFFICIAL_APP],
    ['official-app', dialects.LOST_INDENTATION],
    ['official-app', dialects.FLAT],
    ['official-app', dialects.FRENCH],
    ['wtc-compact', dialects.WTC_COMPACT],
    ['wtc-full', dialects.WTC_FULL],
    ['listforge-text', dialects.LISTFORGE_TEXT],
    ['war-organ', dialects.WAR_ORGAN],
    ['new-recruit-simple', dialects.NEW_RECRUIT_SIMPLE],
  ])('%s is recognised by structure and gives the same army', async (format, text) => {
    const army = await imported(text);
    expect(army.format).toBe(format);
    expect(essence(army)).toEqual(PATROL);
    expect(army.diagnostics.filter((entry) => entry.severity === 'warning')).toEqual([]);
  });

  test.each([
    ['New Recruit, like the app', dialects.NEW_RECRUIT_GW],
    ['BattleBase', dialects.BATTLEBASE],
    ['Discord', dialects.DISCORD],
  ])('%s gives the same army, each gun once', async (_, text) => {
    const army = await imported(text);
    expect(essence(army)).toEqual(PATROL);
    expect(army.diagnostics.filter((entry) => entry.severity === 'warning')).toEqual([]);
  });

  test('New Recruit, short: who is in a squad is not said, what it carries is', async () => {
    const army = await imported(dialects.NEW_RECRUIT_SHORT);
    expect(army).toMatchObject({ format: 'new-recruit-short', faction: 'Space Marines' });
    expect(essence(army).map(({ unit, points, weapons, warlord }) => ({ unit, points, weapons, warlord }))).toEqual(
      PATROL.map(({ unit, points, weapons, warlord }) => ({ unit, points, weapons, warlord })),
    );
    expect(army.units.map(({ models }) => models.reduce((sum, { count }) => sum + count, 0))).toEqual([1, 5, 5]);
  });

  test.each([
    dialects.OFFICIAL_APP,
    dialects.FRENCH,
    dialects.WTC_COMPACT,
    dialects.WTC_FULL,
    dialects.LISTFORGE_TEXT,
    dialects.WAR_ORGAN,
  ])('faction, detachment, total and enhancement are read (%#)', async (text) => {
    const army = await imported(text);
    expect([army.faction, army.detachment, army.points]).toEqual(['Space Marines', 'Gladius Task Force', 255]);
    expect(army.units[0].enhancement).toBe('Artificer Armour');
  });

  test('a weapon keeps all its profiles and a unit turns into calculator input', async () => {
    const army = await imported(dialects.OFFICIAL_APP);
    const incinerator = army.units[2].weapons.find((weapon) => weapon.name === 'Plasma incinerator');
    expect(incinerator?.profiles.map((profile) => profile.name.toLowerCase()).sort()).toEqual([
      'plasma incinerator - standard',
      'plasma incinerator - supercharge',
    ]);
    const unit = unitOf(army.units[1], army.faction);
    expect(unit?.models.map((model) => [model.count, model.t, model.sv, model.w])).toEqual([
      [1, 4, 3, 2],
      [4, 4, 3, 2],
    ]);
    expect(unit?.weapons.find((weapon) => weapon.name === 'Bolt Rifle')).toMatchObject({
      count: 5,
      attacks: 2,
      ap: -1,
    });
  });
});

describe('nothing is dropped in silence', () => {
  test('an unknown unit is kept and nearest names are offered', async () => {
    const army = await imported(dialects.OFFICIAL_APP.replace('Hellblaster Squad', 'Hellbluster Gang'));
    expect(army.units).toHaveLength(3);
    const notFound = army.diagnostics.find((entry) => entry.code === 'wh40k/import-unit-not-found');
    expect(notFound).toMatchObject({ unit: 'Hellbluster Gang', severity: 'warning' });
    expect(notFound?.suggestions).toContain('Hellblaster Squad');
  });

  test('a misspelt unit is read and said to be', async () => {
    const army = await imported(dialects.OFFICIAL_APP.replace('Hellblaster Squad', 'Helblaster Squad'));
    expect(army.units[2].datasheet).toBe('Hellblaster Squad');
    expect(army.diagnostics).toContainEqual(
      expect.objectContaining({ message: '"Helblaster Squad" is read as Hellblaster Squad' }),
    );
  });

  test('unknown gear is kept as wargear with a warning', async () => {
    const army = await imported(dialects.OFFICIAL_APP.replace('1x Power fist', '1x Frobnicator'));
    expect(army.units[1].wargear).toContainEqual({ name: 'Frobnicator', count: 1 });
    expect(army.diagnostics).toContainEqual(
      expect.objectContaining({ code: 'wh40k/import-gear-not-found', unit: 'Intercessor Squad' }),
    );
  });

  test('a list of another edition than the datasheets is read and said to be', async () => {
    const army = await imported(
      dialects.OFFICIAL_APP.replace('Gladius Task Force', 'Gladius Task Force (2 Detachment Points)'),
    );
    expect(army.edition).toBe('11');
    expect(army.diagnostics).toContainEqual(
      expect.objectContaining({ code: 'wh40k/import-other-edition', severity: 'warning' }),
    );
  });

  test('one unit alone is a list', async () => {
    const army = await imported('Intercessor Squad (80 points)');
    expect(army.units.map(({ datasheet, points }) => [datasheet, points])).toEqual([['Intercessor Squad', 80]]);
  });

  test('a long row of unknown gear is kept, piece by piece', async () => {
    const gear = Array.from({ length: 400 }, (_, index) => `Gadget${index}`);
    const army = await imported(`Patrol (80 points)\n\nIntercessor Squad (80 points): ${gear.join(' and ')}`);
    expect(army.units[0].wargear).toHaveLength(400);
  });

  test('a total that does not add up is reported', async () => {
    const army = await imported(dialects.OFFICIAL_APP.replace('(255 points)', '(300 points)'));
    expect(army.diagnostics[0]).toMatchObject({
      code: 'wh40k/import-points-differ',
      message: 'the units add up to 255 points, the list says 300',
    });
  });
});

const ROSTER = `<?xml version="1.0"?><roster name="X" gameSystemId="sys-352e-adc2-7639-d6a9" gameSystemName="Warhammer 40,000 10th Edition" xmlns="http://www.battlescribe.net/schema/rosterSchema">
<costs><cost name="Crusade Points" value="3"/><cost name="pts" value="100.0"/></costs>
<forces><force catalogueName="Xenos - Testers"><selections>
<selection name="Gun Team" type="unit" number="1"><costs><cost name="pts" value="90"/></costs>
<categories><category name="Infantry" primary="true"/><category name="Faction: Testers" primary="false"/></categories>
<rules><rule name="Feel No Pain 5+"/></rules>
<profiles><profile name="Gunner" typeName="Unit"><characteristics><characteristic name="M">6"</characteristic><characteristic name="T">4</characteristic><characteristic name="SV">5+</characteristic><characteristic name="W">2</characteristic><characteristic name="LD">7+</characteristic><characteristic name="OC">1</characteristic></characteristics></profile>
<profile name="Invulnerable Save" typeName="Abilities"><characteristics><characteristic name="Description">This model has a 5+ invulnerable save against ranged attacks.</characteristic></characteristics></profile></profiles>
<selections><selection name="Gunner" type="model" number="3"><selections>
<selection name="Zap gun" type="upgrade" number="3"><costs><cost name="pts" value="10"/></costs><profiles>
<profile name="➤ Zap gun - low" typeName="Ranged Weapons"><characteristics><characteristic name="Range">24"</characteristic><characteristic name="A">D6+1</characteristic><characteristic name="BS">N/A</characteristic><characteristic name="S">5</characteristic><characteristic name="AP">-1</characteristic><characteristic name="D">2d3</characteristic><characteristic name="Keywords">Torrent, Anti-Vehicle 4+</characteristic></characteristics></profile>
<profile name="➤ Zap gun - high" typeName="Ranged Weapons"><characteristics><characteristic name="Range">18"</characteristic><characteristic name="A">2</characteristic><characteristic name="BS">3+</characteristic><characteristic name="S">8</characteristic><characteristic name="AP">0</characteristic><characteristic name="D">3</characteristic><characteristic name="Keywords">-</characteristic></characteristics></profile>
</profiles></selection></selections></selection></selections></selection>
</selections></force></forces></roster>`;

describe('roster files', () => {
  test('stats, numbers, saves and modes come from the file itself', async () => {
    const army = await imported(ROSTER);
    expect(army).toMatchObject({ format: 'battlescribe', edition: '10', faction: 'Testers', points: 100 });
    const [unit] = army.units;
    expect(unit.points).toBe(100);
    expect(unit.models).toEqual([
      {
        name: 'Gunner',
        count: 3,
        profile: { name: 'Gunner', m: 6, t: 4, sv: 5, w: 2, ld: 7, oc: 1, invuln: 5, invulnVs: 'ranged', fnp: 5 },
      },
    ]);
    expect(unit.weapons).toHaveLength(1);
    expect(unit.weapons[0].count).toBe(3);
    expect(unit.weapons[0].profiles).toEqual([
      {
        name: 'Zap gun - low',
        kind: 'ranged',
        range: 24,
        attacks: 'D6+1',
        skill: null,
        strength: 5,
        ap: -1,
        damage: '2D3',
        keywords: ['Torrent', 'Anti-Vehicle 4+'],
      },
      {
        name: 'Zap gun - high',
        kind: 'ranged',
        range: 18,
        attacks: 2,
        skill: 3,
        strength: 8,
        ap: 0,
        damage: 3,
        keywords: [],
      },
    ]);
  });

  test('a zipped roster and the bare XML under the zipped name are the same army', async () => {
    const zipped = await importArmy(zipSync({ 'list.ros': strToU8(ROSTER) }), catalogue);
    expect(zipped).toEqual({ ok: true, army: await imported(ROSTER) });
    expect(await importArmy(strToU8(ROSTER), catalogue)).toEqual(zipped);
  });
});

/** An archive of one roster whose headers say it unpacks to that many bytes. */
function zipClaiming(bytes: number, content: Uint8Array): Uint8Array {
  const archive = zipSync({ 'a.ros': content });
  const view = new DataView(archive.buffer);
  for (let at = 0; at < archive.length - 30; at++) {
    if (view.getUint32(at, true) === 0x04034b50) view.setUint32(at + 22, bytes, true);
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, bytes, true);
  }
  return archive;
}

describe('refusals', () => {
  const code = async (data: Uint8Array | string): Promise<string> => {
    const result = await importArmy(data, catalogue);
    return result.ok ? 'accepted' : result.problem.code;
  };

  test.each<[string, string, () => Uint8Array | string]>([
    ['nothing', 'wh40k/import-empty', () => '  \n '],
    ['a picture', 'wh40k/import-not-text', () => new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1])],
    ['a letter', 'wh40k/import-not-a-list', () => 'Dear friend,\nhow are you?\n'],
    ['broken JSON', 'wh40k/import-broken-json', () => '{"roster": '],
    ['other JSON', 'wh40k/import-not-a-roster', () => '{"hello": [1, 2, 3]}'],
    ['broken XML', 'wh40k/import-broken-xml', () => ROSTER.slice(0, 900)],
    ['other XML', 'wh40k/import-not-a-roster', () => '<svg><path/></svg>'],
    ['a web page', 'wh40k/import-web-page', () => '<!DOCTYPE html><html><body>my list</body></html>'],
    ['a catalogue', 'wh40k/import-catalogue-file', () => '<catalogue id="c" name="Testers"/>'],
    ['3,000 lines', 'wh40k/import-too-long', () => 'Gang (10 points)\n'.repeat(3_000)],
    ['a damaged archive', 'wh40k/import-broken-archive', () => zipSync({ 'a.ros': strToU8(ROSTER) }).slice(0, 200)],
    ['an archive of something else', 'wh40k/import-archive-without-roster', () => zipSync({ 'a.txt': strToU8('x') })],
    ['50 MB of text', 'wh40k/import-too-large', () => 'x'.repeat(50_000_000)],
    ['a zip bomb', 'wh40k/import-archive-too-large', () => zipClaiming(60_000_000, new Uint8Array(3_000_000))],
    ['a zip bomb that says it is small', 'wh40k/import-not-text', () => zipClaiming(500, new Uint8Array(3_000_000))],
    [
      'XML entities',
      'wh40k/import-xml-doctype',
      () =>
        `<!DOCTYPE roster [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]><roster name="&b;"><forces/></roster>`,
    ],
    ['a roster without units', 'wh40k/import-no-units', () => ROSTER.replace(/<selections>[\s\S]*<\/selections>/, '')],
  ])('%s: %s', async (_, expected, data) => {
    expect(await code(data())).toBe(expected);
  });

  // Twenty thousand for every reader are in `npm run attack`.
  test('600 mutated lists never crash or hang the reader', { timeout: 60_000 }, async () => {
    const dice = new Random(40);
    const seeds = [...Object.values(dialects), ROSTER];
    const pieces = [
      '•',
      '(',
      ')',
      '[',
      ' with ',
      ': ',
      '999',
      'x',
      ' pts)',
      '\n',
      '◦',
      'and',
      ',',
      '"',
      '<',
      '}',
      '\u2028',
    ];
    for (let run = 0; run < 600; run++) {
      let text = seeds[dice.die(seeds.length) - 1];
      for (let change = dice.d6(); change > 0; change--) {
        const at = dice.die(text.length) - 1;
        const cut = dice.d6() > 3 ? dice.die(40) : 0;
        text = text.slice(0, at) + pieces[dice.die(pieces.length) - 1] + text.slice(at + cut);
      }
      const result = await importArmy(text, catalogue);
      if (result.ok) expect(result.army.units.length).toBeGreaterThan(0);
      else expect(result.problem.message).not.toBe('');
    }
  });

  test('mutated archives never crash the reader', async () => {
    const dice = new Random(7);
    const archive = zipSync({ 'list.ros': strToU8(ROSTER) });
    for (let run = 0; run < 500; run++) {
      const bytes = archive.slice();
      for (let change = dice.d6(); change > 0; change--) bytes[dice.die(bytes.length) - 1] = dice.die(256) - 1;
      await expect(importArmy(bytes, catalogue)).resolves.toHaveProperty('ok');
    }
    await expect(importArmy(deflateSync(strToU8(ROSTER)), catalogue)).resolves.toHaveProperty('ok');
  });
});
