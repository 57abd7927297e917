// Lists as people share them: each reading was wrong once.
import { beforeAll, describe, expect, test } from 'vitest';
import { importArmyList } from '../../../src/lists/read.ts';
import { loadBuiltInCatalogue } from '../../../src/wh40k/data/built-in.ts';
import type { Catalogue } from '../../../src/wh40k/data/catalogue.ts';
import { type ImportedArmy, type ImportedUnit, importArmy } from '../../../src/wh40k/import/index.ts';
import * as dialects from './dialects.ts';
import { ROSTERIZER } from './rosterizer-list.ts';

let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = await loadBuiltInCatalogue();
});

async function imported(text: string | Uint8Array): Promise<ImportedArmy> {
  const result = await importArmy(text, catalogue);
  if (!result.ok) throw new Error(result.problem.message);
  return result.army;
}

async function unit(text: string): Promise<ImportedUnit> {
  const army = await imported(text);
  expect(army.units.map(({ name }) => name)).toHaveLength(1);
  return army.units[0];
}

const gear = ({ weapons }: ImportedUnit) => weapons.map(({ name, count }) => `${count} ${name.toLowerCase()}`).sort();
const models = ({ models }: ImportedUnit) => models.map(({ name, count }) => `${count} ${name}`).sort();
const saves = ({ models }: ImportedUnit) =>
  models.map(({ count, profile }) => [count, profile?.sv, profile?.invuln ?? null, profile?.w]);

describe('gear behind a colon belongs to so many bearers', () => {
  test.each([
    ['20x Hormagaunts (120 pts): 20 with Hormagaunt talons', ['20 hormagaunt talons'], 20],
    ['4x Custodian Guard (170 pts): 4 with Guardian Spear', ['4 guardian spear'], 4],
    ['10x Genestealers (150 pts): 10 with Genestealers claws and talons', ['10 genestealers claws and talons'], 10],
    ['6x Lokhust Heavy Destroyers (300 pts): 6x Gauss destructor', ['6 gauss destructor'], 6],
    ['6x Lokhust Destroyers (180 pts): 6x Gauss cannon', ['6 gauss cannon'], 6],
    ['3x Crisis Sunforge Battlesuits (140 pts): 2x Fusion blaster', ['6 fusion blaster'], 3],
    ['1x Slaughterbound (110 pts): Lacerator & daemonic claw', ['1 lacerator & daemonic claw'], 1],
  ])('%s', async (text, weapons, count) => {
    const read = await unit(text);
    expect(gear(read)).toEqual(weapons);
    expect(read.models.reduce((sum, model) => sum + model.count, 0)).toBe(count);
  });

  test('"and", "&" and commas separate; brackets are never split', async () => {
    const read = await unit(
      '5x Intercessor Squad (80 pts): 5 with Bolt pistol & Bolt rifle (long, old and worn), Close combat weapon',
    );
    expect(gear(read)).toEqual(['5 bolt pistol', '5 bolt rifle (long, old and worn)', '5 close combat weapon']);
  });

  test('two kinds of bearers stand on one line', async () => {
    const read = await unit(
      '10x Intercessor Squad (160 pts): 8 with Bolt rifle, Bolt pistol, 2 with Bolt rifle, Power fist',
    );
    expect(gear(read)).toEqual(['10 bolt rifle', '2 power fist', '8 bolt pistol']);
  });
});

const SIMPLE = `Chaos - World Eaters - Skull Road - [235 pts]

# ++ Army Roster ++ [235 pts]
## Configuration
Battle Size: Incursion (1000 Point limit)
Detachment: Berzerker Warband
Show/Hide Options: none

## Battleline [70 pts]
Jakhals [70 pts]:
• 1x Jakhal Pack Leader: Autopistol, Jakhal chainblades
• 9x Jakhal: 9x Autopistol, 9x Jakhal chainblades

## Vehicle [165 pts]
War Dog Karnivore [165 pts]: Reaper chaintalon, Slaughterclaw, Havoc multi-launcher
`;

