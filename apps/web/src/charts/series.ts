// A distribution as something to draw: outcomes in sight, their chances, and what stands beside them.
import type { Distribution } from '@oddsmith/kernel';

export type Reading = 'exactly' | 'atLeast';

export interface Range {
  readonly low: number;
  readonly high: number;
}

/** Tails lighter than this are not drawn, so that the shape fills the chart; the table has them all. */
const TAIL = 1e-4;

export function chanceOf(distribution: Distribution, outcome: number, reading: Reading): number {
  const index = outcome - distribution.min;
  if (reading === 'exactly') return distribution.probabilities[index] ?? 0;
  if (index < 0) return 1;
  return distribution.atLeast[index] ?? 0;
}

/** Sums of tiny chances round to 1; below this a chance is written as less than certain. */
const NEARLY_CERTAIN = 1 - 1e-9;

/** As `chanceOf`, but certain only where nothing else can happen: for writing, not for drawing. */
export function honestChance(distribution: Distribution, outcome: number, reading: Reading | 'atMost'): number {
  const { min, max, atMost } = distribution;
  const chance = reading === 'atMost' ? (atMost[outcome - min] ?? 0) : chanceOf(distribution, outcome, reading);
  const certain = reading === 'exactly' ? min === max : reading === 'atLeast' ? outcome <= min : outcome >= max;
  return certain ? chance : Math.min(chance, NEARLY_CERTAIN);
}

/** The outcomes worth drawing of one or several distributions, kept marks included. */
export function rangeInSight(distributions: readonly Distribution[], marks: readonly number[] = []): Range {
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (const { min, max, atMost, atLeast } of distributions) {
    const first = atMost.findIndex((chance) => chance > TAIL);
    const last = atLeast.findLastIndex((chance) => chance > TAIL);
    low = Math.min(low, first < 0 ? min : min + first);
    high = Math.max(high, last < 0 ? max : min + last);
  }
  for (const mark of marks) {
    low = Math.min(low, mark);
    high = Math.max(high, mark);
  }
  // Zero belongs in the picture when it is near: "how often nothing happens" is always asked.
  if (low > 0 && low <= (high - low) / 3) low = 0;
  return { low, high: Math.max(high, low) };
}

/** Half-width of the 95% interval of a simulated chance (Wilson), which stays honest at 0 and 1. */
export function wilson(chance: number, iterations: number): { readonly low: number; readonly high: number } {
  const z = 1.959963984540054;
  const square = (z * z) / iterations;
  const centre = (chance + square / 2) / (1 + square);
  const half = (z / (1 + square)) * Math.sqrt((chance * (1 - chance)) / iterations + square / (4 * iterations));
  return { low: Math.max(0, centre - half), high: Math.min(1, centre + half) };
}
