// CONTRIBUTING.md, followed to the letter: a copy of the tree gets a made-up rule in each game, a made-up dialect of lists and a made-up statistic,
// exactly where the document says, and its command names what is still missing until everything is there.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { type Area, inFull } from './depth.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const document = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8');

/** What is no source, or is found where it stands. */
const LEFT_OUT = new Set(['.git', 'node_modules', 'test-results', 'dist']);

/** The tree with what was built of it; packages of others stay where they are. */
function copyOfTree(): string {
  const copy = mkdtempSync(join(tmpdir(), 'oddsmith-contributing-'));
  for (const name of readdirSync(root)) {
    if (LEFT_OUT.has(name)) continue;
    const isBuild = (file: string) => !file.startsWith(join(root, 'apps/web/dist'));
    cpSync(join(root, name), join(copy, name), { recursive: true, preserveTimestamps: true, filter: isBuild });
  }
  const modules = join(root, 'node_modules');
  mkdirSync(join(copy, 'node_modules'));
  for (const name of readdirSync(modules)) {
    const [from, to] = [join(modules, name), join(copy, 'node_modules', name)];
    if (name === '@oddsmith') cpSync(from, to, { recursive: true, verbatimSymlinks: true });
    else symlinkSync(from, to);
  }
  return copy;
}

interface Recipe {
  readonly id: string;
  readonly entry: string;
  /** Absent where the tests of a game try every rule by themselves. */
  readonly caseRow?: string;
  /** By the English text. */
  readonly german: { readonly [english: string]: string };
}

/** A rule that nobody plays, as a contributor would write it for each game. */
const RECIPES: { readonly [game in Area]?: Recipe } = {
  axis: {
    id: 'bravery',
    entry: `{
      id: 'bravery',
      name: 'Forces',
      category: 'fire',
      summary: 'Brave forces are counted like all others, whatever dice they roll.',
      effect: { fields: ['dice'] },
    },`,
    caseRow: `{ rule: 'bravery', input: land({ inf: 2 }, { inf: 1 }, {}, { dice: 'lowLuck' }), without: land({ inf: 2 }, { inf: 1 }) },`,
    german: {
      Forces: 'Kräfte',
      'Brave forces are counted like all others, whatever dice they roll.':
        'Tapfere Kräfte zählen wie alle anderen, gleich mit welchen Würfeln.',
    },
  },
  fantasy: {
    id: 'gleamingBlades',
    entry: `...entries(BOTH, 'Strikes', [
      {
        id: 'gleamingBlades',
        name: 'Gleaming Blades',
        summary: 'Strikes pierce armour better by 2.',
        effect: { armourPiercing: 2 },
      },
    ]),`,
    // Hits and wounds on 4+; armour 4+ becomes 6+.
    caseRow: `['Gleaming Blades', with_('Gleaming Blades'), { ...wall, armourSave: 4 }, (1 / 4) * (5 / 6)],`,
    german: { 'Strikes pierce armour better by 2.': 'Schläge durchdringen Rüstung um 2 besser.' },
  },
  grimdark: {
    id: 'bright-edge',
    entry: `- name: Bright Edge
  text: The target needs 2 more on each block roll.
  effects: [{ ap: 2 }]`,
    german: { 'The target needs 2 more on each block roll.': 'Das Ziel braucht bei jedem Blockwurf 2 mehr.' },
  },
  'kill-team': {
    id: 'luckyCoin',
    entry: `{
      ...conversion,
      id: 'luckyCoin',
      name: 'Lucky Coin',
      summary: 'One fail becomes a critical success.',
      convert: { order: 60, exchanges: [{ needs: { fails: 1 }, change: critFromFail }] },
    },`,
    // A normal 1/3, a crit of 10 in 1/6, and the fail, 1/2, is a crit too.
    caseRow: `shot('Lucky Coin', ['luckyCoin'], { attacks: 1, abilities: ['luckyCoin'] }, 7, 'the fail 1/2 gains 10'),`,
    german: { 'One fail becomes a critical success.': 'Ein Fehlschlag wird zum kritischen Erfolg.' },
  },
  wh40k: {
    id: 'keenEdge',
    entry: `{
      id: 'keenEdge',
      name: 'Keen Edge',
      stage: 'wound',
      statement: 22,
      summary: '+1 to wound, always.',
      effect: (plan) => ({ woundChanges: [...plan.woundChanges, { rule: 'keenEdge', by: 1 }] }),
    },`,
    caseRow: `{
      rule: 22,
      name: 'Keen Edge adds 1 to wound',
      input: { weapon: { ...sure, strength: 4, keywords: ['Keen Edge'] }, target: horde },
      summary: { meanDamage: 4 / 6 },
      source: '4+ becomes 3+',
    },`,
    german: { '+1 to wound, always.': '+1 auf den Verwundungswurf, immer.' },
  },
};