const BATTLESCRIBE = `++ Army Roster (Chaos - World Eaters) [235pts] ++

+ Configuration +

Battle Size: 1. Incursion (1000 Point limit)

Detachment Choice: Berzerker Warband

+ Battleline +

Jakhals [70pts]
. Jakhal Pack Leader: Autopistol, Jakhal chainblades
. 9x Jakhals: 9x Autopistol, 9x Jakhal chainblades

+ Vehicle +

War Dog Karnivore [165pts]: Reaper chaintalon, Slaughterclaw, Havoc multi-launcher

++ Total: [235pts] ++
`;

describe('lists of this game are not taken for another', () => {
  test.each([
    ['New Recruit simple', SIMPLE, 'new-recruit-simple'],
    ['BattleScribe text', BATTLESCRIBE, 'battlescribe-text'],
    ['one line of either', 'War Dog Karnivore [165 pts]: Reaper chaintalon, Slaughterclaw', 'war-organ'],
    ['a heading and a unit', '## Battleline\nIntercessor Squad [80 pts]: Bolt rifle', 'new-recruit-simple'],
  ])('%s', async (_, text, format) => {
    const result = await importArmyList(text);
    expect(result).toMatchObject({ ok: true, game: 'wh40k', army: { format } });
    if (!result.ok) return;
    expect(result.evidence?.[0]).toMatchObject({ game: 'wh40k' });
    expect(result.evidence?.[0].signs.length).toBeGreaterThan(0);
  });

  test('both readings of a list give the same army', async () => {
    const [simple, dotted] = [await imported(SIMPLE), await imported(BATTLESCRIBE)];
    expect(dotted.units.map(gear)).toEqual(simple.units.map(gear));
    expect(gear(simple.units[0])).toEqual(['10 autopistol', '10 jakhal chainblades']);
    expect(simple.units[0].models.reduce((sum, { count }) => sum + count, 0)).toBe(10);
    expect([simple.points, dotted.points, dotted.faction]).toEqual([235, 235, 'World Eaters']);
  });

  test('what speaks for both is asked, and can be answered', async () => {
    const text =
      'Guards [5] Q4+ D4+ | 120pts | Fearless\n5x Rifle (24", A1)\nBattle Size: Incursion\nIntercessor Squad (80 pts)';
    const result = await importArmyList(text);
    expect(result).toMatchObject({ ok: false, problem: { code: 'import/which-game', path: 'game' } });
    expect(JSON.stringify(result)).toContain('Quality and Defense');
    expect(await importArmyList(text, { game: 'grimdark' })).toMatchObject({ ok: true, game: 'grimdark' });
    expect(await importArmyList(text, { game: 'wh40k' })).toMatchObject({ ok: true, game: 'wh40k' });
  });
});

describe('every line is used, ignored for a reason, or reported', () => {
  test('a line that is not understood is a warning with its number', async () => {
    const army = await imported(dialects.OFFICIAL_APP.replace('BATTLELINE', 'my dear old squad'));
    expect(army.diagnostics).toContainEqual(
      expect.objectContaining({ code: 'wh40k/import-line-unread', severity: 'warning', line: 18 }),
    );
  });

  test('headings, battle size and signature are named by their lines', async () => {
    const army = await imported(dialects.OFFICIAL_APP);
    const ignored = army.diagnostics.find(({ code }) => code === 'wh40k/import-lines-ignored');
    expect(ignored?.message).toMatch(/lines 5, 8, 18, 31, 43$/);
  });

  test.each(['Strike Force (2000 points)', 'Incursion (1000 Points)', '2. Strike Force (2000 pts)'])(
    'a battle size is never a unit: %s',
    async (size) => {
      const army = await imported(`${size}\nIntercessor Squad (80 points)\n• 5x Bolt rifle\n${size}`);
      expect(army.units.map(({ name }) => name)).toEqual(['Intercessor Squad']);
    },
  );

  test('a unit left without weapons is a warning', async () => {
    const army = await imported('Intercessor Squad (80 points)\n• 5x Frobnicator');
    expect(army.diagnostics.filter(({ severity }) => severity === 'warning').map(({ code }) => code)).toContain(
      'wh40k/import-no-weapons',
    );
  });
});

