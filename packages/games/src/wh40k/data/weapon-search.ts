// Weapons of a catalogue by name: every profile once, with the datasheets that carry it.
import type { Datasheet, WeaponProfile } from './datasheet.ts';

/** As an attack takes it. */
export type FoundProfile = Omit<WeaponProfile, 'range'>;

export interface FoundWeapon {
  readonly weapon: FoundProfile;
  /** Names of datasheets, in the order of the catalogue. */
  readonly carriers: readonly string[];
}

/** Profiles whose name contains every word typed; names that begin with the text come first, then what many units carry. */
export function searchWeapons(datasheets: readonly Datasheet[], text: string, most: number): readonly FoundWeapon[] {
  const typed = text.trim().toLowerCase();
  const words = typed.split(/\s+/).filter((word) => word !== '');
  if (words.length === 0) return [];
  const found = new Map<string, { weapon: FoundProfile; carriers: Set<string> }>();
  for (const { name, weapons } of datasheets)
    for (const { range: _, ...weapon } of weapons) {
      const spelt = weapon.name.toLowerCase();
      if (!words.every((word) => spelt.includes(word))) continue;
      // Datasheets spell the same weapon with capitals and without.
      const key = JSON.stringify(weapon).toLowerCase();
      const known = found.get(key);
      if (known === undefined) found.set(key, { weapon, carriers: new Set([name]) });
      else known.carriers.add(name);
    }
  const rank = ({ name }: FoundProfile) => (name.toLowerCase().startsWith(typed) ? 0 : 1);
  return [...found.values()]
    .sort((a, b) => rank(a.weapon) - rank(b.weapon) || b.carriers.size - a.carriers.size)
    .slice(0, most)
    .map(({ weapon, carriers }) => ({ weapon, carriers: [...carriers] }));
}
