// Jobs in Redis: what was asked, how far it is, and what came out. Any server and any worker sees the same.
import { createHash, randomBytes } from 'node:crypto';
import type { Redis } from 'ioredis';
import { BUCKETS, type ChunkStats } from '../chunk-stats.ts';
import {
  BUSY_JOBS,
  isOpen,
  JOB_LIMITS,
  type JobRecord,
  type JobState,
  type JobStatus,
  RESULT_FORGOTTEN,
  statusOf,
  TOO_MANY_JOBS,
} from '../job-status.ts';
import { clock } from '../task-context.ts';
import { type Fault, type Refused, say } from '../words/index.ts';
import { SCRIPTS } from './scripts.ts';

export interface NewJob {
  readonly kind: string;
  readonly calculator: string;
  readonly total: number;
  readonly question: string;
  /** Who may list it: a name the client chose. */
  readonly client: string | undefined;
  /** Who pays for it: that name, or an address. */
  readonly owner: string;
  /** Which code and data are to calculate it. */
  readonly build?: string;
}

/** A worker that has said nothing for this long is gone. */
const WORKER_MS = 10_000;

export class JobStore {
  private readonly redis: Redis;
  private readonly limits: typeof JOB_LIMITS;

  constructor(redis: Redis, limits = JOB_LIMITS) {
    this.redis = redis;
    this.limits = limits;
  }

  /** The new job, or why there are too many. */
  async submit({ kind, calculator, total, question, client, owner, build = '' }: NewJob): Promise<JobStatus | Refused> {
    const { ofAll, ofClient, waitingBytes } = this.limits;
    const id = randomBytes(24).toString('base64url');
    const created = now();
    const limits = [ofAll, ofClient, waitingBytes, Buffer.byteLength(question)];
    const about = [
      hidden(owner),
      client === undefined ? '' : hidden(client),
      created,
      total,
      kind,
      calculator,
      question,
      build,
    ];
    const taken = await this.run('submit', id, ...limits, ...about);
    if (taken === 'all') return { error: BUSY_JOBS };
    if (taken === 'one') return { error: TOO_MANY_JOBS };
    return statusOf({ id, kind, calculator, state: 'waiting', done: 0, total, created, build: build || undefined });
  }

  async status(id: string): Promise<JobStatus | undefined> {
    const fields = await this.redis.hgetall(`oddsmith:job:${id}`);
    if (fields.created === undefined) return undefined;
    const record = recordOf(id, fields);
    if (!isOpen(record) || !record.build) return statusOf(record);
    const present = (await this.workersByBuild())[record.build] ?? 0;
    return statusOf(present > 0 ? record : { ...record, note: say('waits-for-build', { build: record.build }) });
  }

  /** Newest first. */
  async list(client: string): Promise<JobStatus[]> {
    const key = `oddsmith:client:${hidden(client)}`;
    const ids = await this.redis.zrevrange(key, 0, -1);
    const found = await Promise.all(ids.map((id) => this.status(id)));
    const gone = ids.filter((_, i) => found[i] === undefined);
    if (gone.length > 0) await this.redis.zrem(key, ...gone);
    return found.filter((status) => status !== undefined);
  }

  async result(id: string): Promise<string | undefined> {
    return (await this.redis.get(`oddsmith:result:${id}`)) ?? undefined;
  }

  async question(id: string): Promise<string | undefined> {
    return (await this.redis.get(`oddsmith:question:${id}`)) ?? undefined;
  }

  async remove(id: string): Promise<boolean> {
    return (await this.run('remove', id)) === 1;
  }

  /** A chunk is taken up: what became of its job, and how many cells from there on are stored already. */
  async begin(id: string, from: number): Promise<{ readonly state: JobState | 'gone'; readonly stored: number }> {
    const [state, stored] = (await this.run('begin', id, from, now())) as [JobState | 'gone', number];
    return { state, stored };
  }

