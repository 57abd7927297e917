// Successes in a number of independent trials: every row up to a size as one dense array.

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