describe('names as lists write them', () => {
  test('a faction in front of a unit', async () => {
    const read = await unit('World Eaters Forgefiend (190 points)\n• 2 ectoplasma cannons');
    expect(read.datasheet).toBe('Forgefiend');
    expect(gear(read)).toEqual(['2 ectoplasma cannons']);
  });

  test('models in the plural', async () => {
    const read = await unit(
      'Infernus Squad (90 points)\n• 1x Infernus Sergeant\n• 1x Bolt pistol\n• 1x Close combat weapon\n• 1x Pyreblaster\n• 4x Infernus Marines\n• 4x Bolt pistol\n• 4x Close combat weapon\n• 4x Pyreblaster',
    );
    expect(models(read)).toEqual(['1 Infernus Sergeant', '4 Infernus Marines']);
    expect(gear(read)).toEqual(['5 bolt pistol', '5 close combat weapon', '5 pyreblaster']);
  });

  test('attached as support is attached', async () => {
    const army = await imported(
      'Patrol (175 points)\n\nSpace Marines\n\nAttached Unit 1\n\nCaptain (80 points)\n• Attached as: Support\n• 1x Bolt pistol\n\nHellblaster Squad (95 points)\n• Attached as: Bodyguard\n• 5x Plasma incinerator',
    );
    expect(army.units.map(({ attached }) => attached?.as)).toEqual(['leader', 'bodyguard']);
  });

  test('a leader written inside its squad is a unit of its own', async () => {
    const army = await imported(
      'Intercessor Squad (80 pts)\n• 5x Intercessor\n  • 5x Bolt rifle\n• Captain (80 pts)\n  • 1x Bolt pistol',
    );
    expect(army.units.map((one) => [one.name, models(one), one.attached?.as])).toEqual([
      ['Intercessor Squad', ['5 Intercessor'], 'bodyguard'],
      ['Captain', ['1 Captain'], 'leader'],
    ]);
  });

  test('a leader without points among the models of its squad, and the models behind it', async () => {
    const army = await imported(
      'Hellblaster Squad (175 pts)\n• 1x Captain\n  • 1x Bolt pistol\n• 4x Hellblaster\n  • 4x Plasma incinerator\n• 1x Hellblaster Sergeant\n  • 1x Plasma incinerator',
    );
    expect(army.units.map((one) => [one.name, models(one), gear(one), one.attached?.as])).toEqual([
      ['Hellblaster Squad', ['1 Hellblaster Sergeant', '4 Hellblaster'], ['5 plasma incinerator'], 'bodyguard'],
      ['Captain', ['1 Captain'], ['1 bolt pistol'], 'leader'],
    ]);
  });

  test.each([
    ['in brackets without a word', 'Captain (80)\nIntercessor Squad (80): Bolt rifle'],
    ['behind the name', 'Captain 80\nIntercessor Squad x5 80'],
    [
      'behind bullets and a title',
      'Army: Space Marines [160 pts]\n- Captain (80): Bolt pistol\n- Intercessor Squad (80)',
    ],
  ])('points %s', async (_, text) => {
    const army = await imported(text);
    expect(army.units.map(({ datasheet, points }) => [datasheet, points])).toEqual([
      ['Captain', 80],
      ['Intercessor Squad', 80],
    ]);
  });

  test('points without brackets', async () => {
    const army = await imported(
      'Intercessor Squad - 80 pts\n• 5x Bolt rifle\nHellblaster Squad 95pts\n• 5x Plasma incinerator',
    );
    expect(army.units.map(({ name, points }) => [name, points])).toEqual([
      ['Intercessor Squad', 80],
      ['Hellblaster Squad', 95],
    ]);
  });

  test.each([
    ['letter case', '• 1x Bolt Pistol\n• 4x bolt pistol'],
    ['number', '• 1x Bolt pistols\n• 4x Bolt pistol'],
    ['punctuation', '• 1x Bolt-pistol\n• 4x Bolt pistol'],
  ])('weapons that differ in %s are one', async (_, lines) => {
    expect(gear(await unit(`Intercessor Squad (80 points)\n${lines}`))).toHaveLength(1);
  });
});

