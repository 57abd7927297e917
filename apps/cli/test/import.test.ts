// Army lists and catalogues on the command line.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { catalogue } from '../src/library.ts';
import { oddsmith } from './terminal.ts';

const folder = mkdtempSync(join(tmpdir(), 'oddsmith-'));
afterAll(() => rmSync(folder, { recursive: true }));

const LIST = `++ Ember Guard (v3.5.1) [GF 125pts] ++

Guards [5] Q4+ D4+ | 120pts | Fearless
4x Carbine (18", A1, AP(1)), 5x CCW (A1), Flame Lance (12", A1, Blast(3))`;

describe('import', () => {
  test('units on stdout, remarks on stderr', async () => {
    const { code, out, err } = await oddsmith(['import'], { stdin: LIST });
    expect(code).toBe(0);
    expect(out).toBe(`Ember Guard  120 points, 1 unit, 5 models

Guards  120 points, 5 models
  4x Carbine, 5x CCW, 1x Flame Lance
  Counted: Fearless, AP(1) [Carbine], Blast(3) [Flame Lance]
`);
    expect(err).toMatch(/^read as a list of grimdark by .*Quality and Defense.*; --game takes another\n/);
    expect(err).toContain('warning: the units add up to 120 points, the list says 125\nrules: 3 count\n');
    const named = await oddsmith(['import', '--game', 'grimdark'], { stdin: LIST });
    expect(named.err).not.toContain('read as');
  });

  test('control characters in names are shown, not obeyed', async () => {
    const list = `Red \u001b[31mlist\u0007 (80 points)\n\nSpace Marines\nIncursion (1000 points)\n\nCap\u001b]0;title\u0007tain (80 points)\n  • 1x Bolt \u001b[2Jpistol`;
    const { out, err } = await oddsmith(['import', '--game', 'wh40k'], { stdin: list });
    expect(out).toContain('Red \\x1b[31mlist\\x07');
    expect(`${out}${err}`).toContain('Cap\\x1b]0;title\\x07tain');
    expect([...out, ...err].filter((letter) => letter < ' ' && letter !== '\n')).toEqual([]);
    const units = list
      .replace('Cap\u001b]0;title\u0007tain', 'Captain\u001b[31m')
      .replace('Bolt \u001b[2Jpistol', 'Bolt pistol');
    const odds = await oddsmith(['import', '--game', 'wh40k', '--unit', 'Captain'], { stdin: units });
    expect(odds.out).not.toContain('\u001b');
  });

  test('--json gives the army itself', async () => {
    writeFileSync(join(folder, 'list.txt'), LIST);
    const { out } = await oddsmith(['import', join(folder, 'list.txt'), '--json']);
    expect(JSON.parse(out)).toMatchObject({
      game: 'grimdark',
      army: { units: [{ unit: { name: 'Guards', quality: 4 } }] },
    });
  });

  test('names of operatives are a kill team, which has no points, and two of them a battle', async () => {
    const stdin = 'Kommandos\n2x Kommando Boy: slugga';
    const { code, out } = await oddsmith(['import'], { stdin });
    expect(code).toBe(0);
    expect(out).toBe(`Kommandos  2 units, 2 models

Kommando Boy  1 model
  Slugga, Choppa
  Without effect on dice: Range 8" [Slugga], Taktical Wot-notz
Kommando Boy 2  1 model
  Slugga, Choppa
  Without effect on dice: Range 8" [Slugga], Taktical Wot-notz
`);
    const battle = await oddsmith(['import', '--json', '--unit', 'Kommando Boy', '--unit', 'Kommando Boy 2'], {
      stdin,
    });
    expect(JSON.parse(battle.out)).toMatchObject({
      calculator: 'killteam/shoot',
      input: { attacker: { name: 'Kommando Boy, Slugga' }, defender: { name: 'Kommando Boy' } },
    });
  });

  test('a unit that costs nothing says so in an army that has points', async () => {
    const { out } = await oddsmith(['import'], { stdin: `${LIST}\n\nScout [1] Q4+ D4+ | 0pts |\nCCW (A1)` });
    expect(out).toContain('\nScout  0 points, 1 model\n');
  });

  test('what is not a list is refused with code 1, a missing file is wrong usage', async () => {
    const letter = await oddsmith(['import'], { stdin: 'Dear friend' });
    expect(letter.code).toBe(1);
    expect(letter.err).toMatch(/^no line looks like a unit .* \(wh40k\/import-not-a-list\)\n$/);
    expect((await oddsmith(['import', join(folder, 'nothing.txt')])).code).toBe(2);
    expect((await oddsmith(['import'])).code).toBe(2);
  });
});

