// How a game reads its army lists: one reader a game, asked by the door in read.ts for whatever a page, the API or an analysis wants of a list.
import type { Language } from '@oddsmith/words';
import type { Problem, Unspoken } from '../contract/problem.ts';
import type { UnitRules } from '../units/library-unit.ts';
import type { PackEdition } from '../wh40k/data/built-in.ts';
import type { Catalogue } from '../wh40k/data/index.ts';
import type { ReadingBudget } from './budget.ts';
import type { Container } from './container.ts';
import type { ListSentence } from './words/index.ts';

export interface ImportOptions {
  /** Files a list refers to: army books of One Page Rules, as JSON text. */
  readonly books?: readonly string[] | undefined;
  /** Datasheets for lists of Warhammer 40,000 in place of the built-in ones: a catalogue file as JSON text, or opened. */
  readonly catalogue?: string | Catalogue | undefined;
  /** Which built-in datasheets; left out, those of the edition the list speaks of. */
  readonly edition?: PackEdition | undefined;
  /** Of what is said of the list; English unless given. */
  readonly language?: Language | undefined;
  /** Asked now and then while a list is read: true ends the reading. */
  expired?(): boolean;
}

/** An army at a glance, the same for every game. */
export interface ArmyOutline {
  readonly name: string;
  readonly points: number;
  readonly units: readonly {
    readonly name: string;
    readonly points: number;
    readonly models: number;
    /** "5x Bolt rifle", as counted over the whole unit. */
    readonly gear: readonly string[];
  }[];
  readonly remarks: readonly ListRemark[];
}

export interface ListRemark {
  readonly severity: 'info' | 'warning';
  readonly unit: string;
  readonly message: string;
}

export type Refused = { readonly ok: false; readonly problem: Problem };
export type Reading<Army> =
  | { readonly ok: true; readonly army: Army; readonly remarks: readonly ListRemark[] }
  | Refused;

/** What a list may be recognised by. */
export type SignId =
  | 'quality-defense'
  | 'opr-total'
  | 'opr-weapon'
  | 'joined-to'
  | 'opr-rule'
  | 'forge-fields'
  | 'tournament-header'
  | 'army-roster'
  | 'size-or-detachment'
  | 'program-signature'
  | 'battle-size'
  | 'heading-40k'
  | 'numbered-character'
  | 'points-in-brackets'
  | 'number-with'
  | 'gear-bullets'
  | 'roster-fields';

/** A sign in the text of a list. Each pattern looks at one line of at most 300 letters and has no nested repetition. */
export interface Sign {
  readonly weight: number;
  readonly pattern: RegExp;
  readonly id: SignId;
}

export interface FileSign {
  readonly weight: number;
  /** Looks at the first 4,000 letters of a file. */
  readonly of: (kind: 'xml' | 'json', start: string) => boolean;
  readonly id: SignId;
}

/** One more sign, with its full weight: units of the text that the data of the game know. */
export interface Confirmed {
  readonly weight: number;
  readonly datasheets: number;
}

/** Light: data, and the code that reads, load when a list of the game is there. */
export interface ListReader<Army = unknown> {
  /** As in requests: "grimdark". */
  readonly game: string;
  /** Whose lists these are: "One Page Rules". */
  readonly title: string;
  /** What tells a list of this game from others; none where only its names are known. */
  readonly signs: readonly Sign[];
  readonly fileSign?: FileSign;
  /** Asked where signs leave a doubt: what its data know of the text. */
  confirm?(lines: readonly string[], options: ImportOptions): Promise<Confirmed | undefined>;
  read(container: Container, options: ImportOptions, budget: ReadingBudget): Promise<Reading<Army>>;
  /** For a reader without signs: whether what it read was a list of its own rather than some words it knows. */
  isMostlyRead?(army: Army): boolean;
  outline(army: Army): Omit<ArmyOutline, 'remarks'>;
  /** What comes after reading; most who read a list never ask. */
  battles(): Promise<ListBattles<Army>>;
}

