// How deep JSON may nest. Parsers, printers and thread messages recurse: a few thousand brackets would overflow the stack.
import type { Problem } from './problem.ts';

/** The deepest real input has about eight levels. */
export const MAX_DEPTH = 40;

/** A problem when a value nests deeper than MAX_DEPTH. Walks with a list of its own instead of recursing. */
export function nestingProblem(value: unknown): Problem | undefined {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth === MAX_DEPTH)
      return { code: 'request/too-deep', path: '', message: `must not nest deeper than ${MAX_DEPTH} levels` };
    const next: unknown[] = [];
    for (const item of level) {
      if (typeof item !== 'object' || item === null) continue;
      for (const child of Object.values(item)) if (typeof child === 'object' && child !== null) next.push(child);
    }
    level = next;
  }
  return undefined;
}
