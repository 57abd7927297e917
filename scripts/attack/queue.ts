// The queue held against everything that befalls it: Redis frozen, full, emptied, read-only and restarted, workers and servers killed at
// any moment, other builds, two servers, and a job that no worker can do. Whatever happens, a job ends, with the right bytes or with a
// sentence that says why.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { analyse, inlineRunner, type JobStatus } from '@oddsmith/compute';
import { patientRedis, startWorker } from '@oddsmith/compute/queue';
import { calculators } from '@oddsmith/games/calculators';
import { freePort, hasRedis, TestRedis } from '../../apps/cli/test/redis.ts';
import type { Row } from './row.ts';

const main = fileURLToPath(new URL('../../apps/cli/dist/main.js', import.meta.url));
/** Whoever waits longer than this waits for ever. */
const END_MS = 60_000;
const LOOK_MS = 100;
const JOBS = 2;

const some = (count: number) => Array.from({ length: count }, (_, i) => i);
/** A second or so of work, which harm comes in the middle of. */
const QUESTION = {
  kind: 'matrix',
  calculator: 'killteam/shoot',
  rows: some(60).map((i) => ({ title: `row ${i}`, input: { attacker: { attacks: 1 + (i % 6), hit: 2 + (i % 5) } } })),
  columns: some(60).map((j) => ({ title: `column ${j}`, input: { defender: { wounds: 5 + (j % 20), dice: j % 4 } } })),
};
/** Its answer is right there: no queue comes into it. */
const POISON = { ...QUESTION, figure: 'no-such-figure' };

interface Program {
  readonly child: ChildProcess;
  readonly url: string;
}

interface Harm {
  readonly name: string;
  /** Redis forgets what it was told: then a job may be unknown, as long as that is said. */
  readonly forgets?: boolean;
  readonly question?: object;
  /** Between the jobs' being taken and the look at what became of them. */
  befall(laboratory: Laboratory): Promise<void>;
}

const HARMS: readonly Harm[] = [
  { name: 'nothing', befall: async () => {} },
  { name: 'a worker is killed', befall: (laboratory) => laboratory.killWorker() },
  { name: 'the server is killed', befall: (laboratory) => laboratory.killServer() },
  {
    name: 'Redis is frozen for 3 s',
    async befall({ redis }) {
      redis.signal('SIGSTOP');
      await setTimeout(3_000);
      redis.signal('SIGCONT');
    },
  },
  {
    name: 'Redis is full for 3 s',
    async befall({ client }) {
      await client.config('SET', 'maxmemory', '1');
      await setTimeout(3_000);
      await client.config('SET', 'maxmemory', '0');
    },
  },
  {
    name: 'Redis is read-only for 3 s',
    async befall({ client }) {
      await client.replicaof('127.0.0.1', '1');
      await setTimeout(3_000);
      await client.replicaof('NO', 'ONE');
    },
  },
  {
    name: 'Redis is restarted',
    async befall({ redis }) {
      await redis.stop('SIGKILL');
      await redis.start();
    },
  },
  { name: 'Redis is emptied', forgets: true, befall: async ({ client }) => void (await client.flushall()) },
  {
    name: 'a worker of another build',
    async befall({ redis }) {
      const runner = inlineRunner(calculators, {});
      const other = startWorker({ url: redis.url, version: '0.1.0+another00000', runner });
      await setTimeout(1_500);
      await other.close(1_000);
    },
  },
  { name: 'a question without an answer', question: POISON, befall: async () => {} },
];

class Laboratory {
  readonly redis: TestRedis;
  readonly client: ReturnType<typeof patientRedis>;
  private readonly programs: Program[] = [];
  private servers: Program[] = [];
  private workers: Program[] = [];

  constructor(redis: TestRedis) {
    this.redis = redis;
    this.client = patientRedis(redis.url);
  }

  async start(): Promise<void> {
    this.servers = [await this.program('serve'), await this.program('serve')];
    this.workers = [await this.program('worker', '--threads', '1'), await this.program('worker', '--threads', '1')];
  }

  async end(): Promise<void> {
    for (const { child } of this.programs) child.kill('SIGKILL');
    this.client.disconnect();
    await this.redis.end();
  }

  async killWorker(): Promise<void> {
    this.workers[0].child.kill('SIGKILL');
    this.workers[0] = await this.program('worker', '--threads', '1');
  }

