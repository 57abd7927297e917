// The built-in units of both systems, each pack loaded when someone asks for it.
import { deflatedText } from '../../lists/deflated-text.ts';
import { bestNamed } from '../../spelling/name-rank.ts';
import type { CardSystem } from '../schema/card.ts';
import {
  type CardInput,
  cardOfNinthAge,
  cardOfOldWorld,
  type FilledCard,
  type NinthAgeRow,
  notModelled,
  type OldWorldRow,
  weaponsOfNinthAge,
} from './fill.ts';

export interface LibraryUnit {
  readonly army: string;
  readonly name: string;
  readonly category: string;
  /** As printed. */
  readonly weapons: readonly string[];
  /** Models, from the fewest to the most where there is a limit. */
  readonly size?: readonly (number | null)[];
  readonly card: CardInput;
  /** The same unit with another of its standard weapons in hand. */
  readonly choices: readonly { readonly name: string; readonly card: CardInput }[];
  /** Standard weapons whose numbers the list does not say. */
  readonly weaponsLeftOut: readonly string[];
  /** Rules as printed that no figure knows of. */
  readonly notModelled: readonly string[];
}

export interface UnitLibrary {
  readonly system: CardSystem;
  readonly armies: readonly string[];
  readonly units: readonly LibraryUnit[];
  /** Mounts of characters (The 9th Age): what is the rider's on their cards is plain until the rider's values are entered. */
  readonly mounts: readonly LibraryUnit[];
}

export async function loadUnits(system: CardSystem): Promise<UnitLibrary> {
  return system === 'oldWorld'
    ? libraryOf(system, await deflatedText((await import('./old-world.table.ts')).pack), cardOfOldWorld)
    : libraryOf(system, await deflatedText((await import('./ninth-age.table.ts')).pack), cardOfNinthAge);
}

function libraryOf<R extends OldWorldRow | NinthAgeRow>(
  system: CardSystem,
  pack: string,
  fill: (row: R) => FilledCard,
): UnitLibrary {
  const rows = JSON.parse(pack) as readonly R[];
  const unitOf = (row: R): LibraryUnit => {
    const { card, choices, leftOut } = fill(row);
    const { army, name, category = 'mounts', size } = row;
    const weapons = 'profiles' in row ? weaponsOfNinthAge(row) : row.weapons.map((weapon) => weapon.name);
    return {
      army,
      name,
      category,
      weapons: weapons.filter((weapon) => weapon !== 'Hand Weapon'),
      ...(size === undefined ? {} : { size }),
      card,
      choices,
      weaponsLeftOut: leftOut,
      notModelled: notModelled(card, system),
    };
  };
  const isMount = (row: R): boolean => 'kind' in row && row.kind === 'mount';
  const units = rows.filter((row) => !isMount(row)).map(unitOf);
  const mounts = rows.filter(isMount).map(unitOf);
  return { system, armies: [...new Set(units.map(({ army }) => army))].sort(), units, mounts };
}

/** Units with every word of the text in their name or army, then those that have the rest among their weapons. */
export function searchUnits({ units }: UnitLibrary, text: string, army: string): readonly LibraryUnit[] {
  const words = text
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  const offered = units.filter((unit) => army === '' || unit.army === army);
  const called = bestNamed(offered, text, ({ name }) => name);
  const named: LibraryUnit[] = [...called];
  const armed: LibraryUnit[] = [];
  for (const unit of offered) {
    if (called.includes(unit)) continue;
    const name = `${unit.name} ${unit.army}`.toLowerCase();
    const all = `${name} ${unit.weapons.join(' ').toLowerCase()}`;
    if (words.every((word) => name.includes(word))) named.push(unit);
    else if (words.every((word) => all.includes(word))) armed.push(unit);
  }
  return [...named, ...armed];
}
