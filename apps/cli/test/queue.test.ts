// The queue on a real Redis, with the real program: server and workers as processes that are killed, and a Redis that goes away.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { analyse, builtTask, inlineRunner, JOB_LIMITS, type JobStatus, threadRunner } from '@oddsmith/compute';
import { ChunkQueue, JobStore, patientRedis, queueRunner, startWorker } from '@oddsmith/compute/queue';
import { calculators } from '@oddsmith/games/calculators';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inFull } from '../../../test/depth.ts';
import { version } from '../src/version.ts';
import { freePort, hasRedis, TestRedis } from './redis.ts';

const main = fileURLToPath(new URL('../dist/main.js', import.meta.url));
const running: ChildProcess[] = [];
let redis: TestRedis;
let url: string;
let server: Program;
let workers: Program[];

interface Program {
  readonly child: ChildProcess;
  readonly ready: string;
  readonly ended: Promise<number | null>;
  errors(): string;
}

async function program(...args: string[]): Promise<Program> {
  const loaded = { RATE_LIMIT: '0', MAX_EVENT_LOOP_DELAY_MS: '0', TIME_BUDGET_MS: '60000' };
  const env = { ...process.env, ...loaded, PORT: '0', LOG_LEVEL: 'silent' };
  const child = spawn(process.execPath, [main, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  running.push(child);
  let errors = '';
  child.stderr.on('data', (text) => {
    errors += text;
  });
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  const [first] = await Promise.race([once(child.stdout, 'data'), ended.then(() => [''])]);
  return { child, ready: String(first).trim(), ended, errors: () => errors };
}

const worker = () => program('worker', '--redis', redis.url, '--threads', '1');

async function until<Value>(what: string, look: () => Promise<Value | undefined>): Promise<Value> {
  for (let tries = 0; tries < 1_200; tries++) {
    const found = await look();
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`waited in vain: ${what}`);
}

function submit(question: object, client?: string): Promise<Response> {
  const headers = { 'content-type': 'application/json', ...(client && { 'oddsmith-client': client }) };
  return fetch(`${url}/api/v1/jobs`, { method: 'POST', body: JSON.stringify(question), headers });
}

async function taken(question: object, client?: string): Promise<string> {
  const reply = await submit(question, client);
  expect(reply.status).toBe(202);
  return ((await reply.json()) as JobStatus).id;
}

async function status(id: string): Promise<JobStatus | undefined> {
  const reply = await fetch(`${url}/api/v1/jobs/${id}`);
  return reply.ok ? ((await reply.json()) as JobStatus) : undefined;
}

const under = (id: string) =>
  until('a job under way', async () => {
    const now = await status(id);
    return now !== undefined && now.progress.done > 0 ? now : undefined;
  });

const over = (id: string) =>
  until('the end of a job', async () => {
    const now = await status(id);
    return now?.state === 'done' || now?.state === 'failed' ? now : undefined;
  });

const resultOf = async (id: string) => (await fetch(`${url}/api/v1/jobs/${id}/result`)).text();

async function metric(name: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
}

function matrix(rows: number, columns: number) {
  return {
    kind: 'matrix',
    calculator: 'killteam/shoot',
    rows: Array.from({ length: rows }, (_, i) => ({
      title: `shooter ${i}`,
      input: { attacker: { attacks: 1 + (i % 6), hit: 2 + (i % 5), normalDamage: 1 + (i % 7) } },
    })),
    columns: Array.from({ length: columns }, (_, j) => ({
      title: `target ${j}`,
      input: { defender: { wounds: 5 + (j % 20), dice: j % 4 } },
    })),
  };
}

const SMALL = matrix(40, 50);
/** A second or two on warm workers: long enough to be killed in the middle. */
const LONG = matrix(120, 150);
const LONG_CELLS = 18_000;

const NO_REDIS = 'redis-server is not installed, so the queue cannot be tested: apt-get install redis-server';

beforeEach(({ skip }) => skip(!hasRedis(), NO_REDIS));

beforeAll(async () => {
  if (!hasRedis()) return;
  redis = new TestRedis(await freePort());
  // Before there is a Redis at all.
  [server, ...workers] = await Promise.all([program('serve', '--redis', redis.url), worker(), worker()]);
  url = server.ready.split(' ').at(-1) ?? '';
}, 60_000);

afterAll(async () => {
  for (const child of running) child.kill('SIGKILL');
  await redis?.end();
});

test('server and workers start without Redis, say so, and begin when it comes', async () => {
  expect(server.ready).toMatch(/^Oddsmith is ready: http/);
  expect(workers.map(({ ready }) => ready)).toEqual(Array(2).fill('Oddsmith worker is ready: 1 thread'));
  for (const { errors } of [server, ...workers])
    await until('a word about Redis', async () => (errors().includes('Redis is away') ? true : undefined));
  const refused = await submit(matrix(1, 1));
  expect([refused.status, ((await refused.json()) as { error: { code: string } }).error.code]).toEqual([
    503,
    'jobs/queue-away',
  ]);
  const health = async () => ((await (await fetch(`${url}/api/v1/health`)).json()) as { queue: unknown }).queue;
  expect(await health()).toMatchObject({ redis: 'down', workers: 0, waiting: 0, writable: false });
  await redis.start();
  await until('both workers', async () =>
    JSON.stringify(await health()).startsWith('{"redis":"up","workers":2,"waiting":0,') ? true : undefined,
  );
  const [, build] = version().split('+');
  expect(await health()).toMatchObject({ writable: true, workersByBuild: { [build]: 2 }, oldestWaitingMs: null });
});

test('a matrix is the same to the byte inline, on threads, with two workers through the library and through the API', async () => {
  const expected = JSON.stringify(await analyse(SMALL, inlineRunner(calculators)));
  const threads = threadRunner({ threads: 2, task: builtTask });
  expect(JSON.stringify(await analyse(SMALL, threads))).toBe(expected);
  await threads.close();
  const queue = queueRunner({ url: redis.url, version: version(), local: inlineRunner(calculators) });
  const warnings: Error[] = [];
  const warned = (warning: Error) => void warnings.push(warning);
  process.on('warning', warned);
  const { signal } = new AbortController();
  expect(JSON.stringify(await analyse(SMALL, queue, { signal }))).toBe(expected);
  await queue.close();
  process.off('warning', warned);
  expect(warnings).toEqual([]);
  const id = await taken(SMALL);
  expect(await over(id)).toMatchObject({ state: 'done', progress: { done: 2_000, total: 2_000 } });
  expect(await resultOf(id)).toBe(expected);
});

describe('nothing is lost and nothing doubled', () => {
  let expected: string;

  beforeAll(async () => {
    expected = JSON.stringify(await analyse(LONG, inlineRunner(calculators)));
  });

  /** A job in the middle; a machine may be so fast that one is over before it is seen. */
  async function underWay(): Promise<{ readonly id: string; readonly before: number }> {
    for (let attempt = 0; attempt < 10; attempt++) {
      const before = await metric('oddsmith_cells_total');
      const id = await taken(LONG);
      if ((await under(id)).state === 'running') return { id, before };
      expect(await over(id)).toMatchObject({ state: 'done' });
    }
    throw new Error('every job was over before it was seen under way');
  }

  /** Runs the long matrix, does something to it half-way, and looks at what came out. */
  async function survives(harm: () => Promise<void>): Promise<void> {
    const { id, before } = await underWay();
    const watched = await fetch(`${url}/api/v1/jobs/${id}/events`);
    await harm();
    expect(await over(id)).toMatchObject({ state: 'done' });
    expect(await resultOf(id)).toBe(expected);
    expect((await metric('oddsmith_cells_total')) - before).toBe(LONG_CELLS);
    expect((await watched.text()).trimEnd().split('\n\n').at(-1)).toMatch(/^event: done\n/);
  }

  test('when a worker is killed in the middle', async () => {
    await survives(async () => {
      workers[0].child.kill('SIGKILL');
      await workers[0].ended;
    });
    workers[0] = await worker();
  });

  test('when Redis is restarted', async () => {
    await survives(async () => {
      await redis.stop();
      await redis.start();
    });
  });

  test.runIf(inFull('clock'))('when Redis is gone for ten seconds', async () => {
    await survives(async () => {
      redis.signal('SIGSTOP');
      const gone = new Promise((resolve) => setTimeout(resolve, 10_000));
      const reply = await submit(matrix(1, 1));
      expect([reply.status, ((await reply.json()) as { error: { code: string } }).error.code]).toEqual([
        503,
        'jobs/queue-away',
      ]);
      await gone;
      redis.signal('SIGCONT');
    });
  });
});

test('a job is listed for its client alone, cancelled by deleting it, and its watchers are told', async () => {
  const mine = 'a-client-of-this-test';
  const id = await taken(matrix(500, 400), mine);
  expect(Buffer.from(id, 'base64url').length).toBeGreaterThanOrEqual(16);
  const list = async (client: string) =>
    (
      (await (await fetch(`${url}/api/v1/jobs`, { headers: { 'oddsmith-client': client } })).json()) as {
        jobs: JobStatus[];
      }
    ).jobs;
  expect((await list(mine)).map((job) => job.id)).toEqual([id]);
  expect(await list('another-client-here')).toEqual([]);
  await under(id);
  const watched = await fetch(`${url}/api/v1/jobs/${id}/events`);
  expect((await fetch(`${url}/api/v1/jobs/${id}`, { method: 'DELETE' })).status).toBe(204);
  expect((await watched.text()).trimEnd().split('\n\n').at(-1)).toMatch(/^event: cancelled\n/);
  expect(await status(id)).toBeUndefined();
  expect(await list(mine)).toEqual([]);
  await until('an empty queue', async () => ((await metric('oddsmith_chunks_waiting')) === 0 ? true : undefined));
});

test('a simulation and a plan', async () => {
  const simulate = { kind: 'simulate', calculator: 'killteam/shoot', input: {}, iterations: 500 };
  const { rows, columns, calculator } = matrix(2, 2);
  const targets = columns.map((column) => ({ ...column, points: 10 }));
  const plan = { kind: 'plan', calculator, shooters: rows, targets };
  const ids = await Promise.all([taken(simulate), taken(plan)]);
  for (const id of ids) expect(await over(id)).toMatchObject({ state: 'done' });
  expect(JSON.parse(await resultOf(ids[0]))).toMatchObject({ method: 'simulated', simulation: { iterations: 500 } });
  expect(await resultOf(ids[1])).toBe(JSON.stringify(await analyse(plan, inlineRunner(calculators))));
});

test('whole Grimdark armies are a job of the workers too', async () => {
  const content = [
    '++ Ember Guard (v3.5.1) [GF 25pts] ++',
    '',
    // One model: the way of two hundred cells is the point, not what a duel takes.
    'Guard [1] Q4+ D4+ | 25pts | Fearless',
    'Carbine (18", A1, AP(1)), CCW (A1)',
  ].join('\n');
  const post = (path: string, body: object) =>
    fetch(`${url}/api/${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    });
  const army = (await (await post('armies/parse', { content, format: 'txt' })).json()) as { units: { id: string }[] };
  const many = (count: number) => Array.from({ length: count }, () => army.units[0].id);
  const sides = { army_a: army, army_b: army, scenarios: ['charge'] };
  const one = await post('simulation/run-enhanced', {
    ...sides,
    selected_unit_ids_a: many(1),
    selected_unit_ids_b: many(1),
  });
  const [alone] = ((await one.json()) as { matchups: object[] }).matchups;
  const reply = await post('simulation/run-enhanced', {
    ...sides,
    selected_unit_ids_a: many(15),
    selected_unit_ids_b: many(14),
  });
  expect(reply.status).toBe(202);
  const { job } = (await reply.json()) as { job: JobStatus };
  expect(job).toMatchObject({ kind: 'simulation', progress: { total: 210 } });
  expect(await over(job.id)).toMatchObject({ state: 'done', progress: { done: 210, total: 210 } });
  const result = JSON.parse(await resultOf(job.id)) as { matchups: object[]; row_aggregates: object[] };
  expect(Object.keys(result)).toEqual(['simulation_id', 'matchups', 'row_aggregates', 'best_counters', 'timestamp']);
  expect(result.matchups).toHaveLength(210);
  for (const matchup of result.matchups) expect(matchup).toEqual(alone);
});

test('results are given up when all are too large together, and forgotten when their time is over', async () => {
  // A database of its own: what other tests have left there is still counted and forgotten by their server.
  const client = patientRedis(`${redis.url}/1`);
  const about = {
    kind: 'matrix',
    calculator: 'killteam/shoot',
    total: 2,
    question: '{}',
    owner: 'o',
    client: 'lister',
  };
  const store = new JobStore(client, { ...JOB_LIMITS, keptBytes: 1_000 });
  const ids: string[] = [];
  for (let i = 0; i < 3; i++) {
    const { id } = (await store.submit(about)) as JobStatus;
    await store.finish(id, { json: `"${'x'.repeat(400)}"` });
    ids.push(id);
  }
  expect(await store.status(ids[0])).toMatchObject({ state: 'failed', error: { code: 'jobs/result-forgotten' } });
  expect(await store.result(ids[0])).toBeUndefined();
  for (const id of ids.slice(1)) expect(await store.result(id)).toHaveLength(402);
  expect((await store.list('lister')).map(({ id }) => id)).toHaveLength(3);
  const short = new JobStore(client, { ...JOB_LIMITS, keptMs: 1 });
  const { id } = (await short.submit(about)) as JobStatus;
  await short.finish(id, { json: '1' });
  await until('an expired job', async () => ((await store.status(id)) === undefined ? true : undefined));
  expect(await store.result(id)).toBeUndefined();
  expect((await store.list('lister')).map((job) => job.id)).not.toContain(id);
  for (const old of ids) expect(await store.remove(old)).toBe(true);
  expect(await store.list('lister')).toEqual([]);
  client.disconnect();
});

test('a thousand submissions at once are taken or refused cleanly', async () => {
  const small = matrix(1, 1);
  const replies = await Promise.all(
    Array.from({ length: 1_000 }, async (_, i) => {
      const reply = await submit(small, `client-number-${String(i % 120).padStart(4, '0')}`);
      return { code: reply.status, body: (await reply.json()) as JobStatus & { error?: { code: string } } };
    }),
  );
  const jobs = replies.filter(({ code }) => code === 202);
  const refused = replies.filter(({ code }) => code !== 202);
  expect(jobs.length).toBeGreaterThan(100);
  // The last two are said of a submission that waited too long for a thread to read it, or for Redis to answer.
  const ways = ['429 jobs/too-many', '503 budget/busy', '503 budget/exceeded', '503 jobs/queue-away'];
  for (const { code, body } of refused) expect(ways).toContain(`${code} ${body.error?.code}`);
  const answer = JSON.stringify(await analyse(small, inlineRunner(calculators)));
  for (const { body } of jobs) expect(await over(body.id)).toMatchObject({ state: 'done' });
  for (const { body } of jobs.slice(0, 20)) expect(await resultOf(body.id)).toBe(answer);
});

test('a chunk that fails three times fails its job, and a worker of another version leaves it alone', async () => {
  const connection = patientRedis(redis.url);
  const store = new JobStore(connection);
  const broken = {
    ...inlineRunner(calculators),
    call: async () => ({ error: { code: 'internal/failure', path: '', message: 'broken' } }),
  };
  const failing = startWorker({ url: redis.url, version: 'broken', runner: broken });
  const other = startWorker({ url: redis.url, version: 'older', runner: broken });
  const about = { kind: 'matrix', calculator: 'killteam/shoot', total: 1, client: undefined };
  const chunks = new ChunkQueue(redis.url, 'broken');
  const job = (await store.submit({ ...about, question: JSON.stringify(matrix(1, 1)), owner: 'one' })) as JobStatus;
  await chunks.add([{ job: job.id, from: 0, to: 1 }]);
  const failed = await until('the failure', async () => {
    const now = await store.status(job.id);
    return now?.state === 'failed' ? now : undefined;
  });
  expect(failed.error).toMatchObject({ code: 'jobs/chunk-lost' });
  const reply = await fetch(`${url}/api/v1/jobs/${job.id}/result`);
  expect([reply.status, ((await reply.json()) as { error: object }).error]).toEqual([
    500,
    { code: 'jobs/chunk-lost', path: '', message: 'a part of the job failed or lost its worker 3 times' },
  ]);
  await failing.close(1_000);
  const left = (await store.submit({ ...about, question: '{}', owner: 'two' })) as JobStatus;
  await chunks.add([{ job: left.id, from: 0, to: 1 }]);
  expect(await chunks.waiting()).toBe(1);
  expect(await store.status(left.id)).toMatchObject({ state: 'waiting' });
  await other.close(1_000);
  await chunks.close();
  connection.disconnect();
});

test('workers end with 0 when they are asked to, and the metrics tell of all that was done', async () => {
  const text = await (await fetch(`${url}/metrics`)).text();
  for (const name of [
    'oddsmith_chunks_total',
    'oddsmith_cells_total',
    'oddsmith_chunk_failures_total',
    'oddsmith_chunk_seconds_count',
  ])
    expect(Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]), name).toBeGreaterThan(0);
  expect(text).toMatch(/^oddsmith_jobs\{state="done"\} [1-9]\d*$/m);
  for (const { child } of workers) child.kill('SIGTERM');
  expect(await Promise.all(workers.map(({ ended }) => ended))).toEqual([0, 0]);
});
