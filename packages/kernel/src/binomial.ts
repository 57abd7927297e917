// Successes in a number of independent trials: one row, or every row up to a size as one dense array.
import type { Pmf } from './pmf.ts';

/** Successes in `trials` trials, by the ratio of neighbours outward from the likeliest count, so that nothing underflows. */
export function binomialPmf(trials: number, chance: number): Pmf {
  const result = new Float64Array(trials + 1);
  if (chance <= 0 || chance >= 1) {
    result[chance <= 0 ? 0 : trials] = 1;
    return result;
  }
  const odds = chance / (1 - chance);
  const peak = Math.min(trials, Math.floor((trials + 1) * chance));
  let total = 1;
  let weight = 1;
  result[peak] = 1;
  for (let k = peak; k < trials; k++) {
    weight *= ((trials - k) / (k + 1)) * odds;
    result[k + 1] = weight;
    total += weight;
  }
  weight = 1;
  for (let k = peak; k > 0; k--) {
    weight *= k / ((trials - k + 1) * odds);
    result[k - 1] = weight;
    total += weight;
  }
  for (let k = 0; k <= trials; k++) result[k] /= total;
  return result;
}

/** P(k successes in n trials) at index `n * (maxTrials + 1) + k`, for every n up to `maxTrials`. */
export function binomialTable(maxTrials: number, chance: number): Float64Array {
  return pascal(maxTrials, 1 - chance, chance);
}

/** n over k at index `n * (max + 1) + k`; exact up to n = 56, then rounded like any float. */
export function binomialCoefficients(max: number): Float64Array {
  return pascal(max, 1, 1);
}

/** Each row from the one above: only sums of non-negative products, so no cell loses precision to another. */
function pascal(max: number, keep: number, step: number): Float64Array {
  const width = max + 1;
  const table = new Float64Array(width * width);
  table[0] = 1;
  for (let n = 1; n <= max; n++) {
    const row = n * width;
    const above = row - width;
    table[row] = keep * table[above];
    for (let k = 1; k <= n; k++) table[row + k] = keep * table[above + k] + step * table[above + k - 1];
  }
  return table;
}
