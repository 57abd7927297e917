// The player's own effects over the form.
import type { effects as english } from '../english/effects.ts';

export const effects: typeof english = {
  yours: 'Deine Effekte',
  saveAs: 'Als Effekt speichern',
};
