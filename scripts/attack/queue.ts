// The queue held against everything that befalls it: Redis frozen, full, emptied, read-only, restarted and on a full disk, workers and
// servers killed at any moment, other builds, two servers, and a job that no worker can do. Whatever happens, a job ends, with the right bytes or with a
// sentence that says why.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { analyse, inlineRunner, type JobStatus } from '@oddsmith/compute';
import { buildOf, JobStore, patientRedis, startWorker } from '@oddsmith/compute/queue';
import { calculators } from '@oddsmith/games/calculators';
import { version } from '../../apps/cli/src/version.ts';
import { canFillDisk, freePort, hasRedis, TestRedis } from '../../apps/cli/test/redis.ts';
import type { Row } from './row.ts';

const main = fileURLToPath(new URL('../../apps/cli/dist/main.js', import.meta.url));
/** Whoever waits longer than this waits for ever. */
const END_MS = 60_000;
const LOOK_MS = 100;
const JOBS = 2;

const some = (count: number) => Array.from({ length: count }, (_, i) => i);

/** 60 by 60 is a second or so of work, which harm comes in the middle of. */
const matrixOf = (side: number) => ({
  kind: 'matrix',
  calculator: 'killteam/shoot',
  rows: some(side).map((i) => ({ title: `row ${i}`, input: { attacker: { attacks: 1 + (i % 6), hit: 2 + (i % 5) } } })),
  columns: some(side).map((j) => ({
    title: `column ${j}`,
    input: { defender: { wounds: 5 + (j % 20), dice: j % 4 } },
  })),
});

interface Program {
  readonly child: ChildProcess;
  readonly url: string;
}

export interface QueueAttack {
  /** Every harm so many times. */
  readonly rounds: number;
  /** Rows and columns of the matrix each job asks for. */
  readonly side: number;
  /** How long Redis is frozen, full, read-only or away. */
  readonly pauseMs: number;
  /** Without what the tests of the queue do by themselves. */
  readonly brief?: boolean;
}

interface Harm {
  readonly name: string;
  readonly testedElsewhere?: boolean;
  /** Where it can be done at all. */
  readonly possible?: () => boolean;
  /** Redis forgets what it was told: then a job may be unknown, as long as that is said. */
  readonly forgets?: boolean;
  /** No worker can do it: to fail with a sentence is how it ends. */
  readonly poison?: boolean;
  /** Between the jobs' being taken and the look at what became of them. Returns further jobs that were taken meanwhile. */
  befall(laboratory: Laboratory, pauseMs: number, question: object): Promise<undefined | readonly string[]>;
}

const HARMS: readonly Harm[] = [
  { name: 'nothing', testedElsewhere: true, befall: async () => undefined },
  { name: 'a worker is killed', testedElsewhere: true, befall: (laboratory) => laboratory.killWorker() },
  { name: 'the server is killed', testedElsewhere: true, befall: (laboratory) => laboratory.killServer() },
  {
    name: 'the server is killed while it takes jobs',
    async befall(laboratory, _pauseMs, question) {
      const taken = some(12).map(() => laboratory.takeOnce(question).catch(() => undefined));
      // Some are taken, some are between their record and their first part, some are on their way.
      await Promise.race(taken);
      await setTimeout(laboratory.moment());
      await laboratory.killServer();
      return (await Promise.all(taken)).filter((id) => id !== undefined);
    },
  },
  {
    name: 'Redis is frozen',
    async befall({ redis }, pauseMs) {
      redis.signal('SIGSTOP');
      await setTimeout(pauseMs);
      redis.signal('SIGCONT');
      return undefined;
    },
  },
  {
    name: 'Redis is full',
    async befall({ client }, pauseMs) {
      await client.config('SET', 'maxmemory', '1');
      await setTimeout(pauseMs);
      await client.config('SET', 'maxmemory', '0');
      return undefined;
    },
  },
  {
    name: 'Redis is read-only',
    async befall({ client }, pauseMs) {
      await client.replicaof('127.0.0.1', '1');
      await setTimeout(pauseMs);
      await client.replicaof('NO', 'ONE');
      return undefined;
    },
  },
  {
    name: 'Redis is restarted',
    async befall({ redis }) {
      await redis.stop('SIGKILL');
      await redis.start();
      return undefined;
    },
  },
  {
    name: 'the disk of Redis is full',
    possible: canFillDisk,
    async befall({ redis, client }, pauseMs) {
      // It ends by itself rather than promise what it cannot keep.
      const ended = redis.fillDisk();
      await Promise.race([ended, client.set('oddsmith:filler', 'x'.repeat(1_000)).catch(() => {})]);
      await ended;
      await setTimeout(pauseMs);
      await redis.start();
      return undefined;
    },
  },
  {
    name: 'Redis is emptied',
    forgets: true,
    async befall({ client }) {
      await client.flushall();
      return undefined;
    },
  },
  {
    name: 'a worker of another build',
    async befall({ redis }, pauseMs) {
      const runner = inlineRunner(calculators, {});
      const other = startWorker({ url: redis.url, version: '0.1.0+another00000', runner });
      await setTimeout(pauseMs);
      await other.close(1_000);
      return undefined;
    },
  },
  {
    name: 'a job that no worker can do',
    poison: true,
    befall: async (laboratory) => [await laboratory.poison()],
  },
];

