// The quick thread and those who wait for it, in turns: small calls travel together, because a round trip costs more than most of them.
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { type CallOptions, outOfTime, stopped } from '../runner.ts';
import { clock, TAKES_LONGER } from '../task-context.ts';
import { type Fault, type Refused, say } from '../words/index.ts';
import { type Control, finished, newControl, setFinished, WAITING } from './control.ts';

/** A call as it goes to the thread. */
export interface QuickCall {
  readonly service: string;
  readonly argument: unknown;
  readonly timeMs: number | undefined;
  /** By the clock, because waiting counts. */
  readonly deadline: number | undefined;
}

/** Answers to the next calls of those that were sent, and what each took; when it is over the rest was not begun. */
export interface QuickAnswers {
  readonly replies: readonly object[];
  readonly spent: readonly number[];
  readonly over: boolean;
}

export interface QuickSetup {
  /** Addresses of the modules whose `calculators` and `services` the thread serves. */
  readonly calculators: string;
  readonly services: string;
  /** What takes longer is somebody else's. */
  readonly quickMs: number;
  readonly control: Control;
}

export interface BatchingWorkerOptions extends Omit<QuickSetup, 'control'> {
  /** The built worker file. */
  readonly task: URL;
  readonly heapMb: number;
  /** What a thread that ended by itself is answered with. */
  readonly problemOf: (thrown: unknown) => Fault;
}

interface Job {
  readonly call: QuickCall;
  readonly options: CallOptions;
  resolve(reply: object): void;
}

const MOST_AT_ONCE = 16;
const TICK_MS = 50;
/** What a thread may be late by: it may have been kept off the processors, and a new one takes as long to start. */
const LATE_MS = 1_000;

const LONGER: Refused = { error: { code: TAKES_LONGER, path: '', message: say('takes-longer') } };
const CLOSED: Refused = { error: { code: 'budget/cancelled', path: '', message: say('work-stopped') } };

export class BatchingWorker {
  private readonly options: BatchingWorkerOptions;
  private readonly control = newControl();
  private readonly watchdog: NodeJS.Timeout;
  /** By who asks: each has a turn, then goes to the end. */
  private readonly waiting = new Map<string, Job[]>();
  private waitingCount = 0;
  /** Come back from the thread not begun, or left by one that ended: they had their turn. */
  private again: Job[] = [];
  /** With the thread, in order, and how many of them are answered. */
  private sent: readonly Job[] = [];
  private answered = 0;
  private batches = 0;
  private posting = false;
  private closed = false;
  /** Set when no thread can be started: everything is done elsewhere. */
  private broken = false;
  /** undefined while a thread starts. */
  private open: Worker | undefined;
  private worker: Worker;
  private stuckAt = '';
  private stuckSince = 0;
  private readonly firstStart: Promise<void>;

  constructor(options: BatchingWorkerOptions) {
    this.options = options;
    this.worker = this.start();
    this.firstStart = this.begun(this.worker);
    // Whoever waits for it hears of it.
    this.firstStart.catch(() => {});
    this.watchdog = setInterval(() => this.watch(), TICK_MS).unref();
  }

  get queued(): number {
    return this.waitingCount + this.again.length;
  }

  /** Rejects when the thread cannot be started. */
  ready(): Promise<void> {
    return this.firstStart;
  }

  /** The answer is TAKES_LONGER when the call has to be made elsewhere. */
  run(call: QuickCall, options: CallOptions): Promise<object> {
    if (this.closed) return Promise.resolve(CLOSED);
    if (this.broken) return Promise.resolve(LONGER);
    return new Promise((resolve) => {
      const owner = options.owner ?? '';
      const others = this.waiting.get(owner);
      if (others === undefined) this.waiting.set(owner, [{ call, options, resolve }]);
      else others.push({ call, options, resolve });
      this.waitingCount++;
      this.postSoon();
    });
  }

  async close(): Promise<void> {
    this.closed = true;
    clearInterval(this.watchdog);
    for (const job of this.takeAll()) job.resolve(CLOSED);
    await this.worker.terminate();
  }