const MARINES = `Patrol (285 points)

Space Marines
Gladius Task Force

BATTLELINE

Intercessor Squad (80 points)
  • 5x Intercessor
    • 5x Bolt rifle
      5x Close combat weapon

Redemptor Dreadnought (205 points)
  • 1x Heavy Onslaught Gatling Cannon
    1x Redemptor Fist
`;

describe('from list to answer', () => {
  const file = join(folder, 'marines.txt');
  writeFileSync(file, MARINES);

  test('a unit of one list against a unit of another', async () => {
    const { code, out } = await oddsmith(
      ['import', file, '--unit', 'Intercessors', '--against', file, '--unit', 'Redemptor', '--phase', 'shooting'],
      { library: catalogue },
    );
    expect(code).toBe(0);
    expect(out).toMatch(/Redemptor Dreadnought|%/);
    // What becomes of the rules of both stands under the odds.
    expect(out).toMatch(/\nAttacker\n {2}Counted: Assault \[Bolt Rifle\]/);
    expect(out).toContain('\n  Switches: Heavy [Bolt Rifle] remaining stationary (off)');
    expect(out).toMatch(/\nDefender\n {2}/);
  });

  test('what was noticed of the two units is said, whosever list they are from and however they were named', async () => {
    const strange = join(folder, 'strange.txt');
    writeFileSync(strange, MARINES.replace('5x Close combat weapon', '5x Thunder Spoon'));
    const noticed = async (ours: string, theirs: string, target: string) =>
      (await oddsmith(['import', ours, '--unit', 'Redemptor', '--against', theirs, '--unit', target, '--json'])).err;
    for (const target of ['Intercessor Squad', 'Intercessors'])
      expect(await noticed(file, strange, target)).toMatch(/^warning: Intercessor Squad: .*"Thunder Spoon".*\n$/);
    expect(await noticed(strange, file, 'Redemptor')).toBe('');
  });

  test('two lists of different editions are said to be, and by whose rules they fight', async () => {
    const newer = join(folder, 'newer.txt');
    writeFileSync(newer, MARINES.replace('  • 5x Intercessor\n', '  • Attached as: Bodyguard\n  • 5x Intercessor\n'));
    const said = async (ours: string, theirs: string) =>
      (await oddsmith(['import', ours, '--unit', 'Redemptor', '--against', theirs, '--unit', 'Redemptor', '--json']))
        .err;
    expect(await said(file, newer)).toBe('the lists are of different editions: the rules are those of the 10th\n');
    expect(await said(newer, file)).toBe('the lists are of different editions: the rules are those of the 11th\n');
    expect(await said(newer, newer)).toBe('');
  });

  test('--json gives the input, which calc takes', async () => {
    const args = [
      'import',
      file,
      '--unit',
      'Redemptor',
      '--against',
      file,
      '--unit',
      'Intercessor Squad',
      '--phase',
      'fight',
    ];
    const { calculator, input } = JSON.parse((await oddsmith([...args, '--json'])).out);
    expect(calculator).toBe('wh40k/attack');
    expect(input.volley).toMatchObject([{ count: 1, weapon: { name: 'Redemptor Fist' } }]);
    expect(input.target).toMatchObject({ name: 'Intercessor Squad', models: 5 });
    const direct = await oddsmith(['calc', calculator, '--json'], { stdin: JSON.stringify(input), library: catalogue });
    const printed = await oddsmith(args, { library: catalogue });
    expect([direct.code, printed.code]).toEqual([0, 0]);
    const piped = await oddsmith(['calc', '--json'], {
      stdin: (await oddsmith([...args, '--json'])).out,
      library: catalogue,
    });
    expect(piped.out).toBe(direct.out);
  });

  const SERGEANT = 'Bolt pistol, Bolt rifle, Power fist';
  const OTHERS = '4x Bolt pistol, 4x Bolt rifle, 4x Close combat weapon';
  test.each([
    [
      'WTC compact',
      `5x Intercessor Squad (80 pts): 1 with ${SERGEANT}, 4 with Bolt pistol, Bolt rifle, Close combat weapon`,
      '10',
    ],
    [
      'New Recruit simple',
      `# ++ Army Roster ++ [80 pts]\n## Battleline\nIntercessor Squad [80 pts]:\n• 1x Intercessor Sergeant: ${SERGEANT}\n• 4x Intercessors: ${OTHERS}`,
      '10',
    ],
    [
      'BattleScribe',
      `++ Army Roster (Imperium - Space Marines) [80pts] ++\n\n+ Battleline +\n\nIntercessor Squad [80pts]\n. Intercessor Sergeant: ${SERGEANT}\n. 4x Intercessors: ${OTHERS}`,
      '10',
    ],
    [
      'the app of the 11th edition',
      `Patrol (80 points)\n\nSpace Marines\nGladius Task Force (2 Detachment Points)\n\nBATTLELINE\n\nIntercessor Squad (80 points)\n  • 1x Intercessor Sergeant\n    • 1x Bolt pistol\n      1x Bolt rifle\n      1x Power fist\n  • 4x Intercessors\n    • 4x Bolt pistol\n      4x Bolt rifle\n      4x Close combat weapon`,
      '11',
    ],
  ])('a list of %s answers with what the unit carries, in its edition', async (_, text, edition) => {
    const list = join(folder, 'dialect.txt');
    writeFileSync(list, text);
    const fight = [
      'import',
      list,
      '--unit',
      'Intercessors',
      '--against',
      file,
      '--unit',
      'Redemptor',
      '--phase',
      'fight',
    ];
    const { input } = JSON.parse((await oddsmith([...fight, '--json'])).out);
    expect(input.edition ?? '10').toBe(edition);
    const carried = input.volley.map(({ count, weapon }: { count: number; weapon: { name: string } }) => [
      count,
      weapon.name.toLowerCase(),
    ]);
    expect(carried).toEqual([
      [4, 'close combat weapon'],
      [1, 'power fist'],
    ]);
  });

  test('units of One Page Rules duel', async () => {
    const list = join(folder, 'guards.txt');
    writeFileSync(list, LIST);
    const { out } = await oddsmith([
      'import',
      list,
      '--unit',
      'Guards',
      '--against',
      list,
      '--unit',
      'Guards',
      '--json',
    ]);
    expect(JSON.parse(out)).toMatchObject({ calculator: 'grimdark/duel', input: { defender: { name: 'Guards' } } });
  });

  const LED = join(folder, 'led.txt');
  writeFileSync(
    LED,
    'Patrol (175 points)\n\nSpace Marines\n\nAttached Unit 1\n\nAzrael (125 points)\n• Attached as: Leader\n• 1x The Lion’s Wrath\n\nHellblaster Squad (110 points)\n• Attached as: Bodyguard\n• 5x Plasma incinerator\n\nIntercessor Squad (80 points)\n• 5x Bolt rifle',
  );

  test('units that stand together are named together, in the list and to attack', async () => {
    const { out } = await oddsmith(['import', LED]);
    expect(out).toContain(
      '\nHellblaster Squad + Azrael  235 points, 6 models\n  Hellblaster Squad: 5x Plasma incinerator\n',
    );
    expect(out).not.toMatch(/^(Azrael|Hellblaster Squad) {2}/m);
    expect(out).toMatch(/^ {2}Switches: .*Supreme Grand Master while leading \(on\)$/m);
    const asked = async (unit: string) =>
      JSON.parse((await oddsmith(['import', LED, '--unit', unit, '--json'])).out).input;
    const both = await asked('Hellblaster Squad + Azrael');
    expect(both.attacker.name).toBe('Hellblaster Squad + Azrael');
    expect(await asked('Azrael')).toEqual(both);
    // Whom no list puts together: the leader stands behind the others, whichever is named first.
    const formed = await asked('Azrael + Intercessor Squad');
    expect(formed.attacker.name).toBe('Hellblaster Squad + Intercessor Squad + Azrael');
    const unknown = await oddsmith(['import', LED, '--unit', 'Helblaster']);
    expect(unknown.err).toContain(
      'it has Hellblaster Squad + Azrael, Intercessor Squad; did you mean Hellblaster Squad?',
    );
  });

  test('fields are set, and abilities turned on and off by their names', async () => {
    const asked = async (...args: string[]) =>
      JSON.parse((await oddsmith(['import', LED, '--unit', 'Azrael', ...args, '--json'], { library: catalogue })).out);
    const plain = (await asked()).input;
    const still = { ...plain, context: { ...plain.context, stationary: true } };
    expect((await asked('--set', 'context.stationary=true')).input).toEqual(still);
    expect((await asked('--switch', 'Heavy')).input).toEqual(still);
    // The Lion Helm is not touched, what Azrael gives while he leads is gone.
    const unled = (await asked('--switch', 'supreme grand master=off')).input;
    expect([plain, unled].map((input) => JSON.stringify(input).includes('Supreme Grand Master'))).toEqual([
      true,
      false,
    ]);
    const { out } = await oddsmith(['import', LED, '--unit', 'Azrael', '--switch', 'Heavy'], { library: catalogue });
    expect(out).toContain('Heavy [Plasma Incinerator - Standard] remaining stationary (on)');
    const refused = async (name: string) => (await asked('--switch', name)).error.message;
    expect(await refused('Heavi')).toMatch(/^neither unit has a switch "Heavi"; they have Heavy, /);
    expect(await refused('Devastating Wounds')).toBe(
      '"Devastating Wounds" always counts: there is nothing to turn on or off',
    );
    const all = await oddsmith(['import', LED, '--switch', 'Heavy']);
    expect([all.code, all.err]).toEqual([2, '--switch is for a battle: name a unit with --unit\n']);
  });

  test.each([
    [['--unit', 'Nobody'], 1, 'no unit "Nobody"; it has Intercessor Squad, Redemptor Dreadnought'],
    [['--unit', 'Intercessors', '--phase', 'charge'], 2, '--phase is shooting or fight'],
    [['--unit', 'Intercessors', '--against', 'x'], 2, 'cannot read x'],
  ])('%j is refused in words', async (args, code, words) => {
    const written = await oddsmith(['import', file, ...args], { library: catalogue });
    expect(written.code).toBe(code);
    expect(written.err).toContain(words);
  });
});

