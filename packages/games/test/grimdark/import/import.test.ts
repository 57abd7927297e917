// Each format by a list of our own, refusals by name, and 20,000 mutated lists that must not crash anything.
import { Random } from '@oddsmith/kernel';
import { describe, expect, test } from 'vitest';
import { many } from '../../../../../test/depth.ts';
import { coverArmy, coverageSentence, type ImportedArmy, importArmy } from '../../../src/grimdark/import/index.ts';
import * as lists from './lists.ts';

function imported(content: string, books: readonly string[] = []): ImportedArmy {
  const result = importArmy(content, books);
  if (!result.ok) throw new Error(result.problem.message);
  return result.army;
}

const weapon = (name: string, range: number, attacks: number, rules: string[] = [], count = 1) => ({
  name,
  range,
  attacks,
  count,
  rules,
});
const CARBINE = weapon('Carbine', 18, 1, ['AP(1)']);
const FLAME = (...rules: string[]) => weapon('Flame Lance', 12, 1, rules);
const CCW = weapon('CCW', 0, 1);

describe('Army Forge text', () => {
  const army = imported(lists.TEXT);

  test('header', () => {
    expect(army).toMatchObject({
      format: 'army-forge-text',
      name: 'Ember Guard',
      factions: ['Cinder Hosts', 'Ash Walkers'],
      version: '3.5.1',
      rulesVersion: '3.5.1',
      points: 505,
    });
    expect(army.diagnostics).toEqual([]);
  });

  test('a hero joined to a unit brings its own stats, rules and weapons, and dies last', () => {
    expect(army.units[0]).toMatchObject({ points: 255, models: 6 });
    expect(army.units[0].unit).toEqual({
      name: 'Ember Guard + Captain Sorrel',
      points: 255,
      quality: 4,
      defense: 4,
      rules: [],
      models: [
        { name: 'Ember Guard', count: 4, hero: false, rules: ['Fearless'], weapons: [CARBINE, CCW] },
        {
          name: 'Ember Guard',
          count: 1,
          hero: false,
          rules: ['Fearless', 'Medical Training'],
          weapons: [CCW, FLAME('Blast(3)', 'Reliable')],
        },
        {
          name: 'Captain Sorrel',
          count: 1,
          hero: true,
          quality: 3,
          defense: 3,
          rules: ['Hero', 'Tough(3)', 'Fearless', 'Furious Aura'],
          weapons: [weapon('Great Sword', 0, 3, ['AP(2)'])],
        },
      ],
    });
  });

  test('copies are units of their own; items bring weapons', () => {
    expect(army.units).toHaveLength(3);
    expect(army.units[2].unit).toEqual({
      name: 'Ash Walker',
      points: 125,
      quality: 4,
      defense: 2,
      rules: ['Tough(6)', 'Impact(+3)'],
      models: [
        {
          name: 'Ash Walker',
          count: 1,
          hero: false,
          rules: [],
          weapons: [weapon('Stomp', 0, 2, ['AP(1)'], 2), weapon('Heavy Carbine', 24, 2, ['AP(1)'])],
        },
      ],
    });
  });
});

test.each([
  [undefined, '3.5'],
  ['3.5.3', '3.5.3'],
  ['3.4.1', '3.4.1'],
  ['3.4.7', '3.4'],
  ['3.0.2', '3.0'],
  ['3.9', '3.5'],
])('a list of version %s is played by the rules of %s', (version, rulesVersion) => {
  const printed = version === undefined ? '' : ` (v${version})`;
  const army = imported(
    `++ Guard - Cinder Hosts${printed} [GF 120pts] ++\n\nGuards [5] Q4+ D4+ | 120pts\n5x CCW (A1)\n`,
  );
  expect(army.rulesVersion).toBe(rulesVersion);
  const said = army.diagnostics.map(({ message }) => message);
  const exact = version === undefined || version === rulesVersion;
  expect(said).toEqual(exact ? [] : [`there are no rules for version ${version}: ${rulesVersion} is used`]);
});

