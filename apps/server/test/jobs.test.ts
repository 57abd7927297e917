// Jobs over HTTP: from the question to the result, what is refused, who sees what, and what is left after a deletion.
import { builtTask, type CallOptions, inlineRunner, JOB_LIMITS, type Runner, threadRunner } from '@oddsmith/compute';
import { calculators } from '@oddsmith/games/calculators';
import type { FastifyInstance } from 'fastify';
import { afterAll, describe, expect, test } from 'vitest';
import { builtServices } from '../src/index.ts';
import { Jobs } from '../src/jobs/jobs.ts';
import { jobStatus } from '../src/schemas.ts';
import { services } from '../src/services/by-name.ts';
import { post, testApp } from './server.ts';

const runner = threadRunner({ threads: 2, task: builtTask, services: builtServices.href });
// A machine busy with other tests must not look like a question that takes too long to read.
const app = await testApp({ runner, env: { TIME_BUDGET_MS: '60000' } });
afterAll(async () => {
  await app.close();
  await runner.close();
});

const rows = [1, 2, 3, 4].map((attacks) => ({ title: `${attacks} dice`, input: { attacker: { attacks } } }));
const columns = [7, 14].map((wounds) => ({ title: `${wounds} wounds`, input: { defender: { wounds } } }));
const matrix = { kind: 'matrix', calculator: 'killteam/shoot', rows, columns, figure: 'killChance' };
/** Minutes, whatever the machine: nearly two hundred million shots are rolled. */
const long = {
  ...matrix,
  rows: Array.from({ length: 9_999 }, (_, i) => ({ ...rows[i % 4], title: `${i}` })),
  method: 'simulate',
  iterations: 10_000,
};
const CLIENT = { 'oddsmith-client': 'a-client-of-this-test' };

