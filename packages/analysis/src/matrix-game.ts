// The equilibrium of a zero-sum matrix game: saddle points first, then the linear programme by the simplex method on the condensed
// tableau, whose pivots touch rows x columns figures and nothing else. All arrays belong to the solver and are used again.

import { exactWeights } from './exact-game.ts';

export interface Equilibrium {
  /** What the player of the rows gets. */
  readonly value: number;
  readonly mine: readonly number[];
  readonly theirs: readonly number[];
  /** The best answer to `theirs` less the worst answer to `mine`: 0 but for rounding. */
  readonly gap: number;
}

/** Smaller numbers are rounding of a zero, in a tableau whose payments lie between 1 and 2. */
const ZERO = 1e-12;
/** The largest coefficient enters, which is quick but may go round in circles; from here on Bland's rule, which never does. */
const QUICK_PIVOTS = 60;
/** Where the two players' guarantees are further apart, relative to the spread of payments, Bland's rule has another try. */
const LOOSE = 1e-11;

export class MatrixGame {
  /** Payments to the player of the rows, row by row. */
  readonly payments: Float64Array;
  /** Weights of the last game that was solved. */
  readonly mine: Float64Array;
  readonly theirs: Float64Array;
  /** Games that had a saddle point, and those that needed a mixture. */
  saddles = 0;
  mixed = 0;
  /** The best answer to `theirs`, and the worst to `mine`, in the last mixture. */
  private best = 0;
  private worst = 0;
  private readonly tableau: Float64Array;
  /** What a row or column stands for: columns 0 .. n - 1, then the slacks of the rows. */
  private readonly basis: Int32Array;
  private readonly outside: Int32Array;

  /** For games of at most so many rows and columns. */
  constructor(rows: number, columns: number) {
    this.payments = new Float64Array(rows * columns);
    this.mine = new Float64Array(rows);
    this.theirs = new Float64Array(columns);
    this.tableau = new Float64Array((rows + 1) * (columns + 1));
    this.basis = new Int32Array(rows);
    this.outside = new Int32Array(columns);
  }

  /** What the player of the rows gets. Leaves the weights behind. */
  value(rows: number, columns: number): number {
    const { payments, mine, theirs } = this;
    let least = Number.POSITIVE_INFINITY;
    let greatest = Number.NEGATIVE_INFINITY;
    let maximin = Number.NEGATIVE_INFINITY;
    let row = 0;
    for (let i = 0; i < rows; i++) {
      let low = Number.POSITIVE_INFINITY;
      for (let j = 0; j < columns; j++) {
        const paid = payments[i * columns + j];
        if (paid < low) low = paid;
        if (paid > greatest) greatest = paid;
      }
      if (low < least) least = low;
      if (low > maximin) {
        maximin = low;
        row = i;
      }
    }
    let minimax = Number.POSITIVE_INFINITY;
    let column = 0;
    for (let j = 0; j < columns; j++) {
      let high = Number.NEGATIVE_INFINITY;
      for (let i = 0; i < rows; i++) if (payments[i * columns + j] > high) high = payments[i * columns + j];
      if (high < minimax) {
        minimax = high;
        column = j;
      }
    }
    if (maximin >= minimax) {
      this.saddles++;
      mine.fill(0, 0, rows);
      theirs.fill(0, 0, columns);
      mine[row] = 1;
      theirs[column] = 1;
      this.best = this.worst = maximin;
      return maximin;
    }
    this.mixed++;
    const spread = greatest - least;
    this.solve(rows, columns, least, spread, QUICK_PIVOTS);
    this.weigh(rows, columns);
    if (this.best - this.worst > LOOSE * spread) {
      this.solve(rows, columns, least, spread, 0);
      this.weigh(rows, columns);
    }
    return (this.best + this.worst) / 2;
  }

  /** The same game with weights that were found elsewhere. */
  weighted(mine: readonly number[], theirs: readonly number[]): number {
    this.mine.set(mine);
    this.theirs.set(theirs);
    this.weigh(mine.length, theirs.length);
    return (this.best + this.worst) / 2;
  }

  /** How far the guarantees of the last game are apart. */
  get gap(): number {
    return Math.max(0, this.best - this.worst);
  }

