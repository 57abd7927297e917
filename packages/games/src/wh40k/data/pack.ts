// The built-in catalogue at its smallest: a weapon that many datasheets carry is written once, details are read on demand.
import type { CatalogueFile, Datasheet, WeaponProfile } from './datasheet.ts';

/** What only a picked unit needs: two thirds of the text, so a first import takes half the time without it. */
const DETAILS = ['loadout', 'options', 'items', 'guessed', 'abilities', 'otherAbilities', 'leads'] as const;
type Details = Pick<Datasheet, (typeof DETAILS)[number]>;
type Core = Omit<Datasheet, keyof Details | 'weapons'> & { readonly weapons: readonly number[] };

interface PackedCore extends Omit<CatalogueFile, 'datasheets'> {
  /** Distinct profiles; datasheets name them by place. */
  readonly weapons: readonly WeaponProfile[];
  readonly datasheets: readonly Core[];
}

/** The first line is the catalogue, each further line the details of one datasheet. */
export function packCatalogue({ datasheets, ...about }: CatalogueFile): string {
  const places = new Map<string, number>();
  const placeOf = (weapon: WeaponProfile): number => {
    const key = JSON.stringify(weapon);
    const place = places.get(key) ?? places.size;
    places.set(key, place);
    return place;
  };
  const rows: Core[] = [];
  const lines: string[] = [];
  for (const datasheet of datasheets) {
    const { loadout, options, items, guessed, abilities, otherAbilities, leads, weapons, ...core } = datasheet;
    rows.push({ ...core, weapons: weapons.map(placeOf) });
    lines.push(JSON.stringify({ loadout, options, items, guessed, abilities, otherAbilities, leads }));
  }
  const weapons = [...places.keys()].map((key) => JSON.parse(key) as WeaponProfile);
  const packed: PackedCore = { ...about, weapons, datasheets: rows };
  return [JSON.stringify(packed), ...lines].join('\n').replace(/[\u0080-\uffff]/g, escaped);
}

/** Text of ASCII alone takes half the memory when it is unpacked, and half the time to parse. */
function escaped(letter: string): string {
  return `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

export function unpackCatalogue(text: string): CatalogueFile {
  const lines = text.split('\n');
  const { weapons, datasheets, ...about } = JSON.parse(lines[0]) as PackedCore;
  return { ...about, datasheets: datasheets.map((core, index) => new PackedSheet(core, weapons, lines[index + 1])) };
}

/** A datasheet whose details are parsed when one of them is first asked for. */
class PackedSheet implements Datasheet {
  declare readonly faction: string;
  declare readonly name: string;
  declare readonly keywords: Datasheet['keywords'];
  declare readonly factionKeywords: Datasheet['factionKeywords'];
  declare readonly models: Datasheet['models'];
  readonly weapons: WeaponProfile[];
  readonly #text: string;
  #read: Details | undefined;

  constructor(core: Core, weapons: readonly WeaponProfile[], text: string) {
    Object.assign(this, core);
    this.weapons = core.weapons.map((place) => weapons[place]);
    this.#text = text;
  }

  private get details(): Details {
    this.#read ??= JSON.parse(this.#text) as Details;
    return this.#read;
  }

  get loadout(): Details['loadout'] {
    return this.details.loadout;
  }
  get options(): Details['options'] {
    return this.details.options;
  }
  get items(): Details['items'] {
    return this.details.items;
  }
  get guessed(): Details['guessed'] {
    return this.details.guessed;
  }
  get abilities(): Details['abilities'] {
    return this.details.abilities;
  }
  get otherAbilities(): Details['otherAbilities'] {
    return this.details.otherAbilities;
  }
  get leads(): Details['leads'] {
    return this.details.leads;
  }
}
