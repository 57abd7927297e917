// A calculation that takes longer.
import type { progress as english } from '../english/progress.ts';

export const progress: typeof english = {
  stopped: 'Angehalten, bevor diese Schlacht berechnet war.',
  again: 'Berechnen',
  label: 'Berechnung',
  share: (percent) => `${percent} %`,
};
