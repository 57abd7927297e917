// The reference cases and what puts them to a program: they are those of the tests, our own engine gets them right, and programs that
// are wrong, silent or broken are told so.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { byRule, type CaseResult, casesOf, differences, GAMES, judge } from '@oddsmith/conformance';
import { calculateWith } from '@oddsmith/games';
import { calculators } from '@oddsmith/games/calculators';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cases } from '../scripts/conformance/cases.ts';
import { many } from './depth.ts';
import { root } from './source-tree.ts';

const AREA = { killteam: 'kill-team', fantasy: 'fantasy', grimdark: 'grimdark', wh40k: 'wh40k', axis: 'axis' } as const;

test('what is stored is what the reference results make', async () => {
  for (const [game, references] of await cases()) {
    const stored = readFileSync(`${root}/packages/conformance/cases/${game}.jsonl`, 'utf8');
    expect(stored === `${references.map((reference) => JSON.stringify(reference)).join('\n')}\n`, game).toBe(true);
  }
});

test('ids are unique, every case is about something, and every source stands in the README', () => {
  const all = GAMES.flatMap(casesOf);
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  expect(all.filter(({ rules }) => rules.length === 0)).toEqual([]);
  const readme = readFileSync(`${root}/packages/conformance/README.md`, 'utf8');
  expect([...new Set(all.map(({ source }) => source))].filter((source) => !readme.includes(`\`${source}\``))).toEqual(
    [],
  );
  expect(readme).toContain(`${all.length.toLocaleString('en')} battles`);
});

test.each(GAMES)('our own engine gets the cases of %s right', (game) => {
  const all = casesOf(game);
  const step = Math.ceil(all.length / many(AREA[game], all.length));
  const asked = all.filter((_, i) => i % step === 0);
  const wrong = asked
    .map((reference) => {
      const { calculator, input } = reference;
      const reply = calculateWith(calculators, { calculator, input, method: 'exact' });
      return judge(reference, 'error' in reply ? reply : { result: reply });
    })
    .filter(({ state }) => state !== 'right');
  expect(wrong).toEqual([]);
});

describe('a comparison', () => {
  test('takes a table or a list from its least outcome on, and nothing for no chance', () => {
    const want = { distributions: { damage: { 1: 0.25, 2: 0.75 } } };
    expect(differences(want, { distributions: { damage: { 0: 0, 1: 0.25, 2: 0.75 } } })).toEqual([]);
    expect(differences(want, { distributions: { damage: { min: 1, probabilities: [0.25, 0.75] } } })).toEqual([]);
  });

  test('finds what is off, what is missing and what should not be there', () => {
    const want = { summary: { mean: 2, sure: true }, distributions: { damage: { 1: 0.5, 2: 0.5 } } };
    const got = { summary: { mean: 2.0001 }, distributions: { damage: { 1: 0.5, 2: 0.4, 3: 0.1 } } };
    expect(differences(want, got).map(({ path }) => path)).toEqual([
      'summary.mean',
      'summary.sure',
      'distributions.damage.2',
      'distributions.damage.3',
    ]);
    expect(differences(want, {})).toHaveLength(4);
    expect(differences({ mean: 1 }, { mean: Number.NaN })).toHaveLength(1);
  });
});

describe('oddsmith conform', () => {
  const folder = mkdtempSync(`${tmpdir()}/oddsmith-conform-`);
  const PROGRAMS = {
    /** One damage, whatever is asked. */
    naive: `import { createInterface } from 'node:readline';
      for await (const line of createInterface({ input: process.stdin })) {
        const { id } = JSON.parse(line);
        console.log(JSON.stringify({ id, result: { summary: { meanDamage: 1 }, distributions: {} } }));
      }`,
    modest: `import { createInterface } from 'node:readline';
      for await (const line of createInterface({ input: process.stdin }))
        console.log(JSON.stringify({ id: JSON.parse(line).id, error: { message: 'no idea' } }));`,
    broken: `console.log('not JSON'); process.exit(3);`,
    silent: `setInterval(() => {}, 1000);`,
  };

  beforeAll(() => {
    for (const [name, text] of Object.entries(PROGRAMS)) writeFileSync(`${folder}/${name}.mjs`, text);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  function conform(...args: readonly string[]): { code: number | null; results: readonly CaseResult[]; said: string } {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [`${root}/apps/cli/dist/main.js`, 'conform', '--json', '--game', 'wh40k', '--rule', 'Lance', ...args],
      { encoding: 'utf8', timeout: 60_000 },
    );
    const lines = stdout.split('\n').filter((line) => line !== '');
    return { code: status, results: lines.map((line) => JSON.parse(line)), said: stderr };
  }
  const asked = (name: keyof typeof PROGRAMS) => ['--command', `"${process.execPath}" "${folder}/${name}.mjs"`];

  test('our own batch is right through pipes too', () => {
    const { code, results } = conform(
      '--command',
      `"${process.execPath}" "${root}/apps/cli/dist/main.js" batch --threads 0`,
    );
    expect(code).toBe(0);
    expect(byRule(results).find(({ rule }) => rule === 'Lance')).toEqual({
      rule: 'Lance',
      cases: results.length,
      right: results.length,
      wrong: 0,
      unanswered: 0,
    });
  });

  test('a wrong program is told where, the largest difference first', () => {
    const { code, results } = conform(...asked('naive'));
    expect(code).toBe(1);
    expect(results.every(({ state }) => state === 'wrong')).toBe(true);
    expect(results[0].differences?.length).toBeGreaterThan(0);
  });

  test('one that does not know a rule has not answered', () => {
    const { code, results } = conform(...asked('modest'));
    expect(code).toBe(1);
    expect(results.every(({ state, error }) => state === 'refused' && error === 'no idea')).toBe(true);
  });

  test('one that ends at once or never has not answered either', () => {
    expect(conform(...asked('broken')).results.every(({ state }) => state === 'missing')).toBe(true);
    expect(conform(...asked('silent'), '--time-ms', '1500').results.every(({ state }) => state === 'missing')).toBe(
      true,
    );
  });

  test('an unknown game or rule names those there are', () => {
    const { status, stderr } = spawnSync(
      process.execPath,
      [`${root}/apps/cli/dist/main.js`, 'conform', '--rule', 'Lanse'],
      {
        encoding: 'utf8',
      },
    );
    expect(status).toBe(2);
    expect(stderr).toContain('Lance');
  });
});
