// Finds datasheets and weapons by the names that army lists use.

import { FifoCache, memoizeWeak } from '../../contract/cache.ts';
import { similarity } from '../../spelling/nearest.ts';
import type { CatalogueFile, Datasheet, WeaponProfile } from './datasheet.ts';
import { sheetFor } from './faction.ts';
import { CLOSE, initialOf, nameKey, singularKey } from './name.ts';
import { shortNames } from './short-names.table.ts';

export interface DatasheetMatch {
  readonly datasheet: Datasheet;
  /** False when the name had to be guessed from its spelling. */
  readonly sure: boolean;
  /** Other sheets of that name that it might be as well. */
  readonly rivals?: readonly Datasheet[];
}

interface SheetNamed {
  readonly sheet: ReturnType<typeof sheetFor> | undefined;
}

/** Of the lists read last. */
const MOST_NAMES = 500;

/** What sheets say and players leave out. */
const UNIT_WORDS = ['squad', 'team', 'battlesuit'];
const SHORTEST_EVERYDAY = 4;

export class Catalogue {
  readonly file: CatalogueFile;
  private readonly byKey = new Map<string, Datasheet[]>();
  private readonly factionsByKey = new Map<string, string>();
  /** Made when a name is first not found as it is written. */
  private bySingular: Map<string, Datasheet[]> | undefined;
  private readonly sheets = new FifoCache<SheetNamed>(MOST_NAMES);
  private readonly weaponsByInitial = new Map<string, Map<string, WeaponOwner>>();

  constructor(file: CatalogueFile) {
    this.file = file;
    const factions = new Set<string>();
    for (const datasheet of file.datasheets) {
      add(this.byKey, nameKey(datasheet.name), datasheet);
      factions.add(datasheet.faction);
      for (const name of datasheet.factions ?? []) factions.add(name);
    }
    for (const name of factions) this.factionsByKey.set(nameKey(name), name);
  }

  /** The faction as the catalogue spells it. */
  faction(name: string): string | undefined {
    return this.factionsByKey.get(nameKey(name));
  }

  /** Whether a datasheet has that name, up to plurals and a faction in front. */
  has(name: string): boolean {
    return this.named(name) !== undefined;
  }

  /** The datasheet of that name, of the army's faction where several factions have one. */
  find(name: string, faction?: string): DatasheetMatch | undefined {
    const sure = this.sheetNamed(name, faction);
    if (sure !== undefined) return { ...sure, sure: true };
    const everyday = this.everyday(name);
    if (everyday !== undefined) return { ...sheetFor(everyday, faction), sure: false };
    const [best] = this.closest(nameKey(name), CLOSE);
    return best && { ...sheetFor(best.datasheets, faction), sure: false };
  }

  /** All sheets of that name. */
  allNamed(name: string): readonly Datasheet[] {
    return this.byKey.get(nameKey(name)) ?? this.namedAlmost(name) ?? [];
  }

  /** The same without looking for similar spellings, which takes longest. */
  named(name: string, faction?: string): Datasheet | undefined {
    return this.sheetNamed(name, faction)?.datasheet;
  }

  /** A list asks for each of its names some five times. */
  private sheetNamed(name: string, faction: string | undefined): SheetNamed['sheet'] {
    return this.sheets.get(`${faction ?? ''}/${name}`, () => ({ sheet: this.lookedUp(name, faction) })).sheet;
  }

  private lookedUp(name: string, faction: string | undefined): SheetNamed['sheet'] {
    const key = nameKey(name);
    const same = this.byKey.get(key) ?? this.namedAlmost(name);
    return same === undefined ? this.withoutFaction(key) : sheetFor(same, faction);
  }

  /** "Hellblasters" for the Hellblaster Squad, "Guilliman" for Roboute Guilliman: what players say, the only sheet that it can mean. */
  everyday(name: string): readonly Datasheet[] | undefined {
    const key = singularKey(name);
    const short = shortNames[key];
    if (short !== undefined) return this.byKey.get(nameKey(short));
    if (key.length < SHORTEST_EVERYDAY) return undefined;
    for (const kind of UNIT_WORDS) {
      const whole = this.namedAlmost(`${key} ${kind}`);
      if (whole !== undefined) return whole;
    }
    return undefined;
  }

  /** Names of the datasheets that may be attached to a unit; undefined where no datasheet has its name. */
  leadersOf(unit: string): readonly string[] | undefined {
    if (!this.has(unit)) return undefined;
    const key = singularKey(unit);
    return this.file.datasheets
      .filter(({ leads }) => leads?.some((led) => singularKey(led) === key))
      .map(({ name }) => name);
  }

  /** "World Eaters Forgefiend" is the Forgefiend of the World Eaters. */
  private withoutFaction(key: string): ReturnType<typeof sheetFor> | undefined {
    for (let space = key.indexOf(' '); space > 0; space = key.indexOf(' ', space + 1)) {
      const faction = this.factionsByKey.get(key.slice(0, space));
      const same = faction === undefined ? undefined : this.byKey.get(key.slice(space + 1));
      if (same !== undefined) return sheetFor(same, faction);
    }
    return undefined;
  }

  /** The most similar datasheets, best first. */
  nearest(
    name: string,
    most: number,
    faction?: string,
  ): readonly { readonly datasheet: Datasheet; readonly score: number }[] {
    return this.closest(nameKey(name), 0.5)
      .slice(0, most)
      .map(({ datasheets, score }) => ({ datasheet: sheetFor(datasheets, faction).datasheet, score }));
  }

