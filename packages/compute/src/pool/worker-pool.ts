// Threads and those who wait for them. Next is whoever has the fewest, then who was served longest ago: many requests of one keep out nobody.

import { type Fault, say } from '../words/index.ts';
import { Thread, type Transferable } from './thread.ts';

export interface PoolOptions {
  readonly threads: number;
  /** The built worker file. */
  readonly task: URL;
  readonly workerData: unknown;
  readonly heapMb: number;
  /** Nobody but the only one may have all threads. */
  readonly fair: boolean;
}

interface Job<Task> {
  readonly task: Task;
  readonly owner: string;
  readonly kill: AbortSignal;
  readonly transfer: readonly Transferable[];
  begun: number;
  /** Set when it runs. */
  thread?: Thread;
  resolve(value: unknown): void;
  reject(thrown: unknown): void;
}

/** The thread was ended by the lane: the problem says why. */
export class Ended extends Error {
  readonly problem: Fault;

  constructor(problem: Fault) {
    super(problem.code);
    this.problem = problem;
  }
}

const CLOSED: Fault = { code: 'budget/cancelled', path: '', message: say('work-stopped') };

export interface PoolRun {
  readonly kill: AbortSignal;
  readonly owner?: string | undefined;
  readonly transfer?: readonly Transferable[];
  /** Told how long a thread was busy with it. */
  readonly onSpent?: ((ms: number) => void) | undefined;
}

export class WorkerPool<Task extends object> {
  readonly threads: number;
  private readonly places: readonly Thread[];
  private readonly mostOfOwner: number;
  private readonly waiting: Job<Task>[] = [];
  private readonly running = new Set<Job<Task>>();
  /** When somebody who still waits was served last, as a running number. */
  private readonly served = new Map<string, number>();
  private turn = 0;

  constructor({ threads, task, workerData, heapMb, fair }: PoolOptions) {
    this.threads = threads;
    this.mostOfOwner = fair ? Math.max(1, threads - 1) : threads;
    // Flags of the parent, such as those of a TypeScript loader, do not work in threads.
    const options = { workerData, execArgv: [], resourceLimits: { maxOldGenerationSizeMb: heapMb } };
    this.places = Array.from(
      { length: threads },
      () => new Thread({ file: task, options, onChange: () => this.next() }),
    );
  }

  /** Resolves when every thread has loaded what it needs; rejects when one cannot be started. */
  async ready(): Promise<void> {
    await Promise.all(this.places.map(({ started }) => started));
  }

  /** Those for whom there is no thread, not even one that is being started. */
  get queued(): number {
    return Math.max(0, this.waiting.length - this.places.filter(({ coming }) => coming).length);
  }

  get busy(): number {
    return this.running.size;
  }

  run(task: Task, { kill, owner = '', transfer = [], onSpent }: PoolRun): Promise<unknown> {
    return new Promise((resolve, reject) => {
      if (kill.aborted) return reject(kill.reason);
      const job: Job<Task> = {
        task,
        owner,
        kill,
        transfer,
        begun: 0,
        resolve: (value) => settle(() => resolve(value)),
        reject: (thrown) => settle(() => reject(thrown)),
      };
      const settle = (tell: () => void) => {
        kill.removeEventListener('abort', onKill);
        if (this.running.delete(job)) onSpent?.(performance.now() - job.begun);
        tell();
        this.next();
      };
      const onKill = () => {
        const place = this.waiting.indexOf(job);
        if (place < 0) return job.thread?.end(kill.reason);
        this.waiting.splice(place, 1);
        job.reject(kill.reason);
      };
      kill.addEventListener('abort', onKill, { once: true });
      this.waiting.push(job);
      this.next();
    });
  }

  /** Ends the work that has gone on longest; false when there is none. */
  endOldest(problem: Fault): boolean {
    const [oldest] = this.running;
    if (oldest === undefined) return false;
    oldest.thread?.end(new Ended(problem));
    return true;
  }

  /** Ends everything, finished or not. */
  async close(): Promise<void> {
    for (const job of this.waiting.splice(0)) job.reject(new Ended(CLOSED));
    await Promise.all(this.places.map((thread) => thread.close(new Ended(CLOSED))));
  }

  private next(): void {
    this.refuseWithoutThreads();
    for (const thread of this.places) {
      if (!thread.free) continue;
      const place = this.nextPlace();
      if (place < 0) return;
      const [job] = this.waiting.splice(place, 1);
      this.noteServed(job.owner);
      job.begun = performance.now();
      job.thread = thread;
      this.running.add(job);
      thread.run(job.task, job.transfer).then(job.resolve, job.reject);
    }
  }

  /** Where no thread can be started all who wait are told why, and it is tried again for those who come next. */
  private refuseWithoutThreads(): void {
    const failures = this.places.map(({ failure }) => failure);
    if (this.waiting.length === 0 || failures.includes(undefined)) return;
    for (const thread of this.places) thread.startAgain();
    for (const job of this.waiting.splice(0)) job.reject(failures[0]?.thrown);
  }

  /** Remembers only those who have more to ask: the others are new again. */
  private noteServed(owner: string): void {
    if (this.waiting.some((other) => other.owner === owner)) this.served.set(owner, ++this.turn);
    else this.served.delete(owner);
  }

  /** -1 when all who wait have their share. */
  private nextPlace(): number {
    const held = new Map<string, number>();
    for (const { owner } of this.running) held.set(owner, (held.get(owner) ?? 0) + 1);
    let best = -1;
    let bestHeld = this.mostOfOwner;
    let bestServed = Number.POSITIVE_INFINITY;
    for (const [place, { owner }] of this.waiting.entries()) {
      const count = held.get(owner) ?? 0;
      const served = this.served.get(owner) ?? 0;
      if (count > bestHeld || count >= this.mostOfOwner || (count === bestHeld && served >= bestServed)) continue;
      best = place;
      bestHeld = count;
      bestServed = served;
    }
    return best;
  }
}
