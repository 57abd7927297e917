// How many calculations a second 1, 2 and 4 workers get through: `npm run -s measure-queue` starts a Redis of its own, takes about a
// minute and prints the table of docs/scale.md. A Redis and other numbers: `npm run -s measure-queue -- redis://localhost:6379 1 8`.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { analyse, inlineRunner, type JobStatus } from '@oddsmith/compute';
import { ChunkQueue, JobStore, patientRedis } from '@oddsmith/compute/queue';
import { calculators } from '@oddsmith/games/calculators';
import { thousands } from '@oddsmith/games/wording';
import { version } from '../apps/cli/src/version.ts';

const main = fileURLToPath(new URL('../apps/cli/dist/main.js', import.meta.url));
const given = process.argv.slice(2);
const counts = given.length > 1 ? given.slice(1).map(Number) : [1, 2, 4];
const own = given.length === 0 ? await startRedis() : undefined;
const url = own?.url ?? given[0];
const SIDE = 150;
/** The best of so many: a machine is never only ours. */
const RUNS = 3;

const some = Array.from({ length: SIDE }, (_, i) => i);
/** No two pairs alike: what equal ones save would be saved by every worker for itself. */
const question = {
  kind: 'matrix',
  calculator: 'killteam/shoot',
  figure: 'killChance',
  rows: some.map((i) => ({
    title: `shooter ${i}`,
    input: {
      attacker: { attacks: 4 + (i % 3), hit: 2 + (i % 4), normalDamage: 2 + (i % 5), criticalDamage: 3 + (i % 7) },
    },
  })),
  columns: some.map((j) => ({
    title: `target ${j}`,
    input: { defender: { dice: 3, save: 2 + (j % 5), wounds: 5 + Math.floor(j / 5) } },
  })),
};

/** On disk as a queue should be, in a folder that goes with it. */
async function startRedis(): Promise<{ readonly url: string; end(): Promise<void> }> {
  const port = await freePort();
  const dir = mkdtempSync(join(tmpdir(), 'oddsmith-redis-'));
  const options = ['--port', `${port}`, '--dir', dir, '--appendonly', 'yes', '--save', ''];
  const program = 'redis-server';
  const child = spawn(program, options, { stdio: 'ignore' });
  child.once('error', () => {
    process.stderr.write('there is no redis-server here: name a Redis, as in redis://localhost:6379\n');
    process.exit(2);
  });
  return {
    url: `redis://localhost:${port}`,
    async end() {
      child.kill('SIGTERM');
      await once(child, 'exit');
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as { readonly port: number };
  server.close();
  return port;
}

async function startWorker(): Promise<ChildProcess> {
  const child = spawn(process.execPath, [main, 'worker', '--redis', url, '--threads', '1'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return child;
}

/** Processor time of a worker, all its threads, where the system tells: it does not depend on what else the machine does. */
function cpuSeconds({ pid }: ChildProcess): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

const TICKS = 100;

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

async function run(store: JobStore, chunks: ChunkQueue): Promise<number> {
  const begun = performance.now();
  const about = {
    kind: 'matrix',
    calculator: question.calculator,
    total: SIDE * SIDE,
    client: undefined,
    owner: 'measure',
  };
  const { id } = (await store.submit({ ...about, question: JSON.stringify(question) })) as JobStatus;
  await chunks.add([{ job: id, from: 0, to: SIDE * SIDE }]);
  while ((await store.status(id))?.state !== 'done') await new Promise((resolve) => setTimeout(resolve, 20));
  await store.remove(id);
  return performance.now() - begun;
}

const redis = patientRedis(url);
const store = new JobStore(redis);
const chunks = new ChunkQueue(url, version());
const small = { ...question, rows: question.rows.slice(0, 50) };
const runner = inlineRunner(calculators);
await analyse(small, runner);
const begun = performance.now();
await analyse(small, runner);
const print = (text: string) => void process.stdout.write(`${text}\n`);
print(`inline, one thread: ${Math.round((50 * SIDE * 1_000) / (performance.now() - begun))} cells/s`);
print('| workers | cells a second | cells in a second of processor time | a chunk takes |');
print('|---:|---:|---:|---:|');
for (const count of counts) {
  const workers = await Promise.all(Array.from({ length: count }, startWorker));
  await run(store, chunks);
  const before = await store.stats();
  const cpuBefore = sum(workers.map(cpuSeconds));
  const times: number[] = [];
  for (let i = 0; i < RUNS; i++) times.push(await run(store, chunks));
  const cpu = sum(workers.map(cpuSeconds)) - cpuBefore;
  const after = await store.stats();
  const each = (1_000 * (after.seconds - before.seconds)) / (after.chunks - before.chunks);
  const rate = Math.round((SIDE * SIDE * 1_000) / Math.min(...times));
  const perCpu = Math.round((RUNS * SIDE * SIDE) / cpu);
  print(`| ${count} | ${thousands(rate)} | ${thousands(perCpu)} | ${Math.round(each)} ms |`);
  for (const worker of workers) worker.kill('SIGTERM');
  await Promise.all(workers.map((worker) => once(worker, 'exit')));
}
await chunks.close();
redis.disconnect();
await own?.end();
