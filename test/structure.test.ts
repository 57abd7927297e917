// The shape of the project: what every game folder holds, how long a file may be, which names and calls are not used.
import { expect, test } from 'vitest';
import { projectFiles, readProjectFile } from './source-tree.ts';

const files = projectFiles();
const sources = files.filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'));
const packageSources = sources.filter((file) => /^packages\/[^/]+\/src\//.test(file));

/** Each is a file of that name or, once it has outgrown one, a folder. */
const GAME_PARTS = ['schema', 'rules', 'exact', 'simulate', 'tally', 'explain', 'advice', 'presets', 'index'];

const MAX_LINES = 400;
const MAX_FILES = 30;

/**
 * Tables may be as long as what they list. A table says so by where it stands or what it is called:
 * a folder data/, rules/, presets/, words/, cases/ or fixtures/, or a file presets.ts, cases.ts, *.table.ts or *.generated.ts.
 */
const TABLE = /(^|\/)(data|rules|presets|words|cases|fixtures)\/|\/(presets|cases)\.ts$|\.(table|generated)\.ts$/;

/** Comments may name what code must not use. */
function codeOf(file: string): string {
  return readProjectFile(file).replace(/\/\*[\s\S]*?\*\/|(^|\s)\/\/.*$/gm, '');
}

function filesWith(candidates: readonly string[], pattern: RegExp): string[] {
  return candidates.filter((file) => pattern.test(codeOf(file)));
}

const gameFolders = [
  ...new Set(
    [...readProjectFile('packages/games/src/catalogue.ts').matchAll(/import\('\.\/([^/']+)\//g)].map(
      (match) => `packages/games/src/${match[1]}`,
    ),
  ),
];

test('the catalogue names game folders', () => {
  expect(gameFolders.length).toBeGreaterThan(0);
});

/** Ids of games, and folders of theirs. An axis alone is one of a chart. */
const GAME_IDS = /kill-?team|wh40k|grimdark|fantasy|['"`/]axis['"`/]/i;

test('services and jobs of the server name no game: addresses of old are translated in legacy/', () => {
  const named = sources.filter((file) => /^apps\/server\/src\/(services|jobs)\//.test(file));
  expect(filesWith(named, GAME_IDS)).toEqual([]);
});

test('the Armies page of the web app names no game: each hands over what it knows', () => {
  const named = sources.filter((file) => file.startsWith('apps/web/src/places/armies/'));
  expect(filesWith(named, GAME_IDS)).toEqual([]);
});

for (const folder of gameFolders)
  test(`${folder} has the shape of a game`, () => {
    const missing = GAME_PARTS.filter(
      (part) => !files.some((file) => file === `${folder}/${part}.ts` || file.startsWith(`${folder}/${part}/`)),
    );
    if (!files.includes(`${folder}/README.md`)) missing.push('README.md');
    expect(missing).toEqual([]);
  });

test(`no source file is longer than ${MAX_LINES} lines, tables excepted`, () => {
  const long = sources
    .filter((file) => !TABLE.test(file))
    .map((file) => ({ file, lines: readProjectFile(file).trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > MAX_LINES);
  expect(long).toEqual([]);
});

test(`no folder of sources holds more than ${MAX_FILES} files`, () => {
  const counts = new Map<string, number>();
  for (const file of sources.filter((name) => name.includes('/src/'))) {
    const folder = file.slice(0, file.lastIndexOf('/'));
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  expect([...counts].filter(([, count]) => count > MAX_FILES)).toEqual([]);
});

test('the root of the games holds the catalogue alone: what they keep to stands in contract/ and form/', () => {
  const flat = sources
    .filter((file) => /^packages\/games\/src\/[^/]+$/.test(file))
    .map((file) => file.split('/').at(-1));
  expect(flat.sort()).toEqual(['calculators.ts', 'catalogue.ts', 'index.ts']);
});

test('every file and folder is called after what it is', () => {
  const vague = /(^|[-./])(utils?|utilities|helpers?|common|misc)([-./]|$)/i;
  expect(files.filter((file) => vague.test(file))).toEqual([]);
});

test('source files are named in kebab-case', () => {
  const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*\.tsx?$/;
  expect(sources.filter((file) => !kebab.test(file.slice(file.lastIndexOf('/') + 1)))).toEqual([]);
});

test('packages take chance and time from outside', () => {
  expect(filesWith(packageSources, /\bMath\.random\b|\bDate\.now\b|\bnew Date\(\)/)).toEqual([]);
});

test('packages do not print', () => {
  expect(filesWith(packageSources, /\bconsole\.|\bprocess\.std(out|err)\b/)).toEqual([]);
});

test('the kernel speaks of probability, not of games', () => {
  const gameWord =
    /\b(battles?|wounds?|weapons?|attack(s|er|ers)?|defen[cs]e|defenders?|damage|armou?r|saves?|hits?|models?)\b/i;
  const kernel = packageSources.filter((file) => file.startsWith('packages/kernel/'));
  expect(kernel.filter((file) => gameWord.test(readProjectFile(file)))).toEqual([]);
});

test('analyses name no game, in code or in words', () => {
  const names = [...readProjectFile('packages/games/src/catalogue.ts').matchAll(/^ {4}id: '(\w+)'/gm)].map(
    ([, id]) => id,
  );
  expect(names.length).toBe(gameFolders.length);
  const folders = gameFolders.map((folder) => folder.slice(folder.lastIndexOf('/') + 1));
  const gameName = new RegExp([...names, ...folders].join('|'));
  const analysis = packageSources.filter((file) => file.startsWith('packages/analysis/'));
  expect(analysis.filter((file) => gameName.test(readProjectFile(file)))).toEqual([]);
});

test('no promise of the queue is without a listener', () => {
  // The linter's rule for this finds nothing without the types of the compiler. What is not waited for says who hears of its failure;
  // `work` never fails.
  const queued = sources.filter((file) => /^(packages\/compute\/src\/queue|apps\/(server|cli)\/src)\//.test(file));
  const careless = queued.flatMap((file) =>
    codeOf(file)
      .split('\n')
      .filter((line) => /\bvoid (?:this\.|new )/.test(line))
      .filter((line) => !/\.catch\(|\.then\(\w+, |void this\.work\(\)/.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(careless).toEqual([]);
});
