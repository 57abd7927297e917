// Places inside a battle: the same paths that problems and advice speak of ("profiles[0].toHit").

export type Path = readonly (string | number)[];

export function valueAt(root: unknown, path: Path): unknown {
  let value = root;
  for (const part of path) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = (value as Record<string | number, unknown>)[part];
  }
  return value;
}

/** A copy with one value changed; undefined takes the property away. Untouched parts are shared. */
export function withValueAt(root: unknown, path: Path, value: unknown): unknown {
  if (path.length === 0) return value;
  const [head, ...rest] = path;
  if (Array.isArray(root)) {
    const copy = [...root];
    copy[Number(head)] = withValueAt(copy[Number(head)], rest, value);
    return copy;
  }
  const copy: Record<string, unknown> = { ...(root as Record<string, unknown> | null) };
  const inner = withValueAt(copy[head], rest, value);
  if (inner === undefined) delete copy[head];
  else copy[head] = inner;
  return copy;
}

export function pathText(path: Path): string {
  let text = '';
  for (const part of path) {
    if (typeof part === 'number') text += `[${part}]`;
    else text += text === '' ? part : `.${part}`;
  }
  return text;
}

/** The inverse of `pathText`. */
export function parsePath(text: string): Path {
  return [...text.matchAll(/\[(\d+)\]|([^.[\]]+)/g)].map((match) =>
    match[1] === undefined ? match[2] : Number(match[1]),
  );
}

/** Whether a dotted path is this place or lies inside it. */
export function isWithin(text: string, place: string): boolean {
  if (place === '') return true;
  return text === place || text.startsWith(`${place}.`) || text.startsWith(`${place}[`);
}
