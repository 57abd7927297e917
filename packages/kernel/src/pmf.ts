// Distributions over 0, 1, 2, ... as dense arrays: index = outcome, value = probability.
// Every operation adds products of non-negative numbers, so small tails keep their relative precision
// (about 1e-16 per addition); a Fourier transform would drown them in rounding noise.

/** `pmf[n]` is P(X = n). Functions never change their arguments and may return one of them. */
export type Pmf = Float64Array;

export function constant(n: number): Pmf {
  const result = new Float64Array(n + 1);
  result[n] = 1;
  return result;
}

export function uniform(min: number, max: number): Pmf {
  const result = new Float64Array(max + 1);
  result.fill(1 / (max - min + 1), min);
  return result;
}

/** 1 with `chance`, else 0. */
export function bernoulli(chance: number): Pmf {
  return Float64Array.of(1 - chance, chance);
}

/** Called now and then by long work, so that it can be stopped: it may throw. */
export type Pause = () => void;

/** Products between two pauses: a tenth of a millisecond, since numbers too small for all their digits take a hundred times as long. */
const PRODUCTS_PER_PAUSE = 200_000;

/** X + Y for independent X and Y. */
export function convolve(a: Pmf, b: Pmf, pause?: Pause): Pmf {
  const long = a.length >= b.length ? a : b;
  const short = a.length >= b.length ? b : a;
  const result = new Float64Array(long.length + short.length - 1);
  const rows = rowsPerPause(long.length);
  for (let row = 0; row < short.length; row += 4) {
    if (row % rows === rows - 4) pause?.();
    addFourRows(result, short, row, 1, long, 0);
  }
  return result;
}

/** A multiple of four; what has fewer rows is over before the first pause. */
function rowsPerPause(columns: number): number {
  return 4 * Math.ceil(PRODUCTS_PER_PAUSE / (4 * columns));
}

/** X + X with two independent copies: half the products of a convolution. */
function square(a: Pmf, pause?: Pause): Pmf {
  const n = a.length;
  const result = new Float64Array(2 * n - 1);
  const rows = rowsPerPause(n);
  for (let row = 0; row < n; row += 4) {
    if (row % rows === rows - 4) pause?.();
    const end = row + 4 < n ? row + 4 : n;
    for (let i = row; i < end; i++) for (let j = row; j < end; j++) result[i + j] += a[i] * a[j];
    if (end < n) addFourRows(result, a, row, 2, a, end);
  }
  return result;
}

/**
 * Rows `row` to `row + 3` of a long multiplication, from column `from` on, times `factor`.
 * Four at a time because the result is then loaded and stored a quarter as often: 0.55 ns a product instead of 1.7.
 */
function addFourRows(result: Pmf, short: Pmf, row: number, factor: number, long: Pmf, from: number): void {
  const rows = short.length - row;
  const w0 = factor * short[row];
  const w1 = rows > 1 ? factor * short[row + 1] : 0;
  const w2 = rows > 2 ? factor * short[row + 2] : 0;
  const w3 = rows > 3 ? factor * short[row + 3] : 0;
  if (w0 + w1 + w2 + w3 === 0) return;
  let x1 = 0;
  let x2 = 0;
  let x3 = 0;
  for (let i = from; i < long.length; i++) {
    const x0 = long[i];
    result[row + i] += w0 * x0 + w1 * x1 + (w2 * x2 + w3 * x3);
    x3 = x2;
    x2 = x1;
    x1 = x0;
  }
  const end = row + long.length;
  if (rows > 1) result[end] += w1 * x1 + w2 * x2 + w3 * x3;
  if (rows > 2) result[end + 1] += w2 * x1 + w3 * x2;
  if (rows > 3) result[end + 2] += w3 * x1;
}

/** The sum of `times` independent copies, by squaring from the top bit: every other factor is then the short one. */
export function power(pmf: Pmf, times: number, pause?: Pause): Pmf {
  if (times <= 0) return constant(0);
  let result = pmf;
  for (let bit = 30 - Math.clz32(times); bit >= 0; bit--) {
    result = square(result, pause);
    if ((times >>> bit) & 1) result = convolve(result, pmf, pause);
  }
  return result;
}

/** A sum of a random number of independent copies: Horner's rule on the generating function. */
export function compound(times: Pmf, each: Pmf, pause?: Pause): Pmf {
  const top = highestOutcome(times);
  let least = 0;
  while (least < top && times[least] === 0) least++;
  const polynomial = { times, least, top, each };
  const rest = each.length <= 4 ? hornerOfFour(polynomial, pause) : horner(polynomial, pause);
  // The copies that are always there come by squaring, which is much cheaper than so many Horner steps.
  return least === 0 ? rest : convolve(rest, power(each, least, pause), pause);
}