test('a rule counted for all models is one of the unit, for some of them one of theirs', () => {
  const rulesOf = (count: number) => {
    const [{ unit }] = imported(`Guards [3] Q4+ D4+ | 60pts | ${count}x Fearless\n3x CCW (A1)`).units;
    return [unit.rules, unit.models.map((model) => [model.count, model.rules])];
  };
  expect(rulesOf(3)).toEqual([['Fearless'], [[3, []]]]);
  expect(rulesOf(2)).toEqual([
    [],
    [
      [2, ['Fearless']],
      [1, []],
    ],
  ]);
});

test('several lists in one text are one army, and its points are theirs together', () => {
  const list = '++ Guard [GF 120pts] ++\n\nGuards [5] Q4+ D4+ | 120pts\n5x CCW (A1)\n';
  const army = imported(`${list}\n${list}`);
  expect([army.units.length, army.points]).toEqual([2, 240]);
  expect(army.diagnostics.map(({ code }) => code)).toEqual(['grimdark/import-several-lists']);
});

test('an item that two models have brings two of its weapons', () => {
  const kit = { type: 'ArmyBookItem', name: 'Kit', count: 2, content: [{ name: 'Saw', attacks: 2, count: 1 }] };
  const unit = { id: 'g', name: 'Guards', size: 3, cost: 60, quality: 4, defense: 4, loadout: [kit] };
  const [{ unit: read }] = imported(JSON.stringify({ gameSystem: 'gf', units: [unit] })).units;
  const saws = read.models.map(({ count, weapons }) => [count, (weapons ?? []).map(({ name }) => name)]);
  expect(saws).toEqual([
    [2, ['Saw']],
    [1, []],
  ]);
});

test.each([
  ['all', [['Fearless'], 5]],
  ['any', [[], 4]],
])('a rule bought for %s models', (affects, read) => {
  const option = { gains: [{ type: 'ArmyBookRule', name: 'Fearless', count: 1 }] };
  const selectedUpgrades = [{ option, upgrade: { affects, model: affects !== 'all' } }];
  const unit = { id: 'g', name: 'Guards', size: 5, cost: 60, quality: 4, defense: 4, loadout: [], selectedUpgrades };
  const [{ unit: guards }] = imported(JSON.stringify({ gameSystem: 'gf', units: [unit] })).units;
  expect([guards.rules, guards.models[0].count]).toEqual(read);
});

test('a list older than every pack is played by the oldest', () => {
  const army = imported('++ Old Guard (v2.50) [GF 120pts] ++\n\nGuards [5] Q4+ D4+ | 120pts\n5x CCW (A1)\n');
  expect(army.rulesVersion).toBe('3.0');
  expect(army.diagnostics.map(({ message }) => message)).toEqual(['there are no rules for version 2.50: 3.0 is used']);
});

test('what the calculators make of the rules of a list, in one sentence', () => {
  const army = imported(
    '++ Guard [GF 120pts] ++\n\nGuards [5] Q4+ D4+ | 120pts | Fearless, Strider, Oddness\n5x Carbine (18", A1, AP(1))\n',
  );
  expect(coverageSentence(coverArmy(army))).toBe('rules: 2 count; no effect in a duel: Strider; not modelled: Oddness');
  const read = coverArmy({ ...army, ruleTexts: { Oddness: 'This model gets +1 to hit rolls.' } });
  expect(coverageSentence(read)).toBe('rules: 3 count; read from their text: Oddness; no effect in a duel: Strider');
});

