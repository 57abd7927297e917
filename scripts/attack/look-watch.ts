// How long a calculation goes without a look at the clock, in time of the processor: what other programs took meanwhile does not count.
import type { Problem } from '@oddsmith/games';

/** Asking for the time of the processor takes a microsecond: looks that follow each other faster share one reading. */
const FAST_MS = 0.5;

const OUT_OF_TIME: Problem = { code: 'budget/exceeded', path: '', message: 'out of time' };

export class LookWatch {
  private readonly until: number;
  private last = performance.now();
  private lastCpu = process.cpuUsage();
  private worst = 0;

  constructor(timeMs: number) {
    this.until = this.last + timeMs;
  }

  /** A look at the clock: a problem once the time is over. */
  look(): Problem | undefined {
    const now = performance.now();
    if (now - this.last > FAST_MS) this.note(now);
    return now > this.until ? OUT_OF_TIME : undefined;
  }

  /** The longest in milliseconds, the last stretch included. */
  end(): number {
    this.note(performance.now());
    return this.worst;
  }

  private note(now: number): void {
    const { user, system } = process.cpuUsage(this.lastCpu);
    this.worst = Math.max(this.worst, Math.min(now - this.last, (user + system) / 1000));
    this.last = now;
    this.lastCpu = process.cpuUsage();
  }
}
