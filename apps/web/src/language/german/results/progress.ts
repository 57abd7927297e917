// A calculation that takes longer.
import type * as english from '../../english/results/progress.ts';

export const progress: typeof english.progress = {
  stopped: 'Angehalten, bevor diese Schlacht berechnet war.',
  again: 'Berechnen',
  label: 'Berechnung',
  share: (percent) => `${percent} %`,
};
