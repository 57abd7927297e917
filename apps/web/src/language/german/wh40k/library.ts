// Catalogue and army list of 40,000.
import type * as english from '../../english/wh40k/library.ts';
import { plural } from '../plural.ts';

export const wh40kLibrary: typeof english.wh40kLibrary = {
  catalogueNotUsed: (problem) => `Dein eigener Katalog wird nicht verwendet: ${problem}.`,
  unreadable: (problem) => `Diese Liste ist nicht lesbar: ${problem}.`,
  catalogueUnreadable: (problem) => `Dieser Katalog ist nicht lesbar: ${problem}.`,
  builtIn: (datasheets) => `Der eingebaute Katalog hat ${plural(datasheets, 'Datenblatt', 'Datenblätter')}.`,
  own: (datasheets) => `Dein Katalog hat ${plural(datasheets, 'Datenblatt', 'Datenblätter')}.`,
};