class Laboratory {
  readonly redis: TestRedis;
  readonly client: ReturnType<typeof patientRedis>;
  private readonly programs: Program[] = [];
  private servers: Program[] = [];
  private workers: Program[] = [];
  private moments = 0;

  constructor(redis: TestRedis) {
    this.redis = redis;
    this.client = patientRedis(redis.url);
  }

  async start(): Promise<void> {
    const worker = () => this.program('worker', '--threads', '1');
    [this.servers, this.workers] = await Promise.all([
      Promise.all([this.program('serve'), this.program('serve')]),
      Promise.all([worker(), worker()]),
    ]);
  }

  async end(): Promise<void> {
    for (const { child } of this.programs) child.kill('SIGKILL');
    this.client.disconnect();
    await this.redis.end();
  }

  async killWorker(): Promise<undefined> {
    this.workers[0].child.kill('SIGKILL');
    this.workers[0] = await this.program('worker', '--threads', '1');
  }

  async killServer(): Promise<undefined> {
    this.servers[0].child.kill('SIGKILL');
    this.servers[0] = await this.program('serve');
  }

  /** Any moment of those in which a dozen jobs are taken; another one every time. */
  moment(): number {
    this.moments++;
    return (this.moments * 7) % 20;
  }

  /** A question that was broken on the way: no server takes such a one. */
  async poison(): Promise<string> {
    const build = buildOf(version());
    const about = { kind: 'matrix', calculator: 'killteam/shoot', total: 9, client: undefined, owner: 'poison', build };
    const status = (await new JobStore(this.client).submit({ ...about, question: '{"kind":"matrix",' })) as JobStatus;
    return status.id;
  }

  /** Jobs that nobody has ended: they would use up places. */
  async openJobs(): Promise<number> {
    for (let waited = 0; waited < END_MS; waited += LOOK_MS) {
      if ((await this.client.scard('oddsmith:open')) === 0) return 0;
      await setTimeout(LOOK_MS);
    }
    return this.client.scard('oddsmith:open');
  }

  /** Taken by one server; the other knows of it too. What is refused promises nothing and is asked again. */
  async take(question: object): Promise<string> {
    for (let waited = 0; waited < END_MS; waited += LOOK_MS) {
      const id = await this.takeOnce(question);
      if (id !== undefined) return id;
      await setTimeout(LOOK_MS);
    }
    throw new Error('no server takes a job');
  }

  async takeOnce(question: object): Promise<string | undefined> {
    const headers = { 'content-type': 'application/json' };
    const asked = { method: 'POST', body: JSON.stringify(question), headers };
    const reply = await fetch(`${this.servers[0].url}/api/v1/jobs`, asked);
    return reply.status === 202 ? ((await reply.json()) as JobStatus).id : undefined;
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

export async function attackQueue(attack: QueueAttack): Promise<readonly Row[]> {
  if (!hasRedis()) return [{ name: 'queue', count: 0, outcome: 'no redis-server here', worstMs: 0, faults: [] }];
  const redis = new TestRedis(await freePort());
  await redis.start();
  const laboratory = new Laboratory(redis);
  try {
    await laboratory.start();
    const question = matrixOf(attack.side);
    const expected = JSON.stringify(await analyse(question, inlineRunner(calculators)));
    const rows: Row[] = [];
    for (const harm of HARMS.filter(({ possible }) => possible?.() ?? true))
      if (!(attack.brief && harm.testedElsewhere))
        rows.push(await suffer(laboratory, harm, { ...attack, question, expected }));
    return rows;
  } finally {
    await laboratory.end();
  }
}

interface Asked extends QueueAttack {
  readonly question: object;
  readonly expected: string;
}

async function suffer(
  laboratory: Laboratory,
  { name, forgets = false, poison = false, befall }: Harm,
  { rounds, pauseMs, question, expected }: Asked,
): Promise<Row> {
  const seen = { started: 0, ended: 0, wrong: 0, lost: 0, 'for ever': 0 };
  let worstMs = 0;
  for (let round = 0; round < rounds; round++) {
    const ids = await Promise.all(Array.from({ length: JOBS }, () => laboratory.take(question)));
    await setTimeout(150 * round);
    const begun = performance.now();
    const more = (await befall(laboratory, pauseMs, question)) ?? [];
    for (const id of [...ids, ...more]) {
      const outcome = await laboratory.outcome(id);
      seen.started++;
      if (outcome.state === 'waiting') seen['for ever']++;
      else if (poison && more.includes(id)) seen[outcome.state === 'failed' ? 'ended' : 'wrong']++;
      else if (outcome.state === 'done') seen[outcome.result === expected ? 'ended' : 'wrong']++;
      else seen[forgets ? 'ended' : 'lost']++;
    }
    seen['for ever'] += await laboratory.openJobs();
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
