// The weapons of a unit while it is read: spellings of one weapon are one weapon.
import { memoizeWeak } from '../../contract/cache.ts';
import type { WeaponProfile } from '../data/datasheet.ts';
import { singularKey } from '../data/name.ts';
import type { ImportedWeapon } from './army.ts';

export class WeaponRack {
  private readonly byKey = new Map<string, { name: string; count: number; profiles: WeaponProfile[] }>();

  /** Equal but for letter case, punctuation and number is the same; other stats are another weapon. */
  add(name: string, count: number, profiles: readonly WeaponProfile[]): void {
    if (count <= 0 || profiles.length === 0) return;
    const distinct = distinctProfiles(profiles);
    const key = `${singularKey(name)}|${distinct.map((profile) => profileKey(profile)).join('|')}`;
    const same = this.byKey.get(key);
    if (same !== undefined) same.count += count;
    else this.byKey.set(key, { name, count, profiles: distinct });
  }

  weapons(): readonly ImportedWeapon[] {
    return [...this.byKey.values()];
  }
}

/** Profiles of the catalogue are the same objects for every unit. */
const profileKey = memoizeWeak(({ name, keywords, ...stats }: WeaponProfile): string => {
  const abilities = keywords.map((keyword) => keyword.toLowerCase()).sort();
  return JSON.stringify([singularKey(name), Object.values(stats), abilities]);
});

/** Profiles that differ in spelling alone are one profile. */
export function distinctProfiles(profiles: readonly WeaponProfile[]): WeaponProfile[] {
  const seen = new Map<string, WeaponProfile>();
  for (const profile of profiles) {
    const key = profileKey(profile);
    if (!seen.has(key)) seen.set(key, profile);
  }
  return [...seen.values()];
}
