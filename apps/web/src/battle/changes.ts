// What one value changed into another says of a third: only that is taken over, everything else stands as its owner set it.
import { sameValue } from '@oddsmith/games';

export type Fields = Readonly<Record<string, unknown>>;

/** Two values, or of both what differs. */
export interface Change {
  readonly before: unknown;
  readonly after: unknown;
}

/** `mine` with whatever differs between `before` and `after`. A part that got another name is another thing: it is taken whole. */
export function withChanges(mine: unknown, before: unknown, after: unknown): unknown {
  if (sameValue(before, after)) return mine;
  if (!isFields(mine) || !isFields(before) || !isFields(after) || isRenamed(before, after)) return after;
  const changed = Object.keys({ ...before, ...after }).filter((key) => differs(before, after, key));
  const gone = changed.filter((key) => !(key in after));
  const kept = Object.fromEntries(Object.entries(mine).filter(([key]) => !gone.includes(key)));
  const taken = changed
    .filter((key) => key in after)
    .map((key) => [key, withChanges(mine[key], before[key], after[key])]);
  return { ...kept, ...Object.fromEntries(taken) };
}

export function differs(before: Fields, after: Fields, key: string): boolean {
  return key in before !== key in after || !sameValue(before[key], after[key]);
}

export function isRenamed(before: Fields, after: Fields): boolean {
  return typeof before.name === 'string' && typeof after.name === 'string' && before.name !== after.name;
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !ArrayBuffer.isView(value);
}
