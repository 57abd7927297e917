// The shelf of this browser, and how components read it.
import { useMemo } from 'react';
import { useStore } from 'zustand';
import { useCommandStore } from '../shell/commands.ts';
import { record } from '../undo/log.ts';
import { openRecords, readOld } from './database.ts';
import type { Kind, SavedRecord } from './record.ts';
import { allRemembered, remembered, rememberNew } from './remembered.ts';
import { ofKind, Shelf, type ShelfState } from './shelf.ts';
import { recordsOfOld, TAKEN_OVER } from './takeover.ts';

/** The other tabs of this browser, where it lets them speak. */
const tabs = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('oddsmith/shelf');

export const shelf = new Shelf(openRecords, takeOver, {
  tabs,
  beside: { all: allRemembered, add: rememberNew },
  log: (change) => record({ document: 'library', ...change }),
});

// Said once wherever the reader is; the Library goes on saying it.
shelf.state.subscribe((now, before) => {
  if (now.problem !== undefined && before.problem === undefined) useCommandStore.getState().say(now.problem);
});

/** Done once: the mark is a record itself. */
async function takeOver(): Promise<readonly SavedRecord[]> {
  if (shelf.find(TAKEN_OVER) !== undefined) return [];
  const at = Date.now();
  const [values, armies] = await Promise.all([
    readOld('keyval-store', 'keyval').catch(() => []),
    readOld('oddsmith-grimdark', 'armies').catch(() => []),
  ]);
  const mark: SavedRecord = { id: TAKEN_OVER, kind: 'setting', game: '', name: '', tags: [], at, data: true };
  return [...recordsOfOld({ values, armies, text: remembered }, at), mark];
}

export function useShelf<T>(select: (state: ShelfState) => T): T {
  return useStore(shelf.state, select);
}

export function useSaved(kind: Kind, game?: string): readonly SavedRecord[] {
  const records = useShelf((state) => state.records);
  return useMemo(() => ofKind(records, kind, game), [records, kind, game]);
}

/** An id nobody else has; pages may be served without encryption, where the browser offers no random ids. */
export function newId(): string {
  return `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}`;
}
