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

/** X + Y for independent X and Y. */
export function convolve(a: Pmf, b: Pmf): Pmf {
  const long = a.length >= b.length ? a : b;
  const short = a.length >= b.length ? b : a;
  const result = new Float64Array(long.length + short.length - 1);
  for (let j = 0; j < short.length; j++) {
    const weight = short[j];
    if (weight === 0) continue;
    for (let i = 0; i < long.length; i++) result[i + j] += weight * long[i];
  }
  return result;
}

/** X + X with two independent copies: half the products of a convolution. */
function square(a: Pmf): Pmf {
  const n = a.length;
  const result = new Float64Array(2 * n - 1);
  for (let i = 0; i < n; i++) {
    const x = a[i];
    if (x === 0) continue;
    result[2 * i] += x * x;
    const twice = 2 * x;
    for (let j = i + 1; j < n; j++) result[i + j] += twice * a[j];
  }
  return result;
}

/** The sum of `times` independent copies, by squaring. */
export function power(pmf: Pmf, times: number): Pmf {
  if (times <= 0) return constant(0);
  let result: Pmf | undefined;
  let factor = pmf;
  let left = times;
  for (;;) {
    if (left & 1) result = result === undefined ? factor : convolve(result, factor);
    left >>>= 1;
    if (left === 0) return result!;
    factor = square(factor);
  }
}

/** A sum of a random number of independent copies: Horner's rule on the generating function. */
export function compound(times: Pmf, each: Pmf): Pmf {
  const top = highestOutcome(times);
  let only = 0;
  while (only < top && times[only] === 0) only++;
  // A fixed number of copies is common and squaring is then much cheaper than Horner.
  if (only === top) return power(each, top);
  let result: Pmf = Float64Array.of(times[top]);
  for (let n = top - 1; n >= 0; n--) {
    result = convolve(result, each);
    result[0] += times[n];
  }
  return result;
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
export function thin(pmf: Pmf, chance: number): Pmf {
  return compound(pmf, bernoulli(chance));
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
