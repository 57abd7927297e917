// How figures are written on pages, beside the words they share with sentences, reports and the command line.
import { difference } from '@oddsmith/games/wording';

export { amount as formatMean, percent as formatChance, thousands as formatCount } from '@oddsmith/games/wording';

/** The value behind the rounding, as it is read on hover. */
export function formatExact(value: number): string {
  if (Number.isInteger(value)) return String(value);
  return Math.abs(value) < 1e-4 ? value.toExponential(8) : String(Number(value.toPrecision(12)));
}

/** "±1.2": half the width of an interval around a chance, in percentage points. */
export function formatMargin(halfWidth: number): string {
  return halfWidth > 0 && halfWidth < 0.0005 ? '±<0.1' : `±${(halfWidth * 100).toFixed(1)}`;
}

/** "+1.2" and "−0.4": a difference in percentage points. */
export function formatPoints(share: number): string {
  return difference(share * 100, 1);
}
