// Words that stand in many places.
import type * as english from '../english/everyday.ts';

export const everyday: typeof english.everyday = {
  attacker: 'Angreifer',
  calculating: 'Wird berechnet …',
  cancel: 'Abbrechen',
  close: 'Schließen',
  copyLink: 'Link kopieren',
  defender: 'Verteidiger',
  deleted: (name) => `${name} ist gelöscht.`,
  linkCopied: 'Link kopiert',
  loading: 'Wird geladen …',
  recent: 'Zuletzt gewählt',
  save: 'Speichern',
  undo: 'Rückgängig',
};
