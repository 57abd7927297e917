// Long work in the background: submitted, watched, fetched, forgotten. Without Redis it ends with the process.
import { randomBytes } from 'node:crypto';
import { analysisOf, withEntries } from '@oddsmith/analysis';
import { analyse, type Runner } from '@oddsmith/compute';
import { isRecord, type Problem, parseInput, problemFromZod, requestSchema } from '@oddsmith/games';

export type JobState = 'waiting' | 'running' | 'done' | 'failed' | 'cancelled';

export interface JobStatus {
  readonly id: string;
  readonly kind: string;
  readonly calculator: string;
  readonly state: JobState;
  readonly progress: { readonly done: number; readonly total: number };
  readonly created: string;
  readonly started?: string;
  readonly finished?: string;
  readonly expires: string;
  readonly timeLeftMs?: number;
  readonly error?: Problem;
}

/** What a job does: calls back with how far it is, stops when the signal says so. */
export type JobWork = (signal: AbortSignal, onProgress: (done: number, total: number) => void) => Promise<object>;

/** What a job is called, and how many calculations it has. */
interface JobAbout {
  readonly kind: string;
  readonly calculator: string;
  readonly total: number;
}

/** Who asks: a name the client chose, and where from. */
export interface Asker {
  readonly client: string | undefined;
  readonly address: string;
}

interface Job {
  readonly id: string;
  readonly kind: string;
  readonly calculator: string;
  readonly run: JobWork;
  /** Who may list it: a name the client chose; undefined is nobody. */
  readonly client: string | undefined;
  /** Who pays for it: the name, or the address. */
  readonly owner: string;
  readonly created: number;
  readonly controller: AbortController;
  state: JobState;
  done: number;
  readonly total: number;
  started?: number;
  finished?: number;
  result?: string;
  error?: Problem;
  readonly watchers: Set<() => void>;
}

export const JOB_LIMITS = { cells: 250_000, ofClient: 10, ofAll: 1_000, keptMs: 24 * 3_600_000 };

export class Jobs {
  private readonly runner: Runner;
  private readonly jobs = new Map<string, Job>();
  private readonly queue: Job[] = [];
  private busy = false;

  constructor(runner: Runner) {
    this.runner = runner;
  }

  /** The new job, or why the question is refused: what the command line would refuse at once is refused here. */
  async submit(given: unknown, asker: Asker): Promise<JobStatus | { error: Problem }> {
    const full = this.fullProblem(asker);
    if (full !== undefined) return { error: full };
    const question = await withEntries(given);
    if (isRecord(question) && 'error' in question) return question as { error: Problem };
    const read = await this.read(question);
    if ('error' in read) return read;
    return this.add(read, asker, (signal, onProgress) => this.answer(read.kind, question, signal, onProgress));
  }

  /** Any other work that takes longer than a request may. */
  add(about: JobAbout, asker: Asker, run: JobWork): JobStatus | { error: Problem } {
    this.forgetExpired();
    const full = this.fullProblem(asker);
    if (full !== undefined) return { error: full };
    const job: Job = {
      id: randomBytes(24).toString('base64url'),
      ...about,
      run,
      client: asker.client,
      owner: asker.client ?? asker.address,
      created: Date.now(),
      controller: new AbortController(),
      state: 'waiting',
      done: 0,
      watchers: new Set(),
    };
    this.jobs.set(job.id, job);
    this.queue.push(job);
    void this.work();
    return statusOf(job);
  }

  statusOf(id: string): JobStatus | undefined {
    this.forgetExpired();
    const job = this.jobs.get(id);
    return job && statusOf(job);
  }

  /** Newest first. */
  listOf(client: string | undefined): readonly JobStatus[] {
    this.forgetExpired();
    if (client === undefined) return [];
    const own = [...this.jobs.values()].filter((job) => job.client === client);
    return own.reverse().map(statusOf);
  }

  /** JSON, as it is printed by the command line. */
  resultOf(id: string): string | undefined {
    return this.jobs.get(id)?.result;
  }

