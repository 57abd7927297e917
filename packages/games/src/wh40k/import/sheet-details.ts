// Loadouts, options and abilities are prose or list-building in BSData files: a built sheet takes them from the built-in one it equals.
import type { Catalogue } from '../data/catalogue.ts';
import type { CatalogueFile, Datasheet, SheetChoice } from '../data/datasheet.ts';
import { nameKey, singularKey } from '../data/name.ts';

export interface DetailedCatalogue {
  readonly file: CatalogueFile;
  /** How many datasheets have a loadout now. */
  readonly known: number;
}

export function withKnownDetails(file: CatalogueFile, builtIn: Catalogue): DetailedCatalogue {
  let known = 0;
  const namesakes = new Map<string, Datasheet[]>();
  for (const sheet of builtIn.file.datasheets)
    namesakes.set(keyOf(sheet), [...(namesakes.get(keyOf(sheet)) ?? []), sheet]);
  const datasheets = file.datasheets.map((sheet) => {
    const match = namesakes.get(keyOf(sheet))?.find((known) => carriesTheSame(sheet, known));
    if (match === undefined) return sheet;
    known++;
    const { loadout, options, items, guessed, abilities, otherAbilities, leads, role } = match;
    return { ...sheet, loadout, options, items, guessed, abilities, otherAbilities, leads, role };
  });
  return { file: { ...file, datasheets }, known };
}

/** A faction may have a sheet and an older one of the same name among its Legends, which the built-in catalogue says behind the name. */
function keyOf({ name, faction, set = '' }: Datasheet): string {
  const plain = set === '' ? name : name.replace(` (${set})`, '');
  return `${nameKey(plain)}|${nameKey(faction)}|${set}`;
}

/** The sheet has every weapon and model that loadout and options speak of. */
function carriesTheSame(sheet: Datasheet, known: Datasheet): boolean {
  const weapons = new Set(sheet.weapons.map(({ name }) => singularKey(name)));
  const { loadout = [], options = [], items = {} } = known;
  const named = [
    ...loadout.map((row) => row.weapons),
    ...options.flatMap(({ choices }) => choices.flatMap(weaponsOf)),
  ].flatMap((carried) => Object.keys(carried));
  return (
    loadout.length > 0 &&
    named.flatMap((name) => items[name] ?? [name]).every((name) => weapons.has(singularKey(name))) &&
    known.models.length === sheet.models.length
  );
}

function weaponsOf({ weapons = {}, add = {}, remove = {} }: SheetChoice): readonly Readonly<Record<string, number>>[] {
  return [weapons, add, remove];
}
