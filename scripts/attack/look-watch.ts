// How long a calculation goes without a look at the clock, in time of its thread on the processor: what other programs took meanwhile,
// and what the collector and the compiler did on threads of their own, does not count.
import type { Problem } from '@oddsmith/games';
import { mainThreadMs } from './processor-time.mjs';

/** Asking for the time on the processor takes microseconds: looks that follow each other faster share one reading. */
const FAST_MS = 0.5;

const OUT_OF_TIME: Problem = { code: 'budget/exceeded', path: '', message: 'out of time' };

export class LookWatch {
  private readonly until: number;
  private last = performance.now();
  private lastBusy = mainThreadMs();
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
    const busy = mainThreadMs();
    this.worst = Math.max(this.worst, Math.min(now - this.last, busy - this.lastBusy));
    this.last = now;
    this.lastBusy = busy;
  }
}
