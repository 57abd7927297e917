// Catalogue and army list of 40,000, as the picker and the search of every page reach them.

import { plural } from '@oddsmith/games/wording';
import { inLanguage } from '../../in-language.ts';

export const wh40kLibrary = inLanguage('wh40kLibrary', {
  catalogueNotUsed: (problem: string) => `Your own catalogue is not used: ${problem}.`,
  unreadable: (problem: string) => `This list cannot be read: ${problem}.`,
  catalogueUnreadable: (problem: string) => `This catalogue cannot be read: ${problem}.`,
  builtIn: (datasheets: string) => `The built-in catalogue has ${plural(datasheets, 'datasheet')}.`,
  own: (datasheets: string) => `Your catalogue has ${plural(datasheets, 'datasheet')}.`,
});
