// What comes back from a calculation, apart from the engine so that a page can read it without loading one.
import type { Advice, Findings, Step } from './calculator.ts';
import type { Problem } from './problem.ts';

/** Half-width of a 95% confidence interval in standard errors. */
export const MARGIN_95 = 1.959963984540054;

export interface Simulation {
  readonly iterations: number;
  readonly seed: number;
  readonly standardError: number;
}

export interface Answer extends Findings {
  readonly calculator: string;
  readonly method: 'exact' | 'simulated';
  readonly simulation?: Simulation;
  readonly advice: readonly Advice[];
  readonly sentence: string;
  readonly steps: readonly Step[];
}

export interface Refusal {
  readonly error: Problem;
}

export function isRefusal(reply: Answer | Refusal): reply is Refusal {
  return 'error' in reply;
}

/** What the calculator adds to every answer, in its own types; the caller knows which calculator answered. */
export function findingsOf<Found extends object>(answer: Answer): Found {
  return answer as object as Found;
}
