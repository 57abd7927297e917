// Undo and redo for any value; quick edits of one place count as one step.

export interface History<T> {
  readonly past: readonly T[];
  readonly present: T;
  readonly future: readonly T[];
  /** What was edited last and when, to tell a held stepper from two decisions. */
  readonly lastEdit: { readonly place: string; readonly atMs: number };
}

const LIMIT = 200;
/** Edits of the same place within this time are one step. */
const COALESCE_MS = 700;

export function startHistory<T>(present: T): History<T> {
  return { past: [], present, future: [], lastEdit: { place: '', atMs: Number.NEGATIVE_INFINITY } };
}

export function edit<T>(history: History<T>, present: T, place: string, atMs: number): History<T> {
  const { lastEdit } = history;
  const sameStep = place !== '' && place === lastEdit.place && atMs - lastEdit.atMs < COALESCE_MS;
  const past = sameStep ? history.past : [...history.past, history.present].slice(-LIMIT);
  return { past, present, future: [], lastEdit: { place, atMs } };
}

export function undo<T>(history: History<T>): History<T> {
  const present = history.past.at(-1);
  if (present === undefined) return history;
  return {
    ...startHistory(present),
    past: history.past.slice(0, -1),
    future: [history.present, ...history.future],
  };
}

export function redo<T>(history: History<T>): History<T> {
  const present = history.future[0];
  if (present === undefined) return history;
  return {
    ...startHistory(present),
    past: [...history.past, history.present],
    future: history.future.slice(1),
  };
}
