// Writes equal parts of the data of a page once; src/engine/shared-parts.ts reads them again.
import type { Shared } from './src/engine/shared-parts.ts';

/** Shorter ones are not worth a reference. */
const SHORTEST = 80;

export function withSharedParts(data: unknown): Shared {
  const seen = new Map<string, number>();
  count(data, seen);
  const parts: unknown[] = [];
  const places = new Map<string, number>();
  const written = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    const text = JSON.stringify(value);
    const known = places.get(text);
    if (known !== undefined) return { '=': known };
    const copy = Array.isArray(value)
      ? value.map(written)
      : Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, written(inner)]));
    if ((seen.get(text) ?? 0) < 2) return copy;
    places.set(text, parts.push(copy) - 1);
    return { '=': parts.length - 1 };
  };
  const whole = written(data);
  return [parts, whole];
}

function count(value: unknown, seen: Map<string, number>): void {
  if (typeof value !== 'object' || value === null) return;
  const text = JSON.stringify(value);
  if (text.length >= SHORTEST) {
    const times = seen.get(text) ?? 0;
    seen.set(text, times + 1);
    // What is inside is repeated only together with it.
    if (times > 0) return;
  }
  for (const inner of Object.values(value)) count(inner, seen);
}
