// The plain dice of unit against unit.
import { inLanguage } from '../../in-language.ts';

export const fantasyCombat = inLanguage('fantasyCombat', {
  /** Before the link. */
  plain: 'Plain target numbers and losses. For unit cards, combat result and break tests see',
  battle: 'Battle',
  combat: 'Combat',
  map: { title: 'Losses of both units', x: 'wounds the second unit loses', y: 'wounds the first unit loses' },
  diagonal: { above: 'second ahead', below: 'first ahead' },
});
