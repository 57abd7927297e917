// A Runner whose cells are computed by workers elsewhere. Single calculations stay on the runner it is given.
import { setMaxListeners } from 'node:events';
import type { Cell } from '@oddsmith/analysis';
import { QueueEvents } from 'bullmq';
import type { Redis } from 'ioredis';
import { type Chunk, type ListOptions, type Runner, stopped } from '../runner.ts';
import { type Fault, type Refused, type Sentence, say } from '../words/index.ts';
import { buildOf, ChunkQueue, PREFIX, queueName, taskId } from './chunk-queue.ts';
import { onAvailability, patientRedis, redisPlace } from './connection.ts';
import { JobStore } from './job-store.ts';
import { persist } from './refused-write.ts';

export interface QueueRunnerOptions {
  readonly url: string;
  readonly version: string;
  /** For everything that is not a cell. */
  readonly local: Runner;
  /** Chunks under way at once: a few more than all workers have threads. */
  readonly parallelism?: number | undefined;
  readonly onAvailability?: ((up: boolean) => void) | undefined;
  /** Told in a sentence why nothing happens. */
  readonly onRemark?: ((sentence: Sentence) => void) | undefined;
}

const LANES = 16;
/** An event that was missed costs no more than this. */
const LOOK_MS = 1_000;
/** How far a long calculation is, is looked up so often. */
const SHARE_MS = 500;

export function queueRunner(options: QueueRunnerOptions): Runner {
  const runner = new QueueRunner(options);
  const { local } = options;
  return {
    parallelism: options.parallelism ?? LANES,
    calculate: (request, given) => local.calculate(request, given),
    calculateAll: (requests, given) => local.calculateAll(requests, given),
    call: (service, argument, given) => local.call(service, argument, given),
    calculators: () => local.calculators(),
    cells: (chunk, given) => runner.cells(chunk, given),
    ready: () => local.ready(),
    async close() {
      await runner.close();
      await local.close();
    },
  };
}

class QueueRunner {
  private readonly redis: Redis;
  private readonly store: JobStore;
  private readonly chunks: ChunkQueue;
  private readonly events: QueueEvents;
  private readonly offered = new Map<string, Promise<void>>();
  private readonly build: string;
  private readonly remark: (sentence: Sentence) => void;
  private readonly clock: NodeJS.Timeout;
  private closing = false;
  private refusal: Sentence | undefined;
  private readonly waiting = new Map<string, (lost: boolean, spentMs?: number) => void>();

  constructor({ url, version, onAvailability: told, onRemark = () => {} }: QueueRunnerOptions) {
    this.build = buildOf(version);
    this.remark = onRemark;
    this.redis = patientRedis(url);
    if (told !== undefined) onAvailability(this.redis, told);
    this.store = new JobStore(this.redis);
    this.chunks = new ChunkQueue(url, version);
    this.events = new QueueEvents(queueName(version), { connection: redisPlace(url), prefix: PREFIX });
    this.events.on('error', () => {});
    this.events.on('completed', ({ jobId, returnvalue }) => this.waiting.get(jobId)?.(false, Number(returnvalue)));
    this.events.on('failed', ({ jobId }) => this.waiting.get(jobId)?.(true));
    let alone = 0;
    this.clock = setInterval(() => {
      if (this.waiting.size === 0) return;
      this.store.workersByBuild().then(
        (workers) => {
          alone = workers[this.build] === undefined ? alone + 1 : 0;
          if (alone === ALONE_LOOKS) this.remark(say('waits-for-build', { build: this.build }));
        },
        () => {},
      );
    }, LOOK_MS);
  }

  /** A chunk that Redis has lost is sent again from what is known here. */
  async cells(chunk: Chunk, options: ListOptions = {}): Promise<Cell[] | Refused> {
    for (let losses = 0; losses <= MOST_LOSSES; losses++) {
      const cells = await this.cellsOnce(chunk, options);
      if (!('error' in cells) || cells.error !== VANISHED) return cells;
      this.offered.delete(chunk.key);
    }
    return { error: VANISHED };
  }

