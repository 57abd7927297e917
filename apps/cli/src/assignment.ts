// `--set attacker.hit=3 profiles[0].toWound=4`: single fields of an input, written on the command line.
import { type Path, parsePath, withValue } from '@oddsmith/games';
import { UsageError } from './exit.ts';

/** The input with one field set; lists and objects on the way are made as needed. */
export function assign(input: unknown, assignment: string): unknown {
  const equals = assignment.indexOf('=');
  if (equals < 1) throw new UsageError(`--set wants name=value, got "${assignment}"`);
  return withValue(input, readPath(assignment.slice(0, equals)), readValue(assignment.slice(equals + 1)));
}

/** "profiles[0].toHit", and "profiles.0.toHit" for shells that want brackets quoted. */
function readPath(text: string): Path {
  const path = parsePath(text.replace(/\.(\d+)(?=\.|\[|$)/g, '[$1]'));
  if (path === undefined || path.some((part) => !/^\w+$/.test(String(part)) || part === '__proto__'))
    throw new UsageError(`--set cannot read the name "${text}"`);
  return path;
}

/** JSON where it is JSON (3, true, null, [1,2], "4"), otherwise the text itself (2D6+3, auto). */
function readValue(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
