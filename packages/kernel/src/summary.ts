// A distribution as the public JSON shows it.
import { highestOutcome, type Pmf } from './pmf.ts';

export interface Distribution {
  readonly min: number;
  readonly max: number;
  /** P(X = min) .. P(X = max). */
  readonly probabilities: readonly number[];
  readonly atLeast: readonly number[];
  readonly atMost: readonly number[];
  readonly mean: number;
  readonly stdDev: number;
  readonly median: number;
  readonly mode: number;
  readonly percentiles: { readonly '25': number; readonly '50': number; readonly '75': number; readonly '95': number };
}

/** P(X >= n), 1 below the range and 0 above it. */
export function chanceAtLeast(distribution: Distribution, n: number): number {
  if (n <= distribution.min) return 1;
  return distribution.atLeast[n - distribution.min] ?? 0;
}

/** P(X <= n), 0 below the range and 1 above it. */
export function chanceAtMost(distribution: Distribution, n: number): number {
  if (n >= distribution.max) return 1;
  return distribution.atMost[n - distribution.min] ?? 0;
}

/** Keeps percentiles and the mode where they belong when rounding makes 0.49999999999999994 of a half. */
const SLACK = 1e-12;

/** The least n with P(X <= n) >= share. */
export function percentile(pmf: Pmf, share: number): number {
  let below = 0;
  for (let n = 0; n < pmf.length; n++) {
    below += pmf[n];
    if (below >= share - SLACK) return n;
  }
  return highestOutcome(pmf);
}

/** `offset` is the outcome of index 0, for quantities that may be negative. */
export function summarize(pmf: Pmf, offset = 0): Distribution {
  const top = highestOutcome(pmf);
  let bottom = 0;
  while (bottom < top && pmf[bottom] === 0) bottom++;

  const probabilities: number[] = [];
  const atMost: number[] = [];
  let below = 0;
  let first = 0;
  let mode = bottom;
  for (let n = bottom; n <= top; n++) {
    const p = pmf[n];
    probabilities.push(p);
    below += p;
    atMost.push(Math.min(1, below));
    first += n * p;
    if (p > pmf[mode] * (1 + SLACK)) mode = n;
  }
  const atLeast = new Array<number>(probabilities.length);
  let above = 0;
  let spread = 0;
  for (let n = top; n >= bottom; n--) {
    above += pmf[n];
    atLeast[n - bottom] = Math.min(1, above);
    // Around the mean: the textbook E[X^2] - mean^2 cancels catastrophically for narrow distributions.
    spread += (n - first) * (n - first) * pmf[n];
  }
  // Certain is certain: only mass that is really missing may keep the ends away from 1.
  if (Math.abs(below - 1) <= SLACK) {
    atLeast[0] = 1;
    atMost[atMost.length - 1] = 1;
  }
  return {
    min: bottom + offset,
    max: top + offset,
    probabilities,
    atLeast,
    atMost,
    mean: first + offset,
    stdDev: Math.sqrt(spread),
    median: percentile(pmf, 0.5) + offset,
    mode: mode + offset,
    percentiles: {
      '25': percentile(pmf, 0.25) + offset,
      '50': percentile(pmf, 0.5) + offset,
      '75': percentile(pmf, 0.75) + offset,
      '95': percentile(pmf, 0.95) + offset,
    },
  };
}