describe('catalogue build', () => {
  test('writes a catalogue and says how much is in it', async () => {
    writeFileSync(
      join(folder, 'Testers.cat'),
      `<catalogue id="c" name="Testers"><selectionEntries><selectionEntry id="s" name="Gunners" type="unit"><profiles><profile name="Gunner" typeName="Unit"><characteristics><characteristic name="T">4</characteristic><characteristic name="W">1</characteristic></characteristics></profile></profiles></selectionEntry></selectionEntries></catalogue>`,
    );
    const output = join(folder, 'catalogue.json');
    const { code, err } = await oddsmith(['catalogue', 'build', folder, '-o', output]);
    expect([code, err.split('\n').at(-2)]).toEqual([0, 'Warhammer 40,000: 1 datasheet from 1 file']);
    expect(err).toContain('1 of 1: Testers');
    expect(JSON.parse(readFileSync(output, 'utf8')).datasheets[0]).toMatchObject({
      faction: 'Testers',
      name: 'Gunners',
    });
  });

  test("a text list is read with a catalogue of one's own; a broken one is refused", async () => {
    const list = 'Scrap (50 points)\n\nTesters\n\nGunners (50 points)\n  • 3x Gunner\n    • 3x Stick\n';
    const catalogue = join(folder, 'catalogue.json');
    const read = await oddsmith(['import', '--catalogue', catalogue], { stdin: list });
    expect(read.out).toContain('Gunners  50 points, 3 models');
    expect(read.err).toContain('"Stick" is not a weapon the catalogue knows');
    writeFileSync(catalogue, '{"format": "oddsmith/wh40k-catalogue", "version": 7}');
    const broken = await oddsmith(['import', '--catalogue', catalogue, '--game', 'wh40k'], { stdin: list });
    expect([broken.code, broken.out]).toEqual([1, '']);
    expect(broken.err).toMatch(/version/);
  });

  test('a folder without such files is wrong usage', async () => {
    const empty = mkdtempSync(join(folder, 'empty-'));
    const { code, err } = await oddsmith(['catalogue', 'build', empty]);
    expect([code, err]).toEqual([2, `${empty} holds no .cat, .gst or .json files\n`]);
  });
});
