// Data in which equal parts are written once. The form of a calculator repeats whole groups of fields, further apart than gzip looks back.

/** Parts, of which later ones may refer to earlier ones, and the whole. A reference is `{"=": place}`. */
export type Shared = readonly [parts: readonly unknown[], whole: unknown];

/** The data as it was; equal parts are one object. */
export function withoutSharedParts([parts, whole]: Shared): unknown {
  const known: unknown[] = [];
  const read = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map(read);
    const { '=': place } = value as { readonly '='?: number };
    if (place !== undefined) return known[place];
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, read(inner)]));
  };
  for (const part of parts) known.push(read(part));
  return read(whole);
}
