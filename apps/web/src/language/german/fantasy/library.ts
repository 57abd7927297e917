// Units of Fantasy: the library's and one's own.
import type * as english from '../../english/fantasy/library.ts';

export const fantasyLibrary: typeof english.fantasyLibrary = {
  choose: (side) => `${side}: Einheit wählen`,
  description: 'Die Sammlung der Einheiten durchsuchen',
  search: 'Nach Einheit, Armee oder Waffe suchen',
  searchHint: 'Einheit, Armee oder Waffe',
  army: 'Armee',
  allArmies: 'Alle Armeen',
  typeName: 'Tippe einen Namen, etwa „knights“ oder „orc“, oder wähle eine Armee.',
  nothingFound: 'Nichts gefunden. Versuch einen Teil des Namens oder eine andere Armee.',
  units: 'Einheiten',
  more: (count) => `${count} weitere: tippe noch ein Wort oder wähle eine Armee.`,
  yours: 'Deine Einheiten',
  remove: 'Entfernen',
  removeUnit: (unit) => `${unit} entfernen`,
  notSaved: (letters) => `Nicht gespeichert: gib einen Namen mit höchstens ${letters} Buchstaben.`,
  savedAs: (unit) => `Gespeichert als ${unit}.`,
};
