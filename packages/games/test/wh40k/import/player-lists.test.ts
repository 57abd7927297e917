// Lists as players paste them, each once read wrongly: whatever the program and the language, models and weapons count once.
import { describe, expect, test } from 'vitest';
import { importArmyList } from '../../../src/lists/read.ts';
import type { ImportedArmy, ImportedUnit } from '../../../src/wh40k/import/index.ts';
import { read, warnings } from './read-list.ts';

function gearOf({ weapons, models }: ImportedUnit) {
  const size = models.reduce((sum, { count }) => sum + count, 0);
  return [`${size} models`, ...weapons.map(({ count, profiles }) => `${count} ${profiles[0].name}`).sort()];
}

const JAKHALS = ['10 models', '1 Mauler chainblade', '1 Skullsmasher and mangler', '8 Chainblades', '9 Autopistol'];

describe('a heading of what was taken is no gear', () => {
  test('Jakhals of ListForge: "B: 1 mauler chainblade, 7 chainblades"', async () => {
    const { units } = await read(`Fiends - World Eaters - Berzerker Warband (65 Points)

Infantry:
Jakhals (65 pts)
  • Jakhal Pack Leader
    • Autopistol
    • Chainblades
  • B: 1 mauler chainblade, 7 chainblades
    • Jakhal w/ mauler chainblade
      • Mauler chainblade
      • Autopistol
    • 7x Jakhal
      • 7x Autopistol
      • 7x Chainblades
  • Dishonoured w/ skullsmasher and mangler
    • Skullsmasher and mangler`);
    expect(gearOf(units[0])).toEqual(JAKHALS);
  });

  test('Jakhals of New Recruit: "1 mauler chainblade, 7 chainblades"', async () => {
    const { units } = await read(`# ++ Army Roster ++ [65 pts]
## Infantry [65 pts]
Jakhals [65 pts]:
• 1x Jakhal Pack Leader: Autopistol, Chainblades
• 1x Dishonoured w/ skullsmasher and mangler: Skullsmasher and mangler
  1 mauler chainblade, 7 chainblades
• 7x Jakhal: Autopistol, Chainblades
• 1x Jakhal w/ mauler chainblade: Autopistol, Mauler chainblade`);
    expect(gearOf(units[0])).toEqual(JAKHALS);
  });

  test('a Coldstar Commander with his guns named before and in brackets', async () => {
    const { units } = await read(`# ++ Army Roster ++ [95 pts]
## Character [95 pts]
Commander in Coldstar Battlesuit [95 pts]: Battlesuit fists, 4 fusion blasters (4x Fusion blaster)`);
    expect(gearOf(units[0])).toEqual(['1 models', '1 Battlesuit fists', '4 Fusion blaster']);
  });

  test('a Forgefiend, in brackets and in lines below', async () => {
    const expected = ['1 models', '1 Forgefiend claws', '3 Ectoplasma cannon'];
    const brackets = await read(`Chaos - World Eaters - Fiends - [170 pts]

# ++ Army Roster ++ [170 pts]
## Vehicle [170 pts]
Forgefiend [170 pts]: 2 ectoplasma cannons (2x Ectoplasma cannon), Ectoplasma cannon and claws (Ectoplasma cannon, Forgefiend claws)`);
    expect(gearOf(brackets.units[0])).toEqual(expected);
    expect(warnings(brackets)).toEqual([]);
    const below = await read(`Fiends - World Eaters - Berzerker Warband (170 Points)

Vehicle:
Forgefiend (170 pts)
  • 2 ectoplasma cannons
    • 2x Ectoplasma cannon
  • Ectoplasma cannon and claws
    • Forgefiend claws
    • Ectoplasma cannon`);
    expect(gearOf(below.units[0])).toEqual(expected);
  });

  test('a weapon with its mode in brackets stays one', async () => {
    const { units } = await read(`# ++ Army Roster ++ [100 pts]
## Character [100 pts]
Lieutenant [65 pts]: 2x Plasma pistol (Plasma pistol - supercharge), Power fist`);
    expect(gearOf(units[0])).toEqual(['1 models', '1 Power fist', '2 Plasma pistol - supercharge']);
  });
});

test('a line above the title of ListForge is no title, and the title no unit', async () => {
  const army = await read(`My list, made for Saturday
Patrol - Space Marines - Gladius Task Force (80 Points)

Character:
Captain (80 pts)
  • Bolt pistol
  • Master-crafted bolter
  • E: Artificer Armour`);
  expect(army.units.map(({ name }) => name)).toEqual(['Captain']);
  expect(army).toMatchObject({ format: 'listforge-text', points: 80, detachment: 'Gladius Task Force' });
  expect(army.units[0].enhancement).toBe('Artificer Armour');
});

