// The log of undo itself: its last two hundred entries, each with what differs between before and after. Loaded with the first of them.
import { isRecord, sameValue } from '@oddsmith/games';
import { type Change, withChanges } from '../battle/changes.ts';
import { forget, remember, remembered, UNDO_LOG } from '../store/remembered.ts';
import { changeBetween } from './change-between.ts';
import { liveDocument } from './document.ts';
import type { Entry } from './entry.ts';
import { type Deed, UNTOLD, useUndoLog } from './log-state.ts';
import { oldEntries } from './old-log.ts';

const MOST = 200;
/** Edits of the same place within this time are one step. */
const ONE_STEP_MS = 700;
const WRITE_AFTER_MS = 250;
/** Letters of a change that is kept beside the others. */
const LARGE = 4_000;

let entries: readonly Entry[] = readEntries(remembered(UNDO_LOG)) ?? oldEntries();
/** Not on the disk yet: an entry as it is now, or that it is gone. */
const unwritten = new Map<string, Entry | undefined>();
let timer: ReturnType<typeof setTimeout> | undefined;
let lastEdit: { readonly id: string; readonly at: number; readonly before: unknown } | undefined;

/** Oldest first; those that were taken back come last. */
export function allEntries(): readonly Entry[] {
  return entries;
}

function show(next: readonly Entry[]): void {
  entries = next;
  const done = entries.filter(({ undone }) => !undone);
  useUndoLog.setState({ back: done.length, forth: entries.length - done.length, last: done.at(-1)?.document });
}

export function enter({ before, after, document, tab, place = '', joined }: Deed): void {
  const last = entries.at(-1);
  const now = Date.now();
  const goesOn =
    last !== undefined &&
    lastEdit?.id === last.id &&
    ![place, last.place].includes('') &&
    [last.document, last.tab, last.place].join() === [document, tab, place].join() &&
    now - lastEdit.at < ONE_STEP_MS;
  const start = goesOn ? lastEdit?.before : before;
  const done = entries.findLast(({ undone }) => !undone);
  const gone = entries.filter(({ undone }) => undone);
  // What only follows from the last deed does not end the way forward.
  const follows = joined && gone.length > 0;
  const next = follows ? ((done?.at ?? 0) + gone[0].at) / 2 : Math.max(now, (last?.at ?? 0) + 1);
  const at = goesOn ? last.at : next;
  const id = goesOn ? last.id : `${at.toString(36)}-${Math.random().toString(36).slice(2, 8)}`;
  const entry: Entry = {
    ...{ id, at, document, place, change: changeBetween(start, after) },
    ...(tab !== undefined && { tab }),
    ...(joined && done !== undefined && { joined }),
  };
  lastEdit = { id, at: now, before: start };
  change([...(follows ? [] : gone).map(({ id: other }) => [other, undefined] as const), [id, entry]]);
}

/** Several entries as they are now, undefined for those that are gone. */
export function change(changed: readonly (readonly [id: string, entry: Entry | undefined])[]): void {
  for (const [id, entry] of changed) unwritten.set(id, entry);
  show(withUnwritten(entries));
  timer ??= setTimeout(writeLog, WRITE_AFTER_MS);
}

/** Other windows write as well: what they did since stays. */
export function writeLog(): void {
  clearTimeout(timer);
  timer = undefined;
  if (unwritten.size === 0) return;
  const kept = withUnwritten(readEntries(remembered(UNDO_LOG)) ?? oldEntries());
  for (const [id, entry] of unwritten) if (entry?.change && isLarge(entry.change)) void keepLarge(id, entry.change);
  unwritten.clear();
  const { back, forth, last } = useUndoLog.getState();
  remember(UNDO_LOG, `${[back, forth, last].join(' ')}\n${JSON.stringify(kept.map(brief))}`);
}

function withUnwritten(all: readonly Entry[]): readonly Entry[] {
  const others = all.filter(({ id }) => !unwritten.has(id));
  const own = [...unwritten.values()].filter((entry) => entry !== undefined);
  return [...others, ...own].sort((a, b) => a.at - b.at).slice(-MOST);
}

async function keepLarge(id: string, large: Change): Promise<void> {
  const { largeChanges } = await import('./large-changes.ts');
  await largeChanges.keep(id, large, new Set(entries.map((entry) => entry.id)));
}

function brief(entry: Entry): Entry {
  if (entry.change === undefined || !isLarge(entry.change)) return entry;
  const { change: _, ...rest } = entry;
  return rest;
}

/** Changes never change once they are written, and each is written many times. */
const large = new WeakMap<Change, boolean>();

function isLarge(of: Change): boolean {
  const known = large.get(of) ?? (hasBytes(of) || JSON.stringify(of).length > LARGE);
  large.set(of, known);
  return known;
}

/** Zipped lists, which JSON has no word for. */
function hasBytes(value: unknown): boolean {
  if (value instanceof Uint8Array) return true;
  return typeof value === 'object' && value !== null && Object.values(value).some(hasBytes);
}

/** What another window did is in its log; where this one shows the same, it follows. */
export function follow(old: string | null, text: string | null): void {
  const before = new Map([...(readEntries(old) ?? []), ...entries].map((entry) => [entry.id, entry]));
  const known = new Map((readEntries(old) ?? entries).map((entry) => [entry.id, entry]));
  const theirs = (readEntries(text) ?? []).map((entry) => {
    const found = entry.change ?? before.get(entry.id)?.change;
    return found === undefined ? entry : { ...entry, change: found };
  });
  show(withUnwritten(theirs));
  for (const entry of theirs) {
    const was = known.get(entry.id);
    if (was !== undefined && was.undone === entry.undone && sameValue(was.change, entry.change)) continue;
    const own = liveDocument(entry.document, entry.tab);
    if (own === undefined || entry.change === undefined || entry.joined) continue;
    let value = own.value();
    const wasChange = was?.change ?? before.get(entry.id)?.change;
    if (was !== undefined && wasChange !== undefined && !was.undone)
      value = withChanges(value, wasChange.after, wasChange.before);
    if (!entry.undone) value = withChanges(value, entry.change.before, entry.change.after);
    own.take(value, false);
  }
}

if (typeof addEventListener === 'function') addEventListener('pagehide', writeLog);

for (const deed of untoldDeeds()) enter(deed);

/** What this or another version wrote; undefined where nothing was. */
function readEntries(text: string | null): readonly Entry[] | undefined {
  if (text === null) return undefined;
  try {
    const kept: unknown = JSON.parse(text.slice(text.indexOf('\n') + 1));
    return Array.isArray(kept) ? kept.filter(isEntry) : [];
  } catch {
    return [];
  }
}

function isEntry(value: unknown): value is Entry {
  if (!isRecord(value) || typeof value.at !== 'number') return false;
  const { id, document, place, change } = value;
  return [id, document, place].every((text) => typeof text === 'string') && (change === undefined || isRecord(change));
}

function untoldDeeds(): readonly Deed[] {
  const text = remembered(UNTOLD);
  forget(UNTOLD);
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept)
      ? kept.filter((deed): deed is Deed => isRecord(deed) && typeof deed.document === 'string')
      : [];
  } catch {
    return [];
  }
}
