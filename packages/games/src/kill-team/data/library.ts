// The built-in operatives of Kill Team, 2024 and 2021, loaded when someone asks for them.
import { deflatedText } from '../../lists/deflated-text.ts';

/** The usual one first. */
export const LIBRARY_EDITIONS = ['2024', '2021'] as const;
export type LibraryEdition = (typeof LIBRARY_EDITIONS)[number];

export interface LibraryWeapon {
  readonly name: string;
  readonly kind: 'ranged' | 'melee';
  readonly attacks: number;
  /** Null where nobody rolls to hit. */
  readonly hit: number | null;
  /** Null where the card gives no number. */
  readonly normalDamage: number | null;
  readonly criticalDamage: number | null;
  /** As printed: "Lethal 5+", "Range 8\"". A trailing * marks a rule that only some teams have. */
  readonly rules: readonly string[];
}

/** What an ability does, as the source of the pack records it. */
export interface AbilityEffect {
  readonly effect: string;
  readonly value?: number | string;
  readonly least?: number;
  readonly dice?: 'normal' | 'critical' | 'all';
  readonly roll?: number;
  readonly count?: number;
  readonly once?: 'battle' | 'turningPoint';
  readonly attack?: 'melee';
  readonly if?: string;
}

export interface OperativeAbility {
  readonly name: string;
  readonly effects: readonly AbilityEffect[];
  /** Only with this item. */
  readonly item?: string;
}

export interface Operative {
  readonly edition: LibraryEdition;
  readonly team: string;
  readonly name: string;
  readonly apl: number;
  readonly move: number;
  /** Defence dice. */
  readonly dice: number;
  readonly save: number;
  readonly wounds: number;
  readonly keywords: readonly string[];
  readonly weapons: readonly LibraryWeapon[];
  /** The save when an item is taken. */
  readonly saveOptions: readonly { readonly with: string; readonly save: number }[];
  readonly abilities: readonly OperativeAbility[];
  /** Names of abilities that the source of the pack says nothing more of. */
  readonly otherAbilities: readonly string[];
  /** Equipment, ploys and rules of its team. */
  readonly teamEffects: readonly TeamEffect[];
}

/** Equipment, a ploy or a team rule, as fields of a calculation. */
export interface TeamEffect {
  /** Null: everybody may use it. */
  readonly team: string | null;
  readonly kind: string;
  readonly name: string;
  readonly appliesTo: 'attacker' | 'fighter' | 'defender' | 'protected' | 'enemyAttacker' | 'any';
  readonly when: 'shoot' | 'fight' | 'both';
  readonly set: { readonly [field: string]: unknown } | null;
  readonly add: { readonly [field: string]: number } | null;
  /** When it holds, in a few words. */
  readonly condition: string;
}

/** A weapon that comes with an item instead of an operative. */
export interface Equipment {
  /** Null: every team may take it. */
  readonly team: string | null;
  readonly source: string;
  readonly weapon: LibraryWeapon;
}

export interface Library {
  readonly edition: LibraryEdition;
  readonly teams: readonly string[];
  readonly operatives: readonly Operative[];
  readonly equipment: readonly Equipment[];
  readonly effects: readonly TeamEffect[];
}

type PackedWeapon = [string, 0 | 1, number, number | null, number | null, number | null, number[]];
type PackedAbility = [name: string, effects: AbilityEffect[], item?: string];
type PackedOperative = [
  team: number,
  name: string,
  apl: number,
  move: number,
  save: number,
  wounds: number,
  keywords: number[],
  weapons: number[],
  saveOptions: [string, number][],
  abilities: PackedAbility[],
  otherAbilities: string[],
  dice?: number,
];
type PackedEffect = [
  team: number,
  kind: string,
  name: string,
  appliesTo: TeamEffect['appliesTo'],
  when: TeamEffect['when'],
  set: TeamEffect['set'],
  add: TeamEffect['add'],
  condition: string,
];

/** As scripts/build-kill-team-pack.ts writes it: lists in place of objects, numbers in place of repeated texts. */
interface Pack {
  readonly teams: string[];
  readonly rules: string[];
  readonly keywords: string[];
  readonly weapons: PackedWeapon[];
  readonly operatives: PackedOperative[];
  readonly equipment: [number, string, number][];
  readonly effects: PackedEffect[];
}

/** Of cards that do not print them. */
const DEFENCE_DICE = 3;

const packs: { readonly [edition in LibraryEdition]: () => Promise<{ readonly pack: string }> } = {
  '2024': () => import('./pack.table.ts'),
  '2021': () => import('./pack-2021.table.ts'),
};

const loaded = new Map<LibraryEdition, Promise<Library>>();

export function loadLibrary(edition: LibraryEdition = '2024'): Promise<Library> {
  const known = loaded.get(edition);
  if (known !== undefined) return known;
  const library = packs[edition]()
    .then(({ pack }) => deflatedText(pack))
    .then((text) => unpack(edition, JSON.parse(text)));
  loaded.set(edition, library);
  return library;
}

function unpack(edition: LibraryEdition, pack: Pack): Library {
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
  const effects = pack.effects.map(
    ([team, kind, name, appliesTo, when, set, add, condition]): TeamEffect => ({
      team: team < 0 ? null : pack.teams[team],
      kind,
      name,
      appliesTo,
      when,
      set,
      add,
      condition,
    }),
  );
  return {
    edition,
    teams: pack.teams,
    operatives: pack.operatives.map(
      ([team, name, apl, move, save, wounds, keywords, carried, options, able, others, dice = DEFENCE_DICE]) => ({
        edition,
        team: pack.teams[team],
        name,
        apl,
        move,
        dice,
        save,
        wounds,
        keywords: keywords.map((keyword) => pack.keywords[keyword]),
        weapons: carried.map((weapon) => weapons[weapon]),
        saveOptions: options.map(([item, better]) => ({ with: item, save: better })),
        abilities: able.map(([ability, effects, item]) => ({
          name: ability,
          effects,
          ...(item === undefined ? {} : { item }),
        })),
        otherAbilities: others,
        teamEffects: effects.filter((effect) => effect.team === pack.teams[team]),
      }),
    ),
    equipment: pack.equipment.map(([team, source, weapon]) => ({
      team: team < 0 ? null : pack.teams[team],
      source,
      weapon: weapons[weapon],
    })),
    effects,
  };
}

export function operativesOf(library: Library, team: string): readonly Operative[] {
  return library.operatives.filter((operative) => operative.team === team);
}

/** Whether the card gives its stats as numbers: a weapon whose damage is rolled cannot be calculated. */
export function isReadable({ hit, normalDamage, criticalDamage }: LibraryWeapon): boolean {
  return hit !== null && normalDamage !== null && criticalDamage !== null;
}

/** Loadouts of an operative: its own weapons of a kind, and those that equipment gives its team; those without a damage are left out. */
export function loadoutsOf(
  library: Library,
  operative: Operative,
  kind: LibraryWeapon['kind'],
): readonly { readonly weapon: LibraryWeapon; readonly source: string | null }[] {
  return [
    ...operative.weapons.map((weapon) => ({ weapon, source: null })),
    ...library.equipment.filter(({ team }) => team === null || team === operative.team),
  ].filter(({ weapon }) => weapon.kind === kind && isReadable(weapon));
}