  /** How many cells are stored from there on, by whoever was first, and how many in all. */
  async store(
    id: string,
    from: number,
    items: readonly string[],
    ms: number,
  ): Promise<{ readonly stored: number; readonly done: number }> {
    const bucket = `le:${BUCKETS.find((most) => ms <= 1_000 * most) ?? 'more'}`;
    const reply = await this.run('store', id, from, items.length, items.join(','), ms.toFixed(3), bucket);
    const [stored, done] = reply as [number, number];
    return { stored, done };
  }

  /** How far a job of one calculation is; nothing where the job is gone. */
  async noteShare(id: string, share: number): Promise<void> {
    await this.run('share', id, share.toFixed(4));
  }

  async share(id: string): Promise<number> {
    return Number(await this.redis.hget(`oddsmith:job:${id}`, 'share'));
  }

  /** All cells of a job, in order, some of them in one text. */
  async cells(id: string): Promise<string[]> {
    const texts = await this.redis.hgetall(`oddsmith:cells:${id}`);
    return Object.entries(texts)
      .sort(([a], [b]) => Number(a) - Number(b))
      .map(([, text]) => text);
  }

  async total(id: string): Promise<{ readonly total: number; readonly done: number; readonly kind: string }> {
    const [total, done, kind] = await this.redis.hmget(`oddsmith:job:${id}`, 'total', 'done', 'kind');
    return { total: Number(total), done: Number(done), kind: kind ?? '' };
  }

  async finish(id: string, outcome: { readonly json: string } | Refused): Promise<void> {
    const { keptMs, keptBytes, known } = this.limits;
    const [state, problem, json] =
      'error' in outcome ? ['failed', JSON.stringify(outcome.error), ''] : ['done', '', outcome.json];
    const forgotten = JSON.stringify(RESULT_FORGOTTEN);
    await this.run('finish', id, state, now(), problem, json, keptMs, keptBytes, known, forgotten);
  }

  /** A question whose cells somebody collects by himself. */
  async offer(id: string, question: string): Promise<void> {
    await this.run('offer', id, question, JOB_LIMITS.keptMs);
  }

  async take(id: string, from: number): Promise<string | undefined> {
    return ((await this.run('take', id, from)) as string | null) ?? undefined;
  }

  async noteFailure(): Promise<void> {
    await this.redis.hincrby('oddsmith:stats', 'failures', 1);
  }

  async stats(): Promise<ChunkStats> {
    const stats = await this.redis.hgetall('oddsmith:stats');
    const number = (field: string) => Number(stats[field] ?? 0);
    let sum = 0;
    const within = BUCKETS.map((most) => {
      sum += number(`le:${most}`);
      return sum;
    });
    return {
      chunks: number('chunks'),
      cells: number('cells'),
      failures: number('failures'),
      seconds: number('ms') / 1_000,
      within,
    };
  }

  /** A worker says that it is there, and of which build. */
  async arrive(worker: string, build: string): Promise<void> {
    const present = now();
    await this.redis.zadd('oddsmith:workers', present, `${build}/${worker}`);
    await this.redis.zremrangebyscore('oddsmith:workers', 0, present - WORKER_MS);
  }

  async leave(worker: string, build: string): Promise<void> {
    await this.redis.zrem('oddsmith:workers', `${build}/${worker}`);
  }

  async workersByBuild(): Promise<{ readonly [build: string]: number }> {
    const counts: { [build: string]: number } = {};
    for (const { build } of await this.present()) counts[build] = (counts[build] ?? 0) + 1;
    return counts;
  }

  /** The names of those that are there. */
  async workersOf(build: string): Promise<readonly string[]> {
    return (await this.present()).filter((worker) => worker.build === build).map(({ name }) => name);
  }

  private async present(): Promise<readonly { readonly build: string; readonly name: string }[]> {
    const workers = await this.redis.zrangebyscore('oddsmith:workers', now() - WORKER_MS, '+inf');
    return workers.map((worker) => {
      const end = worker.lastIndexOf('/');
      return { build: worker.slice(0, end), name: worker.slice(end + 1) };
    });
  }

