// A zero-sum matrix game by the simplex method in whole numbers: nothing is rounded before the end, so payments of very different
// size do no harm, and with Bland's rule it always ends. A hundred times slower than in floating point: for where that fails.

/** Payments are told apart down to this part of their span, as float64 does. */
const SCALE = 2 ** 53;

interface Weights {
  readonly mine: readonly number[];
  readonly theirs: readonly number[];
}

export function exactWeights(values: readonly (readonly number[])[]): Weights {
  const rows = values.length;
  const columns = values[0].length;
  const right = columns + rows;
  const tableau = tableauOf(values);
  const basis = Array.from({ length: rows }, (_, i) => columns + i);
  // What all entries are to be divided by.
  let denominator = 1n;
  for (;;) {
    const enter = tableau[rows].findIndex((cost, j) => j < right && cost < 0n);
    if (enter < 0) break;
    const leave = leavingRow(tableau, basis, enter);
    pivot(tableau, leave, enter, denominator);
    denominator = tableau[leave][enter];
    basis[leave] = enter;
  }
  const theirs = new Array<bigint>(columns).fill(0n);
  basis.forEach((variable, i) => {
    if (variable < columns) theirs[variable] = tableau[i][right];
  });
  return { mine: shares(tableau[rows].slice(columns, right)), theirs: shares(theirs) };
}

/**
 * Maximise the sum of y with A y <= 1: columns of y, slacks, right-hand side; the last row holds the costs. Payments are laid out
 * above 0, which makes the value positive as the reduction to a linear program needs.
 */
function tableauOf(values: readonly (readonly number[])[]): bigint[][] {
  const rows = values.length;
  const columns = values[0].length;
  const all = values.flat();
  const least = Math.min(...all);
  const span = Math.max(...all) - least || 1;
  const tableau = Array.from({ length: rows + 1 }, () => new Array<bigint>(columns + rows + 1).fill(0n));
  for (let i = 0; i < rows; i++) {
    for (let j = 0; j < columns; j++) tableau[i][j] = BigInt(Math.round(((values[i][j] - least) / span + 1) * SCALE));
    tableau[i][columns + i] = 1n;
    tableau[i][columns + rows] = 1n;
  }
  for (let j = 0; j < columns; j++) tableau[rows][j] = -1n;
  return tableau;
}

/** The row that limits the entering variable most; of equals the one whose variable comes first. */
function leavingRow(tableau: readonly (readonly bigint[])[], basis: readonly number[], enter: number): number {
  const right = tableau[0].length - 1;
  let leave = -1;
  for (let i = 0; i < basis.length; i++) {
    if (tableau[i][enter] <= 0n) continue;
    const less =
      leave < 0 ? -1n : tableau[i][right] * tableau[leave][enter] - tableau[leave][right] * tableau[i][enter];
    if (less < 0n || (less === 0n && basis[i] < basis[leave])) leave = i;
  }
  return leave;
}

/** Whole numbers stay whole: the division by the last pivot leaves no rest. */
function pivot(tableau: readonly bigint[][], row: number, column: number, denominator: bigint): void {
  const by = tableau[row][column];
  for (const [i, line] of tableau.entries()) {
    if (i === row) continue;
    const factor = line[column];
    for (let j = 0; j < line.length; j++) line[j] = (line[j] * by - factor * tableau[row][j]) / denominator;
  }
}

const SHARE_BITS = 60n;

function shares(amounts: readonly bigint[]): number[] {
  const total = amounts.reduce((sum, amount) => sum + amount, 0n);
  return amounts.map((amount) => Number((amount << SHARE_BITS) / total) / 2 ** Number(SHARE_BITS));
}
