// Calculations that are tried until the steps for them are used up.
import { type Budget, Meter } from '../../contract/budget.ts';
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

  /** Undefined where it takes more than is left; `battles`: how many are set up. */
  run<T>(work: (share: Budget) => T, battles = 1): Trial<T> | undefined {
    const settingUp = battles * STEPS_TO_SET_UP;
    if (this.left < settingUp) return undefined;
    const meter = new Meter(new Share(this.budget, this.left - settingUp));
    try {
      return { result: work(meter), steps: meter.counted + settingUp };
    } catch (thrown) {
      if (thrown instanceof ShareSpent) return undefined;
      throw thrown;
    } finally {
      this.left -= meter.counted + settingUp;
    }
  }
}
