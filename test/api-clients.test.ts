// Clients of the HTTP API: the document passes the linter, generated types compile the README's request and refuse a typo, and our own
// client does against a running server what its README says.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { type JobStatus, OddsmithClient, OddsmithError, type Schemas } from '@oddsmith/client';
import { inlineRunner } from '@oddsmith/compute';
import { calculators } from '@oddsmith/games/calculators';
import { buildApp, loadServices, readSettings } from '@oddsmith/server';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apiDocument, clientTypes } from '../scripts/client-types/types.ts';
import { readProjectFile, root } from './source-tree.ts';

const document = await apiDocument();

describe('the document', () => {
  const lint = async (source: string) =>
    (await lintFromString({ source, config: await createConfig({ extends: ['recommended'] }) })).map(
      ({ ruleId, message }) => `${ruleId}: ${message}`,
    );

  test('has nothing that the recommended rules of Redocly find', async () => {
    expect(await lint(document)).toEqual([]);
    // The rules are there: a document without a title is not let through.
    expect(await lint(document.replace('"title":"Oddsmith"', '"titel":"Oddsmith"'))).not.toEqual([]);
  });

  test('is what the types of the client were made from (npm run client-types)', async () => {
    const stored = readFileSync(`${root}/packages/client/src/api.generated.ts`, 'utf8');
    expect(stored === (await clientTypes())).toBe(true);
  });
});

/** The request of the README, without a blank in it. */
const [, asked] = /POST \/api\/v1\/calculate\n\n(.+)\n/.exec(readProjectFile('README.md')) ?? [];

describe('openapi-typescript and openapi-fetch as they come', () => {
  const folder = mkdtempSync(`${tmpdir()}/oddsmith-clients-`);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  beforeAll(() => {
    symlinkSync(`${root}/node_modules`, `${folder}/node_modules`);
    writeFileSync(`${folder}/package.json`, '{"type":"module"}');
    writeFileSync(`${folder}/api.ts`, readFileSync(`${root}/packages/client/src/api.generated.ts`));
  });

  function compiled(body: string): string {
    writeFileSync(
      `${folder}/program.ts`,
      `import createClient from 'openapi-fetch';
       import type { paths } from './api.ts';
       const client = createClient<paths>({ baseUrl: 'http://localhost:8042' });
       const { data, error } = await client.POST('/api/v1/calculate', { body: ${body} });
       if (data?.calculator === 'fantasy/attack') console.log(data.summary.meanWounds.toFixed(4));
       console.log(error?.detail);`,
    );
    const options = [
      '--noEmit',
      '--strict',
      '--target',
      'es2023',
      '--module',
      'nodenext',
      '--moduleDetection',
      'force',
    ];
    const { stdout } = spawnSync(
      process.execPath,
      [`${root}/node_modules/typescript/bin/tsc`, ...options, '--allowImportingTsExtensions', 'program.ts'],
      { cwd: folder, encoding: 'utf8' },
    );
    return stdout;
  }

  test("compile the README's request", () => {
    expect(asked).toContain('fantasy/attack');
    expect(compiled(asked)).toBe('');
  });

  test('refuse a typo in it', () => {
    expect(compiled(asked.replace('numAttacks', 'numAtacks'))).toMatch(/numAtacks/);
    expect(compiled(asked.replace('fantasy/attack', 'fantasy/atack'))).toMatch(/fantasy\/atack/);
  });
});

describe('the client', () => {
  let app: Awaited<ReturnType<typeof buildApp>>;
  let client: OddsmithClient;
  beforeAll(async () => {
    const settings = { ...readSettings({ RATE_LIMIT: '0', MAX_EVENT_LOOP_DELAY_MS: '0' }), webRoot: '/nowhere' };
    app = await buildApp({
      calculators,
      runner: inlineRunner(calculators, await loadServices()),
      settings,
      version: '1.0.0',
    });
    client = new OddsmithClient({ url: await app.listen({ port: 0, host: 'localhost' }) });
  });
  afterAll(() => app.close());

  test('calculates, in the language it was told', async () => {
    const input = { numAttacks: 20, toHit: 3, armorSave: 4 } as const;
    const { summary, sentence } = await client.calculate({ calculator: 'fantasy/attack', input });
    // 20 x 2/3 x 1/2 x 1/2.
    expect(summary.meanWounds).toBeCloseTo(10 / 3, 9);
    expect(sentence).toContain('wounds');
  });

  test('throws what is wrong, with all problems', async () => {
    // @ts-expect-error a misspelt field does not compile; the server refuses it all the same
    const asking = client.calculate({ calculator: 'fantasy/attack', input: { numAtacks: 20 } });
    const error = await asking.catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(OddsmithError);
    expect(error).toMatchObject({
      status: 400,
      code: 'fantasy/unknown-field',
      problems: [{ path: 'numAtacks', nearest: 'numAttacks' }],
    });
  });

  test('answers many at once, in order', async () => {
    const answers = await client.batch([
      { id: 1, calculator: 'fantasy/attack', input: { numAttacks: 20, toHit: 3, armorSave: 4 } },
      { id: 2, calculator: 'killteam/shoot', input: { attacker: { attacks: 4, hit: 3 } } },
    ]);
    expect(answers.map(({ id }) => id)).toEqual([1, 2]);
    expect(answers.every((answer) => 'result' in answer)).toBe(true);
  });

  test('reads a list as text and as a file', async () => {
    const content =
      '++ Ember Guard [GF 120pts] ++\n\nGuards [5] Q4+ D4+ | 120pts | Fearless\n5x Carbine (18", A1, AP(1))\n';
    const read = await client.importArmy({ content });
    expect(read).toMatchObject({ game: 'grimdark' });
    expect(await client.importArmy(new TextEncoder().encode(content))).toEqual(read);
  });

  test('finds units', async () => {
    const { units } = await client.units({ game: 'wh40k', q: 'hellblaster', edition: '10', limit: 3 });
    expect(units[0].name).toBe('Hellblaster Squad');
  });

  const matrix = (rows: number): Schemas['MatrixQuestion'] => ({
    kind: 'matrix',
    calculator: 'killteam/shoot',
    figure: 'killChance',
    rows: Array.from({ length: rows }, (_, i) => ({ title: `${i}`, input: { attacker: { attacks: (i % 6) + 1 } } })),
    columns: [{ title: 'Trooper', input: { defender: { wounds: 7 } } }],
  });

  test('waits for a job and says how far it is', async () => {
    const told: JobStatus[] = [];
    const result = await client.run(matrix(6), { onProgress: (status) => told.push(status) });
    expect(result).toMatchObject({ figure: 'killChance' });
    expect(told.at(-1)?.state).toBe('done');
  });

  test('ends a job that nobody waits for any more', async () => {
    const job = await client.submit(matrix(400));
    const signal = AbortSignal.abort(new Error('enough'));
    await expect(job.result({ signal })).rejects.toThrow('enough');
    await expect(job.status()).rejects.toMatchObject({ code: 'jobs/unknown-job', status: 404 });
  });

  test('throws the problem of a question that is wrong', async () => {
    await expect(client.run({ ...matrix(1), figure: 'kilChance' })).rejects.toBeInstanceOf(OddsmithError);
  });

  test('says so where nobody that knows us answers', async () => {
    const elsewhere = new OddsmithClient({ fetch: async () => new Response('<h1>Bad Gateway</h1>', { status: 502 }) });
    await expect(elsewhere.calculators()).rejects.toMatchObject({ status: 502, code: 'client/no-problem' });
  });
});
