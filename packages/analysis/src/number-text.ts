// Figures of a report as players read them.
import { decimal, percent } from '@oddsmith/games/wording';

/** A summary figure whose name starts with "mean" is an amount; any other between 0 and 1 is a chance. */
export function summaryText(name: string, value: number): string {
  return !name.startsWith('mean') && value >= 0 && value <= 1 ? percent(value) : decimal(value);
}

/** "meanDamage" -> "mean damage". */
export function words(name: string): string {
  return name.replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase();
}