  private start(): Worker {
    const { task, heapMb, calculators, services, quickMs } = this.options;
    const workerData: QuickSetup = { calculators, services, quickMs, control: this.control };
    const worker = new Worker(task, { workerData, execArgv: [], resourceLimits: { maxOldGenerationSizeMb: heapMb } });
    let failed: unknown;
    worker.on('message', (answers: QuickAnswers) => this.take(worker, answers));
    worker.on('error', (thrown) => {
      failed = thrown;
    });
    worker.on('exit', () => this.replace(worker, failed));
    return worker;
  }

  private async begun(worker: Worker): Promise<void> {
    await once(worker, 'message');
    // From now on it keeps no process alive that has nothing else to do.
    worker.unref();
  }

  /** All that comes in one turn of the event loop goes out together. */
  private postSoon(): void {
    if (this.posting) return;
    this.posting = true;
    setImmediate(() => {
      this.posting = false;
      this.post();
    });
  }

  private post(): void {
    if (this.open === undefined || this.sent.length > 0) return;
    const jobs: Job[] = [];
    while (jobs.length < MOST_AT_ONCE) {
      const job = this.again.shift() ?? this.next();
      if (job === undefined) break;
      const problem = pastProblem(job);
      if (problem === undefined) jobs.push(job);
      else job.resolve({ error: problem });
    }
    if (jobs.length === 0) return;
    this.sent = jobs;
    this.answered = 0;
    this.batches++;
    setFinished(this.control, WAITING);
    this.open.postMessage(jobs.map(({ call }) => call));
  }

  private next(): Job | undefined {
    const [first] = this.waiting;
    if (first === undefined) return undefined;
    const [owner, jobs] = first;
    this.waiting.delete(owner);
    if (jobs.length > 1) this.waiting.set(owner, jobs);
    this.waitingCount--;
    return jobs.shift();
  }

  private take(worker: Worker, { replies, spent, over }: QuickAnswers): void {
    if (this.closed) return;
    this.open = worker;
    for (let i = 0; i < replies.length; i++) {
      const { options, resolve } = this.sent[this.answered++];
      options.onSpent?.(spent[i]);
      resolve(options.signal?.aborted ? { error: stopped(options.signal) } : replies[i]);
    }
    if (!over) return;
    this.again.unshift(...this.sent.slice(this.answered));
    this.sent = [];
    if (this.queued > 0) this.postSoon();
  }

  /** Ends the thread when it has been on the same call for longer than allowed. */
  private watch(): void {
    if (this.open === undefined) this.refusePast();
    const at = `${this.batches} ${finished(this.control)}`;
    const working = this.sent.length > 0 && finished(this.control) !== WAITING;
    if (!working || at !== this.stuckAt) {
      this.stuckAt = at;
      this.stuckSince = performance.now();
    } else if (performance.now() - this.stuckSince > this.options.quickMs + LATE_MS) void this.worker.terminate();
  }

  /** The thread has ended. The call it was on is to blame; all others wait for the next thread. */
  private replace(worker: Worker, failed: unknown): void {
    if (this.closed) return;
    const couldStart = this.open === worker;
    this.open = undefined;
    const guilty = this.sent[finished(this.control)];
    this.again.unshift(...this.sent.slice(this.answered).filter((job) => job !== guilty));
    this.sent = [];
    guilty?.resolve(failed === undefined ? LONGER : { error: this.options.problemOf(failed) });
    if (couldStart) {
      this.worker = this.start();
      void this.begun(this.worker).catch(() => {});
    } else {
      this.broken = true;
      for (const job of this.takeAll()) job.resolve(LONGER);
    }
  }

  /** While no thread takes them, waiting calls run out of time by themselves. */
  private refusePast(): void {
    for (const job of this.takeAll()) {
      const problem = pastProblem(job);
      if (problem === undefined) this.again.push(job);
      else job.resolve({ error: problem });
    }
  }

  private takeAll(): readonly Job[] {
    const jobs = [...this.sent.slice(this.answered), ...this.again, ...[...this.waiting.values()].flat()];
    this.sent = [];
    this.again = [];
    this.waiting.clear();
    this.waitingCount = 0;
    return jobs;
  }
}

/** Why a call need not be begun any more. */
function pastProblem({ call: { deadline, timeMs }, options: { signal } }: Job): Fault | undefined {
  if (signal?.aborted) return stopped(signal);
  return deadline !== undefined && clock() > deadline ? outOfTime(timeMs) : undefined;
}
