// Units to pick from: an army with its attached units, a catalogue, and the parts of a request they become.
import { beforeEach, describe, expect, test } from 'vitest';
import { importArmyList } from '../../../src/lists/read.ts';
import { loadBuiltInCatalogue } from '../../../src/wh40k/data/index.ts';
import { withRequests } from '../../../src/wh40k/import/army-request.ts';
import { UnitLibrary } from '../../../src/wh40k/import/library.ts';
import { OFFICIAL_APP } from './dialects.ts';

const ATTACHED = `Morning Patrol (175 points)

Space Marines
Gladius Task Force (2 Detachment Points)

ATTACHED UNIT 1

Captain (80 points)
  • Attached as: Leader
  • 1x Bolt pistol
    1x Close combat weapon
    1x Master-crafted bolter

Hellblaster Squad (95 points)
  • Attached as: Bodyguard
  • 5x Hellblaster
    • 5x Plasma incinerator`;

const GUNNERS = { from: 'catalogue', name: 'Gunners', faction: 'Testers', edition: '10' } as const;

let library: UnitLibrary;
beforeEach(() => {
  library = new UnitLibrary(loadBuiltInCatalogue);
});

async function taken(list: string) {
  const result = await importArmyList(list, { game: 'wh40k' });
  if (!result.ok) throw new Error(result.problem.message);
  return library.take(result.army);
}

describe('an army', () => {
  test('has its units with what they are', async () => {
    const army = await taken(OFFICIAL_APP);
    expect(army.title).toBe('Morning Patrol (255 points)');
    expect(army.units.map(({ name, detail }) => `${name}: ${detail}`)).toEqual([
      'Captain: 1 model · 80 points · character',
      'Intercessor Squad: 5 models · 80 points',
      'Hellblaster Squad: 5 models · 95 points',
    ]);
  });

  test('attached units stand first, the bodyguard before its leader, and can be picked whole or apart', async () => {
    const army = await taken(ATTACHED);
    const [first] = army.units;
    expect(first).toMatchObject({ name: 'Hellblaster Squad + Captain', detail: '6 models · 175 points' });
    const unit = await library.unit(first.key);
    expect(unit).toMatchObject({ name: 'Hellblaster Squad + Captain', edition: '11', points: 175 });
    expect(unit?.target.fight.groups?.at(-1)).toMatchObject({ name: 'Captain', character: true });
    expect(army.units).toHaveLength(3);
  });

  test('units picked from a list and units that the list becomes at once are the same, in its edition', async () => {
    const result = await importArmyList(ATTACHED, { game: 'wh40k' });
    if (!result.ok || result.game !== 'wh40k') throw new Error('not read');
    const [first] = library.take(result.army).units;
    const { units, attached } = withRequests(result.army);
    expect(attached).toMatchObject([{ units: [1, 0], request: await library.unit(first.key) }]);
    expect(units.map(({ request }) => request?.edition)).toEqual(['11', '11']);
  });

  test('a unit without stats is named with the nearest spellings', async () => {
    const army = await taken(OFFICIAL_APP.replace('Hellblaster Squad', 'Hellbluster Gang'));
    expect(army.unknown).toEqual([{ name: 'Hellbluster Gang', reason: expect.stringContaining('Hellblaster Squad') }]);
    expect(await library.unit({ from: 'army', indices: [2] })).toBeUndefined();
  });

  test('the same trouble of three squads is one remark', async () => {
    const squad = 'Intercessor Squad (80 points)\n  • 5x Intercessor\n    • 5x Frobnicator\n\n';
    const army = await taken(`Patrol (240 points)\n\nSpace Marines\n\n${squad.repeat(3)}`);
    expect(army.remarks.filter(({ text }) => text.includes('Frobnicator'))).toHaveLength(1);
  });
});

describe('a catalogue', () => {
  test('is searched, or offers the nearest names', async () => {
    const found = await library.search('intercessor squad');
    expect(found.nearest).toBe(false);
    expect(found.units.map(({ name }) => name)).toContain('Intercessor Squad');
    const misspelt = await library.search('hellblastar sqad');
    expect(misspelt).toMatchObject({ nearest: true, units: [{ name: 'Hellblaster Squad' }, {}, {}, {}, {}] });
  });

  test('finds weapons by name: each profile once, with who carries it', async () => {
    const found = await library.weapons('bolt rifle');
    const printed = found.find(({ carriers }) => carriers.includes('Intercessor Squad'));
    // As printed on the datasheet of 10th edition.
    expect(printed?.weapon).toMatchObject({
      name: expect.stringMatching(/^bolt rifle$/i),
      kind: 'ranged',
      attacks: 2,
      skill: 3,
      strength: 4,
      ap: -1,
      damage: 1,
      keywords: ['Assault', 'Heavy'],
    });
    expect(new Set(found.map(({ weapon }) => JSON.stringify(weapon).toLowerCase())).size).toBe(found.length);
    expect(found.every(({ weapon }) => /bolt.*rifle|rifle.*bolt/i.test(weapon.name))).toBe(true);
    expect(await library.weapons('no such weapon')).toEqual([]);
  });

  test("of the user's own takes the place of the built-in one, until it is put away", async () => {
    const file = {
      format: 'oddsmith/wh40k-catalogue',
      version: 1,
      edition: '10',
      source: 'a test',
      datasheets: [
        {
          faction: 'Testers',
          name: 'Gunners',
          keywords: ['Infantry'],
          factionKeywords: [],
          models: [{ name: 'Gunner', m: 6, t: 3, sv: 5, w: 1, ld: 7, oc: 1 }],
          weapons: [],
        },
      ],
    };
    expect(await library.openCatalogue(JSON.stringify(file))).toEqual({ ok: true, datasheets: 1, source: 'a test' });
    expect((await library.unit(GUNNERS))?.name).toBe('Gunners');
    expect(await library.openCatalogue('{')).toMatchObject({ ok: false });
    expect(await library.openCatalogue(null)).toMatchObject({ ok: true });
    expect(await library.unit(GUNNERS)).toBeUndefined();
  });

  test('a datasheet comes with its printed loadout, in its edition, and its options can be picked', async () => {
    const key = { from: 'catalogue', name: 'Redemptor Dreadnought', faction: 'Space Marines', edition: '11' } as const;
    const guns = async (picked: Parameters<typeof library.unit>[0] & { from: 'catalogue' }) =>
      (await library.unit(picked))?.volley.shooting.map(({ weapon }) => weapon?.name);
    expect(await guns(key)).toEqual([
      'Heavy Onslaught Gatling Cannon',
      'Heavy Flamer',
      'Twin Fragstorm Grenade Launcher',
    ]);
    expect((await library.unit(key))?.edition).toBe('11');
    const groups = await library.options(key);
    expect(groups.map(({ title, printed }) => [title, printed])).toContainEqual(['Icarus Rocket Pod', 'none']);
    const [first] = groups;
    expect(first).toMatchObject({ title: 'Weapon Option 1', printed: 'Heavy Onslaught Gatling Cannon' });
    const plasma = first.choices.find(({ name }) => name === 'Macro Plasma Incinerator');
    const picked = await guns({ ...key, picked: plasma === undefined ? [] : [plasma.pick] });
    expect(picked).toContain('Macro Plasma Incinerator - Standard');
    expect(picked).not.toContain('Heavy Onslaught Gatling Cannon');
  });
});
