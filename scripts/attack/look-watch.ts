// How long a calculation goes without a look at the clock: by the clock, by the processor time of the whole process or by that of its
// own thread, whichever is least. On a busy machine the first counts what other programs took, the second what the collector and the
// compiler did on threads beside it while it waited for a processor.
import type { Problem } from '@oddsmith/games';
import { mainThreadMs } from './processor-time.mjs';

/** What the scheduler keeps for a thread alone may be a tick behind, which is 4 ms on most machines and 10 on some. */
const TICK_MS = 10;

/** Asking for the time on the processor takes microseconds: looks that follow each other faster share one reading. */
const FAST_MS = 0.5;

/** Milliseconds on all processors since the process began. */
function processMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

const OUT_OF_TIME: Problem = { code: 'budget/exceeded', path: '', message: 'out of time' };

export class LookWatch {
  /** Looks so far. */
  looks = 0;
  private readonly until: number;
  private readonly busyUntil: number;
  private last = performance.now();
  private lastBusy = processMs();
  private lastOwn = mainThreadMs();
  private worst = 0;

  constructor(timeMs: number) {
    this.until = this.last + timeMs;
    this.busyUntil = this.lastBusy + timeMs;
  }

  /** A look at the clock: a problem once the time is over. */
  look(): Problem | undefined {
    this.looks++;
    const now = performance.now();
    if (now - this.last > FAST_MS) this.note(now);
    // A machine that does other things instead has taken nobody's time.
    return now > this.until && processMs() > this.busyUntil ? OUT_OF_TIME : undefined;
  }

  /** The longest in milliseconds, the last stretch included. */
  end(): number {
    this.note(performance.now());
    return this.worst;
  }

  private note(now: number): void {
    const busy = processMs();
    const own = mainThreadMs();
    this.worst = Math.max(this.worst, Math.min(now - this.last, busy - this.lastBusy, own - this.lastOwn + TICK_MS));
    this.last = now;
    this.lastBusy = busy;
    this.lastOwn = own;
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
  private last = 0;
  private lastBusy = 0;

  /** Stops at the look of this number. */
  constructor(most: number) {
    this.most = most;
  }

  begin(): void {
    this.looks = 0;
    this.last = performance.now();
    this.lastBusy = processMs();
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
    const now = performance.now();
    const busy = processMs();
    const took = Math.min(now - this.last, busy - this.lastBusy);
    this.least[this.looks] = Math.min(this.least[this.looks] ?? Number.POSITIVE_INFINITY, took);
    this.looks++;
    this.last = now;
    this.lastBusy = busy;
  }
}
