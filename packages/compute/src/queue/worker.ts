// A worker: takes chunks, computes them on its threads, stores their cells, and puts what is left of them back.
import { randomUUID } from 'node:crypto';
import { FifoCache } from '@oddsmith/games';
import { type Job as QueuedJob, Worker } from 'bullmq';
import { CELL_MS } from '../analyse.ts';
import type { Collected } from '../analysis-service.ts';
import { isOpen, JOB_LIMITS, resultTooLarge } from '../job-status.ts';
import { type Part, type PartRange, takePart } from '../parts.ts';
import type { Reply, Runner } from '../runner.ts';
import { type Fault, type Refused, type Sentence, say } from '../words/index.ts';
import { ATTEMPTS, buildOf, ChunkQueue, type ChunkTask, PREFIX, type QueuedTask, queueName } from './chunk-queue.ts';
import { onAvailability, patientRedis, redisPlace } from './connection.ts';
import { Janitor } from './janitor.ts';
import { JobStore } from './job-store.ts';
import { persist, refusalOf } from './refused-write.ts';
import { REMOVED } from './scripts.ts';
import { thisMachine } from './worker-health.ts';

export interface WorkerOptions {
  readonly url: string;
  readonly version: string;
  /** With the services of analyses. */
  readonly runner: Runner;
  /** Told when Redis goes away and when it is back. */
  readonly onAvailability?: ((up: boolean) => void) | undefined;
  /** Told in a sentence why nothing is done, once for each reason, and when it is done again. */
  readonly onRemark?: ((sentence: Sentence) => void) | undefined;
}

export interface QueueWorker {
  /** Finishes what is under way, within the time; what is not done by then is another's. */
  close(limitMs: number): Promise<void>;
}

/** A worker that has not renewed its claim for this long is taken for dead, at the second look after that: well within 15 s. */
const CLAIM_MS = 4_000;
const LOOK_MS = 1_000;
/** What is left is one chunk when it takes about this long, otherwise two: so that others find something to do. */
const CHUNK_MS = 500;
const SHARE_MS = 250;

export function startWorker(options: WorkerOptions): QueueWorker {
  return new ChunkWorker(options);
}

class ChunkWorker implements QueueWorker {
  private readonly name = `${thisMachine()}${randomUUID()}`;
  private readonly runner: Runner;
  private readonly redis;
  private readonly removals;
  private readonly store: JobStore;
  private readonly chunks: ChunkQueue;
  private readonly worker: Worker<QueuedTask>;
  private readonly questions = new FifoCache<Promise<string | undefined>>(8);
  /** Of the jobs worked on, to stop those that are removed. */
  private readonly running = new Map<AbortController, string>();
  private readonly clock: NodeJS.Timeout;
  private readonly build: string;
  private readonly janitor: Janitor;
  private readonly remark: (sentence: Sentence) => void;
  private closing = false;
  /** Why Redis takes nothing at present. */
  private refusal: Sentence | undefined;
  private readonly foreign = new Set<string>();

  constructor({ url, version, runner, onAvailability: told, onRemark = () => {} }: WorkerOptions) {
    this.runner = runner;
    this.build = buildOf(version);
    this.remark = onRemark;
    this.redis = patientRedis(url);
    if (told !== undefined) onAvailability(this.redis, told);
    this.removals = patientRedis(url);
    this.heed(this.removals.subscribe(REMOVED));
    this.removals.on('message', (_channel, id) => this.stop(id));
    this.store = new JobStore(this.redis);
    this.chunks = new ChunkQueue(url, version);
    this.janitor = new Janitor(this.store, this.chunks, { name: this.name, build: this.build });
    this.worker = new Worker<QueuedTask>(queueName(version), (job) => this.work(job), {
      connection: redisPlace(url),
      prefix: PREFIX,
      concurrency: runner.parallelism,
      lockDuration: CLAIM_MS,
      stalledInterval: LOOK_MS,
      maxStalledCount: ATTEMPTS - 1,
      // After a connection that broke, not the 15 s of the library.
      runRetryDelay: 500,
    });
    this.worker.on('error', (error) => this.told(refusalOf(error)));
    this.worker.on('stalled', () => this.heed(this.store.noteFailure()));
    this.worker.on('failed', () => this.heed(this.store.noteFailure()));
    this.clock = setInterval(() => this.heed(this.look()), LOOK_MS);
    this.heed(this.store.arrive(this.name, this.build));
  }

