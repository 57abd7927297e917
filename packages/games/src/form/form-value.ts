// Values and names of a described form: filling in defaults, leaving them out again, comparing, naming.
import type { Field } from './form-field.ts';
import { isRecord } from './path.ts';

/** The value with every missing part filled from the defaults, so that a form can show all of it. */
export function complete(field: Field, value: unknown): unknown {
  if (value === undefined) return field.default;
  if (field.kind === 'list' && Array.isArray(value)) return value.map((item) => complete(field.item, item));
  if (field.kind !== 'object' || !isRecord(value)) return value;
  const whole: Record<string, unknown> = { ...value };
  for (const child of field.fields) {
    const filled = complete(child, value[child.key]);
    if (filled !== undefined) whole[child.key] = filled;
  }
  return whole;
}

/** The inverse of `complete`: only what differs from the defaults, for short links and readable JSON. */
export function withoutDefaults(field: Field, value: unknown): unknown {
  if (field.kind === 'list' && Array.isArray(value)) {
    if (sameValue(value, field.default)) return undefined;
    return field.item.kind === 'object' ? value.map((item) => withoutDefaults(field.item, item) ?? {}) : value;
  }
  if (field.kind !== 'object' || !isRecord(value)) return sameValue(value, field.default) ? undefined : value;
  const kept: Record<string, unknown> = {};
  for (const [key, part] of Object.entries(value)) {
    const child = field.fields.find((candidate) => candidate.key === key);
    const rest = child === undefined ? part : withoutDefaults(child, part);
    if (rest !== undefined) kept[key] = rest;
    else if (child?.required) kept[key] = part;
  }
  // An empty field of battle is not the standard one: where its parts have other defaults than the whole, it is written out as empty.
  return Object.keys(kept).length === 0 && sameValue(value, field.default) ? undefined : kept;
}

/** Structural equality of JSON values; the order of keys does not matter. */
export function sameValue(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item, index) => sameValue(item, b[index]));
  if (!isRecord(a) || !isRecord(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => key in b && sameValue(a[key], b[key]));
}

/** "orderOfLoss" -> "Order of loss". */
export function titleOf(key: string): string {
  const words = key.replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
