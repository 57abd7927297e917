// What pages say to the log of undo, and what they need to know of it before it is loaded.
import { create } from 'zustand';
import type { Change } from '../battle/changes.ts';
import { remembered, UNDO_LOG } from '../store/remembered.ts';

export interface Deed extends Change {
  /** "battle wh40k/attack", "armies wh40k/armies", "library", "pairing", "choice theme", "tabs". */
  readonly document: string;
  /** Of a battle: in which of those that are open side by side. */
  readonly tab?: string | undefined;
  /** What was edited: quick edits of one place are one entry. */
  readonly place?: string;
  /** Part of the deed before it, and taken back with it. */
  readonly joined?: boolean;
}

interface UndoLog {
  /** How many steps there are. */
  readonly back: number;
  readonly forth: number;
  /** The document of the last one. */
  readonly last: string | undefined;
}

/** What older versions kept to be taken back. */
export const OLD_LOG = 'oddsmith:undo';
/** What was done while the log was on its way, when the page was closed. */
export const UNTOLD = 'oddsmith:undo-untold';

export const useUndoLog = create<UndoLog>(() => {
  // The first line says what most pages need to know.
  const [back, forth, ...last] = (remembered(UNDO_LOG) ?? (remembered(OLD_LOG) === null ? '' : '1'))
    .split('\n')[0]
    .split(' ');
  return { back: Number(back) || 0, forth: Number(forth) || 0, last: last.join(' ') };
});
