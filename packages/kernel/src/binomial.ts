// How many ways there are to choose: every row up to a size as one dense array.

/** n over k at index `n * (max + 1) + k`; exact up to n = 56, then rounded like any float. */
export function binomialCoefficients(max: number): Float64Array {
  const width = max + 1;
  const table = new Float64Array(width * width);
  table[0] = 1;
  for (let n = 1; n <= max; n++) {
    const row = n * width;
    const above = row - width;
    table[row] = table[above];
    for (let k = 1; k <= n; k++) table[row + k] = table[above + k] + table[above + k - 1];
  }
  return table;
}
