// Advice on the input.
import type * as english from '../../english/results/advice.ts';

export const advice: typeof english.advice = {
  label: 'Hinweise',
  title: 'Gut zu wissen',
  warning: 'Warnung',
  note: 'Hinweis',
  showField: 'Feld zeigen',
};