describe('a list whose first line stands without "++"', () => {
  const UNIT = 'Guards [5] Q4+ D4+ | 120pts | Fearless\n5x CCW (A1)\n';

  test.each<[string, string, object]>([
    ['Lantern Company [GF 120pts]', 'Lantern Company', { points: 120, system: 'gf' }],
    ['Lantern Company - Cinder Hosts (v3.4.1) [GF 120pts] [1 Units]', 'Lantern Company', { version: '3.4.1' }],
    ['## **Lantern Company** 120 points', 'Lantern Company', { points: 120 }],
    ['Lantern Company (1,120 pts)', 'Lantern Company', { points: 1120 }],
    ['Lantern Company', 'Lantern Company', {}],
    ['Hello all, this is what I play on Friday:\nLantern Company', 'Lantern Company', {}],
    ['Lantern Company\nWhat do you think of it?', 'Lantern Company', {}],
    ['120pts', 'Army', { points: 120 }],
    ['Any thoughts?', 'Army', {}],
  ])('%s', (first, name, more) => {
    expect(imported(`${first}\n\n${UNIT}`)).toMatchObject({ name, ...more });
  });

  test('names what is left out', () => {
    const { diagnostics } = imported(`Hello all:\nLantern Company\n\n${UNIT}`);
    expect(diagnostics).toEqual([
      {
        code: 'grimdark/import-line-ignored',
        severity: 'info',
        unit: '',
        message: 'line 1: "Hello all:" is not understood',
      },
    ]);
  });

  test('gives way to a header between "++"', () => {
    expect(imported(`Friday list\n++ Ember Guard [GF 120pts] ++\n\n${UNIT}`).name).toBe('Ember Guard');
  });
});

test('text without stats is read, and everything assumed is said', () => {
  const army = imported(lists.PLAIN);
  expect(army).toMatchObject({ format: 'plain-text', points: 350 });
  expect(army.units[0].unit).toMatchObject({
    rules: ['Tough(3)', 'Furious'],
    models: [{ count: 5, weapons: [CCW, weapon('Carbine', 24, 1)] }],
  });
  expect(army.units[1].unit.models[0].weapons).toEqual([
    weapon('Storm Carbine', 24, 2, ['AP(1)']),
    weapon('Great Sword', 0, 3, ['AP(2)']),
  ]);
  expect(army.diagnostics.map((entry) => entry.code)).toEqual([
    'grimdark/import-weapon-without-stats',
    'grimdark/import-no-stats',
    'grimdark/import-weapon-without-range',
    'grimdark/import-no-stats',
  ]);
});

describe('shared payloads', () => {
  test('new schema: halves merged, hero joined, items and bought rules counted, points as the list says', () => {
    const army = imported(lists.SHARE_NEW);
    expect(army.diagnostics).toEqual([]);
    expect(army.units).toHaveLength(1);
    const [{ unit, points, models }] = army.units;
    expect([points, models]).toEqual([300, 11]);
    expect(unit.name).toBe('First Wall + Captain');
    expect(unit.models.map((model) => [model.count, model.rules])).toEqual([
      [9, ['Fearless', 'Kindle', 'Shielded']],
      [1, ['Fearless', 'Kindle', 'Shielded', 'Medical Training']],
      [1, ['Hero', 'Tough(3)']],
    ]);
    expect(unit.models[1].weapons).toEqual([FLAME('Blast(3)'), CCW]);
    expect(army.ruleTexts).toEqual({ Kindle: 'Gets +1 to hit when charging.' });
  });

  test.each([
    ['counted', lists.SHARE_OLD],
    ['without a count, which is one each', lists.SHARE_OLD.replaceAll(',"count":5', '')],
  ])('old schema, AP as a number, weapons %s', (_, content) => {
    const [{ unit }] = imported(content).units;
    expect(unit).toEqual({
      name: 'Alpha',
      points: 150,
      quality: 3,
      defense: 4,
      rules: ['Furious', 'Tough(3)'],
      models: [
        {
          name: 'Alpha',
          count: 5,
          hero: false,
          rules: [],
          weapons: [weapon('Plasma Carbine', 24, 2, ['AP(2)', 'Deadly(3)']), CCW],
        },
      ],
    });
  });

  test('experience of a campaign costs 5 points a level, whether its trait is chosen or not', () => {
    const list = JSON.parse(lists.SHARE_OLD);
    const [unit] = list.units;
    const points = (more: object) =>
      imported(JSON.stringify({ ...list, units: [{ ...unit, ...more }] })).units[0].points;
    const plain = points({});
    expect([points({ xp: 4, traits: [] }), points({ xp: 12, traits: [] })]).toEqual([plain, plain + 10]);
    expect([points({ xp: 5, traits: ['Agile'] }), points({ xp: 0, traits: ['Agile', 'Elite'] })]).toEqual([
      plain + 5,
      plain + 10,
    ]);
  });

  test('halves of a combined unit are one unit, whatever their owner calls them', () => {
    const list = JSON.parse(lists.SHARE_OLD);
    const half = (customName: string, more: object) => ({ ...list.units[0], customName, combined: true, ...more });
    const units = [half('Alpha', { selectionId: 'a' }), half('Beta', { selectionId: 'b', joinToUnit: 'a' })];
    const army = imported(JSON.stringify({ ...list, listPoints: 300, units }));
    expect(army.units).toMatchObject([{ points: 300, models: 10, unit: { name: 'Alpha' } }]);
    // Nobody among them is a hero, who would be lost last.
    expect(army.units[0].unit.models.map(({ hero }) => hero)).toEqual([false, false]);
  });

  test('other games are read and said to be', () => {
    const army = imported(lists.SHARE_OLD.replace('"gf"', '"aof"'));
    expect(army.diagnostics[0].message).toContain('Age of Fantasy');
  });
});

