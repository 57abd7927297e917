// A calculation that takes longer.
import { inLanguage } from '../../in-language.ts';

export const progress = inLanguage('progress', {
  stopped: 'Stopped before this battle was worked out.',
  again: 'Calculate it',
  label: 'Calculation',
  share: (percent: number) => `${percent}%`,
});
