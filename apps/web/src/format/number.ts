// How figures are written for people.

export { percent as formatChance } from '@oddsmith/games/wording';

/** The value behind the rounding, as it is read on hover. */
export function formatExact(value: number): string {
  if (Number.isInteger(value)) return String(value);
  return Math.abs(value) < 1e-4 ? value.toExponential(8) : String(Number(value.toPrecision(12)));
}

/** Means and deviations: two decimals. */
export function formatMean(value: number): string {
  // -0.004 would be printed as "-0.00".
  const text = value.toFixed(2);
  return text === '-0.00' ? '0.00' : text;
}

/** "±1.2": half the width of an interval around a chance, in percentage points. */
export function formatMargin(halfWidth: number): string {
  return halfWidth > 0 && halfWidth < 0.0005 ? '±<0.1' : `±${(halfWidth * 100).toFixed(1)}`;
}

/** "12,400": grouped thousands, for iterations. */
export function formatCount(value: number): string {
  return Math.round(value).toLocaleString('en');
}

/** "+1.2" and "-0.4": a difference in percentage points. */
export function formatPoints(difference: number): string {
  const points = difference * 100;
  const text = Math.abs(points).toFixed(1);
  if (text === '0.0') return '±0.0';
  return `${points > 0 ? '+' : '−'}${text}`;
}
