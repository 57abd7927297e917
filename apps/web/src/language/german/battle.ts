// What is said of a link that cannot be opened as it was meant.
import type { battle as english } from '../english/battle.ts';

export const battle: typeof english = {
  notOpened: (why) => `Dieser Link ließ sich nicht öffnen: ${why}. Du siehst stattdessen die Standardschlacht.`,
  pinnedNotOpened: (why) => `Die angeheftete Lage dieses Links ließ sich nicht öffnen: ${why}.`,
  noBattle: 'Der Link enthält keine Schlacht',
};
