// The built-in catalogue at its smallest: a weapon that many datasheets carry is written once.
import type { CatalogueFile, Datasheet, WeaponProfile } from './datasheet.ts';

export interface PackedCatalogue extends Omit<CatalogueFile, 'datasheets'> {
  /** Distinct profiles; datasheets name them by place. */
  readonly weapons: readonly WeaponProfile[];
  readonly datasheets: readonly (Omit<Datasheet, 'weapons'> & { readonly weapons: readonly number[] })[];
}

/** The inverse of `unpackCatalogue`: what wrote the table, and what proves that nothing is lost. */
export function packCatalogue({ datasheets, ...about }: CatalogueFile): PackedCatalogue {
  const places = new Map<string, number>();
  const placeOf = (weapon: WeaponProfile): number => {
    const key = JSON.stringify(weapon);
    const place = places.get(key) ?? places.size;
    places.set(key, place);
    return place;
  };
  const rows = datasheets.map((datasheet) => ({ ...datasheet, weapons: datasheet.weapons.map(placeOf) }));
  return { ...about, weapons: [...places.keys()].map((key) => JSON.parse(key) as WeaponProfile), datasheets: rows };
}

export function unpackCatalogue({ weapons, datasheets, ...about }: PackedCatalogue): CatalogueFile {
  const sheets = datasheets as unknown as (Datasheet & { weapons: (number | WeaponProfile)[] })[];
  // In place: copying 1,500 datasheets costs as much as parsing them.
  for (const { weapons: carried } of sheets)
    for (let i = 0; i < carried.length; i++) carried[i] = weapons[carried[i] as unknown as number];
  return { ...about, datasheets: sheets };
}
