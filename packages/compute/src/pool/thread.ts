// A place for one thread that does one task at a time. The next thread starts when the last is gone, and not before: a thread that was
// ended keeps its memory for as long as it takes to notice, and a process whose threads are ended often would have many of them.
import { once } from 'node:events';
import { Worker, type WorkerOptions } from 'node:worker_threads';

/** What a task came to, as the thread tells it; the first that a thread tells is that it is ready, as nothing. */
export type Outcome = { readonly result: unknown } | { readonly thrown: unknown } | undefined;

/** What a thread is given rather than shown a copy of. */
export type Transferable = NonNullable<Parameters<Worker['postMessage']>[1]>[number];

export interface ThreadSetup {
  readonly file: URL;
  readonly options: WorkerOptions;
  /** Told when it can take a task, and when it could not be started. */
  readonly onChange: () => void;
}

interface Running {
  resolve(result: unknown): void;
  reject(thrown: unknown): void;
}

export class Thread {
  /** Rejects when the first thread cannot be started. */
  readonly started: Promise<unknown>;
  private readonly setup: ThreadSetup;
  private worker: Worker | undefined;
  private ready = false;
  private closed = false;
  private running: Running | undefined;
  private failed: { readonly thrown: unknown } | undefined;

  constructor(setup: ThreadSetup) {
    this.setup = setup;
    this.started = once(this.start(), 'message');
    // Whoever waits for it hears of it.
    this.started.catch(() => {});
  }

  /** Whether it can take a task. */
  get free(): boolean {
    return this.ready && this.running === undefined;
  }

  /** Whether it is being started, or waits for the end of the last. */
  get coming(): boolean {
    return !this.ready && this.failed === undefined;
  }

  /** Why there is no thread and none on its way. */
  get failure(): { readonly thrown: unknown } | undefined {
    return this.failed;
  }

  /** Only where it is free; rejects when the thread ends before it is done. */
  run(task: object, transfer: readonly Transferable[]): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const worker = this.worker as Worker;
      // A task that cannot be sent leaves the thread as it is.
      worker.postMessage(task, transfer);
      worker.ref();
      this.running = { resolve, reject };
    });
  }

  /** Ends the thread with what it does; the next is started when it is gone. */
  end(reason: unknown): void {
    this.ready = false;
    this.settle((running) => running.reject(reason));
    void this.worker?.terminate();
  }

  /** Once more, where it could not be started. */
  startAgain(): void {
    if (this.failed !== undefined) this.start();
  }

  async close(reason: unknown): Promise<void> {
    this.closed = true;
    this.end(reason);
    await this.worker?.terminate();
  }

  private start(): Worker {
    const worker = new Worker(this.setup.file, this.setup.options);
    this.worker = worker;
    this.failed = undefined;
    let begun = false;
    let thrown: unknown;
    worker.on('message', (outcome: Outcome) => {
      if (outcome !== undefined) return this.take(worker, outcome);
      begun = true;
      if (this.closed) return;
      this.ready = true;
      // From now on it keeps no process alive that has nothing else to do.
      worker.unref();
      this.setup.onChange();
    });
    worker.on('error', (error) => {
      thrown = error;
    });
    worker.on('exit', (code) => this.onExit(begun, thrown ?? new Error(`the thread ended with ${code}`)));
    return worker;
  }

  private take(worker: Worker, outcome: NonNullable<Outcome>): void {
    // What came while it was being ended is nobody's any more.
    if (this.running === undefined) return;
    worker.unref();
    this.settle((running) => ('thrown' in outcome ? running.reject(outcome.thrown) : running.resolve(outcome.result)));
  }

  private onExit(begun: boolean, thrown: unknown): void {
    this.ready = false;
    this.worker = undefined;
    this.settle((running) => running.reject(thrown));
    if (this.closed) return;
    if (begun) this.start();
    else {
      // One that cannot be started would be started for ever.
      this.failed = { thrown };
      this.setup.onChange();
    }
  }

  private settle(tell: (running: Running) => void): void {
    const { running } = this;
    this.running = undefined;
    if (running !== undefined) tell(running);
  }
}
