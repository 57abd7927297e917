// Words that stand in many places.
import type { everyday as english } from '../english/everyday.ts';

export const everyday: typeof english = {
  attacker: 'Angreifer',
  close: 'Schließen',
  defender: 'Verteidiger',
  undo: 'Rückgängig',
};
