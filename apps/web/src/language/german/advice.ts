// Advice on the input.
import type { advice as english } from '../english/advice.ts';

export const advice: typeof english = {
  label: 'Hinweise',
  title: 'Gut zu wissen',
  warning: 'Warnung',
  note: 'Hinweis',
  showField: 'Feld zeigen',
};
