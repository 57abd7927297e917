// The player's own effects over the form.
import type * as english from '../../english/calculator/effects.ts';

export const effects: typeof english.effects = {
  yours: 'Deine Effekte',
  saveAs: 'Diese Regeln für später speichern',
};
