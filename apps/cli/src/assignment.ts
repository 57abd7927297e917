// `--set attacker.hit=3 profiles[0].toWound=4`: single fields of an input, written on the command line.
import { UsageError } from './exit.ts';

type Container = Record<string | number, unknown>;

/** Changes `input` in place; lists and objects on the way are made as needed. */
export function assign(input: Container, assignment: string): void {
  const equals = assignment.indexOf('=');
  if (equals < 1) throw new UsageError(`--set wants name=value, got "${assignment}"`);
  const path = parsePath(assignment.slice(0, equals));
  let target = input;
  for (let i = 0; i < path.length - 1; i++) {
    const next = target[path[i]];
    if (typeof next === 'object' && next !== null) target = next as Container;
    else {
      const made: Container = typeof path[i + 1] === 'number' ? ([] as unknown as Container) : {};
      target[path[i]] = made;
      target = made;
    }
  }
  target[path[path.length - 1]] = parseValue(assignment.slice(equals + 1));
}

/** "profiles[0].toHit" and "profiles.0.toHit" -> ["profiles", 0, "toHit"]. */
function parsePath(text: string): (string | number)[] {
  const parts = text.replace(/\[(\d+)\]/g, '.$1').split('.');
  for (const part of parts)
    if (!/^\w+$/.test(part) || part === '__proto__') throw new UsageError(`--set cannot read the name "${text}"`);
  return parts.map((part) => (/^\d{1,4}$/.test(part) ? Number(part) : part));
}

/** JSON where it is JSON (3, true, null, [1,2], "4"), otherwise the text itself (2D6+3, auto). */
function parseValue(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
