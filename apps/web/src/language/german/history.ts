// Battles looked at before.
import type { history as english } from '../english/history.ts';

export const history: typeof english = {
  empty: 'Schlachten, die du einige Sekunden ansiehst, bleiben hier, auf diesem Gerät.',
  searchLabel: 'Den Verlauf durchsuchen',
  search: 'Suchen',
  older: (count) => `${count} ältere: suche danach.`,
  removed: 'Aus dem Verlauf entfernt',
  forget: 'Diese Schlacht vergessen',
};
