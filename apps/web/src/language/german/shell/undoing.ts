// What undo says where its change is not to be seen.
import type * as english from '../../english/shell/undoing.ts';
import { plural } from '../plural.ts';

export const undoing: typeof english.undoing = {
  lost: 'Dieser Schritt lässt sich nicht mehr rückgängig machen: Der Browser hat ihn nicht behalten.',
  notFound: 'Die Seite zu diesem Schritt ließ sich nicht öffnen.',
  goneTo: { back: 'Rückgängig gemacht, auf dieser Seite', forward: 'Wiederholt, auf dieser Seite' },
  back: (name) => `Wieder in der Sammlung: „${name}“`,
  gone: (name) => `Nicht mehr in der Sammlung: „${name}“`,
  asIn: (name) => `„${name}“ in der Sammlung ist wie bei diesem Schritt`,
  inBin: (name) => `Wieder im Papierkorb: „${name}“`,
  several: (count) => `${plural(count, 'Eintrag', 'Einträge')} der Sammlung geändert`,
};