describe('titles and sizes of battle in other languages are no units', () => {
  test.each([
    ['Patrouille du matin (160 Points)', 'Force de Frappe (2000 Points)', 'Seigneur de guerre', 'Optimisation :'],
    ['Morgenwache (160 Punkte)', 'Angriffsstreitmacht (2000 Punkte)', 'Kriegsherr', 'Verbesserung:'],
    ['Patrulla (160 puntos)', 'Fuerza de choque (2000 puntos)', 'Warlord', 'Enhancement:'],
  ])('%s', async (title, size, warlord, enhancement) => {
    const army = await read(`${title}

Space Marines
Gladius Task Force
${size}

CHARACTERS

Captain (80 points)
  • ${warlord}
  • 1x Bolt pistol
    1x Master-crafted bolter
  • ${enhancement} Artificer Armour

Intercessor Squad (80 points)
  • 5x Intercessor
    • 5x Bolt rifle`);
    expect(army.name).toBe(title.replace(/ \(.*/, ''));
    expect(army.units.map(({ name }) => name)).toEqual(['Captain', 'Intercessor Squad']);
    expect(army.units[0]).toMatchObject({ warlord: true, enhancement: 'Artificer Armour', wargear: [] });
    expect(warnings(army)).toEqual([]);
  });
});

test('"9x Boy w/ Choppa, Slugga" are nine Boyz with both', async () => {
  const { units } = await read(`Mob (85 points)

Orks
War Horde
Incursion (1000 points)

Boyz (85 points)
  • 9x Boy w/ Choppa, Slugga
  • 1x Boss Nob
    • 1x Power klaw
      1x Slugga`);
  expect(gearOf(units[0])).toEqual(['10 models', '1 Power klaw', '10 Slugga', '9 Choppa']);
});

test('"++ Total" is no name', async () => {
  const army = await read(`++ Army Roster (Chaos - World Eaters) [135pts] ++

+ Infantry +

Eightbound [135pts]
. Eightbound Champion: Chainblades
. 2x Eightbound: 2x Chainblades

++ Total: [135pts] ++`);
  expect(army.name).toBeUndefined();
  expect(army.faction).toBe('World Eaters');
});

describe('the 11th edition is not read as the 10th', () => {
  const SQUAD = 'Intercessor Squad (80 points)\n  • 5x Intercessor\n    • 5x Bolt rifle';
  test('by the version of the app', async () => {
    const text = (version: string) =>
      `Patrol (80 points)\n\nSpace Marines\nGladius Task Force\nIncursion (1000 points)\n\n${SQUAD}\n\nExported with App Version: ${version}, Data Version: v886`;
    expect((await read(text('v2.0.5 (128)'))).edition).toBe('11');
    expect((await read(text('v1.40.1 (94)'))).edition).toBe('10');
  });
  test('by units that it alone has, and says so', async () => {
    const list = (unit: string) =>
      `Mob (100 points)\n\nOrks\nIncursion (1000 points)\n\n${unit} (100 points)\n  • 1x Choppa`;
    expect((await read(list('Boyz'))).edition).toBe('10');
    expect((await read(list('Nobody At All'))).edition).toBe('10');
    const newer = await read(list('Boyz (Armageddon)'));
    expect(newer.edition).toBe('11');
    expect(newer.diagnostics.map(({ code }) => code)).toContain('wh40k/import-edition-assumed');
  });
});

describe('rosters', () => {
  const line = (name: string, t: string) => ({
    name,
    typeName: 'Unit',
    characteristics: Object.entries({ M: '6"', T: t, SV: '3+', W: '4', LD: '6+', OC: '1' }).map(([key, $text]) => ({
      name: key,
      $text,
    })),
  });
  const roster = (gameSystemName: string) =>
    JSON.stringify({
      roster: {
        name: 'Patrol',
        gameSystemName,
        costs: [{ name: 'pts', value: 80 }],
        forces: [
          {
            catalogueName: 'Imperium - Space Marines',
            selections: [
              {
                name: 'Captain',
                type: 'model',
                number: 1,
                categories: [{ name: 'Character' }],
                profiles: [line('Captain', '4')],
                selections: [
                  { name: 'Great Toughness', type: 'upgrade', number: 1, profiles: [line('Captain', '6')] },
                  { name: 'Shuttle', type: 'upgrade', number: 1, profiles: [line('Shuttle', '12')] },
                ],
              },
            ],
          },
        ],
      },
    });
  test('a stat line that an upgrade prints again is the changed one', async () => {
    const { units } = await read(roster('Warhammer 40,000 10th Edition'));
    expect(units[0].models.map(({ profile }) => profile?.t)).toEqual([6]);
  });
  test('Apocalypse is another game', async () => {
    const result = await importArmyList(roster('Warhammer 40,000: Apocalypse'), { game: 'wh40k' });
    expect(result).toMatchObject({ ok: false, problem: { message: expect.stringContaining('Apocalypse') } });
  });
});

describe('who leads whom, by name', () => {
  const LIST = `+ FACTION KEYWORD: Chaos - World Eaters
+ DETACHMENT: Berzerker Warband
+ TOTAL ARMY POINTS: 650pts

Char1: 1x Khârn the Betrayer (115 pts): Warlord, Gorechild, Plasma pistol
Leading Khorne Berzerkers[2]
Char2: 1x Lord Invocatus (195 pts): Bladed horn, Bolt pistol, Coward's Bane
Leading Khorne Berzerkers[1]

10x Khorne Berzerkers (170 pts)
• 9x Khorne Berzerker
    9 with Bolt pistol, Chainblade
• 1x Khorne Berzerker Champion: Chainblade, Plasma pistol
  Attached to Lord Invocatus
10x Khorne Berzerkers (170 pts)
• 9x Khorne Berzerker
    9 with Bolt pistol, Chainblade
• 1x Khorne Berzerker Champion: Chainblade, Bolt pistol
  Attached to Khârn the Betrayer`;
  const joined = ({ units }: ImportedArmy) =>
    units.map(({ name, attached }) => `${name} ${attached?.unit} ${attached?.as}`);
  test('"Leading Khorne Berzerkers[2]" stands with the second of them', async () => {
    const army = await read(LIST);
    expect(joined(army)).toEqual([
      'Khârn the Betrayer 1 leader',
      'Lord Invocatus 2 leader',
      'Khorne Berzerkers 2 bodyguard',
      'Khorne Berzerkers 1 bodyguard',
    ]);
    expect(warnings(army)).toEqual([]);
  });
  test('"Attached to" alone is enough', async () => {
    expect(joined(await read(LIST.replace(/^Leading.*\n/gm, '')))).toEqual([
      'Khârn the Betrayer 2 leader',
      'Lord Invocatus 1 leader',
      'Khorne Berzerkers 1 bodyguard',
      'Khorne Berzerkers 2 bodyguard',
    ]);
  });
});

test('WarOrgan names those who stand together: a character and a unit below one name', async () => {
  const army = await read(`Suits [460 points]
Tau Empire
Battle Size: Strike Force (2000 point limit)

Detachments: Retaliation Cadre

Loud Commander Ring

  Crisis Sunforge Battlesuits (125 points)
    • 3 Crisis Shas'ui with 2 Fusion blaster and Battlesuit fists

  Commander in Coldstar Battlesuit (115 points)
    • 4 Fusion blaster, Battlesuit fists and Starflare Ignition System [+20 points]

Infantry

  Pathfinder Team (95 points)
    • 10 Pathfinders with Pulse carbine

Mean Command Clique

  Commander Farsight (70 points)
    • Warlord
    • Dawn blade and High-intensity plasma rifle

  Crisis Sunforge Battlesuits (125 points)
    • 3 Crisis Shas'ui with 2 Fusion blaster and Battlesuit fists

Vehicle

  Piranhas (60 points)
    • Piranha burst cannon`);
  expect(army.units.map(({ name, attached }) => `${name} ${attached?.as}`)).toEqual([
    'Crisis Sunforge Battlesuits bodyguard',
    'Commander in Coldstar Battlesuit leader',
    'Pathfinder Team undefined',
    'Commander Farsight leader',
    'Crisis Sunforge Battlesuits bodyguard',
    'Piranhas undefined',
  ]);
  expect(army.units[1].enhancement).toBe('Starflare Ignition System');
  expect(army.diagnostics.filter(({ code }) => code === 'wh40k/import-line-unread')).toEqual([]);
});

test('an enhancement among the gear of a character counts as one', async () => {
  const army = await read(`# ++ Army Roster (Chaos - World Eaters) ++ [215 pts]
## Configuration
Detachment: Berzerker Warband

## Character [215 pts]
Daemon Prince of Khorne [215 pts]: Warlord, Favoured of Khorne, Hellforged weapons, Infernal cannon`);
  expect(army.units[0]).toMatchObject({ enhancement: 'Favoured of Khorne', wargear: [] });
  expect(warnings(army)).toEqual([]);
});

describe('a unit typed without gear', () => {
  const list = (unit: string) => `Patrol (500 points)

Space Marines
Strike Force (2000 points)

Captain (80 points)
  • 1x Bolt pistol
    1x Master-crafted bolter

${unit}

Rhino (75 points)
  • 1x Storm bolter`;
  test('takes its printed loadout, and that is said', async () => {
    const army = await read(list('Intercessor Squad (80 points)'));
    expect(gearOf(army.units[1])).toEqual(['5 models', '5 Bolt Rifle', '5 Bolt pistol', '5 Close combat weapon']);
    expect(warnings(army)).toEqual([]);
    expect(army.diagnostics.map(({ code }) => code)).toContain('wh40k/import-printed-loadout');
  });
  test('of as many models as its points are for, or as it says', async () => {
    expect(gearOf((await read(list('Hellblasters (220 points)'))).units[1])[0]).toBe('10 models');
    expect(gearOf((await read(list('7x Intercessor Squad (150 points)'))).units[1])[0]).toBe('7 models');
  });
});