/** "`cases` in `packages/games/test/axis/cases.ts`". */
const PLACE = /`(\w+)` in `([^`]+)`/;

/** The row of the document's table: where the entry, the case and the words of a game go, and what is run after the entry. */
function placesOf(game: string): readonly [entry: string, caseRow: string, german: string] {
  const row = document.split('\n').find((line) => line.startsWith(`| ${game} |`));
  const cells = row?.split('|').map((cell) => cell.trim()) ?? [];
  expect(cells, `no row for ${game} in CONTRIBUTING.md`).toHaveLength(6);
  return [cells[2], cells[3], cells[4]];
}

/** At the top of the list that is named, or at the end of a file that is a list. */
function add(copy: string, place: string, text: string): void {
  const [, list, file] = PLACE.exec(place) ?? [];
  if (list === undefined) {
    const path = join(copy, /`([^`]+)`/.exec(place)?.[1] ?? '');
    writeFileSync(path, `${readFileSync(path, 'utf8').trimEnd()}\n${text}\n`);
    const command = /then `([^`]+)`/.exec(place)?.[1];
    if (command !== undefined) expect(spawnSync(command, { cwd: copy, shell: true, encoding: 'utf8' }).status).toBe(0);
    return;
  }
  const path = join(copy, file);
  const lines = readFileSync(path, 'utf8').split('\n');
  const at = lines.findIndex((line) => new RegExp(`^(export )?const ${list}\\b.*[\\[{]$`).test(line));
  expect(at, `no list ${list} in ${file}`).toBeGreaterThanOrEqual(0);
  writeFileSync(path, [...lines.slice(0, at + 1), text, ...lines.slice(at + 1)].join('\n'));
}

/** As the document has it. */
const COMMAND = /`(npx vitest run packages\/games\/test\/<game> -t <id>)`/.exec(document)?.[1] ?? '';

function run(copy: string, game: string, id: string): { readonly status: number | null; readonly said: string } {
  return said(copy, COMMAND.replace('<game>', game).replace('<id>', id));
}

function said(copy: string, command: string): { readonly status: number | null; readonly said: string } {
  const env = { ...process.env, NO_COLOR: '1', ODDSMITH_TOUCHED: 'nothing' };
  const { status, stdout, stderr } = spawnSync(command, { cwd: copy, shell: true, encoding: 'utf8', env });
  return { status, said: `${stdout}\n${stderr}` };
}

let copy: string | undefined;
afterAll(() => {
  if (copy !== undefined) rmSync(copy, { recursive: true, force: true });
}, 120_000);

test('the document names the command', () => expect(COMMAND).not.toBe(''));

for (const [game, recipe] of Object.entries(RECIPES))
  describe.skipIf(!inFull(game as Area))(`a made-up rule of ${game}`, () => {
    const { id, entry, caseRow, german } = recipe;
    const [entryPlace, casePlace, germanPlace] = placesOf(game);

    test('is red by its entry alone, and says what is missing', { timeout: 600_000 }, () => {
      copy ??= copyOfTree();
      add(copy, entryPlace, entry);
      const { status, said } = run(copy, game, id);
      expect(status, said).not.toBe(0);
      expect(said).toContain('no German words for these');
      if (caseRow !== undefined) expect(said).toContain(`no case for ${id}`);
    });

    test('is green with its case and its words', { timeout: 600_000 }, () => {
      if (copy === undefined) throw new Error('there is no copy');
      if (caseRow !== undefined) add(copy, casePlace, caseRow);
      for (const [english, words] of Object.entries(german))
        add(copy, germanPlace, `  ${JSON.stringify(english)}: ${JSON.stringify(words)},`);
      const { status, said } = run(copy, game, id);
      expect(said).toMatch(/Tests .*\d+ passed/);
      expect(status, said).toBe(0);
    });
  });

/** The places that a section names, in its order, and what it has one run. */
function recipeOf(title: string): { readonly places: readonly string[]; readonly command: string } {
  const section = document.split('\n## ').find((part) => part.startsWith(title)) ?? '';
  const places = section.match(/`\w+` in\s+`[^`]+`/g)?.map((place) => place.replace(/\s+/g, ' ')) ?? [];
  return { places, command: /`(npx vitest run [^`]+)`/.exec(section)?.[1] ?? '' };
}

describe('a made-up statistic', () => {
  const { places, command } = recipeOf('Add a statistic');
  const [entry, caseRow, ...words] = places;

  test('is red by its entry alone, then for want of words', { timeout: 600_000 }, () => {
    copy ??= copyOfTree();
    add(copy, entry, 'spread: ({ min, max }) => max - min,');
    expect(said(copy, command)).toMatchObject({ status: 1, said: expect.stringContaining('no case for spread') });
    add(copy, caseRow, 'spread: 2,');
    expect(said(copy, command)).toMatchObject({
      status: 1,
      said: expect.stringContaining('no words for spread in en'),
    });
  });

  test('is green with its case and its words', { timeout: 600_000 }, () => {
    if (copy === undefined) throw new Error('there is no copy');
    for (const [i, text] of ["spread: 'span',", "spread: 'Spanne',"].entries()) add(copy, words[i], text);
    const { status, said: told } = said(copy, command);
    expect(told).toMatch(/Tests .*\d+ passed/);
    expect(status, told).toBe(0);
  });
});

describe.skipIf(!inFull('wh40k'))('a made-up dialect of lists', () => {
  const {
    places: [entry, sample],
    command,
  } = recipeOf('Add a dialect');

  test('is red without a sample', { timeout: 600_000 }, () => {
    copy ??= copyOfTree();
    add(copy, entry.replace('of `', '`'), `{ id: 'moonlit', text: ({ title }) => title === 'Moonlit Patrol' },`);
    const { status, said: words } = said(copy, command);
    expect(status, words).not.toBe(0);
    expect(words).toContain('> moonlit');
  });

  test('is green with one', { timeout: 600_000 }, () => {
    if (copy === undefined) throw new Error('there is no copy');
    add(copy, sample, `moonlit: samples.OFFICIAL_APP.replace('Morning Patrol', 'Moonlit Patrol'),`);
    const { status, said: words } = said(copy, command);
    expect(status, words).toBe(0);
  });
});
