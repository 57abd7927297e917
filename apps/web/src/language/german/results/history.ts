// Battles looked at before.
import type * as english from '../../english/results/history.ts';

export const history: typeof english.history = {
  empty: 'Schlachten, die du einige Sekunden ansiehst, bleiben hier, auf diesem Gerät.',
  searchLabel: 'Den Verlauf durchsuchen',
  search: 'Suchen',
  older: (count) => `${count} ältere: suche danach.`,
  removed: 'Aus dem Verlauf entfernt',
  forget: 'Diese Schlacht vergessen',
};