  async close(limitMs: number): Promise<void> {
    clearInterval(this.clock);
    this.closing = true;
    const late = new Promise<void>((resolve) => setTimeout(resolve, limitMs).unref());
    await Promise.race([this.worker.close(), late]);
    await Promise.race([this.store.leave(this.name, this.build).catch(() => {}), late]);
    this.redis.disconnect();
    this.removals.disconnect();
    await Promise.race([this.chunks.close().catch(() => {}), late]);
  }

  /** What fails beside the work is said, and done again at the next look. */
  private heed(promise: Promise<unknown>): void {
    promise.then(
      () => {},
      (thrown: unknown) => this.told(refusalOf(thrown)),
    );
  }

  /** Says once why Redis takes nothing, and once that it does again. */
  private told(reason: Sentence | undefined, taken = false): void {
    if (reason === undefined ? !taken || this.refusal === undefined : reason === this.refusal) return;
    this.refusal = reason;
    this.remark(reason === undefined ? say('redis-writes-again') : say('redis-refuses', { why: reason }));
  }

  private persist<Value>(act: () => Promise<Value>): Promise<Value> {
    const told = (reason: Sentence | undefined) => this.told(reason, reason === undefined);
    return persist(act, { told, stopped: () => this.closing });
  }

  /** Jobs of another build would get other numbers from this one. */
  private async lookForForeign(): Promise<void> {
    for (const { build } of await this.store.open()) {
      if (build === '' || build === this.build || this.foreign.has(build)) continue;
      this.foreign.add(build);
      this.remark(say('foreign-build', { build, own: this.build }));
    }
  }

  private stop(id: string): void {
    for (const [controller, job] of this.running) if (job === id) controller.abort();
  }

  /** Says that it is there, and fails the jobs of chunks that were tried too often. */
  private async look(): Promise<void> {
    await this.persist(() => this.store.arrive(this.name, this.build));
    await this.lookForForeign();
    await this.janitor.look();
    for (const failed of await this.chunks.queue.getFailed(0, 99)) {
      const message = say('part-lost', { times: ATTEMPTS });
      await this.store.finish(failed.data.job, { error: { code: 'jobs/chunk-lost', path: '', message } });
      await failed.remove().catch(() => {});
    }
  }

  /** How long the chunk took, where it was computed. */
  private async work({ data }: QueuedJob<QueuedTask>): Promise<number | undefined> {
    if ('collect' in data) return this.collect(data.job);
    const { job, from, to } = data;
    const { state, stored } = await this.persist(() => this.store.begin(job, from));
    if (state === 'gone' || !isOpen({ state })) return undefined;
    const question = await this.questionOf(job);
    if (question === undefined) return undefined;
    const begun = performance.now();
    const fresh = stored === 0 ? await this.compute(data, question) : undefined;
    if (fresh !== undefined && 'error' in fresh) return this.refused(job, fresh.error);
    const ms = performance.now() - begun;
    const kept =
      fresh === undefined
        ? { stored, done: 0 }
        : await this.persist(() => this.store.store(job, from, fresh.items, ms));
    if (kept.stored > 0 && !data.whole)
      await this.goOn({ job, from: from + kept.stored, to }, ms / (fresh?.items.length ?? 1));
    return ms;
  }