  /** Maximise the sum of y with (payments between 1 and 2) y <= 1; the last row holds the costs, the last column the limits. */
  private solve(rows: number, columns: number, least: number, spread: number, quick: number): void {
    const { payments, tableau, basis, outside } = this;
    const width = columns + 1;
    for (let i = 0; i < rows; i++) {
      for (let j = 0; j < columns; j++) tableau[i * width + j] = 1 + (payments[i * columns + j] - least) / spread;
      tableau[i * width + columns] = 1;
      basis[i] = columns + i;
    }
    for (let j = 0; j < columns; j++) {
      tableau[rows * width + j] = -1;
      outside[j] = j;
    }
    tableau[rows * width + columns] = 0;
    for (let pivots = 0; ; pivots++) {
      const enter = this.entering(rows, columns, pivots >= quick);
      if (enter < 0) break;
      const leave = this.leaving(rows, columns, enter);
      if (leave < 0) break;
      this.pivot(rows, columns, leave, enter);
    }
    this.mine.fill(0, 0, rows);
    this.theirs.fill(0, 0, columns);
    for (let i = 0; i < rows; i++) if (basis[i] < columns) this.theirs[basis[i]] = tableau[i * width + columns];
    for (let j = 0; j < columns; j++)
      if (outside[j] >= columns) this.mine[outside[j] - columns] = tableau[rows * width + j];
    scale(this.mine, rows);
    scale(this.theirs, columns);
  }

  private entering(rows: number, columns: number, byOrder: boolean): number {
    const { tableau, outside } = this;
    const costs = rows * (columns + 1);
    let enter = -1;
    for (let j = 0; j < columns; j++) {
      const cost = tableau[costs + j];
      if (cost >= -ZERO) continue;
      if (enter < 0 || (byOrder ? outside[j] < outside[enter] : cost < tableau[costs + enter])) enter = j;
    }
    return enter;
  }

  /** The row that limits the entering variable most; of equals the one whose variable comes first. */
  private leaving(rows: number, columns: number, enter: number): number {
    const { tableau, basis } = this;
    const width = columns + 1;
    let leave = -1;
    let least = Number.POSITIVE_INFINITY;
    for (let i = 0; i < rows; i++) {
      const by = tableau[i * width + enter];
      if (by <= ZERO) continue;
      const ratio = tableau[i * width + columns] / by;
      if (ratio < least - ZERO || (ratio <= least + ZERO && basis[i] < basis[leave])) {
        leave = i;
        least = Math.min(ratio, least);
      }
    }
    return leave;
  }

  private pivot(rows: number, columns: number, leave: number, enter: number): void {
    const { tableau, basis, outside } = this;
    const width = columns + 1;
    const at = leave * width;
    const by = 1 / tableau[at + enter];
    for (let j = 0; j < width; j++) tableau[at + j] *= by;
    for (let i = 0; i <= rows; i++) {
      if (i === leave) continue;
      const row = i * width;
      const factor = tableau[row + enter];
      if (factor !== 0) for (let j = 0; j < width; j++) tableau[row + j] -= factor * tableau[at + j];
      tableau[row + enter] = -factor * by;
    }
    tableau[at + enter] = by;
    const entered = outside[enter];
    outside[enter] = basis[leave];
    basis[leave] = entered;
  }

  /** What each side's weights guarantee. */
  private weigh(rows: number, columns: number): void {
    const { payments, mine, theirs } = this;
    this.best = Number.NEGATIVE_INFINITY;
    this.worst = Number.POSITIVE_INFINITY;
    for (let i = 0; i < rows; i++) {
      let sum = 0;
      for (let j = 0; j < columns; j++) sum += payments[i * columns + j] * theirs[j];
      if (sum > this.best) this.best = sum;
    }
    for (let j = 0; j < columns; j++) {
      let sum = 0;
      for (let i = 0; i < rows; i++) sum += payments[i * columns + j] * mine[i];
      if (sum < this.worst) this.worst = sum;
    }
  }
}

function scale(weights: Float64Array, count: number): void {
  let total = 0;
  for (let i = 0; i < count; i++) {
    if (weights[i] < ZERO) weights[i] = 0;
    total += weights[i];
  }
  for (let i = 0; i < count; i++) weights[i] /= total;
}

/** What an equilibrium promises. */
export const MOST_GAP = 1e-9;

export function equilibriumOf(values: readonly (readonly number[])[]): Equilibrium {
  const rows = values.length;
  const columns = values[0].length;
  const game = new MatrixGame(rows, columns);
  game.payments.set(values.flat());
  let value = game.value(rows, columns);
  if (game.gap > MOST_GAP) {
    const { mine, theirs } = exactWeights(values);
    value = game.weighted(mine, theirs);
  }
  return { value, mine: [...game.mine], theirs: [...game.theirs], gap: game.gap };
}
