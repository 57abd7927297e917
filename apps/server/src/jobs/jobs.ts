// Long work in the background: submitted, watched, fetched, forgotten. Without Redis it ends with the process.
import { randomBytes } from 'node:crypto';
import {
  BUSY_JOBS,
  type CallOptions,
  CELL_MS,
  ChunkCount,
  type Fault,
  isOpen,
  JOB_LIMITS,
  type JobState,
  type JobStatus,
  RESULT_FORGOTTEN,
  type Refused,
  type Runner,
  resultTooLarge,
  statusOf,
  TOO_MANY_JOBS,
} from '@oddsmith/compute';
import { build } from '@oddsmith/compute/build';
import { isRefusal } from '@oddsmith/games';
import { ask } from '../services/index.ts';
import type { ReadQuestion } from '../services/jobs.ts';
import type { Written } from '../services/json-text.ts';
import { say } from '../words/index.ts';
import { answered } from './answered.ts';
import type { Asker, JobsBackend, QueueFigures } from './jobs-backend.ts';

interface Job {
  readonly id: string;
  readonly kind: string;
  readonly calculator: string;
  readonly bytes: number;
  /** Until it is done. */
  question: ReadQuestion | undefined;
  /** Who may list it: a name the client chose; undefined is nobody. */
  readonly client: string | undefined;
  /** Who pays for it: the name, or the address. */
  readonly owner: string;
  readonly created: number;
  readonly build: string;
  readonly controller: AbortController;
  state: JobState;
  done: number;
  /** How far it is, where it is one calculation. */
  share: number;
  readonly total: number;
  started?: number;
  finished?: number;
  result?: string;
  error?: Fault;
  readonly watchers: Set<() => void>;
}

export class Jobs implements JobsBackend {
  private readonly runner: Runner;
  private readonly limits: typeof JOB_LIMITS;
  private readonly jobs = new Map<string, Job>();
  private readonly queue: Job[] = [];
  private busy = false;
  private readonly counted = new ChunkCount();

  constructor(runner: Runner, limits = JOB_LIMITS) {
    this.runner = runner;
    this.limits = limits;
  }

  /** The new job, or why the question is refused. */
  async submit(body: Uint8Array, asker: Asker, options: CallOptions): Promise<JobStatus | Refused> {
    const full = this.fullProblem(asker);
    if (full !== undefined) return { error: full };
    const read = await ask(this.runner, 'readQuestion', { body, mostCells: this.limits.cells }, options);
    return 'error' in read ? read : this.take(read, asker);
  }

  /** A question that was read. */
  async take(question: ReadQuestion, asker: Asker): Promise<JobStatus | { error: Fault }> {
    this.forgetExpired();
    const full = this.fullProblem(asker, question.question.length);
    if (full !== undefined) return { error: full };
    const job: Job = {
      id: randomBytes(24).toString('base64url'),
      kind: question.kind,
      calculator: question.calculator,
      total: question.total,
      bytes: question.question.length,
      question,
      client: asker.client,
      owner: asker.client ?? asker.address,
      created: Date.now(),
      build: build(),
      controller: new AbortController(),
      state: 'waiting',
      done: 0,
      share: 0,
      watchers: new Set(),
    };
    this.jobs.set(job.id, job);
    this.queue.push(job);
    void this.work();
    return statusOf(job);
  }

  async status(id: string): Promise<JobStatus | undefined> {
    this.forgetExpired();
    const job = this.jobs.get(id);
    return job && statusOf(job);
  }

  /** Newest first. */
  async list(client: string | undefined): Promise<readonly JobStatus[]> {
    this.forgetExpired();
    if (client === undefined) return [];
    const own = [...this.jobs.values()].filter((job) => job.client === client);
    return own.reverse().map(statusOf);
  }

  /** JSON, as it is printed by the command line. */
  async result(id: string): Promise<string | undefined> {
    return this.jobs.get(id)?.result;
  }

  /** Stops and forgets; whoever watches is told. */
  async remove(id: string): Promise<boolean> {
    return this.drop(id);
  }

  private drop(id: string): boolean {
    const job = this.jobs.get(id);
    if (job === undefined) return false;
    this.jobs.delete(id);
    if (isOpen(job)) {
      job.state = 'cancelled';
      job.controller.abort();
    }
    notify(job);
    return true;
  }

  /** Calls back with every change until the returned function is called; undefined when there is no such job. */
  watch(id: string, onChange: (status: JobStatus) => void): (() => void) | undefined {
    const job = this.jobs.get(id);
    if (job === undefined) return undefined;
    const watcher = () => onChange(statusOf(job));
    job.watchers.add(watcher);
    watcher();
    return () => void job.watchers.delete(watcher);
  }

