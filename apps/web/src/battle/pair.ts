// One pair of units for all modes of a game: what a mode that is opened takes over from the one that was left.
import { type Path, valueAt, withValue } from '@oddsmith/games';

/** A battle of another mode of the same game. */
export interface Carried {
  readonly calculator: string;
  readonly input: unknown;
}

/**
 * The input of the mode being opened with the units of the other one in it; undefined where the two have none in common.
 * Games look a unit up where one mode needs of it what the other does not know, such as its other weapon.
 */
export type Carry = (from: Carried, to: string, input: unknown) => Promise<unknown> | unknown;

/** What two sides both know is copied; everything else of `to` stays. */
export function withShared(
  to: unknown,
  toPath: Path,
  from: unknown,
  fromPath: Path,
  only?: readonly string[],
): unknown {
  const source = asRecord(valueAt(from, fromPath));
  const target = asRecord(valueAt(to, toPath));
  const keys = Object.keys(target).filter((key) => key in source && (only?.includes(key) ?? true));
  return withValue(to, toPath, { ...target, ...Object.fromEntries(keys.map((key) => [key, source[key]])) });
}

/** For modes whose sides are of one shape, under whatever names. */
export function carrySides(places: {
  readonly [calculator: string]: readonly [attacker: string, defender: string];
}): Carry {
  return (from, to, input) => {
    const source = places[from.calculator];
    const target = places[to];
    if (source === undefined || target === undefined) return undefined;
    const [attacker, defender] = target;
    return withShared(withShared(input, [attacker], from.input, [source[0]]), [defender], from.input, [source[1]]);
  };
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}
