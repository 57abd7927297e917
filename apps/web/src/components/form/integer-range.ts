// Where a whole number may be, and where it begins.
import type { IntegerField } from '@oddsmith/games';

/** What a field that was not used begins with: an everyday value, or the least that changes something. */
export function startOf(field: IntegerField): number {
  const usual = field.start ?? (typeof field.default === 'number' ? field.default : undefined);
  return clamp(usual ?? Math.max(1, field.min), field);
}

export function clamp(value: number, { min, max }: IntegerField): number {
  return Math.min(max, Math.max(min, value));
}
