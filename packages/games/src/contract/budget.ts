// How much work a calculation may do. Long loops spend from it, so that any calculation can be stopped.
import { emitter, GRAMMARS, type MessageOf, writerFor } from '@oddsmith/words';
import { budget } from '../words/budget.ts';

const say = emitter<typeof budget>();
const ENGLISH = writerFor(GRAMMARS.en, { messages: budget, rules: {}, names: {} });

/** Steps between two looks at the clock: a tenth of a millisecond of work, so that steps counted too low are still often enough. */
const STEPS_PER_CHECK = 100_000;
/** Work that spends a few steps at a time mostly makes an array or calls a function for them: the clock takes each for so many. */
const STEPS_PER_CALL = 100;
/** Steps between two reports of how many are done, which may go to another thread. */
const STEPS_PER_REPORT = 1_000_000;

export interface BudgetLimits {
  /** Elementary steps of an exact engine: about 10^9 a second. */
  readonly steps?: number | undefined;
  /** Asked now and then; true stops the calculation. Time and cancellation come from outside. */
  readonly expired?: (() => boolean) | undefined;
  /** Told now and then how many steps are done. */
  readonly onSpent?: ((steps: number) => void) | undefined;
}

export class BudgetExceeded extends Error {
  readonly code: 'budget/exceeded' | 'budget/cancelled';
  /** Put into words where the language of the reader is known; `message` is English. */
  readonly said: MessageOf<typeof budget>;

  constructor(code: 'budget/exceeded' | 'budget/cancelled', said: MessageOf<typeof budget>) {
    super(ENGLISH.say(said));
    this.code = code;
    this.said = said;
  }
}

export const DEFAULT_STEPS = 2_000_000_000;

export class Budget {
  readonly steps: number;
  private spent = 0;
  private calls = 0;
  private nextCheck: number;
  private nextReport = STEPS_PER_REPORT;
  private readonly limits: BudgetLimits;

  constructor(limits: BudgetLimits = {}) {
    this.steps = limits.steps ?? DEFAULT_STEPS;
    this.limits = limits;
    this.nextCheck = Math.min(STEPS_PER_CHECK, this.steps);
  }

  /** Steps spent so far. */
  get used(): number {
    return this.spent;
  }

  /** Call from long loops with the steps done since the last call; throws BudgetExceeded when it is time to stop. */
  spend(steps: number): void {
    this.spent += steps;
    this.calls += STEPS_PER_CALL;
    if (this.spent + this.calls < this.nextCheck) return;
    this.calls = 0;
    // A budget smaller than the distance between two looks must still end the work.
    this.nextCheck = Math.min(this.spent + STEPS_PER_CHECK, Math.max(this.steps, this.spent));
    if (this.spent > this.steps)
      throw new BudgetExceeded('budget/exceeded', say('too-many-steps', { steps: this.steps }));
    if (this.spent >= this.nextReport) {
      this.nextReport = this.spent + STEPS_PER_REPORT;
      this.limits.onSpent?.(this.spent);
    }
    this.look();
  }

  /** Looks at the clock now: for work that is not counted in steps, between pieces of it that take more than microseconds. */
  look(): void {
    if (this.limits.expired?.()) throw new BudgetExceeded('budget/cancelled', say('stopped'));
  }
}

/** Counts what is spent through it, for whoever pays now. */
export class Meter extends Budget {
  counted = 0;
  payer: Budget;

  constructor(payer: Budget) {
    super({ steps: payer.steps });
    this.payer = payer;
  }

  override get used(): number {
    return this.payer.used;
  }

  override spend(steps: number): void {
    this.counted += steps;
    this.payer.spend(steps);
  }

  override look(): void {
    this.payer.look();
  }
}