/** Shooting is the phase where none is named. */
export type ListPhase = 'shooting' | 'fight';

/** A unit of a list as parts of requests: what it brings as attacker and as target. */
export interface ListedUnit {
  readonly title: string;
  /** Who carries it, where one of several weapons is meant: it fires with one of them. */
  readonly bearer?: string;
  readonly weapon?: string;
  readonly points?: number;
  /** The part of an input it brings as attacker; absent where it has nothing to attack with. */
  readonly attack?: unknown;
  /** What a target's list says of both is kept apart in `listed`: the attacker and the question have the first word. */
  readonly target?: unknown;
}

/** A unit called by its name, as its reader knows it. */
export interface NamedUnit<Found = unknown> {
  readonly name: string;
  /** "Hellblaster Squad + Azrael": what it stands in, by the names of all who do. */
  readonly within?: string;
  readonly found: Found;
}

export interface PickedUnit<Army, Found = unknown> {
  readonly army: Army;
  readonly found: Found;
}

interface BattleOf<Remark> {
  readonly ok: true;
  readonly calculator: string;
  readonly input: object;
  /** What becomes of the rules of both; a target that the calculator brings has none. */
  readonly rules: { readonly attacker: UnitRules; readonly defender?: UnitRules };
  /** What the two lists leave in doubt. */
  readonly remark?: Remark;
}

export type ListBattle = BattleOf<string> | Refused;

/** The same before it is put into words. */
export type UnspokenRefusal = { readonly ok: false; readonly problem: Unspoken };
export type UnspokenBattle = BattleOf<ListSentence> | UnspokenRefusal;

/** An ability that is turned on or off by its name. */
export interface Switching {
  readonly name: string;
  readonly on: boolean;
}

/** Units of a list that stand together, by their places in it, and what becomes of their rules. */
export interface StandingUnits {
  /** Who is led first. */
  readonly units: readonly number[];
  readonly rules: UnitRules | undefined;
}

/** Where the fields of a switch stand for an attacker, and where they go in the input. */
type FromTo = readonly [from: string, to: string];

export interface ListBattles<Army = unknown, Found = unknown> {
  /** Of calculators that know one phase only. */
  readonly phases?: { readonly [calculator: string]: ListPhase };
  /** The units of the list that take part in a matrix or a plan. */
  units(army: Army, phase: ListPhase): readonly ListedUnit[];
  /** Every unit once, in the order of the list. */
  standing(army: Army): readonly StandingUnits[];
  /** Everybody who can be called by a name. */
  named(army: Army): readonly NamedUnit<Found>[];
  /** Several of them as one, where units of the game stand together. */
  together?(found: readonly Found[]): Found;
  /** By calculator: the fields by which a switch is turned. */
  readonly switchFields: {
    readonly [calculator: string]: { readonly attacker: FromTo; readonly defender?: FromTo };
  };
  /**
   * Two of them as the input of a calculator. Without a defender the calculator's own target stands. `switches` are for readers whose
   * units have abilities before there is an input; the others are turned by their fields.
   */
  battle(
    attacker: PickedUnit<Army, Found>,
    defender: PickedUnit<Army, Found> | undefined,
    phase?: ListPhase,
    switches?: readonly Switching[],
  ): UnspokenBattle;
  /** The army with what POST /calculate takes of every unit, where the army as read does not say so. */
  withRequests?(army: Army): object;
}

export function refused(code: string, path: string, message: ListSentence): UnspokenRefusal {
  return { ok: false, problem: { code, path, message } };
}

/** "5x Bolt rifle", each name once. */
export function counted(items: readonly (readonly [name: string, count: number])[]): string[] {
  const totals = new Map<string, number>();
  for (const [name, count] of items) totals.set(name, (totals.get(name) ?? 0) + count);
  return [...totals].map(([name, count]) => `${count}x ${name}`);
}
