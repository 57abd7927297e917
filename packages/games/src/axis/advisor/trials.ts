// Calculations that are tried until the steps for them are used up.
import { type Budget, Meter } from '../../budget.ts';
import { STEPS_TO_ADVISE, STEPS_TO_SET_UP } from '../exact/cost.ts';
import { Share, ShareSpent } from '../share.ts';

export interface Trial<T> {
  readonly result: T;
  readonly steps: number;
}

export class Trials {
  left = STEPS_TO_ADVISE;
  private readonly budget: Budget;

  constructor(budget: Budget) {
    this.budget = budget;
  }

  /** Undefined where it takes more than is left. */
  run<T>(work: (share: Budget) => T): Trial<T> | undefined {
    if (this.left < STEPS_TO_SET_UP) return undefined;
    const meter = new Meter(new Share(this.budget, this.left - STEPS_TO_SET_UP));
    try {
      return { result: work(meter), steps: meter.counted + STEPS_TO_SET_UP };
    } catch (thrown) {
      if (thrown instanceof ShareSpent) return undefined;
      throw thrown;
    } finally {
      this.left -= meter.counted + STEPS_TO_SET_UP;
    }
  }
}
