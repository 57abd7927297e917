// The equilibrium of a zero-sum matrix game by the simplex method, with Bland's rule so that it always ends.

export interface Equilibrium {
  /** What the player of the rows gets. */
  readonly value: number;
  readonly mine: readonly number[];
  readonly theirs: readonly number[];
  /** The best answer to `theirs` less the worst answer to `mine`: 0 but for rounding. */
  readonly gap: number;
}

/** Smaller numbers are rounding of a zero. */
const ZERO = 1e-12;

export function equilibriumOf(values: readonly (readonly number[])[]): Equilibrium {
  const rows = values.length;
  const columns = values[0].length;
  const least = Math.min(...values.flat());
  // All payments above 0 make the value positive, which the reduction to a linear program needs.
  const raise = 1 - least;
  const tableau = tableauOf(values, raise);
  const basis = Array.from({ length: rows }, (_, i) => columns + i);
  for (;;) {
    const enter = tableau[rows].findIndex((cost, j) => j < columns + rows && cost < -ZERO);
    if (enter < 0) break;
    pivot(tableau, basis, leavingRow(tableau, basis, enter), enter);
  }
  const total = tableau[rows][columns + rows];
  const theirs = new Array<number>(columns).fill(0);
  basis.forEach((variable, i) => {
    if (variable < columns) theirs[variable] = tableau[i][columns + rows] / total;
  });
  const mine = Array.from({ length: rows }, (_, i) => tableau[rows][columns + i] / total);
  return balanced(values, normal(mine), normal(theirs));
}

/** Maximise the sum of y with (A + raise) y <= 1: columns of y, slacks, right-hand side; the last row holds the costs. */
function tableauOf(values: readonly (readonly number[])[], raise: number): Float64Array[] {
  const rows = values.length;
  const columns = values[0].length;
  const tableau = Array.from({ length: rows + 1 }, () => new Float64Array(columns + rows + 1));
  for (let i = 0; i < rows; i++) {
    for (let j = 0; j < columns; j++) tableau[i][j] = values[i][j] + raise;
    tableau[i][columns + i] = 1;
    tableau[i][columns + rows] = 1;
  }
  for (let j = 0; j < columns; j++) tableau[rows][j] = -1;
  return tableau;
}

/** The row that limits the entering variable most; of equals the one whose variable comes first. */
function leavingRow(tableau: readonly Float64Array[], basis: readonly number[], enter: number): number {
  const last = tableau[0].length - 1;
  let leave = -1;
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < basis.length; i++) {
    if (tableau[i][enter] <= ZERO) continue;
    const ratio = tableau[i][last] / tableau[i][enter];
    const tie = Math.abs(ratio - least) <= ZERO;
    if (ratio < least - ZERO || (tie && basis[i] < basis[leave])) {
      leave = i;
      least = Math.min(ratio, least);
    }
  }
  return leave;
}

function pivot(tableau: readonly Float64Array[], basis: number[], row: number, column: number): void {
  const by = tableau[row][column];
  for (let j = 0; j < tableau[row].length; j++) tableau[row][j] /= by;
  for (const [i, line] of tableau.entries()) {
    const factor = line[column];
    if (i === row || factor === 0) continue;
    for (let j = 0; j < line.length; j++) line[j] -= factor * tableau[row][j];
  }
  basis[row] = column;
}

function normal(weights: readonly number[]): number[] {
  const kept = weights.map((weight) => (weight < ZERO ? 0 : weight));
  const total = kept.reduce((sum, weight) => sum + weight, 0);
  return kept.map((weight) => weight / total);
}

function balanced(
  values: readonly (readonly number[])[],
  mine: readonly number[],
  theirs: readonly number[],
): Equilibrium {
  const against = values.map((row) => row.reduce((sum, value, j) => sum + value * theirs[j], 0));
  const granted = values[0].map((_, j) => values.reduce((sum, row, i) => sum + row[j] * mine[i], 0));
  const value = against.reduce((sum, figure, i) => sum + mine[i] * figure, 0);
  return { value, mine, theirs, gap: Math.max(0, Math.max(...against) - Math.min(...granted)) };
}
