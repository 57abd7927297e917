// What comes back from a calculation, apart from the engine so that a page can read it without loading one.
import type { Language } from '@oddsmith/words';
import type { Advice, Findings, Step } from './calculator.ts';
import type { Problem } from './problem.ts';

/** Half-width of a 95% confidence interval in standard errors. */
export const MARGIN_95 = 1.959963984540054;

export interface Simulation {
  readonly iterations: number;
  readonly seed: number;
  readonly standardError: number;
}

/** What stands around the findings. */
interface Frame {
  readonly calculator: string;
  /** Of everything it says. */
  readonly language: Language;
  readonly method: 'exact' | 'simulated';
  readonly simulation?: Simulation;
  readonly advice: readonly Advice[];
  readonly sentence: string;
  readonly steps: readonly Step[];
}

/** With the findings of one calculator where the caller knows which answered. */
export type Answer<F extends Findings = Findings> = F & Frame;

export interface Refusal {
  /** The first of them. */
  readonly error: Problem;
  /** All problems of an input that was refused. */
  readonly errors?: readonly Problem[];
}

export function isRefusal(reply: object): reply is Refusal {
  return 'error' in reply;
}
