// How figures are written on pages, beside the words they share with sentences, reports and the command line.
import { amount, difference, percent, tenths, thousands } from '@oddsmith/games/wording';
import { language } from '../language/language.ts';

/** "12.3%" and "12,400" as this reader writes them: German has comma and point the other way round, and a space before the sign. */
function local(english: string): string {
  if (language === 'en') return english;
  return english.replace(/[.,]/g, (mark) => (mark === '.' ? ',' : '.')).replace('%', '\u00a0%');
}

export const formatMean = (value: number): string => local(amount(value));
export const formatChance = (chance: number): string => local(percent(chance));
export const formatTenths = (value: number): string => local(tenths(value));
export const formatCount = (count: number): string => local(thousands(count));
export const formatDifference = (value: number, digits?: number): string => local(difference(value, digits));

const LARGE = new Intl.NumberFormat(language, {
  notation: 'compact',
  compactDisplay: 'long',
  maximumSignificantDigits: 2,
});

/** "3.1 billion" */
export const formatLarge = (count: number): string => LARGE.format(count);
/** A whole number with the sign that is as wide as a plus. */
export function trueMinus(value: number): string {
  return String(value).replace('-', '−');
}

/** The value behind the rounding, as it is read on hover. */
export function formatExact(value: number): string {
  if (Number.isInteger(value)) return String(value);
  return local(Math.abs(value) < 1e-4 ? value.toExponential(8) : String(Number(value.toPrecision(12))));
}

/** "0.12": a margin to two digits. */
export const formatRough = (value: number): string => local(value.toPrecision(2));

/** "1.2e-12": a chance too small for anything else. */
export const formatTiny = (value: number): string => local(value.toExponential(1));

/** "12.5%" on an axis, without digits nobody needs. */
export const formatTick = (share: number): string => local(`${Number((share * 100).toPrecision(3))}%`);

/** "+1.2%": a difference of chances. */
export const formatChange = (share: number): string => local(`${difference(share * 100, 1)}%`);

/** "±1.2": half the width of an interval around a chance, in percentage points. */
export function formatMargin(halfWidth: number): string {
  return local(halfWidth > 0 && halfWidth < 0.0005 ? '±<0.1' : `±${(halfWidth * 100).toFixed(1)}`);
}

/** "+1.2" and "−0.4": a difference in percentage points. */
export function formatPoints(share: number): string {
  return formatDifference(share * 100, 1);
}
