// The built-in catalogue at its smallest: a weapon that many datasheets carry is written once, and each line is read when
// somebody asks for it. A list names twenty datasheets of 1,459: a first import takes half the time for leaving the rest.
import { known } from '../../contract/defined-fields.ts';
import type { CatalogueFile, Datasheet, WeaponProfile } from './datasheet.ts';

/** What only a picked unit needs: two thirds of the text, kept apart by faction. */
const DETAILS = ['loadout', 'options', 'items', 'guessed', 'abilities', 'otherAbilities', 'leads'] as const;
type Details = Pick<Datasheet, (typeof DETAILS)[number]>;
/** What every search looks at. */
type Title = Pick<Datasheet, 'name' | 'faction' | 'factions'>;
/** What a list needs of the units it names, beside their weapons. */
const CORE = [
  'keywords',
  'factionKeywords',
  'models',
  'set',
  'points',
  'pointsBy',
  'size',
  'wargear',
  'role',
  'basis',
] as const satisfies readonly Exclude<keyof Datasheet, keyof Details | keyof Title | 'weapons'>[];
type Core = Pick<Datasheet, (typeof CORE)[number]> & { readonly weapons: readonly number[] };

/** Texts to be deflated: the catalogue, and the details of the datasheets of each faction. */
export interface CataloguePack {
  /** The head, then a line for each datasheet, then a line for each distinct weapon. */
  readonly core: string;
  /** For each faction a text with one line for each of its datasheets. */
  readonly details: readonly string[];
}

interface Head extends Omit<CatalogueFile, 'datasheets'> {
  readonly datasheets: readonly Title[];
}

export function packCatalogue({ datasheets, ...about }: CatalogueFile): CataloguePack {
  const places = new Map<string, number>();
  const placeOf = (weapon: WeaponProfile): number => {
    const key = JSON.stringify(weapon);
    const place = places.get(key) ?? places.size;
    places.set(key, place);
    return place;
  };
  const details = new Map<string, string[]>();
  const titles: Title[] = [];
  const cores: string[] = [];
  for (const datasheet of datasheets) {
    const { name, faction, factions, weapons, ...rest } = datasheet;
    const { loadout, options, items, guessed, abilities, otherAbilities, leads, ...core } = rest;
    titles.push({ name, faction, ...known({ factions }) });
    cores.push(JSON.stringify({ ...core, weapons: weapons.map(placeOf) }));
    const line = JSON.stringify({ loadout, options, items, guessed, abilities, otherAbilities, leads });
    details.set(faction, [...(details.get(faction) ?? []), line]);
  }
  const head: Head = { ...about, datasheets: titles };
  return {
    core: ascii([JSON.stringify(head), ...cores, ...places.keys()].join('\n')),
    details: [...details.values()].map((lines) => ascii(lines.join('\n'))),
  };
}

/** Text of ASCII alone takes half the memory when it is unpacked, and half the time to parse. */
function ascii(text: string): string {
  return text.replace(/[\u0080-\uffff]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** `details` gives the text of a faction, by its place in the pack. */
export function unpackCatalogue(core: string, details: (faction: number) => string): CatalogueFile {
  const lines = core.split('\n');
  const { datasheets: titles, ...about } = JSON.parse(lines[0]) as Head;
  const source = new PackLines(lines, titles.length + 1, details);
  const sizes = new Map<string, number>();
  const factions = new Map<string, number>();
  const datasheets = toldApart(titles, (index) => source.core(index + 1).set).map((title, index) => {
    const { faction } = title;
    const place = factions.get(faction) ?? factions.size;
    factions.set(faction, place);
    const line = sizes.get(faction) ?? 0;
    sizes.set(faction, line + 1);
    return new PackedSheet(title, source, index + 1, place, line) as Title as Datasheet;
  });
  return { ...about, datasheets };
}

/** Of sheets of one name in one faction the others than the current one carry their set behind it: else nobody could choose them. */
function toldApart(titles: readonly Title[], setOf: (index: number) => string | undefined): readonly Title[] {
  const same = new Map<string, number[]>();
  titles.forEach(({ name, faction }, index) => {
    const key = `${faction}/${name}`;
    const places = same.get(key);
    if (places === undefined) same.set(key, [index]);
    else places.push(index);
  });
  const named = [...titles];
  for (const places of same.values()) {
    if (places.length === 1) continue;
    const plain = places.find((index) => setOf(index) === undefined) ?? places[0];
    for (const index of places)
      if (index !== plain) named[index] = { ...named[index], name: `${named[index].name} (${setOf(index)})` };
  }
  return named;
}

/** The lines of a pack, and what was read of them. */
class PackLines {
  private readonly lines: readonly string[];
  private readonly firstWeapon: number;
  private readonly textOf: (faction: number) => string;
  private readonly weapons: WeaponProfile[] = [];
  private readonly details: string[][] = [];

  constructor(lines: readonly string[], firstWeapon: number, textOf: (faction: number) => string) {
    this.lines = lines;
    this.firstWeapon = firstWeapon;
    this.textOf = textOf;
  }

  core(line: number): Core {
    return JSON.parse(this.lines[line]) as Core;
  }

  weapon(place: number): WeaponProfile {
    this.weapons[place] ??= JSON.parse(this.lines[this.firstWeapon + place]) as WeaponProfile;
    return this.weapons[place];
  }

  detail(faction: number, line: number): Details {
    this.details[faction] ??= this.textOf(faction).split('\n');
    return JSON.parse(this.details[faction][line]) as Details;
  }
}

/** A datasheet that is parsed when more than its name is asked for. */
class PackedSheet implements Title {
  static {
    const define = (name: string, get: (this: PackedSheet) => unknown) =>
      Object.defineProperty(PackedSheet.prototype, name, { get });
    for (const name of CORE)
      define(name, function () {
        return this.core[name];
      });
    for (const name of DETAILS)
      define(name, function () {
        return this.details[name];
      });
  }

  readonly name: string;
  readonly faction: string;
  readonly factions?: Title['factions'];
  readonly #source: PackLines;
  readonly #line: number;
  readonly #group: number;
  readonly #place: number;
  #core: Core | undefined;
  #details: Details | undefined;
  #weapons: WeaponProfile[] | undefined;

  constructor({ name, faction, factions }: Title, source: PackLines, line: number, group: number, place: number) {
    this.name = name;
    this.faction = faction;
    this.factions = factions;
    this.#source = source;
    this.#line = line;
    this.#group = group;
    this.#place = place;
  }

  private get core(): Core {
    this.#core ??= this.#source.core(this.#line);
    return this.#core;
  }
  private get details(): Details {
    this.#details ??= this.#source.detail(this.#group, this.#place);
    return this.#details;
  }

  /** The same list every time: what is known of its names is kept by it. */
  get weapons(): WeaponProfile[] {
    this.#weapons ??= this.core.weapons.map((place) => this.#source.weapon(place));
    return this.#weapons;
  }
}
