// A queue that was harmed in the middle: other builds, servers that died half-way, and a Redis that is full, emptied or left.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { analyse, analysisServices, inlineRunner, type JobStatus, type Sentence, sentenceIn } from '@oddsmith/compute';
import { ChunkQueue, JobStore, patientRedis, queueRunner, startWorker } from '@oddsmith/compute/queue';
import { calculators } from '@oddsmith/games/calculators';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { inFull } from '../../../test/depth.ts';
import { version } from '../src/version.ts';
import { freePort, hasRedis, TestRedis } from './redis.ts';

const main = fileURLToPath(new URL('../dist/main.js', import.meta.url));
const running: ChildProcess[] = [];
let redis: TestRedis;
let client: ReturnType<typeof patientRedis>;
let store: JobStore;

const QUESTION = {
  kind: 'matrix',
  calculator: 'killteam/shoot',
  rows: Array.from({ length: 6 }, (_, i) => ({ title: `row ${i}`, input: { attacker: { attacks: 1 + i } } })),
  columns: Array.from({ length: 5 }, (_, j) => ({ title: `column ${j}`, input: { defender: { wounds: 5 + j } } })),
};
const CELLS = 30;

async function program(...args: string[]) {
  const env = { ...process.env, PORT: '0', LOG_LEVEL: 'silent', RATE_LIMIT: '0' };
  const child = spawn(process.execPath, [main, ...args, '--redis', redis.url], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.push(child);
  let errors = '';
  child.stderr.on('data', (text) => {
    errors += text;
  });
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  const [first] = await Promise.race([once(child.stdout, 'data'), ended.then(() => [''])]);
  return { child, ended, ready: String(first).trim(), errors: () => errors };
}

async function until<Value>(what: string, look: () => Promise<Value | undefined>): Promise<Value> {
  for (let tries = 0; tries < 600; tries++) {
    const found = await look();
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`waited in vain: ${what}`);
}

/** A worker in this process, and all that it says. */
function worker(of = version()) {
  const said: string[] = [];
  const onRemark = (sentence: Sentence) => void said.push(sentenceIn(sentence));
  const runner = inlineRunner(calculators, analysisServices());
  const started = startWorker({ url: redis.url, version: of, runner, onRemark });
  return { said, close: () => started.close(1_000) };
}

async function submitted(build: string): Promise<string> {
  const about = { kind: 'matrix', calculator: 'killteam/shoot', total: CELLS, client: undefined, owner: build };
  return ((await store.submit({ ...about, question: JSON.stringify(QUESTION), build })) as JobStatus).id;
}

const build = version().split('+')[1];
const stateOf = (id: string) => async () => ((await store.status(id))?.state === 'done' ? true : undefined);

beforeEach(({ skip }) => skip(!hasRedis(), 'redis-server is not installed: apt-get install redis-server'));

beforeAll(async () => {
  if (!hasRedis()) return;
  redis = new TestRedis(await freePort());
  await redis.start();
  client = patientRedis(redis.url);
  store = new JobStore(client);
}, 60_000);

afterAll(async () => {
  for (const child of running) child.kill('SIGKILL');
  client?.disconnect();
  await redis?.end();
});

test('a worker of another build takes nothing and says why, and the job says what it waits for', async () => {
  const other = worker('0.1.0+another00000');
  const id = await submitted(build);
  const chunks = new ChunkQueue(redis.url, version());
  await chunks.add([{ job: id, from: 0, to: CELLS }]);
  await until('a word of the other', async () => (other.said.length > 0 ? true : undefined));
  expect(other.said).toEqual([
    `a job waits for a worker of build ${build}: this is build another00000 and leaves it alone`,
  ]);
  expect(await store.status(id)).toMatchObject({
    state: 'waiting',
    build,
    note: { id: 'waits-for-build', values: { build } },
  });
  const own = worker();
  await until('the result', stateOf(id));
  expect(JSON.parse((await store.result(id)) ?? '')).toMatchObject({ build });
  await Promise.all([other.close(), own.close(), chunks.close()]);
});

test('a job whose server died before its chunk was in the queue is done all the same', async () => {
  const id = await submitted(build);
  const own = worker();
  await until('the result', stateOf(id));
  expect(await client.smembers('oddsmith:open')).toEqual([]);
  await own.close();
});

test('a job whose question is gone ends with a sentence and frees its place', async () => {
  const id = await submitted(build);
  await client.del(`oddsmith:question:${id}`);
  const own = worker();
  const failed = await until('the end', async () => {
    const now = await store.status(id);
    return now?.state === 'failed' ? now : undefined;
  });
  expect(failed.error).toMatchObject({
    code: 'jobs/chunk-lost',
    message: { id: 'question-lost' },
  });
  expect(await client.smembers('oddsmith:open')).toEqual([]);
  await own.close();
});

test('a worker lives through a Redis that takes nothing, also when it starts on one, and goes on', async () => {
  await client.config('SET', 'maxmemory', '1');
  const program1 = await program('worker', '--threads', '1');
  await until('a word about it', async () => (program1.errors().includes('Redis refuses to write') ? true : undefined));
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  expect(program1.errors().match(/refuses to write/g)).toHaveLength(1);
  expect(program1.child.exitCode).toBeNull();
  await client.config('SET', 'maxmemory', '0');
  const id = await submitted(build);
  await until('the result', stateOf(id));
  program1.child.kill('SIGTERM');
  expect(await program1.ended).toBe(0);
});

test('a question goes on when Redis loses everything in the middle', async () => {
  const expected = await analyse(QUESTION, inlineRunner(calculators));
  const queue = queueRunner({ url: redis.url, version: version(), local: inlineRunner(calculators), parallelism: 2 });
  const answer = analyse(QUESTION, queue);
  await until('a chunk in the queue', async () =>
    (await client.keys(`oddsmith:chunks-*:*.0`)).length > 0 ? true : undefined,
  );
  await client.flushall();
  await new Promise((resolve) => setTimeout(resolve, 500));
  const own = worker();
  expect(await answer).toEqual(expected);
  await Promise.all([own.close(), queue.close()]);
});

test('a question ends with an error when Redis loses everything again and again', async () => {
  const queue = queueRunner({ url: redis.url, version: version(), local: inlineRunner(calculators), parallelism: 1 });
  const loss = setInterval(() => client.flushall().catch(() => {}), 300);
  const answer = (await analyse(QUESTION, queue)) as { readonly error?: object };
  clearInterval(loss);
  expect(answer.error).toMatchObject({ code: 'jobs/chunk-lost', message: { id: 'work-vanished' } });
  await queue.close();
});

test('a server that is asked to stop tells those who watch and ends with 0', async () => {
  const server = await program('serve');
  const url = server.ready.split(' ').at(-1);
  const reply = await fetch(`${url}/api/v1/jobs`, {
    method: 'POST',
    body: JSON.stringify(QUESTION),
    headers: { 'content-type': 'application/json' },
  });
  const { id } = (await reply.json()) as JobStatus;
  const watched = await fetch(`${url}/api/v1/jobs/${id}/events`);
  const begun = performance.now();
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  if (inFull('clock')) expect(performance.now() - begun).toBeLessThan(2_000);
  expect((await watched.text()).trimEnd().split('\n\n').at(-1)).toMatch(/^event: closing\n/);
  await store.remove(id);
});

test('a program whose question Redis loses again and again ends with a sentence', async () => {
  const question = join(mkdtempSync(join(tmpdir(), 'oddsmith-question-')), 'matrix.json');
  writeFileSync(question, JSON.stringify({ ...QUESTION, kind: undefined }));
  const loss = setInterval(() => client.flushall().catch(() => {}), 300);
  const lost = await program('matrix', question);
  expect(await lost.ended).toBe(1);
  clearInterval(loss);
  expect(lost.errors()).toMatch(/Redis lost a part of the work/);
  expect(lost.errors()).not.toContain('[object Object]');
});
