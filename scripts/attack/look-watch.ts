// How long a calculation goes without a look at the clock, in time of its thread on the processor: what other programs took meanwhile,
// and what the collector and the compiler did on threads of their own, does not count.
import type { Problem } from '@oddsmith/games';
import { mainThreadMs } from './processor-time.mjs';

/** Asking for the time on the processor takes microseconds: looks that follow each other faster share one reading. */
const FAST_MS = 0.5;

const OUT_OF_TIME: Problem = { code: 'budget/exceeded', path: '', message: 'out of time' };

export class LookWatch {
  /** Looks so far. */
  looks = 0;
  private readonly until: number;
  private last = performance.now();
  private lastBusy = mainThreadMs();
  private worst = 0;

  constructor(timeMs: number) {
    this.until = this.last + timeMs;
  }

  /** A look at the clock: a problem once the time is over. */
  look(): Problem | undefined {
    this.looks++;
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

/**
 * The same calculation once more, as far as the same look. A stretch that is long every time is the engine's doing; one that is long
 * only now and then is the collector's, or that of compiling what runs for the first time.
 */
export class RepeatWatch {
  private readonly most: number;
  private readonly least: number[] = [];
  private looks = 0;
  private lastBusy = 0;

  /** Stops at the look of this number. */
  constructor(most: number) {
    this.most = most;
  }

  begin(): void {
    this.looks = 0;
    this.lastBusy = mainThreadMs();
  }

  look(): Problem | undefined {
    this.note();
    return this.looks >= this.most ? OUT_OF_TIME : undefined;
  }

  end(): void {
    this.note();
  }

  /** The longest of all stretches, each as short as it ever was. */
  get worst(): number {
    return this.least.reduce((longest, ms) => Math.max(longest, ms), 0);
  }

  private note(): void {
    const busy = mainThreadMs();
    this.least[this.looks] = Math.min(this.least[this.looks] ?? Number.POSITIVE_INFINITY, busy - this.lastBusy);
    this.looks++;
    this.lastBusy = busy;
  }
}
