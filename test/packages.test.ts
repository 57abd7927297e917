// The packages as a stranger gets them: packed, installed into an empty project, compiled and run there.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { programOfReadme } from './list-program.ts';
import { root } from './source-tree.ts';

/** In the order of their imports: those further down use those above. */
const PACKAGES = [
  'packages/kernel',
  'packages/words',
  'packages/games',
  'packages/analysis',
  'packages/compute',
  'packages/skirmish',
  'packages/conformance',
  'packages/client',
  'packages/mcp',
  'apps/server',
  'apps/cli',
] as const;

const folder = mkdtempSync(`${tmpdir()}/oddsmith-packages-`);
const project = `${folder}/project`;

/** Each prints figures worked out by hand, as said beside it. */
const PROGRAMS: readonly (readonly [name: string, program: string, printed: string])[] = [
  [
    // 10 of 36 throws of two dice come to 9 or more.
    'kernel',
    `import { atLeast, expressionPmf, parseDiceExpression } from '@oddsmith/kernel';
     const parsed = parseDiceExpression('2D6');
     if (!parsed.ok) throw new Error(parsed.fault.what);
     console.log(atLeast(expressionPmf(parsed.expression), 9).toFixed(6));`,
    '0.277778',
  ],
  [
    // 20 attacks x 2/3 x 1/2 x 1/2.
    'wh40k',
    `import { type AttackInput, attack } from '@oddsmith/games/wh40k';
     const input: AttackInput = {
       weapon: { attacks: 2, skill: 3, strength: 4, ap: -1, damage: 1 },
       count: 10,
       target: { models: 10, toughness: 4, save: 3, wounds: 2 },
     };
     console.log(attack(input).summary.meanDamage.toFixed(6));`,
    '3.333333',
  ],
  [
    // 4 dice, each 1/2 x 3 + 1/6 x 4.
    'kill-team',
    `import { shoot } from '@oddsmith/games/kill-team';
     import { killTeam as de } from '@oddsmith/games/german';
     const attacker = { attacks: 4, hit: 3, normalDamage: 3, criticalDamage: 4 };
     const { summary, sentence } = shoot({ attacker, defender: { dice: 0, wounds: 20 } }, { words: de });
     console.log(summary.meanDamage.toFixed(6), sentence.includes('Schaden'));`,
    '8.666667 true',
  ],
  [
    // As above, S8 wounds T4 on 2+: 20 x 2/3 x 5/6 x 1/2.
    'analysis',
    `import { matrix } from '@oddsmith/analysis';
     import { isRefusal } from '@oddsmith/games';
     import { attackCalculator } from '@oddsmith/games/wh40k';
     const weapon = { attacks: 2, skill: 3, strength: 8, ap: -1, damage: 1 };
     const table = matrix(attackCalculator, {
       figure: 'meanDamage',
       rows: [{ title: 'S8', input: { weapon, count: 10 } }],
       columns: [{ title: 'T4', input: { target: { models: 10, toughness: 4, save: 3, wounds: 2 } } }],
     });
     if (isRefusal(table)) throw new Error(table.error.message);
     console.log(table.cells?.[0][0].figure?.toFixed(6));`,
    '5.555556',
  ],
  [
    // The Quick Start has four units a side.
    'skirmish',
    `import { legal, quickStart, start } from '@oddsmith/skirmish';
     const state = start(quickStart());
     console.log(state.setup.forces.map(({ units }) => units.length).join(' v '), legal(state).phase);`,
    '4 v 4 roll-off',
  ],
];

/** A typo in each, with what the compiler says of it. */
const TYPOS: readonly (readonly [name: string, program: string, said: RegExp])[] = [
  [
    'a misspelt field',
    `import { attack } from '@oddsmith/games/wh40k'; attack({ wepon: { attacks: 2 } });`,
    /did you mean to write 'weapon'/i,
  ],
  [
    'a misspelt field further down',
    `import { shoot } from '@oddsmith/games/kill-team'; shoot({ attacker: { atacks: 4 } });`,
    /did you mean to write 'attacks'/i,
  ],
  [
    'a value that is none of the choices',
    `import { attack } from '@oddsmith/games/fantasy'; attack({ numAttacks: 20, toHit: '3+' });`,
    /not assignable to type/,
  ],
  [
    'a figure that is not found',
    `import { fight } from '@oddsmith/games/kill-team'; console.log(fight({}).summary.meanDamge);`,
    /meanDamge/,
  ],
  [
    'a function that is not there',
    `import { matrixx } from '@oddsmith/analysis'; matrixx();`,
    /has no exported member.*matrixx/,
  ],
];