async function finished(server: FastifyInstance, id: string) {
  for (let tries = 0; tries < 400; tries++) {
    const status = (await server.inject(`/api/v1/jobs/${id}`)).json();
    if (status.state !== 'waiting' && status.state !== 'running') return status;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error('the job does not end');
}

async function submitted(question: object, headers: object = {}) {
  const reply = await app.inject({
    method: 'POST',
    url: '/api/v1/jobs',
    payload: JSON.stringify(question),
    headers: { 'content-type': 'application/json', ...headers },
  });
  expect(reply.statusCode, reply.body).toBe(202);
  const status = jobStatus.parse(reply.json());
  expect(reply.headers.location).toBe(`/api/v1/jobs/${status.id}`);
  return status;
}

describe('a matrix', () => {
  test('is taken, done, and fetched whole, as CSV and in pages', async () => {
    const { id } = await submitted(matrix);
    expect(Buffer.from(id, 'base64url').length).toBeGreaterThanOrEqual(16);
    const status = jobStatus.parse(await finished(app, id));
    expect(status).toMatchObject({ state: 'done', kind: 'matrix', progress: { done: 8, total: 8 } });
    const kept = Date.parse(status.expires) - Date.parse(status.finished ?? '');
    expect(kept).toBe(24 * 3_600_000);
    const result = (await app.inject(`/api/v1/jobs/${id}/result`)).json();
    expect(Object.keys(result)).toEqual(['kind', 'calculator', 'figure', 'rows', 'columns', 'cells', 'build']);
    const csv = await app.inject(`/api/v1/jobs/${id}/result?format=csv`);
    expect(csv.headers['content-type']).toContain('text/csv');
    expect(csv.body.split('\r\n')[0]).toBe('Kill chance (0 to 1),7 wounds,14 wounds');
    const page = (await app.inject(`/api/v1/jobs/${id}/result?from=1&count=2`)).json();
    expect(page).toEqual({ ...result, rows: result.rows.slice(1, 3), cells: result.cells.slice(1, 3), total: 4 });
  });

  test('a pairing is a job too, without a calculator', async () => {
    const { id } = await submitted({
      kind: 'pairing',
      mine: ['A', 'B'],
      theirs: ['X', 'Y'],
      values: [
        [20, 6],
        [10, 2],
      ],
    });
    const status = jobStatus.parse(await finished(app, id));
    expect(status).toMatchObject({ state: 'done', kind: 'pairing', progress: { done: 1_000, total: 1_000 } });
    expect(status).not.toHaveProperty('calculator');
    const result = (await app.inject(`/api/v1/jobs/${id}/result`)).json();
    expect(result).toMatchObject({ kind: 'pairing', value: 19, baselines: { best: { value: 22 } } });
    expect((await app.inject(`/api/v1/jobs/${id}/result?format=csv`)).body).toContain('side,choice,weight');
  });

  test('tells its progress in events, the last of which ends the stream', async () => {
    const { id } = await submitted(matrix);
    const { headers, body } = await app.inject(`/api/v1/jobs/${id}/events`);
    expect(headers['content-type']).toBe('text/event-stream');
    const events = body.trimEnd().split('\n\n');
    expect(events.at(-1)).toMatch(/^event: done\ndata: /);
    for (const event of events) jobStatus.parse(JSON.parse(event.split('\ndata: ')[1]));
  });
});

test('a simulation and a plan', async () => {
  const simulation = await submitted({ kind: 'simulate', calculator: 'killteam/shoot', input: {}, iterations: 500 });
  expect(await finished(app, simulation.id)).toMatchObject({ state: 'done' });
  expect((await app.inject(`/api/v1/jobs/${simulation.id}/result`)).json()).toMatchObject({
    method: 'simulated',
    simulation: { iterations: 500 },
  });
  const targets = columns.map((column) => ({ ...column, points: 10 }));
  const plan = await submitted({ kind: 'plan', calculator: 'killteam/shoot', shooters: rows.slice(0, 2), targets });
  expect(await finished(app, plan.id)).toMatchObject({ state: 'done', progress: { done: 1_000, total: 1_000 } });
});

test('deleting stops a job and forgets it; its watchers are told', async () => {
  const { id } = await submitted(long);
  const watching = app.inject(`/api/v1/jobs/${id}/events`);
  expect((await app.inject(`/api/v1/jobs/${id}/result`)).json()).toMatchObject({ error: { code: 'jobs/not-done' } });
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect((await app.inject({ method: 'DELETE', url: `/api/v1/jobs/${id}` })).statusCode).toBe(204);
  expect((await watching).body.trimEnd().split('\n\n').at(-1)).toMatch(/^event: cancelled\n/);
  for (const path of ['', '/events', '/result']) {
    const reply = await app.inject(`/api/v1/jobs/${id}${path}`);
    expect([reply.statusCode, reply.json().error.code]).toEqual([404, 'jobs/unknown-job']);
  }
});

test('a client lists its own jobs, newest first, and nobody else sees them', async () => {
  const first = await submitted(matrix, CLIENT);
  const second = await submitted(matrix, CLIENT);
  const listed = (await app.inject({ url: '/api/v1/jobs', headers: CLIENT })).json().jobs;
  expect(listed.map(({ id }: { id: string }) => id)).toEqual([second.id, first.id]);
  expect((await app.inject('/api/v1/jobs')).json()).toEqual({ jobs: [] });
  const bad = await app.inject({ url: '/api/v1/jobs', headers: { 'oddsmith-client': 'short' } });
  expect(bad.json()).toMatchObject({ error: { code: 'request/client-invalid' } });
});

test.each([
  [400, 'analysis/unknown-kind', { kind: 'guess' }],
  [400, 'analysis/nothing', { ...matrix, rows: [] }],
  [404, 'request/unknown-calculator', { ...matrix, calculator: 'chess/mate' }],
  [
    400,
    'analysis/too-many',
    { kind: 'sweep', calculator: 'killteam/shoot', axes: [{ path: 'rounds', from: 0, to: 300_000 }] },
  ],
  [400, 'plan/nothing', { kind: 'plan', calculator: 'killteam/shoot', shooters: [], targets: [] }],
  [
    400,
    'killteam/hit-out-of-range',
    { kind: 'simulate', calculator: 'killteam/shoot', input: { attacker: { hit: 9 } } },
  ],
])('%i %s', async (status, code, question) => {
  const reply = await post(app, '/api/v1/jobs', question);
  expect([reply.statusCode, reply.json().error.code]).toEqual([status, code]);
});

test('a thousand submissions at once are taken or refused cleanly', async () => {
  const server = await testApp({ runner: inlineRunner(calculators, services) });
  // One cell each: how many there are is the point, not what they ask.
  const small = { ...matrix, rows: rows.slice(0, 1), columns: columns.slice(0, 1) };
  const replies = await Promise.all(Array.from({ length: 1000 }, () => post(server, '/api/v1/jobs', small)));
  const taken = replies.filter(({ statusCode }) => statusCode === 202);
  const refused = replies.filter(({ statusCode }) => statusCode === 429);
  expect(taken.length).toBeGreaterThanOrEqual(10);
  expect(taken.length + refused.length).toBe(1000);
  expect(refused.every((reply) => reply.json().error.code === 'jobs/too-many')).toBe(true);
  for (const reply of taken) expect(await finished(server, reply.json().id)).toMatchObject({ state: 'done' });
  await server.close();
});

test('metrics', async () => {
  const { headers, body } = await app.inject('/metrics');
  expect(headers['content-type']).toContain('text/plain');
  expect(body).toMatch(/^oddsmith_jobs\{state="done"\} \d+$/m);
  expect(body).toMatch(/^oddsmith_workers 2$/m);
});

test('how far a plan is, told in parts of it', async () => {
  const seen: number[] = [];
  const jobs = new Jobs({
    ...runner,
    // As a thread reports it while the plan is worked out.
    async call<Result extends object>(service: string, argument: unknown, options: CallOptions = {}) {
      for (const share of [0.25, 0.5]) options.onShare?.(share);
      return runner.call<Result>(service, argument, options);
    },
  });
  const targets = columns.map((column) => ({ ...column, points: 10 }));
  const plan = { kind: 'plan', calculator: 'killteam/shoot', shooters: rows.slice(0, 2), targets };
  const asker = { client: undefined, address: '10.0.0.2' };
  const { id } = (await jobs.submit(Buffer.from(JSON.stringify(plan)), asker, {})) as { readonly id: string };
  await new Promise<void>((resolve) => {
    jobs.watch(id, ({ state, progress }) => {
      seen.push(progress.done);
      if (state === 'done') resolve();
    });
  });
  expect(seen).toEqual([...seen].sort((a, b) => a - b));
  expect(seen).toContain(500);
  expect(seen.at(-1)).toBe(1_000);
  await jobs.close();
});

describe('results that are too large', () => {
  const question = { kind: 'matrix', calculator: 'killteam/shoot', total: 1, question: '{}' };
  /** Of any length: what comes of a question is not the point. */
  const of = (length: number): Runner => ({
    ...inlineRunner(calculators, {
      cells: () => ({ total: 1, items: ['1'] }),
      collect: () => ({ json: `"${'x'.repeat(length)}"` }),
    }),
  });
  const asker = { client: undefined, address: '10.0.0.1' };
  const limits = { ...JOB_LIMITS, keptBytes: 1_000, resultBytes: 100 };

  async function ended(jobs: Jobs, id: string) {
    for (;;) {
      const status = await jobs.status(id);
      if (status?.state !== 'waiting' && status?.state !== 'running') return status;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }

  test('together: the oldest go, and their jobs say so until the day is over', async () => {
    const jobs = new Jobs(of(400), limits);
    const ids: string[] = [];
    for (let i = 0; i < 3; i++) {
      const status = await jobs.take(question, asker);
      if ('error' in status && !('id' in status)) throw new Error('the job was not taken');
      const { id } = status as { readonly id: string };
      ids.push(id);
      await ended(jobs, id);
    }
    expect(await jobs.result(ids[0])).toBeUndefined();
    expect(await jobs.status(ids[0])).toMatchObject({ state: 'failed', error: { code: 'jobs/result-forgotten' } });
    for (const id of ids.slice(1)) expect(await jobs.result(id)).toHaveLength(402);
    await jobs.close();
  });

  test('after a day: the job is gone, and out of every list', async () => {
    const jobs = new Jobs(of(1), { ...JOB_LIMITS, keptMs: 0 });
    const owner = { client: 'a-client-of-its-own', address: '10.0.0.1' };
    const status = await jobs.take(question, owner);
    const { id } = status as { readonly id: string };
    expect(await jobs.list(owner.client)).toHaveLength(1);
    while ((await jobs.status(id)) !== undefined) await new Promise((resolve) => setTimeout(resolve, 5));
    expect(await jobs.result(id)).toBeUndefined();
    expect(await jobs.list(owner.client)).toEqual([]);
    await jobs.close();
  });

  test('one alone: it is stopped on the way and refused', async () => {
    const jobs = new Jobs(runner, limits);
    const status = await jobs.submit(Buffer.from(JSON.stringify(matrix)), asker, {});
    const { id } = status as { readonly id: string };
    expect(await ended(jobs, id)).toMatchObject({ state: 'failed', error: { code: 'jobs/result-too-large' } });
    await jobs.close();
  });
});