  /** What is left goes back, in two parts when it is long; when nothing is left anywhere, all is put together. */
  private async goOn({ job, from, to }: ChunkTask, eachMs: number): Promise<void> {
    if (from < to) {
      const half = from + Math.ceil((to - from) / 2);
      const one = (to - from) * eachMs <= CHUNK_MS || half >= to;
      const rest = one
        ? [{ job, from, to }]
        : [
            { job, from, to: half },
            { job, from: half, to },
          ];
      await this.persist(() => this.chunks.add(rest));
    }
    const { done, total } = await this.store.total(job);
    if (done === total) await this.persist(() => this.chunks.add([{ job, collect: true }]));
  }

  private async compute({ job, from, to, whole, shared }: ChunkTask, question: string): Promise<Part | Refused> {
    const controller = new AbortController();
    const { signal } = controller;
    this.running.set(controller, job);
    try {
      const { kind, total } = await this.store.total(job);
      const onShare = shared || (!whole && total === 1) ? this.shareOf(job) : undefined;
      if (!whole && kind === 'simulate') return await this.simulate(question, signal, onShare);
      // Threads are shared out between chunks, not between jobs.
      const options = { signal, timeMs: CELL_MS, long: true, owner: `${job}.${from}`, onShare };
      const ask = (range: PartRange) => this.runner.call<Part>('cells', { key: job, question, ...range }, options);
      let part = await takePart(ask, { from, to }, signal);
      if (!whole || 'error' in part) return signal.aborted ? { error: GONE } : part;
      const items = [...part.items];
      while (from + items.length < to) {
        part = await takePart(ask, { from: from + items.length, to }, signal);
        if ('error' in part) return part;
        items.push(...part.items);
      }
      return { total: part.total, items };
    } finally {
      this.running.delete(controller);
    }
  }

  /** Told as often as anybody who watches is. */
  private shareOf(job: string): (share: number) => void {
    let told = performance.now();
    return (share) => {
      if (performance.now() - told < SHARE_MS) return;
      told = performance.now();
      void this.store.noteShare(job, share).catch(() => {});
    };
  }

  private async simulate(
    question: string,
    signal: AbortSignal,
    onShare?: (share: number) => void,
  ): Promise<Part | Refused> {
    const { kind: _kind, ...request } = JSON.parse(question) as { readonly kind: string };
    const answer: Reply = await this.runner.calculate({ method: 'simulate', ...request }, { signal, onShare });
    return 'error' in answer ? (answer as Refused) : { total: 1, items: [JSON.stringify(answer)] };
  }

  private async collect(job: string): Promise<undefined> {
    const [question, cells, { kind }] = await Promise.all([
      this.questionOf(job),
      this.store.cells(job),
      this.store.total(job),
    ]);
    if (question === undefined || cells.length === 0) return undefined;
    const { resultBytes } = JOB_LIMITS;
    if (cells.reduce((sum, text) => sum + text.length, 0) > resultBytes)
      return this.refused(job, resultTooLarge(resultBytes));
    const options = { long: true, owner: `${job}.collect` };
    const outcome =
      kind === 'simulate'
        ? { json: cells[0] }
        : await this.runner.call<Collected>('collect', { question, cells }, options);
    if ('error' in outcome) return this.refused(job, outcome.error as Fault);
    await this.persist(() => this.store.finish(job, outcome));
    return undefined;
  }

  /** Our own trouble is tried again; what is wrong with the question is its answer. */
  private async refused(job: string, problem: Fault): Promise<undefined> {
    if (problem === GONE) return undefined;
    if (OURS.has(problem.code)) throw new Error(problem.code);
    await this.persist(() => this.store.finish(job, { error: problem }));
    return undefined;
  }

  private questionOf(job: string): Promise<string | undefined> {
    return this.questions.get(job, () => this.store.question(job));
  }
}

const GONE: Fault = { code: 'budget/cancelled', path: '', message: say('job-removed') };

const OURS: ReadonlySet<string> = new Set(['internal/failure', 'budget/busy', 'budget/cancelled']);
