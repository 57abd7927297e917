// The built-in operatives of Kill Team 2024, loaded when someone asks for them.

export interface LibraryWeapon {
  readonly name: string;
  readonly kind: 'ranged' | 'melee';
  readonly attacks: number;
  readonly hit: number;
  /** Null where the card gives no number. */
  readonly normalDamage: number | null;
  readonly criticalDamage: number | null;
  /** As printed: "Lethal 5+", "Range 8\"". A trailing * marks a rule that only some teams have. */
  readonly rules: readonly string[];
}

export interface Operative {
  readonly team: string;
  readonly name: string;
  readonly apl: number;
  readonly move: number;
  readonly save: number;
  readonly wounds: number;
  readonly keywords: readonly string[];
  readonly weapons: readonly LibraryWeapon[];
  /** The save when an item is taken. */
  readonly saveOptions: readonly { readonly with: string; readonly save: number }[];
}

/** A weapon that comes with an item instead of an operative. */
export interface Equipment {
  /** Null: every team may take it. */
  readonly team: string | null;
  readonly source: string;
  readonly weapon: LibraryWeapon;
}

export interface Library {
  readonly teams: readonly string[];
  readonly operatives: readonly Operative[];
  readonly equipment: readonly Equipment[];
}

type PackedWeapon = [string, 0 | 1, number, number, number | null, number | null, number[]];
type PackedOperative = [number, string, number, number, number, number, number[], number[], [string, number][]?];

/** As scripts/build-kill-team-pack.ts writes it: lists in place of objects, numbers in place of repeated texts. */
interface Pack {
  readonly teams: string[];
  readonly rules: string[];
  readonly keywords: string[];
  readonly weapons: PackedWeapon[];
  readonly operatives: PackedOperative[];
  readonly equipment: [number, string, number][];
}

let loaded: Promise<Library> | undefined;

export function loadLibrary(): Promise<Library> {
  loaded ??= import('./pack.table.ts').then(({ pack }) => unpack(JSON.parse(pack)));
  return loaded;
}

function unpack(pack: Pack): Library {
  const weapons = pack.weapons.map(
    ([name, melee, attacks, hit, normalDamage, criticalDamage, rules]): LibraryWeapon => ({
      name,
      kind: melee === 1 ? 'melee' : 'ranged',
      attacks,
      hit,
      normalDamage,
      criticalDamage,
      rules: rules.map((rule) => pack.rules[rule]),
    }),
  );
  return {
    teams: pack.teams,
    operatives: pack.operatives.map(([team, name, apl, move, save, wounds, keywords, carried, options]) => ({
      team: pack.teams[team],
      name,
      apl,
      move,
      save,
      wounds,
      keywords: keywords.map((keyword) => pack.keywords[keyword]),
      weapons: carried.map((weapon) => weapons[weapon]),
      saveOptions: (options ?? []).map(([item, better]) => ({ with: item, save: better })),
    })),
    equipment: pack.equipment.map(([team, source, weapon]) => ({
      team: team < 0 ? null : pack.teams[team],
      source,
      weapon: weapons[weapon],
    })),
  };
}

export function operativesOf(library: Library, team: string): readonly Operative[] {
  return library.operatives.filter((operative) => operative.team === team);
}

/** Loadouts of an operative: its own weapons of a kind, and those that equipment gives its team. */
export function loadoutsOf(
  library: Library,
  operative: Operative,
  kind: LibraryWeapon['kind'],
): readonly { readonly weapon: LibraryWeapon; readonly source: string | null }[] {
  return [
    ...operative.weapons.map((weapon) => ({ weapon, source: null })),
    ...library.equipment.filter(({ team }) => team === null || team === operative.team),
  ].filter(({ weapon }) => weapon.kind === kind);
}

function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Operatives whose name, team or a weapon contains every word; names first. */
export function searchOperatives(library: Library, text: string): readonly Operative[] {
  const words = folded(text).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const every = (place: string) => words.every((word) => place.includes(word));
  const named: Operative[] = [];
  const others: Operative[] = [];
  for (const operative of library.operatives) {
    const name = folded(operative.name);
    const all = folded([operative.name, operative.team, ...operative.weapons.map((weapon) => weapon.name)].join(' '));
    if (every(name)) named.push(operative);
    else if (every(all)) others.push(operative);
  }
  return [...named, ...others];
}
