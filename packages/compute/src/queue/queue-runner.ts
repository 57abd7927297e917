// A Runner whose cells are computed by workers elsewhere. Single calculations stay on the runner it is given.
import { setMaxListeners } from 'node:events';
import type { Cell } from '@oddsmith/analysis';
import type { Problem, Refusal } from '@oddsmith/games';
import { QueueEvents } from 'bullmq';
import type { Redis } from 'ioredis';
import { type Chunk, type ListOptions, type Runner, stopped } from '../runner.ts';
import { ChunkQueue, PREFIX, queueName, taskId } from './chunk-queue.ts';
import { onAvailability, patientRedis, redisPlace } from './connection.ts';
import { JobStore } from './job-store.ts';

export interface QueueRunnerOptions {
  readonly url: string;
  readonly version: string;
  /** For everything that is not a cell. */
  readonly local: Runner;
  /** Chunks under way at once: a few more than all workers have threads. */
  readonly parallelism?: number | undefined;
  readonly onAvailability?: ((up: boolean) => void) | undefined;
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
  private readonly waiting = new Map<string, (lost: boolean, spentMs?: number) => void>();

  constructor({ url, version, onAvailability: told }: QueueRunnerOptions) {
    this.redis = patientRedis(url);
    if (told !== undefined) onAvailability(this.redis, told);
    this.store = new JobStore(this.redis);
    this.chunks = new ChunkQueue(url, version);
    this.events = new QueueEvents(queueName(version), { connection: redisPlace(url), prefix: PREFIX });
    this.events.on('error', () => {});
    this.events.on('completed', ({ jobId, returnvalue }) => this.waiting.get(jobId)?.(false, Number(returnvalue)));
    this.events.on('failed', ({ jobId }) => this.waiting.get(jobId)?.(true));
  }

  async cells(
    { key, question, from, to }: Chunk,
    { signal, onSpent, onShare }: ListOptions = {},
  ): Promise<Cell[] | Refusal> {
    // Each chunk under way listens, and there are more than Node takes for an oversight.
    if (signal !== undefined) setMaxListeners(0, signal);
    const offered = this.offered.get(key) ?? this.store.offer(key, JSON.stringify(question));
    this.offered.set(key, offered);
    const task = { job: key, from, to, whole: true, ...(onShare && { shared: true }) };
    const clock = onShare && setInterval(() => void this.store.share(key).then(onShare, () => {}), SHARE_MS);
    const text = await this.sent(
      taskId(task),
      { signal, onSpent },
      async () => {
        await offered;
        await this.chunks.add([task]);
      },
      () => this.store.take(key, from),
    );
    clearInterval(clock);
    return typeof text === 'string' ? (JSON.parse(`[${text}]`) as Cell[]) : text;
  }

  async close(): Promise<void> {
    const up = this.redis.status === 'ready';
    if (up) await Promise.all([...this.offered.keys()].map((key) => this.store.remove(key)));
    await Promise.all([this.events.close(), this.chunks.close()]);
    this.redis.disconnect();
  }

  /** Sends a task, and waits until what it made can be taken, it is lost, or nobody wants it any more. */
  private sent(
    id: string,
    { signal, onSpent }: ListOptions,
    send: () => Promise<void>,
    take: () => Promise<string | undefined>,
  ): Promise<string | Refusal> {
    return new Promise((resolve) => {
      const end = (outcome: string | Refusal) => {
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
      const clock = setInterval(() => void look(false), LOOK_MS);
      this.waiting.set(id, (lost, spentMs) => {
        if (spentMs) onSpent?.(spentMs);
        void look(lost);
      });
      signal?.addEventListener('abort', abort, { once: true });
      if (signal?.aborted) abort();
      else void send().catch(() => end({ error: LOST }));
    });
  }
}

const LOST: Problem = {
  code: 'jobs/chunk-lost',
  path: '',
  message: 'a part of the work failed or lost its worker 3 times',
};
