// Words that stand in many places.
import type { everyday as english } from '../english/everyday.ts';

export const everyday: typeof english = {
  attacker: 'Angreifer',
  cancel: 'Abbrechen',
  close: 'Schließen',
  copyLink: 'Link kopieren',
  defender: 'Verteidiger',
  linkCopied: 'Link kopiert',
  save: 'Speichern',
  undo: 'Rückgängig',
};
