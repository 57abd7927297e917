// Distributions in exact arithmetic: whole-number weights over one whole-number total. The judge of every float result.
import { expect } from 'vitest';

export interface ExactPmf {
  readonly parts: readonly bigint[];
  readonly whole: bigint;
}

/** A chance of `numerator` in `denominator`. */
export interface Fraction {
  readonly numerator: number;
  readonly denominator: number;
}

export function exactPmf(weights: readonly number[]): ExactPmf {
  return { parts: weights.map(BigInt), whole: BigInt(weights.reduce((sum, weight) => sum + weight, 0)) };
}

export function exactBernoulli({ numerator, denominator }: Fraction): ExactPmf {
  return exactPmf([denominator - numerator, numerator]);
}

export function exactConvolve(a: ExactPmf, b: ExactPmf): ExactPmf {
  const parts = new Array<bigint>(a.parts.length + b.parts.length - 1).fill(0n);
  a.parts.forEach((x, i) => {
    b.parts.forEach((y, j) => {
      parts[i + j] += x * y;
    });
  });
  return { parts, whole: a.whole * b.whole };
}

export function exactPower(pmf: ExactPmf, times: number): ExactPmf {
  let result: ExactPmf = { parts: [1n], whole: 1n };
  for (let n = 0; n < times; n++) result = exactConvolve(result, pmf);
  return result;
}

export function exactMixture(weights: ExactPmf, parts: readonly ExactPmf[]): ExactPmf {
  const common = parts.reduce((product, part) => product * part.whole, 1n);
  const sums = new Array<bigint>(Math.max(...parts.map((part) => part.parts.length))).fill(0n);
  parts.forEach((part, p) => {
    part.parts.forEach((x, i) => {
      sums[i] += weights.parts[p] * x * (common / part.whole);
    });
  });
  return { parts: sums, whole: weights.whole * common };
}

/** By its definition: the n-fold sum, weighted by the chance of n. */
export function exactCompound(times: ExactPmf, each: ExactPmf): ExactPmf {
  const top = times.parts.length - 1;
  const sums = new Array<bigint>(top * (each.parts.length - 1) + 1).fill(0n);
  for (let n = 0; n <= top; n++) {
    const sum = exactPower(each, n);
    sum.parts.forEach((x, i) => {
      sums[i] += times.parts[n] * x * each.whole ** BigInt(top - n);
    });
  }
  return { parts: sums, whole: times.whole * each.whole ** BigInt(top) };
}

export function toFloats(pmf: ExactPmf): Float64Array {
  return Float64Array.from(pmf.parts, (part) => quotient(part, pmf.whole));
}

/** Correct to 2^-100, whatever the size of the two. */
function quotient(part: bigint, whole: bigint): number {
  return Number((part << 100n) / whole) / 2 ** 100;
}

/** Every cell within 1e-12; cells that only one of the two has must be 0. */
export function expectPmf(got: ArrayLike<number>, want: ArrayLike<number>, tolerance = 1e-12): void {
  for (let i = 0; i < Math.max(got.length, want.length); i++) {
    const difference = Math.abs((got[i] ?? 0) - (want[i] ?? 0));
    if (!(difference <= tolerance)) expect.fail(`outcome ${i}: got ${got[i]}, exact ${want[i]}`);
  }
}
