// Battles looked at before.
import { inLanguage } from '../../in-language.ts';

export const history = inLanguage('history', {
  empty: 'Your last battles: none yet on this device.',
  searchLabel: 'Search the history',
  search: 'Search',
  older: (count: number) => `${count} older ones: search for them.`,
  removed: 'Removed from the history',
  forget: 'Forget this battle',
});