function run(command: string, args: readonly string[], cwd: string, input = ''): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, input, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: exit code ${status}\n${stdout}\n${stderr}`);
  return stdout;
}

const tarball = (path: string) => `${folder}/oddsmith-${path.split('/')[1]}-${version}.tgz`;
const { version } = JSON.parse(readFileSync(`${root}/packages/games/package.json`, 'utf8')) as {
  readonly version: string;
};

const tsc = (files: readonly string[]) =>
  spawnSync(
    process.execPath,
    [
      `${root}/node_modules/typescript/bin/tsc`,
      ...['--noEmit', '--strict', '--target', 'es2023', '--types', 'node'],
      ...['--typeRoots', `${root}/node_modules/@types`, '--module', 'nodenext', '--moduleDetection', 'force'],
      ...files,
    ],
    { cwd: project, encoding: 'utf8' },
  );

beforeAll(() => {
  run('npm', ['pack', '--silent', '--pack-destination', folder, ...PACKAGES.flatMap((path) => ['-w', path])], root);
  mkdirSync(project);
  writeFileSync(`${project}/package.json`, JSON.stringify({ name: 'empty', private: true, type: 'module' }));
  run(
    'npm',
    ['install', '--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund', ...PACKAGES.map(tarball)],
    project,
  );
  for (const [name, program] of PROGRAMS) writeFileSync(`${project}/${name}.ts`, program);
  for (const [i, [, program]] of TYPOS.entries()) writeFileSync(`${project}/typo-${i}.ts`, program);
}, 300_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }), 60_000);

test.each(PACKAGES)('%s is packed as publint wants it', async (path) => {
  const { messages } = await publint({ pkgDir: `${root}/${path}`, strict: true });
  expect(messages).toEqual([]);
});

/** ESM only: that a program in CommonJS cannot find it is meant. */
const ESM_ONLY = new Set(['NoResolution', 'CJSResolvesToESM']);

test.each(PACKAGES.filter((path) => path !== 'apps/cli'))(
  'the types of %s are found by programs in ESM',
  async (path) => {
    const result = await checkPackage(createPackageFromTarballData(readFileSync(tarball(path))));
    expect(result.types).toBeTruthy();
    const problems = 'problems' in result ? result.problems : [];
    expect(problems.filter(({ kind }) => !ESM_ONLY.has(kind))).toEqual([]);
  },
);

test('fifteen ways into the games, each named in their README', () => {
  const { exports } = JSON.parse(readFileSync(`${root}/packages/games/package.json`, 'utf8')) as {
    readonly exports: { readonly [way: string]: object };
  };
  const ways = Object.keys(exports);
  // Ten, and one for each of the five games.
  expect(ways.length).toBe(15);
  expect(ways.filter((way) => way.includes('*'))).toEqual([]);
  // "`@oddsmith/games/kill-team`, `/fantasy`" names two.
  const named = [...readFileSync(`${root}/packages/games/README.md`, 'utf8').matchAll(/^\| `@oddsmith\/games[^|]*\|/gm)]
    .flatMap(([row]) => [...row.matchAll(/`(?:@oddsmith\/games)?([^`]*)`/g)])
    .map(([, way]) => `.${way}`);
  expect(named.sort()).toEqual(ways.sort());
});

test('five programs compile, libraries included', () => {
  const { stdout } = tsc(PROGRAMS.map(([name]) => `${name}.ts`));
  expect(stdout).toBe('');
});

test.each(PROGRAMS)('%s prints what was worked out by hand', (name, program, printed) => {
  // Of these programs only the types of imports are taken away.
  writeFileSync(`${project}/${name}.mjs`, program.replaceAll(/\btype \w+, |: AttackInput\b/g, ''));
  expect(run(process.execPath, [`${name}.mjs`], project).trim()).toBe(printed);
});

test('a program of fifteen lines reads a pasted list and asks for two of its units', () => {
  const { text, printed } = programOfReadme();
  const lines = text.replace(/`[^`]+`/, '``').split('\n');
  expect(lines.filter((line) => line !== '').length).toBeLessThanOrEqual(15);
  writeFileSync(`${project}/list.ts`, text);
  expect(tsc(['list.ts']).stdout).toBe('');
  writeFileSync(`${project}/list.mjs`, text);
  expect(run(process.execPath, ['list.mjs'], project).trim()).toBe(printed);
});

describe('what does not compile', () => {
  test.each(TYPOS.map(([name, , said], i) => [name, i, said] as const))('%s', (_, i, said) => {
    const { status, stdout } = tsc([`typo-${i}.ts`]);
    expect(status).not.toBe(0);
    expect(stdout).toMatch(said);
  });
});

describe('the command line, in few files,', () => {
  const asked = ['calc', 'axis/bombing', '--json'];

  test('starts from its package and prints what its many files print', () => {
    const printed = run('npx', ['--no-install', 'oddsmith', ...asked], project);
    expect(JSON.parse(printed)).toMatchObject({ calculator: 'axis/bombing', method: 'exact' });
    expect(printed).toBe(run(process.execPath, [`${root}/apps/cli/dist/main.js`, ...asked], root));
  });

  test('finds its threads and its reference cases', () => {
    const line = '{"id":1,"calculator":"axis/bombing","input":{}}\n';
    const batch = run('npx', ['--no-install', 'oddsmith', 'batch', '--threads', '1'], project, line);
    expect(JSON.parse(batch)).toMatchObject({ id: 1, result: { calculator: 'axis/bombing' } });
    const cases = run('npx', ['--no-install', 'oddsmith', 'conform', '--list', '--game', 'axis'], project);
    expect(cases.split('\n').length).toBeGreaterThan(100);
  });
});
