// How figures are written for people: one place, so that a chance reads the same on every page.

/** Closer to certain than float64 sums can tell apart. */
const ROUNDING = 1e-12;

/** One decimal; "<0.1%" and ">99.9%" instead of 0 and 100 unless it is exactly so. */
export function formatChance(chance: number): string {
  if (chance <= 0) return '0%';
  if (chance >= 1 - ROUNDING) return '100%';
  if (chance < 0.001) return '<0.1%';
  if (chance > 0.999) return '>99.9%';
  return `${(chance * 100).toFixed(1)}%`;
}

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
