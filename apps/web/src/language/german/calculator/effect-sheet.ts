// The dialog that names an effect.
import type * as english from '../../english/calculator/effect-sheet.ts';

export const effectSheet: typeof english.effectSheet = {
  description: 'Wähle, was zum Effekt gehört, und gib ihm einen Namen',
  name: 'Name des Effekts',
  such: 'Name, etwa eine Gefechtsoption oder Finte',
  changes: 'Was er ändert',
  saved: (name) => `${name} steht jetzt über dem Formular, in jedem Modus dieses Spiels, der seine Regeln kennt`,
};