  async killServer(): Promise<void> {
    this.servers[0].child.kill('SIGKILL');
    this.servers[0] = await this.program('serve');
  }

  /** Taken by one server; the other knows of it too. What is refused promises nothing and is asked again. */
  async take(question: object): Promise<string> {
    const headers = { 'content-type': 'application/json' };
    const asked = { method: 'POST', body: JSON.stringify(question), headers };
    for (let waited = 0; waited < END_MS; waited += LOOK_MS) {
      const reply = await fetch(`${this.servers[0].url}/api/v1/jobs`, asked);
      if (reply.status === 202) return ((await reply.json()) as JobStatus).id;
      await setTimeout(LOOK_MS);
    }
    throw new Error('no server takes a job');
  }

  /** What the other server says of it in the end. */
  async outcome(id: string): Promise<Outcome> {
    for (let waited = 0; waited < END_MS; waited += LOOK_MS) {
      const reply = await fetch(`${this.servers[1].url}/api/v1/jobs/${id}`);
      if (reply.status === 404) return { state: 'unknown' };
      const status = reply.ok ? ((await reply.json()) as JobStatus) : undefined;
      if (status?.state === 'failed') return { state: 'failed' };
      if (status?.state === 'done') {
        const result = await (await fetch(`${this.servers[1].url}/api/v1/jobs/${id}/result`)).text();
        return { state: 'done', result };
      }
      await setTimeout(LOOK_MS);
    }
    return { state: 'waiting' };
  }

  private async program(...args: readonly string[]): Promise<Program> {
    const env = { ...process.env, PORT: '0', LOG_LEVEL: 'silent', RATE_LIMIT: '0', MAX_EVENT_LOOP_DELAY_MS: '0' };
    const child = spawn(process.execPath, [main, ...args, '--redis', this.redis.url], {
      env,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const [ready] = await once(child.stdout, 'data');
    const program = { child, url: String(ready).trim().split(' ').at(-1) ?? '' };
    this.programs.push(program);
    return program;
  }
}

type Outcome =
  | { readonly state: 'done'; readonly result: string }
  | { readonly state: 'failed' | 'unknown' | 'waiting' };

/** Every harm so many times. */
export async function attackQueue(rounds: number): Promise<readonly Row[]> {
  if (!hasRedis()) return [{ name: 'queue', count: 0, outcome: 'no redis-server here', worstMs: 0, faults: [] }];
  const redis = new TestRedis(await freePort());
  await redis.start();
  const laboratory = new Laboratory(redis);
  try {
    await laboratory.start();
    const expected = JSON.stringify(await analyse(QUESTION, inlineRunner(calculators)));
    const rows: Row[] = [];
    for (const harm of HARMS) rows.push(await suffer(laboratory, harm, { rounds, expected }));
    return rows;
  } finally {
    await laboratory.end();
  }
}

async function suffer(
  laboratory: Laboratory,
  { name, forgets = false, question = QUESTION, befall }: Harm,
  { rounds, expected }: { readonly rounds: number; readonly expected: string },
): Promise<Row> {
  const seen = { started: 0, ended: 0, wrong: 0, lost: 0, 'for ever': 0 };
  let worstMs = 0;
  for (let round = 0; round < rounds; round++) {
    const ids = await Promise.all(Array.from({ length: JOBS }, () => laboratory.take(question)));
    await setTimeout(150 * round);
    const begun = performance.now();
    await befall(laboratory);
    for (const id of ids) {
      const outcome = await laboratory.outcome(id);
      seen.started++;
      if (outcome.state === 'waiting') seen['for ever']++;
      else if (outcome.state === 'unknown' && !forgets) seen.lost++;
      else if (outcome.state === 'done' && outcome.result !== expected) seen.wrong++;
      else if (outcome.state === 'failed' && question !== POISON && !forgets) seen.lost++;
      else seen.ended++;
    }
    worstMs = Math.max(worstMs, performance.now() - begun);
  }
  const told = Object.entries(seen).map(([what, count]) => `${count} ${what}`);
  const faults = (['wrong', 'lost', 'for ever'] as const).filter((what) => seen[what] > 0);
  return {
    name: `queue: ${name}`,
    count: seen.started,
    outcome: told.join(', '),
    worstMs,
    faults: faults.map((what) => `${seen[what]} ${what}`),
  };
}