  /** Stops and forgets; whoever watches is told. */
  remove(id: string): boolean {
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

  counts(): { readonly [state in JobState]?: number } {
    const counts: { [state in JobState]?: number } = { waiting: 0, running: 0, done: 0, failed: 0 };
    for (const { state } of this.jobs.values()) counts[state] = (counts[state] ?? 0) + 1;
    return counts;
  }

  close(): void {
    for (const id of [...this.jobs.keys()]) this.remove(id);
  }

  private async read(question: unknown): Promise<JobAbout | { error: Problem }> {
    const calculators = await this.runner.calculators();
    if (!isRecord(question) || question.kind !== 'simulate') {
      const analysis = analysisOf(calculators, question, { cells: JOB_LIMITS.cells });
      if ('error' in analysis) return analysis;
      return { kind: analysis.kind, calculator: analysis.calculator, total: analysis.work.total };
    }
    const { kind: _kind, ...request } = question;
    const parsed = requestSchema.safeParse(request);
    if (!parsed.success) return { error: problemFromZod('request', parsed.error, request) };
    const calculator = calculators.find(({ id }) => id === parsed.data.calculator);
    if (calculator === undefined) {
      const message = `there is no calculator "${parsed.data.calculator.slice(0, 60)}"`;
      return { error: { code: 'request/unknown-calculator', path: 'calculator', message } };
    }
    const input = parseInput(calculator, parsed.data.input);
    return 'error' in input ? input : { kind: 'simulate', calculator: calculator.id, total: 1 };
  }

  private fullProblem({ client, address }: Asker): Problem | undefined {
    const owner = client ?? address;
    const open = [...this.jobs.values()].filter(isOpen);
    if (open.length >= JOB_LIMITS.ofAll)
      return { code: 'budget/busy', path: '', message: 'too many jobs are waiting; try again shortly' };
    if (open.filter((job) => job.owner === owner).length < JOB_LIMITS.ofClient) return undefined;
    const message = `at most ${JOB_LIMITS.ofClient} jobs of a client may be unfinished`;
    return { code: 'jobs/too-many', path: '', message };
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
      notify(job);
    };
    const result = await job.run(job.controller.signal, onProgress).catch(failed);
    if (job.controller.signal.aborted) return;
    job.finished = Date.now();
    job.state = 'error' in result ? 'failed' : 'done';
    if ('error' in result) job.error = result.error as Problem;
    else job.result = JSON.stringify(result);
    job.done = job.total;
    notify(job);
  }

  private answer(
    kind: string,
    question: unknown,
    signal: AbortSignal,
    onProgress: (done: number, total: number) => void,
  ): Promise<object> {
    if (kind !== 'simulate') return analyse(question, this.runner, { signal, onProgress });
    const { kind: _kind, ...request } = question as { readonly kind: string };
    return this.runner.calculate({ method: 'simulate', ...request }, { signal, onProgress });
  }

  private forgetExpired(): void {
    const now = Date.now();
    for (const [id, job] of this.jobs)
      if (job.finished !== undefined && job.finished + JOB_LIMITS.keptMs < now) this.jobs.delete(id);
  }
}

/** Our own bug, as data: a job that fails must not take the server with it. */
function failed(): { readonly error: Problem } {
  return { error: { code: 'internal/failure', path: '', message: 'the job failed; this is a bug' } };
}

function isOpen({ state }: Job): boolean {
  return state === 'waiting' || state === 'running';
}

function notify(job: Job): void {
  for (const watcher of job.watchers) watcher();
}

function statusOf(job: Job): JobStatus {
  const { id, kind, calculator, state, done, total, created, started, finished, error } = job;
  const iso = (time: number) => new Date(time).toISOString();
  const runs = state === 'running' && started !== undefined && done > 0;
  return {
    id,
    kind,
    calculator,
    state,
    progress: { done, total },
    created: iso(created),
    ...(started === undefined ? {} : { started: iso(started) }),
    ...(finished === undefined ? {} : { finished: iso(finished) }),
    expires: iso((finished ?? Date.now()) + JOB_LIMITS.keptMs),
    ...(runs ? { timeLeftMs: Math.round(((Date.now() - started) / done) * (total - done)) } : {}),
    ...(error === undefined ? {} : { error }),
  };
}
