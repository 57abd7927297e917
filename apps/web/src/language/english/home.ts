// The start page, which is written into index.html when the site is built.
import { inLanguage } from '../in-language.ts';

export const home = inLanguage('home', {
  library: 'Library',
  learn: 'Learn',
  promise: 'Exact odds for your next roll.',
  offline: 'Works offline, nothing leaves your browser.',
  search: 'Search battles, rules, units, armies',
  searchKeys: 'Ctrl K',
  paste: 'Paste a list or a link',
  continue: 'Continue',
  lastBattle: 'Your last battle',
  loading: 'Loading the calculator…',
});