  private async cellsOnce(
    { key, question, from, to }: Chunk,
    { signal, onSpent, onShare }: ListOptions = {},
  ): Promise<Cell[] | Refused> {
    // Each chunk under way listens, and there are more than Node takes for an oversight.
    if (signal !== undefined) setMaxListeners(0, signal);
    const offered = this.offered.get(key) ?? this.persist(() => this.store.offer(key, JSON.stringify(question)));
    this.offered.set(key, offered);
    const task = { job: key, from, to, whole: true, ...(onShare && { shared: true }) };
    const clock = onShare && setInterval(() => void this.store.share(key).then(onShare, () => {}), SHARE_MS);
    const text = await this.sent(
      taskId(task),
      { signal, onSpent },
      async () => {
        await offered;
        await this.persist(() => this.chunks.add([task]));
      },
      () => this.store.take(key, from),
      async () => ((await this.store.isOffered(key)) ? this.chunks.stateOf(taskId(task)) : undefined),
    );
    clearInterval(clock);
    return typeof text === 'string' ? (JSON.parse(`[${text}]`) as Cell[]) : text;
  }

  private persist<Value>(act: () => Promise<Value>): Promise<Value> {
    const told = (reason: Sentence | undefined) => {
      if (reason !== undefined && reason !== this.refusal) this.remark(say('redis-refuses', { why: reason }));
      this.refusal = reason;
    };
    return persist(act, { told, stopped: () => this.closing });
  }

  async close(): Promise<void> {
    this.closing = true;
    clearInterval(this.clock);
    const up = this.redis.status === 'ready';
    if (up) await Promise.all([...this.offered.keys()].map((key) => this.store.remove(key).catch(() => {})));
    await Promise.all([this.events.close(), this.chunks.close()]);
    this.redis.disconnect();
  }

  /** Sends a task, and waits until what it made can be taken, it is lost, or nobody wants it any more. */
  private sent(
    id: string,
    { signal, onSpent }: ListOptions,
    send: () => Promise<void>,
    take: () => Promise<string | undefined>,
    stateOf: () => Promise<'open' | 'failed' | undefined>,
  ): Promise<string | Refused> {
    return new Promise((resolve) => {
      let isSent = false;
      let unknown = 0;
      const end = (outcome: string | Refused) => {
        clearInterval(clock);
        this.waiting.delete(id);
        signal?.removeEventListener('abort', abort);
        resolve(outcome);
      };
      const abort = () => end({ error: stopped(signal as AbortSignal) });
      const look = async (lost: boolean) => {
        const text = await take().catch(() => undefined);
        if (text !== undefined) end(text);
        else if (lost) end({ error: LOST });
      };
      /** An event may have been missed, and Redis may have lost everything. */
      const search = async () => {
        if (!isSent) return look(false);
        const state = await stateOf();
        await look(state === 'failed');
        unknown = state === undefined ? unknown + 1 : 0;
        if (unknown === UNKNOWN_LOOKS) end({ error: VANISHED });
      };
      const clock = setInterval(() => search().catch(() => {}), LOOK_MS);
      this.waiting.set(id, (lost, spentMs) => {
        if (spentMs) onSpent?.(spentMs);
        void look(lost);
      });
      signal?.addEventListener('abort', abort, { once: true });
      if (signal?.aborted) abort();
      else
        send().then(
          () => {
            isSent = true;
          },
          () => end({ error: LOST }),
        );
    });
  }
}

/** Sent again so often before the question is given up. */
const MOST_LOSSES = 3;
/** Looks in a row at which a chunk is neither in the queue nor done. */
const UNKNOWN_LOOKS = 2;
/** Looks in a row without a worker before that is said. */
const ALONE_LOOKS = 3;

const VANISHED: Fault = {
  code: 'jobs/chunk-lost',
  path: '',
  message: say('work-vanished', { times: MOST_LOSSES + 1 }),
};

const LOST: Fault = {
  code: 'jobs/chunk-lost',
  path: '',
  message: say('work-lost', { times: 3 }),
};