  private closest(key: string, least: number): readonly { datasheets: readonly Datasheet[]; score: number }[] {
    const scored: { datasheets: readonly Datasheet[]; score: number }[] = [];
    for (const [other, datasheets] of this.byKey) {
      const score = similarity(key, other, least);
      if (score > 0) scored.push({ datasheets, score });
    }
    return scored.sort((a, b) => b.score - a.score);
  }

  /** Datasheets whose name contains every word typed; names that begin with the text come first. */
  search(text: string, most = 50): readonly Datasheet[] {
    const typed = singularKey(text);
    const words = typed.split(' ').filter((word) => word !== '');
    const found: { datasheet: Datasheet; rank: number }[] = [];
    const short = shortNames[typed];
    const meant = short === undefined ? undefined : nameKey(short);
    for (const [key, datasheets] of this.byKey) {
      if (key !== meant && !words.every((word) => key.includes(word))) continue;
      const rank = key === meant ? -1 : key.startsWith(typed) ? 0 : key.includes(` ${typed}`) ? 1 : 2;
      for (const datasheet of datasheets) found.push({ datasheet, rank });
    }
    found.sort((a, b) => a.rank - b.rank || a.datasheet.name.localeCompare(b.datasheet.name));
    return found.slice(0, most).map((entry) => entry.datasheet);
  }

  /** All profiles of a weapon that any datasheet carries under that name: for gear a sheet itself does not list. */
  weaponAnywhere(name: string): readonly WeaponProfile[] {
    const key = singularKey(name);
    const initial = key.slice(0, 1);
    let owners = this.weaponsByInitial.get(initial);
    if (owners === undefined) {
      owners = weaponOwners(this.file.datasheets, initial);
      this.weaponsByInitial.set(initial, owners);
    }
    const owner = owners.get(key);
    return owner === undefined ? [] : profilesNamed(owner.datasheet.weapons, baseName(owner.name));
  }

  private namedAlmost(name: string): Datasheet[] | undefined {
    if (this.bySingular === undefined) {
      this.bySingular = new Map();
      for (const datasheet of this.file.datasheets) add(this.bySingular, singularKey(datasheet.name), datasheet);
    }
    return this.bySingular.get(singularKey(name));
  }
}

interface WeaponOwner {
  readonly datasheet: Datasheet;
  /** The weapon as that datasheet spells it. */
  readonly name: string;
}

/**
 * The first datasheet that carries each weapon, by the weapon's key. A list asks for a handful of names, so the index is
 * made letter by letter: keys for all 8,500 rows would double the time of a first import.
 */
function weaponOwners(datasheets: readonly Datasheet[], initial: string): Map<string, WeaponOwner> {
  const owners = new Map<string, WeaponOwner>();
  const seen = new Set<string>();
  for (const datasheet of datasheets)
    for (const { name } of datasheet.weapons) {
      const own = initialOf(name);
      if ((own !== '' && own !== initial) || seen.has(name)) continue;
      seen.add(name);
      const key = singularKey(baseName(name));
      if (!owners.has(key)) owners.set(key, { datasheet, name });
    }
  return owners;
}

/** "Plasma pistol - supercharge" is a profile of the weapon "Plasma pistol". */
export function baseName(profileName: string): string {
  const dash = profileName.indexOf(' - ');
  return dash < 0 ? profileName : profileName.slice(0, dash);
}

interface WeaponKeys {
  readonly exact: readonly string[];
  readonly family: readonly string[];
}

/** Lists ask the same datasheet again and again: its keys are made once (an import is three times faster for it). */
const keysOf = memoizeWeak(
  (weapons: readonly WeaponProfile[]): WeaponKeys => ({
    exact: weapons.map((weapon) => nameKey(weapon.name)),
    family: weapons.map((weapon) => singularKey(baseName(weapon.name))),
  }),
);

/** Every profile of the weapon with that name: standard and supercharge, ranged and melee. */
export function profilesNamed(weapons: readonly WeaponProfile[], name: string): WeaponProfile[] {
  const keys = keysOf(weapons);
  // A list that names one profile ("Ion rifle - standard") means that profile, not the whole weapon.
  if (name.includes(' - ')) {
    const exact = nameKey(name);
    const same = weapons.filter((_, index) => keys.exact[index] === exact);
    if (same.length > 0) return same;
  }
  const family = singularKey(baseName(name));
  return weapons.filter((_, index) => keys.family[index] === family);
}

/** The one weapon whose name holds all words of `name`: "Fire Axe" means "The Fire Axe". */
export function profilesHolding(weapons: readonly WeaponProfile[], name: string): WeaponProfile[] {
  const words = singularKey(name).split(' ');
  return onlyOne(weapons, words, (other) => words.every((word) => other.includes(word)));
}

/** The one weapon all of whose words stand in `name`: "Perdition Pistol" means "Perdition". */
export function profilesHeldIn(weapons: readonly WeaponProfile[], name: string): WeaponProfile[] {
  const words = singularKey(name).split(' ');
  return onlyOne(weapons, words, (other) => other.every((word) => words.includes(word)));
}

function onlyOne(
  weapons: readonly WeaponProfile[],
  words: readonly string[],
  fits: (otherWords: readonly string[]) => boolean,
): WeaponProfile[] {
  // Shorter names ("Claws") say too little to be taken for a part of another.
  if (words.join('').length < 6) return [];
  const found = new Set<string>();
  for (const weapon of weapons)
    if (fits(singularKey(baseName(weapon.name)).split(' '))) found.add(baseName(weapon.name));
  return found.size === 1 ? profilesNamed(weapons, [...found][0]) : [];
}

function add<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [value]);
  else list.push(value);
}
