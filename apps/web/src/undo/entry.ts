// One entry in the log of undo.
import type { Change } from '../battle/changes.ts';

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
