// What differs between two values, and nothing else.
import { type Change, differs, type Fields, isFields, isRenamed } from '../battle/changes.ts';

/** Without what is the same in both: enough to go from one to the other and back. */
export function changeBetween(before: unknown, after: unknown): Change {
  if (!isFields(before) || !isFields(after) || isRenamed(before, after)) return { before, after };
  const changes = Object.keys({ ...before, ...after })
    .filter((key) => differs(before, after, key))
    .map((key) => [key, changeBetween(before[key], after[key])] as const);
  const side = (of: keyof Change, whole: Fields) =>
    Object.fromEntries(changes.filter(([key]) => key in whole).map(([key, change]) => [key, change[of]]));
  return { before: side('before', before), after: side('after', after) };
}
