// Newest input wins: at most one run at a time, at most one waiting, and a slow run is abandoned for a newer one.

export interface Job<Request, Reply> {
  readonly request: Request;
  resolve(reply: Reply | undefined): void;
  reject(reason: unknown): void;
}

export interface Runner<Request, Reply> {
  run(request: Request): Promise<Reply>;
  /** Kills the run in progress; the next `run` starts afresh. */
  restart(): void;
}

export interface Timer {
  after(ms: number, act: () => void): () => void;
}

/** A run may take this long before a newer input throws it away. */
export const PATIENCE_MS = 200;

/** Replies with undefined to a request that was overtaken. */
export class Newest<Request, Reply> {
  private active: Job<Request, Reply> | undefined;
  private waiting: Job<Request, Reply> | undefined;
  private cancelTimer: (() => void) | undefined;
  private overdue = false;
  private readonly runner: Runner<Request, Reply>;
  private readonly timer: Timer;

  constructor(runner: Runner<Request, Reply>, timer: Timer) {
    this.runner = runner;
    this.timer = timer;
  }

  ask(request: Request): Promise<Reply | undefined> {
    return new Promise((resolve, reject) => {
      this.waiting?.resolve(undefined);
      this.waiting = { request, resolve, reject };
      if (this.active === undefined) this.start();
      else if (this.overdue) this.abandon();
    });
  }

  /** Gives up the run in progress and whatever waits. */
  cancel(): void {
    this.waiting?.resolve(undefined);
    this.waiting = undefined;
    if (this.active !== undefined) this.abandon();
  }

  private abandon(): void {
    const overtaken = this.active;
    this.finish();
    this.runner.restart();
    overtaken?.resolve(undefined);
    this.start();
  }

  private finish(): void {
    this.cancelTimer?.();
    this.active = undefined;
    this.overdue = false;
  }

  private start(): void {
    const job = this.waiting;
    if (job === undefined) return;
    this.waiting = undefined;
    this.active = job;
    this.cancelTimer = this.timer.after(PATIENCE_MS, () => {
      this.overdue = true;
      if (this.waiting !== undefined) this.abandon();
    });
    this.runner.run(job.request).then(
      (reply) => this.settle(job, () => job.resolve(this.waiting === undefined ? reply : undefined)),
      (reason) => this.settle(job, () => job.reject(reason)),
    );
  }

  /** A run that was abandoned may still report; by then it is nobody's. */
  private settle(job: Job<Request, Reply>, deliver: () => void): void {
    if (this.active !== job) return;
    this.finish();
    deliver();
    this.start();
  }
}