  /** Whether Redis takes what is written. */
  async isWritable(): Promise<boolean> {
    try {
      await this.redis.set('oddsmith:probe', now(), 'PX', WORKER_MS);
      return true;
    } catch {
      return false;
    }
  }

  /** Jobs that are not finished, with the builds that are to calculate them. */
  async open(): Promise<
    readonly { readonly id: string; readonly build: string; readonly waits: boolean; readonly created: number }[]
  > {
    const ids = await this.redis.smembers('oddsmith:open');
    if (ids.length === 0) return [];
    const asked = this.redis.pipeline();
    for (const id of ids) asked.hmget(`oddsmith:job:${id}`, 'build', 'state', 'created');
    const found = (await asked.exec()) ?? [];
    return ids.map((id, i) => {
      const [build, state, created] = (found[i][1] ?? []) as (string | null)[];
      return { id, build: build ?? '', waits: state === 'waiting', created: Number(created) };
    });
  }

  /** True for one of all that ask within this time. */
  async isMyTurn(name: string, ms: number): Promise<boolean> {
    return (await this.redis.set('oddsmith:janitor', name, 'PX', ms, 'NX')) === 'OK';
  }

  /** Ranges of a job without cells; undefined where the question itself is gone. */
  async missing(id: string): Promise<readonly { readonly from: number; readonly to: number }[] | undefined> {
    const [lengths, { total }, question] = await Promise.all([
      this.redis.hgetall(`oddsmith:lengths:${id}`),
      this.total(id),
      this.redis.exists(`oddsmith:question:${id}`),
    ]);
    if (question === 0) return undefined;
    const missing: { from: number; to: number }[] = [];
    let next = 0;
    const stored = Object.entries(lengths).map(([from, count]) => [Number(from), Number(count)]);
    for (const [from, count] of [...stored, [total, 0]].sort(([a], [b]) => a - b)) {
      if (from > next) missing.push({ from: next, to: from });
      next = Math.max(next, from + count);
    }
    return missing;
  }

  async isOffered(id: string): Promise<boolean> {
    return (await this.redis.exists(`oddsmith:job:${id}`, `oddsmith:question:${id}`)) === 2;
  }

  /** By state; of those that are finished, what is kept. */
  async counts(): Promise<{ readonly [state in JobState]?: number }> {
    const [open, kept] = await Promise.all([
      this.redis.smembers('oddsmith:open'),
      this.redis.zrevrange('oddsmith:kept', 0, -1),
    ]);
    const counts: { [state: string]: number } = { waiting: 0, running: 0, done: 0, failed: 0 };
    if (open.length + kept.length === 0) return counts;
    const asked = this.redis.pipeline();
    for (const id of [...open, ...kept]) asked.hget(`oddsmith:job:${id}`, 'state');
    for (const [, state] of (await asked.exec()) ?? [])
      if (typeof state === 'string') counts[state] = (counts[state] ?? 0) + 1;
    return counts;
  }

  private run(script: keyof typeof SCRIPTS, ...values: readonly (string | number)[]): Promise<unknown> {
    return this.redis.eval(SCRIPTS[script], 0, ...values);
  }
}

function now(): number {
  return Math.floor(clock());
}

/** Names and addresses of those who ask are nobody's business, not even of those who may look into Redis. */
function hidden(name: string): string {
  return createHash('sha256').update(name).digest('base64url').slice(0, 22);
}

function recordOf(id: string, fields: { readonly [name: string]: string }): JobRecord {
  const time = (name: string) => (fields[name] === undefined ? undefined : Number(fields[name]));
  return {
    id,
    kind: fields.kind,
    calculator: fields.calculator,
    state: fields.state as JobState,
    done: Number(fields.done),
    total: Number(fields.total),
    share: fields.share === undefined ? undefined : Number(fields.share),
    created: Number(fields.created),
    started: time('started'),
    finished: time('finished'),
    error: fields.error ? (JSON.parse(fields.error) as Fault) : undefined,
    build: fields.build || undefined,
  };
}