  private counts(): { readonly [state in JobState]?: number } {
    const counts: { [state in JobState]?: number } = { waiting: 0, running: 0, done: 0, failed: 0 };
    for (const { state } of this.jobs.values()) counts[state] = (counts[state] ?? 0) + 1;
    return counts;
  }

  async figures(): Promise<QueueFigures> {
    const { runner, queue, counted } = this;
    return { jobs: this.counts(), workers: runner.parallelism, waiting: queue.length, stats: counted.stats() };
  }

  async health(): Promise<null> {
    return null;
  }

  async close(): Promise<void> {
    for (const id of [...this.jobs.keys()]) this.drop(id);
  }

  private fullProblem({ client, address }: Asker, bytes = 0): Fault | undefined {
    const owner = client ?? address;
    const open = [...this.jobs.values()].filter(isOpen);
    const waitingBytes = open.reduce((sum, job) => sum + job.bytes, bytes);
    if (open.length >= this.limits.ofAll || waitingBytes > this.limits.waitingBytes) return BUSY_JOBS;
    return open.filter((job) => job.owner === owner).length < this.limits.ofClient ? undefined : TOO_MANY_JOBS;
  }

  /** One job at a time, oldest first: its chunks share the threads with single calculations. */
  private async work(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    for (let job = this.queue.shift(); job !== undefined; job = this.queue.shift())
      if (job.state === 'waiting') await this.run(job);
    this.busy = false;
  }

  private async run(job: Job): Promise<void> {
    job.state = 'running';
    job.started = Date.now();
    notify(job);
    const onProgress = (done: number, total: number): void => {
      // The last step is the state's to tell.
      if (done >= total) return;
      job.done = Math.floor((done / total) * job.total);
      job.share = done / total;
      notify(job);
    };
    const question = job.question as ReadQuestion;
    const result = await this.answer(question, job.controller.signal, onProgress).catch(failed);
    job.question = undefined;
    if (job.controller.signal.aborted) return;
    job.finished = Date.now();
    job.state = 'error' in result ? 'failed' : 'done';
    if ('error' in result) job.error = result.error;
    else job.result = result.json;
    job.done = job.total;
    notify(job);
    this.forgetExpired();
  }

  private async answer(
    read: ReadQuestion,
    signal: AbortSignal,
    onProgress: (done: number, total: number) => void,
  ): Promise<Written | Refused> {
    const { runner } = this;
    if (read.kind === 'simulate') {
      const { kind: _kind, ...request } = JSON.parse(read.question) as { readonly kind: string };
      const onShare = (share: number) => onProgress(share, 1);
      const answer = await runner.calculate({ method: 'simulate', ...request }, { signal, onShare });
      return isRefusal(answer) ? answer : { json: JSON.stringify(answer) };
    }
    const { resultBytes } = this.limits;
    return answered(runner, read, {
      options: { signal, timeMs: CELL_MS, long: true },
      mostBytes: resultBytes,
      tooLarge: resultTooLarge(resultBytes),
      refuseAlone: true,
      onProgress,
      onPart: (cells, ms) => this.counted.add(cells, ms),
    });
  }

  private forgetExpired(): void {
    const now = Date.now();
    const finished = [...this.jobs.values()].filter((job) => !isOpen(job));
    const { keptMs, keptBytes, known } = this.limits;
    let bytes = finished.reduce((sum, { result = '' }) => sum + result.length, 0);
    let count = finished.length;
    for (const job of finished.sort((a, b) => (a.finished ?? 0) - (b.finished ?? 0))) {
      const expired = (job.finished ?? now) + keptMs < now;
      if (!expired && bytes <= keptBytes && count <= known) return;
      bytes -= job.result?.length ?? 0;
      if (expired || count > known) {
        this.jobs.delete(job.id);
        count--;
      } else if (job.result !== undefined) forgetResult(job);
    }
  }
}

/** Our own bug, as data: a job that fails must not take the server with it. */
function failed(): { readonly error: Fault } {
  return { error: { code: 'internal/failure', path: '', message: say('job-failed') } };
}

/** Whoever asks for it is told so, as long as the job is known. */
function forgetResult(job: Job): void {
  delete job.result;
  job.state = 'failed';
  job.error = RESULT_FORGOTTEN;
}

function notify(job: Job): void {
  for (const watcher of job.watchers) watcher();
}
