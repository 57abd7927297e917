// Jobs that workers elsewhere compute: kept in Redis, so that any server knows them and none of them is lost with one.
import { setTimeout } from 'node:timers/promises';
import {
  type CallOptions,
  type Fault,
  isOpen,
  JOB_LIMITS,
  type JobStatus,
  type Refused,
  type Runner,
} from '@oddsmith/compute';
import {
  buildOf,
  ChunkQueue,
  JobStore,
  onAvailability,
  patientRedis,
  promptRedis,
  refusalOf,
} from '@oddsmith/compute/queue';
import { ProblemError } from '../http/problem-reply.ts';
import { ask } from '../services/index.ts';
import type { ReadQuestion } from '../services/jobs.ts';
import { say } from '../words/index.ts';
import type { Asker, JobsBackend, QueueFigures, QueueHealth } from './jobs-backend.ts';

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

export class QueuedJobs implements JobsBackend {
  private readonly runner: Runner;
  private readonly redis;
  private readonly patient;
  private readonly store: JobStore;
  private readonly chunks: ChunkQueue;
  private readonly build: string;
  /** Those who watch jobs, to be told when this server goes. */
  private readonly watchers = new Set<() => void>();

  constructor({ runner, url, version, onAvailability: told }: QueuedJobsOptions) {
    this.runner = runner;
    this.redis = promptRedis(url);
    onAvailability(this.redis, told);
    this.patient = patientRedis(url);
    this.store = new JobStore(this.redis);
    this.chunks = new ChunkQueue(url, version);
    this.build = buildOf(version);
  }

  async submit(body: Uint8Array, asker: Asker, options: CallOptions): Promise<JobStatus | Refused> {
    if (this.redis.status !== 'ready') throw away();
    const read = await ask(this.runner, 'readQuestion', { body, mostCells: JOB_LIMITS.cells }, options);
    return 'error' in read ? read : this.take(read, asker);
  }

  async take(
    { kind, calculator, total, question }: ReadQuestion,
    { client, address }: Asker,
  ): Promise<JobStatus | { error: Fault }> {
    if (this.redis.status !== 'ready') throw away();
    const job = { kind, calculator, total, question };
    const status = await asked(this.store.submit({ ...job, client, owner: client ?? address, build: this.build }));
    if ('error' in status && !('id' in status)) return status as { readonly error: Fault };
    const { id } = status as JobStatus;
    const added = this.chunks.add([{ job: id, from: 0, to: total }]);
    try {
      await asked(within(added, ANSWER_MS));
    } catch (thrown) {
      // Refused, so it must not be done after all once Redis is back.
      void new JobStore(this.patient).remove(id).catch(() => {});
      throw thrown;
    }
    return status;
  }

  async status(id: string): Promise<JobStatus | undefined> {
    return asked(this.store.status(id));
  }

  async list(client: string | undefined): Promise<readonly JobStatus[]> {
    if (client === undefined) return [];
    return asked(this.store.list(client));
  }

  async result(id: string): Promise<string | undefined> {
    return asked(this.store.result(id));
  }

  async remove(id: string): Promise<boolean> {
    return asked(this.store.remove(id));
  }

  watch(id: string, onChange: (status: JobStatus) => void, onClosing: () => void): (() => void) | undefined {
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
    this.watchers.add(onClosing);
    return () => {
      clearInterval(clock);
      this.watchers.delete(onClosing);
    };
  }

  async figures(): Promise<QueueFigures> {
    if (this.redis.status !== 'ready') throw away();
    const { store, chunks } = this;
    const [jobs, workers, waiting, stats] = await asked(
      Promise.all([store.counts(), store.workersByBuild(), chunks.waiting(), store.stats()]),
    );
    return { jobs, workers: workers[this.build] ?? 0, waiting, stats };
  }

  async health(): Promise<QueueHealth> {
    try {
      return await within(this.look(), ANSWER_MS);
    } catch {
      return { redis: 'down', workers: 0, waiting: 0, writable: false, workersByBuild: {}, oldestWaitingMs: null };
    }
  }

  private async look(): Promise<QueueHealth> {
    if (this.redis.status !== 'ready') throw away();
    const { store, chunks } = this;
    const [workersByBuild, waiting, writable, open] = await Promise.all([
      store.workersByBuild(),
      chunks.waiting(),
      store.isWritable(),
      store.open(),
    ]);
    const since = Math.min(...open.filter(({ waits }) => waits).map(({ created }) => created));
    const oldestWaitingMs = Number.isFinite(since) ? Math.max(0, Date.now() - since) : null;
    return {
      redis: 'up',
      workers: workersByBuild[this.build] ?? 0,
      waiting,
      writable,
      workersByBuild,
      oldestWaitingMs,
    };
  }

  async close(): Promise<void> {
    for (const tell of [...this.watchers]) tell();
    this.redis.disconnect();
    this.patient.disconnect();
    await within(this.chunks.close(), ANSWER_MS).catch(() => {});
  }
}

function away(): ProblemError {
  return new ProblemError('jobs/queue-away', say('queue-away'));
}

async function asked<Value>(answer: Promise<Value>): Promise<Value> {
  try {
    return await answer;
  } catch (thrown) {
    const reason = refusalOf(thrown);
    if (reason === undefined) throw away();
    throw new ProblemError('jobs/queue-away', say('queue-refuses', { why: reason }));
  }
}

async function within<Value>(answer: Promise<Value>, limitMs: number): Promise<Value> {
  const late = setTimeout(limitMs, undefined, { ref: false }).then(() => {
    throw new Error('late');
  });
  return Promise.race([answer, late]);
}