describe('refusals', () => {
  test.each<[string, string, string]>([
    ['nothing', '', 'empty'],
    ['a letter', 'Dear friend,\nhow are you?', 'not-a-list'],
    ['broken JSON', '{"units": [', 'broken-json'],
    ['other JSON', '{"hello": 1}', 'not-a-list'],
    ['an army book', lists.BOOK, 'army-book'],
    ['a save file without books', lists.SAVE, 'books-needed'],
    ['far too much', 'x'.repeat(10_000_001), 'too-large'],
  ])('%s', (_, content, fact) => {
    expect(importArmy(content)).toMatchObject({ ok: false, problem: { code: `grimdark/import-${fact}` } });
  });

  test('a share link is answered with the request to make', () => {
    const result = importArmy('https://army-forge.onepagerules.com/share?id=IJ1JM_m-jmka&name=x');
    expect(result).toMatchObject({ ok: false, problem: { code: 'grimdark/import-share-link' } });
    if (!result.ok)
      expect(result.problem.message).toContain('https://army-forge.onepagerules.com/api/tts?id=IJ1JM_m-jmka');
  });
});

// Twenty thousand for every reader are in `npm run attack`.
test('mutated lists never crash a reader', () => {
  const mutated = many('grimdark', 4_000);
  const dice = new Random(35);
  const seeds = [lists.TEXT, lists.PLAIN, lists.SHARE_NEW, lists.SHARE_OLD, lists.SAVE];
  const pieces = [
    '(',
    ')',
    ',',
    '|',
    'x',
    '[',
    ']',
    '"',
    'null',
    '-1',
    '1e9',
    '[]',
    '{}',
    'A',
    '\n',
    '0',
    ' Joined to:',
    'true',
  ];
  let read = 0;
  for (let run = 0; run < mutated; run++) {
    let text = seeds[dice.die(seeds.length) - 1];
    for (let change = dice.d3(); change > 0; change--) {
      const at = dice.die(text.length) - 1;
      const cut = dice.d6() > 3 ? dice.die(12) : 0;
      text = text.slice(0, at) + pieces[dice.die(pieces.length) - 1] + text.slice(at + cut);
    }
    const result = importArmy(text, [lists.BOOK]);
    if (result.ok) read++;
    else expect(result.problem.message).not.toBe('');
  }
  // Text survives most mutations, so the run is not all refusals.
  expect(read).toBeGreaterThan(mutated / 10);
});