describe('saves and wounds of items go to their bearers', () => {
  test('a crest of the sergeant helps the whole unit', async () => {
    const read = await unit(
      'Hearthkyn Warriors (100 points)\n• 1x Theyn\n  • 1x Autoch-pattern bolter\n  • 1x Weavefield crest\n• 9x Hearthkyn Warrior\n  • 9x Autoch-pattern bolter',
    );
    expect(saves(read)).toEqual([
      [1, 4, 5, 1],
      [9, 4, 5, 1],
    ]);
  });

  test('shield drones add a wound to the models that have them', async () => {
    const read = await unit(
      "Crisis Sunforge Battlesuits (140 points)\n• 1x Crisis Sunforge Shas'vre\n  • 1x Shield Drone\n  • 2x Fusion blaster\n• 2x Crisis Sunforge Shas'ui\n  • 1x Shield Drone\n  • 4x Fusion blaster",
    );
    expect(saves(read).sort()).toEqual([
      [1, 3, 4, 4],
      [1, 3, 4, 5],
      [1, 3, 4, 5],
    ]);
  });
});

const PASTED = dialects.WTC_COMPACT;
const bytes = (text: string, wide: 'le' | 'be'): Uint8Array => {
  const made = new Uint8Array(text.length * 2);
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    made[2 * i + (wide === 'le' ? 0 : 1)] = code & 255;
    made[2 * i + (wide === 'le' ? 1 : 0)] = code >> 8;
  }
  return made;
};
const latin = (text: string): Uint8Array =>
  Uint8Array.from(text.replace(/•/g, '\u0095'), (letter) => letter.charCodeAt(0) & 255);

describe('text as people paste it', () => {
  test.each<[string, string | Uint8Array]>([
    ['a Discord fence', `\`\`\`text\n${PASTED}\n\`\`\``],
    ['a quote', PASTED.replace(/^/gm, '> ')],
    ['bold units', PASTED.replace(/^(\dx .*)$/gm, '**$1**')],
    ['pictures', PASTED.replace(/^(5x)/gm, '🔥 $1').replace(/^(Char1)/m, ':skull: $1')],
    ['a preface', `Hello all!\nHere is what I play on Friday.\n\n${PASTED}`],
    ['HTML entities', PASTED.replace(/•/g, '&bull;').replace(/\n/g, '<br>\n')],
    ['CR line ends', PASTED.replace(/\n/g, '\r')],
    ['CRLF line ends', PASTED.replace(/\n/g, '\r\n')],
    ['UTF-16 little end', bytes(`\ufeff${PASTED}`, 'le')],
    ['UTF-16 big end', bytes(`\ufeff${PASTED}`, 'be')],
    ['UTF-16 without a mark', bytes(PASTED, 'le')],
    ['Windows-1252', latin(PASTED)],
    ['no-break spaces', PASTED.replace(/ /g, '\u00a0')],
    ['other bullets', PASTED.replace(/•/g, '➤')],
    ['dots for bullets', PASTED.replace(/^•/gm, '.')],
  ])('%s', async (_, text) => {
    const [read, plain] = [await imported(text), await imported(PASTED)];
    expect(read.units.map(gear)).toEqual(plain.units.map(gear));
    expect(read.units.map(models)).toEqual(plain.units.map(models));
  });

  test('sections in another order are the same units', async () => {
    const [head, ...sections] = dialects.OFFICIAL_APP.split(/\n(?=CHARACTERS|BATTLELINE|OTHER)/);
    const shuffled = await imported([head, ...sections.reverse()].join('\n'));
    const plain = await imported(dialects.OFFICIAL_APP);
    expect(shuffled.units.map((one) => [one.name, gear(one)]).sort()).toEqual(
      plain.units.map((one) => [one.name, gear(one)]).sort(),
    );
  });
});

test('a Rosterizer export', async () => {
  const army = await imported(ROSTERIZER);
  expect(army).toMatchObject({ format: 'rosterizer', name: 'Morning Patrol', faction: 'Space Marines', points: 160 });
  expect(army.units.map((one) => [one.name, one.points, models(one), gear(one), one.warlord])).toEqual([
    ['Intercessor Squad', 80, ['5 Intercessor Squad'], ['5 bolt pistol', '5 bolt rifle'], false],
    ['Captain', 80, ['1 Captain'], ['1 master-crafted bolter'], true],
  ]);
});
