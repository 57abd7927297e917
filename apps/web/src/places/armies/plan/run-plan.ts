// How pairings are answered: counted exactly, or rolled a number of times with dice that a seed makes repeatable.

export const METHODS = ['exact', 'simulate'] as const;
export type Method = (typeof METHODS)[number];

export interface RunPlan {
  readonly method: Method;
  /** Battles of each pairing and scenario that is rolled; an exact plan rolls what is too large to count. */
  readonly iterations: number;
  readonly seed: number;
}

export const FIRST_RUN: RunPlan = { method: 'exact', iterations: 10_000, seed: 1 };
export const ITERATION_PRESETS = [100, 1_000, 10_000, 100_000] as const;
/** More takes minutes a pairing and buys a tenth of a point. */
export const MOST_ITERATIONS = 1_000_000;
export const HIGHEST_SEED = 2 ** 32 - 1;
/** From a link, which may hold anything. */
export function readRun({ method, iterations, seed }: Record<string, unknown>): RunPlan {
  return {
    method: METHODS.find((known) => known === method) ?? FIRST_RUN.method,
    iterations: wholeNumber(iterations, 1, MOST_ITERATIONS) ?? FIRST_RUN.iterations,
    seed: wholeNumber(seed, 0, HIGHEST_SEED) ?? FIRST_RUN.seed,
  };
}

export function wholeNumber(value: unknown, low: number, high: number): number | undefined {
  return typeof value === 'number' && Number.isInteger(value) && value >= low && value <= high ? value : undefined;
}
