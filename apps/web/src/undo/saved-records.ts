// Entries of the Library in the log: what was saved under each id before and after.
import { asObject } from '@oddsmith/games';
import { withChanges } from '../battle/changes.ts';
import { undoing as words } from '../language/english/shell/undoing.ts';
import { readRecord, type SavedRecord } from '../store/record.ts';
import { shelf } from '../store/saved.ts';

type RecordsById = { readonly [id: string]: SavedRecord };

interface RecordChange {
  readonly before: RecordsById;
  readonly after: RecordsById;
}

/** What it came to. */
export async function takeRecords(from: unknown, to: unknown): Promise<RecordChange> {
  await shelf.loaded();
  const { records, bin } = shelf.state.getState();
  const ids = Object.keys({ ...asObject(from), ...asObject(to) });
  const all = [...records, ...bin].filter(({ id }) => ids.includes(id));
  const before: RecordsById = Object.fromEntries(all.map((record) => [record.id, record]));
  const changed = Object.entries({ ...asObject(withChanges(before, from, to)) });
  const after = Object.fromEntries(
    changed.flatMap(([id, value]) => {
      const record = readRecord(value);
      return record === undefined ? [] : [[id, record]];
    }),
  );
  const gone = Object.keys(before).filter((id) => !(id in after));
  await shelf.take(Object.values(after), gone);
  return { before, after };
}

/** What a step did to the Library, in words. */
export function recordsSaid({ before, after }: RecordChange): string {
  const ids = Object.keys({ ...before, ...after });
  if (ids.length !== 1) return words.several(ids.length);
  const [was, is] = [before[ids[0]], after[ids[0]]];
  const name = (is ?? was)?.name ?? '';
  if (is === undefined) return words.gone(name);
  if (is.binnedAt !== undefined) return words.inBin(name);
  return was === undefined || was.binnedAt !== undefined ? words.back(name) : words.asIn(name);
}
