// The one log of what a player did, over every page, window and visit of this browser: its last two hundred entries, each with what differs
// between before and after.
import { isRecord, sameValue } from '@oddsmith/games';
import { create } from 'zustand';
import { type Change, changeBetween, withChanges } from '../battle/changes.ts';
import { forget, remember, remembered, UNDO_LOG } from '../store/remembered.ts';
import { liveDocument } from './document.ts';
import { oldEntries } from './old-log.ts';

export interface Entry {
  readonly id: string;
  /** Milliseconds since 1970; no two of one window have the same. */
  readonly at: number;
  /** "battle wh40k/attack", "armies wh40k/armies", "library", "pairing", "choice theme", "tabs". */
  readonly document: string;
  /** Of a battle: in which of those that are open side by side. */
  readonly tab?: string;
  /** What was edited: quick edits of one place are one entry. */
  readonly place: string;
  /** Part of the deed before it, and taken back with it. */
  readonly joined?: true;
  readonly undone?: true;
  /** Absent where it is too large for here and lies in a database of its own. */
  readonly change?: Change;
}

export interface Deed extends Change {
  readonly document: string;
  readonly tab?: string | undefined;
  readonly place?: string;
  readonly joined?: boolean;
}

interface UndoLog {
  readonly entries: readonly Entry[];
}

const MOST = 200;
/** Edits of the same place within this time are one step. */
const ONE_STEP_MS = 700;
const WRITE_AFTER_MS = 250;
/** Letters of a change that is kept beside the others. */
const LARGE = 4_000;

export const useUndoLog = create<UndoLog>(() => ({ entries: readEntries(remembered(UNDO_LOG)) ?? oldEntries() }));

export function lastDone({ entries }: UndoLog): Entry | undefined {
  return entries.findLast(({ undone }) => !undone);
}

export function canUndo({ entries }: UndoLog): boolean {
  return entries.some(({ undone }) => !undone);
}

export function canRedo({ entries }: UndoLog): boolean {
  return entries.some(({ undone }) => undone);
}

/** Not on the disk yet: an entry as it is now, or that it is gone. */
const unwritten = new Map<string, Entry | undefined>();
let timer: ReturnType<typeof setTimeout> | undefined;
let lastEdit: { readonly id: string; readonly at: number; readonly before: unknown } | undefined;
/** While something is taken back, opening its page is no deed. */
let asleep = 0;

export function record({ before, after, document, tab, place = '', joined }: Deed): void {
  if (asleep > 0 || sameValue(before, after)) return;
  const { entries } = useUndoLog.getState();
  const last = entries.at(-1);
  const now = Date.now();
  const goesOn =
    last !== undefined &&
    lastEdit?.id === last.id &&
    ![place, last.place].includes('') &&
    [last.document, last.tab, last.place].join() === [document, tab, place].join() &&
    now - lastEdit.at < ONE_STEP_MS;
  const start = goesOn ? lastEdit?.before : before;
  const gone = entries.filter(({ undone }) => undone);
  // What only follows from the last deed does not end the way forward.
  const follows = joined && gone.length > 0;
  const next = follows ? ((lastDone({ entries })?.at ?? 0) + gone[0].at) / 2 : Math.max(now, (last?.at ?? 0) + 1);
  const at = goesOn ? last.at : next;
  const id = goesOn ? last.id : `${at.toString(36)}-${Math.random().toString(36).slice(2, 8)}`;
  const entry: Entry = {
    ...{ id, at, document, place, change: changeBetween(start, after) },
    ...(tab !== undefined && { tab }),
    ...(joined && lastDone({ entries }) !== undefined && { joined }),
  };
  lastEdit = { id, at: now, before: start };
  change([...(follows ? [] : gone).map(({ id: other }) => [other, undefined] as const), [id, entry]]);
}

/** Several entries as they are now, undefined for those that are gone. */
export function change(changed: readonly (readonly [id: string, entry: Entry | undefined])[]): void {
  for (const [id, entry] of changed) unwritten.set(id, entry);
  useUndoLog.setState({ entries: withUnwritten(useUndoLog.getState().entries) });
  timer ??= setTimeout(writeLog, WRITE_AFTER_MS);
}

/** What happens meanwhile is no deed of the player. */
export async function withoutRecording(act: () => Promise<void>): Promise<void> {
  asleep += 1;
  try {
    await act();
  } finally {
    asleep -= 1;
  }
}

export function forgetUndoLog(): void {
  unwritten.clear();
  forget(UNDO_LOG);
  useUndoLog.setState({ entries: [] });
}

/** Other windows write as well: what they did since stays. */
export function writeLog(): void {
  clearTimeout(timer);
  timer = undefined;
  if (unwritten.size === 0) return;
  const kept = withUnwritten(readEntries(remembered(UNDO_LOG)) ?? oldEntries());
  for (const [id, entry] of unwritten) if (entry?.change && isLarge(entry.change)) void keepLarge(id, entry.change);
  unwritten.clear();
  remember(UNDO_LOG, JSON.stringify(kept.map(brief)));
}

function withUnwritten(entries: readonly Entry[]): readonly Entry[] {
  const others = entries.filter(({ id }) => !unwritten.has(id));
  const own = [...unwritten.values()].filter((entry) => entry !== undefined);
  return [...others, ...own].sort((a, b) => a.at - b.at).slice(-MOST);
}

async function keepLarge(id: string, large: Change): Promise<void> {
  const { largeChanges } = await import('./large-changes.ts');
  await largeChanges.keep(id, large, new Set(useUndoLog.getState().entries.map((entry) => entry.id)));
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
function follow(text: string | null): void {
  const before = new Map(useUndoLog.getState().entries.map((entry) => [entry.id, entry]));
  const theirs = (readEntries(text) ?? []).map((entry) => {
    const change = entry.change ?? before.get(entry.id)?.change;
    return change === undefined ? entry : { ...entry, change };
  });
  useUndoLog.setState({ entries: withUnwritten(theirs) });
  for (const entry of theirs) {
    const known = before.get(entry.id);
    if (known?.undone === entry.undone && known !== undefined && sameValue(known.change, entry.change)) continue;
    const own = liveDocument(entry.document, entry.tab);
    if (own === undefined || entry.change === undefined || entry.joined) continue;
    let value = own.value();
    if (known?.change && !known.undone) value = withChanges(value, known.change.after, known.change.before);
    if (!entry.undone) value = withChanges(value, entry.change.before, entry.change.after);
    own.take(value, false);
  }
}

if (typeof addEventListener === 'function') {
  addEventListener('storage', ({ key, newValue }: StorageEvent) => {
    if (key === UNDO_LOG) follow(newValue);
  });
  addEventListener('pagehide', writeLog);
}

/** What this or another version wrote; undefined where nothing was. */
function readEntries(text: string | null): readonly Entry[] | undefined {
  if (text === null) return undefined;
  try {
    const kept: unknown = JSON.parse(text);
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
