// How far a rolled figure may be from the truth: half-widths of 95% intervals. Exact figures have none.
import { wilson } from '../../../charts/series.ts';

const Z_95 = 1.959963984540054;

/** Of a chance, by its farther end of the Wilson interval: honest at 0 and 1 too. */
export function marginOf(chance: number, iterations: number | undefined): number | undefined {
  if (iterations === undefined) return undefined;
  const { low, high } = wilson(chance, iterations);
  return Math.max(chance - low, high - chance);
}

/** Of a mean amount. */
export function amountMargin(
  { stdDev }: { readonly stdDev: number },
  iterations: number | undefined,
): number | undefined {
  return iterations === undefined ? undefined : (Z_95 * stdDev) / Math.sqrt(iterations);
}