/** The sum over n of times[n] * each^(n - least). */
interface Polynomial {
  readonly times: Pmf;
  readonly least: number;
  readonly top: number;
  readonly each: Pmf;
}

function horner({ times, least, top, each }: Polynomial, pause?: Pause): Pmf {
  let products = 0;
  let result: Pmf = Float64Array.of(times[top]);
  for (let n = top - 1; n >= least; n--) {
    products += result.length * each.length;
    if (products >= PRODUCTS_PER_PAUSE) {
      products = 0;
      pause?.();
    }
    result = convolve(result, each, pause);
    result[0] += times[n];
  }
  return result;
}

/** The same for `each` up to 3, in place: 12 instead of 44 us for 60 copies, 6 instead of 33 for thinning 60. */
function hornerOfFour({ times, least, top, each }: Polynomial, pause?: Pause): Pmf {
  let products = 0;
  const reach = each.length - 1;
  const e0 = each[0];
  const e1 = reach > 0 ? each[1] : 0;
  const e2 = reach > 1 ? each[2] : 0;
  const e3 = reach > 2 ? each[3] : 0;
  // Three zeros in front stand for the outcomes below 0; downwards, so that every cell is read before it is written.
  const cells = new Float64Array((top - least) * reach + 4);
  cells[3] = times[top];
  let highest = 0;
  for (let n = top - 1; n >= least; n--) {
    highest += reach;
    let x0 = cells[highest + 3];
    let x1 = cells[highest + 2];
    let x2 = cells[highest + 1];
    for (let i = highest; i >= 0; i--) {
      const x3 = cells[i];
      cells[i + 3] = e0 * x0 + e1 * x1 + (e2 * x2 + e3 * x3);
      x0 = x1;
      x1 = x2;
      x2 = x3;
    }
    cells[3] += times[n];
    products += 4 * highest;
    if (products >= PRODUCTS_PER_PAUSE) {
      products = 0;
      pause?.();
    }
  }
  return cells.slice(3);
}

/** `weights[i]` of `parts[i]`; the weights should sum to 1. */
export function mixture(weights: ArrayLike<number>, parts: readonly Pmf[]): Pmf {
  let length = 1;
  for (const part of parts) if (part.length > length) length = part.length;
  const result = new Float64Array(length);
  for (let p = 0; p < parts.length; p++) {
    const weight = weights[p];
    const part = parts[p];
    for (let i = 0; i < part.length; i++) result[i] += weight * part[i];
  }
  return result;
}

/** Every counted thing is kept with `chance`, independently. */
export function thin(pmf: Pmf, chance: number, pause?: Pause): Pmf {
  return compound(pmf, bernoulli(chance), pause);
}

/** X + n; outcomes below 0 count as 0. */
export function shiftClamped(pmf: Pmf, n: number): Pmf {
  if (n === 0) return pmf;
  const result = new Float64Array(Math.max(1, pmf.length + n));
  for (let i = 0; i < pmf.length; i++) result[Math.max(0, i + n)] += pmf[i];
  return result;
}

/** min(X, max), max(X, min). */
export function clamp(pmf: Pmf, min: number, max: number): Pmf {
  const result = new Float64Array(Math.max(min, Math.min(max, pmf.length - 1)) + 1);
  for (let i = 0; i < pmf.length; i++) result[Math.max(min, Math.min(max, i))] += pmf[i];
  return result;
}

/** The distribution of `to[X]`. */
export function relabel(pmf: Pmf, to: ArrayLike<number>): Pmf {
  let top = 0;
  for (let i = 0; i < pmf.length; i++) if (to[i] > top) top = to[i];
  const result = new Float64Array(top + 1);
  for (let i = 0; i < pmf.length; i++) result[to[i]] += pmf[i];
  return result;
}

/** The largest outcome with positive probability. */
export function highestOutcome(pmf: Pmf): number {
  let top = pmf.length - 1;
  while (top > 0 && pmf[top] === 0) top--;
  return top;
}

export function mean(pmf: Pmf): number {
  let total = 0;
  for (let n = 1; n < pmf.length; n++) total += n * pmf[n];
  return total;
}

/** P(X >= n), added from the small end so that tails keep their precision. */
export function atLeast(pmf: Pmf, n: number): number {
  let total = 0;
  for (let i = pmf.length - 1; i >= Math.max(0, n); i--) total += pmf[i];
  return total;
}

export function totalMass(pmf: Pmf): number {
  return atLeast(pmf, 0);
}
