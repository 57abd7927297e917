// An open sheet has an entry of its own on top of the browser's history, so that going back closes it.

export const SHEET_ENTRY = { sheet: true };

export function isSheetEntry(): boolean {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'sheet' in state;
}
