// Jobs that workers elsewhere compute: kept in Redis, so that any server knows them and none of them is lost with one.
import { type CallOptions, isOpen, JOB_LIMITS, type JobStatus, type Runner } from '@oddsmith/compute';
import { ChunkQueue, JobStore, onAvailability, patientRedis, promptRedis } from '@oddsmith/compute/queue';
import type { Problem, Refusal } from '@oddsmith/games';
import type { Asker, JobAbout, JobDesk, JobWork, QueueFigures, QueueHealth } from './job-desk.ts';
import { Jobs } from './jobs.ts';
import { ProblemError } from './problem-reply.ts';
import { ask } from './services/index.ts';

export interface QueuedJobsOptions {
  readonly runner: Runner;
  readonly url: string;
  readonly version: string;
  /** Told when Redis goes away and when it is back. */
  readonly onAvailability: (up: boolean) => void;
}

/** As often as those who watch are told. */
const LOOK_MS = 250;
/** A chunk that is not in the queue after this long: Redis has just gone. */
const ANSWER_MS = 2_000;

export class QueuedJobs implements JobDesk {
  private readonly runner: Runner;
  /** Work of this process that cannot go elsewhere. */
  private readonly local: Jobs;
  private readonly redis;
  private readonly patient;
  private readonly store: JobStore;
  private readonly chunks: ChunkQueue;

  constructor({ runner, url, version, onAvailability: told }: QueuedJobsOptions) {
    this.runner = runner;
    this.local = new Jobs(runner);
    this.redis = promptRedis(url);
    onAvailability(this.redis, told);
    this.patient = patientRedis(url);
    this.store = new JobStore(this.redis);
    this.chunks = new ChunkQueue(url, version);
  }

  async submit(body: Uint8Array, asker: Asker, options: CallOptions): Promise<JobStatus | Refusal> {
    if (this.redis.status !== 'ready') throw away();
    const read = await ask(this.runner, 'readQuestion', { body, mostCells: JOB_LIMITS.cells }, options);
    if ('error' in read) return read;
    const { client, address } = asker;
    const status = await asked(this.store.submit({ ...read, client, owner: client ?? address }));
    if ('error' in status && !('id' in status)) return status as { readonly error: Problem };
    const { id } = status as JobStatus;
    const added = this.chunks.add([{ job: id, from: 0, to: read.total }]);
    try {
      await asked(within(added, ANSWER_MS));
    } catch (thrown) {
      // Refused, so it must not be done after all once Redis is back.
      void new JobStore(this.patient).remove(id).catch(() => {});
      throw thrown;
    }
    return status;
  }

  add(about: JobAbout, asker: Asker, run: JobWork): JobStatus | { error: Problem } {
    return this.local.add(about, asker, run);
  }

  async status(id: string): Promise<JobStatus | undefined> {
    return (await this.local.status(id)) ?? asked(this.store.status(id));
  }

  async list(client: string | undefined): Promise<readonly JobStatus[]> {
    if (client === undefined) return [];
    const all = [...(await this.local.list(client)), ...(await asked(this.store.list(client)))];
    return all.sort((a, b) => b.created.localeCompare(a.created));
  }

  async result(id: string): Promise<string | undefined> {
    return (await this.local.result(id)) ?? asked(this.store.result(id));
  }

  async remove(id: string): Promise<boolean> {
    return (await this.local.remove(id)) || asked(this.store.remove(id));
  }

  watch(id: string, onChange: (status: JobStatus) => void): (() => void) | undefined {
    const own = this.local.watch(id, onChange);
    if (own !== undefined) return own;
    let last: JobStatus | undefined;
    let looking = false;
    const look = async (): Promise<void> => {
      if (looking) return;
      looking = true;
      try {
        const now = await this.store.status(id);
        const shown = now ?? (last && { ...last, state: 'cancelled' as const });
        if (shown !== undefined && JSON.stringify(shown) !== JSON.stringify(last)) onChange(shown);
        last = shown;
        if (shown !== undefined && !isOpen(shown)) clearInterval(clock);
      } catch {
        // Away: whoever watches goes on watching.
      } finally {
        looking = false;
      }
    };
    const clock = setInterval(() => void look(), LOOK_MS);
    void look();
    return () => clearInterval(clock);
  }

  async figures(): Promise<QueueFigures> {
    if (this.redis.status !== 'ready') throw away();
    const [own, jobs, workers, waiting, stats] = await asked(
      Promise.all([
        this.local.figures(),
        this.store.counts(),
        this.store.workers(),
        this.chunks.waiting(),
        this.store.stats(),
      ]),
    );
    const states = Object.keys(jobs) as (keyof typeof jobs)[];
    const all = Object.fromEntries(states.map((state) => [state, (jobs[state] ?? 0) + (own.jobs[state] ?? 0)]));
    return { jobs: all, workers, waiting, stats };
  }

  async health(): Promise<QueueHealth> {
    try {
      const { workers, waiting } = await within(this.figures(), ANSWER_MS);
      return { redis: 'up', workers, waiting };
    } catch {
      return { redis: 'down', workers: 0, waiting: 0 };
    }
  }

  async close(): Promise<void> {
    await this.local.close();
    this.redis.disconnect();
    this.patient.disconnect();
    await within(this.chunks.close(), ANSWER_MS).catch(() => {});
  }
}

function away(): ProblemError {
  return new ProblemError('jobs/queue-away', 'the queue of jobs is away at the moment; try again shortly');
}

async function asked<Value>(answer: Promise<Value>): Promise<Value> {
  try {
    return await answer;
  } catch {
    throw away();
  }
}

async function within<Value>(answer: Promise<Value>, limitMs: number): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('late')), limitMs);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
