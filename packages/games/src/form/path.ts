// Places in an input, written as problems and advice write them: "attacker.hit", "profiles[0].toHit".

export type PathPart = string | number;
export type Path = readonly PathPart[];

/** Four digits for an index: a longer one would ask for a list of millions. */
const PART = /\.?([^.[\]]+)|\[(\d{1,4})\]/y;

/** The parts of a path, or undefined when it is not one. */
export function parsePath(text: string): Path | undefined {
  const parts: PathPart[] = [];
  PART.lastIndex = 0;
  while (PART.lastIndex < text.length) {
    const first = PART.lastIndex === 0;
    const match = PART.exec(text);
    if (match === null || (match[1] !== undefined && first === match[0].startsWith('.'))) return undefined;
    parts.push(match[2] === undefined ? match[1] : Number(match[2]));
  }
  return parts.length === 0 ? undefined : parts;
}

/** The inverse of `parsePath`; '' is the whole. */
export function formatPath(path: readonly PropertyKey[]): string {
  let text = '';
  for (const part of path) {
    if (typeof part === 'number') text += `[${part}]`;
    else text += text === '' ? String(part) : `.${String(part)}`;
  }
  return text;
}

/** For what came from elsewhere: nothing to read in what is no object. */
export function asObject(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {};
}

export function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  let value = input;
  for (const part of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, part)) return undefined;
    value = (value as Record<PropertyKey, unknown>)[part];
  }
  return value;
}

/**
 * A copy of the input with one place changed; what lies beside it is shared. Missing objects and lists are made;
 * undefined takes a property away.
 */
export function withValue(input: unknown, path: Path, value: unknown): unknown {
  if (path.length === 0) return value;
  const [part, ...rest] = path;
  if (typeof part === 'number') {
    const list = Array.isArray(input) ? [...input] : [];
    list[part] = withValue(list[part], rest, value);
    return list;
  }
  const record = isRecord(input) ? input : {};
  const inner = withValue(ownValue(record, part), rest, value);
  if (inner !== undefined) return { ...record, [part]: inner };
  const { [part]: _gone, ...others } = record;
  return others;
}

/** `over` laid on `base`: objects part by part, everything else replaced. */
export function merge(base: unknown, over: unknown): unknown {
  if (over === undefined) return base;
  if (!isRecord(base) || !isRecord(over)) return over;
  const changed = Object.entries(over).map(([key, value]) => [key, merge(ownValue(base, key), value)]);
  return Object.fromEntries([...Object.entries(base), ...changed]);
}

/** Whether a written path is this place or lies inside it. */
export function isWithin(text: string, place: string): boolean {
  if (place === '') return true;
  return text === place || text.startsWith(`${place}.`) || text.startsWith(`${place}[`);
}

/** Never what an object inherits: inputs come from strangers, and may say "constructor". */
function ownValue(record: Record<string, unknown>, key: string): unknown {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

/** An object that is no list. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
