// The one log of what a player did, over every page, window and visit of this browser.
import { sameValue } from '@oddsmith/games';
import { forget, remember, UNDO_LOG } from '../store/remembered.ts';
import { type Deed, OLD_LOG, UNTOLD, useUndoLog } from './log-state.ts';

type Entries = typeof import('./entries.ts');

let entries: Entries | undefined;
let untold: readonly Deed[] = [];
/** While something is taken back, opening its page is no deed. */
let asleep = 0;

export function record(deed: Deed): void {
  if (asleep > 0 || sameValue(deed.before, deed.after)) return;
  if (entries !== undefined) {
    entries.enter(deed);
    return;
  }
  untold = [...untold, deed];
  useUndoLog.setState(({ back }) => ({ back: back + 1, forth: 0, last: deed.document }));
  void openLog();
}

export async function openLog(): Promise<Entries> {
  entries ??= await import('./entries.ts');
  const { enter } = entries;
  untold.forEach(enter);
  untold = [];
  return entries;
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
  forget(UNDO_LOG);
  forget(OLD_LOG);
}

if (typeof addEventListener === 'function') {
  addEventListener('storage', async ({ key, oldValue, newValue }: StorageEvent) => {
    if (key === UNDO_LOG) (await openLog()).follow(oldValue, newValue);
  });
  addEventListener('pagehide', () => {
    if (untold.length > 0) remember(UNTOLD, JSON.stringify(untold));
  });
}
