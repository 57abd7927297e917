// Battles looked at before.
import type * as english from '../../english/results/history.ts';

export const history: typeof english.history = {
  empty: 'Deine letzten Schlachten: auf diesem Gerät noch keine.',
  searchLabel: 'Den Verlauf durchsuchen',
  search: 'Suchen',
  older: (count) => `${count} ältere: suche danach.`,
  removed: 'Aus dem Verlauf entfernt',
  forget: 'Diese Schlacht vergessen',
};
