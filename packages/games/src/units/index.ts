// One way to ask any game what it knows of a unit, and for the battle of two of them.
import type { Language } from '@oddsmith/words';
import type { Problem, Unspoken } from '../contract/problem.ts';
import { sameValue } from '../form/form-value.ts';
import { parsePath, valueAt } from '../form/path.ts';
import { type ListSentence, listSpeaker, problemIn, say } from '../lists/words/index.ts';
import { coverageOf } from './coverage.ts';
import type { LibraryUnit, SwitchRule, UnitRules } from './library-unit.ts';
import { nearestNames, searchUnits } from './search.ts';
import { unitSources } from './sources.ts';
import type { UnitEntry, UnitSource } from './unit-source.ts';

export type { Coverage } from './coverage.ts';
export { withModes } from './fixed-modes.ts';
export type * from './library-unit.ts';
export { type RuleGroup, ruleGroups } from './rule-groups.ts';

/** Games that have a library of units. */
export const unitGames: readonly string[] = Object.keys(unitSources);

type Refused = { readonly error: Problem };
type Unread = { readonly error: Unspoken };

export interface BattleOfUnits {
  readonly calculator: string;
  readonly input: object;
  readonly rules: { readonly attacker: UnitRules; readonly defender: UnitRules };
  /** What was read as something else than it was typed. */
  readonly remarks: readonly string[];
}

/** The built-in units of one game and edition or system. */
export class UnitLibrary {
  readonly game: string;
  readonly library: string;
  private readonly source: UnitSource;
  private readonly entries: readonly UnitEntry[];
  private readonly language: Language | undefined;

  constructor(game: string, library: string, source: UnitSource, entries: readonly UnitEntry[], language?: Language) {
    this.game = game;
    this.library = library;
    this.source = source;
    this.entries = entries;
    this.language = language;
  }

  /**
   * Units that the words mean, the best match first; all of them for no words. What they bring is found out as they are taken, and
   * what else they may carry, which takes longest, only where it is wanted.
   */
  *named(words = '', { loadouts = true } = {}): Generator<LibraryUnit> {
    for (const entry of this.search(words)) yield this.described(entry, loadouts);
  }

  /** The same as a list; those behind `most` are not looked at. */
  units(words: string, most: number): { readonly found: number; readonly units: readonly LibraryUnit[] } {
    const found = this.search(words);
    return { found: found.length, units: found.slice(0, most).map((entry) => this.described(entry, true)) };
  }

  /** What players call it for short is found first. */
  private search(words: string): readonly UnitEntry[] {
    const found = searchUnits(this.entries, words);
    const meant = this.source.everyday?.(words);
    if (meant === undefined) return found;
    const named = this.entries.filter(({ name }) => name === meant);
    return [...named, ...found.filter((entry) => !named.includes(entry))];
  }

  /** Names that are spelt like it, for a search that finds nothing. */
  nearest(words: string, most = 3): readonly string[] {
    return nearestNames(this.entries, words, most);
  }

  coverage() {
    return coverageOf(this.source, this.entries);
  }

  /** Two units against each other, each by its name; "A + B" stand together. */
  battle(
    one: string,
    other: string,
    calculator = this.source.calculators[0],
    more: AttackerMore = {},
  ): BattleOfUnits | Refused {
    const battle = this.unspokenBattle(one, other, calculator, more);
    if ('error' in battle) return { error: problemIn(this.language, battle.error) };
    const speaker = listSpeaker(this.language);
    return { ...battle, remarks: battle.remarks.map((remark) => speaker.say(remark)) };
  }

  private unspokenBattle(
    one: string,
    other: string,
    calculator: string,
    more: AttackerMore,
  ): (Omit<BattleOfUnits, 'remarks'> & { readonly remarks: readonly ListSentence[] }) | Unread {
    if (!this.source.calculators.includes(calculator))
      return refused(
        'unknown-calculator',
        'calculator',
        say('no-battle-for', { calculator: calculator.slice(0, 60), known: this.source.calculators }),
      );
    const first = this.pick(one, 'unit');
    if ('error' in first) return first;
    const second = this.pick(other, 'against');
    if ('error' in second) return second;
    const attacker = this.withMore(first, more);
    if ('error' in attacker) return attacker;
    const battle = this.source.battle(calculator, attacker.unit, second.unit);
    if ('error' in battle) return battle;
    return { calculator, ...battle, remarks: [...attacker.remarks, ...second.remarks] };
  }

  private withMore(picked: PickedUnit, { aboard, army }: AttackerMore): PickedUnit | Unread {
    const { source, game } = this;
    let { unit, remarks } = picked;
    if (army !== undefined) {
      const changed = source.inArmy?.(unit, army) ?? refused('no-armies', 'army', say('no-armies', { game }));
      if ('error' in changed) return changed;
      unit = changed.unit;
    }
    if (aboard !== undefined) {
      const passengers = this.pick(aboard, 'aboard');
      if ('error' in passengers) return passengers;
      const changed =
        source.aboard?.(unit, passengers.unit) ?? refused('no-passengers', 'aboard', say('no-passengers', { game }));
      if ('error' in changed) return changed;
      unit = changed.unit;
      remarks = [...remarks, ...passengers.remarks];
    }
    return { unit, remarks };
  }

  private pick(text: string, path: string): PickedUnit | Unread {
    const names = text.split(' + ').filter((name) => name.trim() !== '');
    const picked = names.map((name) => this.pickOne(name, path));
    const problem = picked.find((one) => 'error' in one);
    if (problem !== undefined || picked.length === 0) return problem ?? this.unknown(text, path);
    const found = picked as readonly Picked[];
    const remarks = found.flatMap(({ remark }) => remark ?? []);
    if (found.length === 1) return { unit: found[0].entry.unit, remarks };
    if (this.source.together === undefined) return refused('alone', path, say('not-together', { game: this.game }));
    return { unit: this.source.together(found.map(({ entry }) => entry.unit)), remarks };
  }

  /** "Rhino (Grey Knights)" where several groups have one; a choice that is made is said. */
  private pickOne(text: string, path: string): Picked | Unread {
    const [, name = text, group] = /^(.*\S)\s*\(((?:[^()]|\([^()]*\))+)\)\s*$/.exec(text) ?? [];
    const inGroup = searchUnits(
      this.entries.filter(
        (entry) => group !== undefined && searchUnits([{ ...entry, name: entry.group }], group).length > 0,
      ),
      name,
    );
    const found = inGroup.length > 0 ? inGroup : this.search(text);
    const [entry, ...others] = found;
    if (entry === undefined || text.trim() === '') return this.unknown(text, path);
    const isExact = entry.name.toLowerCase() === name.trim().toLowerCase();
    const rivals = isExact ? others.filter((one) => one.name === entry.name) : others;
    if (isExact && rivals.length === 0) return { entry };
    const same = found.filter((one) => one.name === entry.name);
    const meant = same.length > 1 && this.source.origin ? this.source.origin(same.map(({ unit }) => unit)) : entry.unit;
    const chosen = same.find(({ unit }) => unit === meant);
    if (chosen === undefined) return ambiguous(text, path, same);
    return {
      entry: chosen,
      remark: choiceWords(
        text,
        chosen,
        [entry, ...rivals].filter((one) => one !== chosen),
      ),
    };
  }

  private unknown(text: string, path: string): Unread {
    const message = say('no-unit-in-library', { unit: shown(text), nearest: this.nearest(text) });
    return refused('unknown-unit', path, message);
  }

  private described({ name, group, unit }: UnitEntry, whole: boolean): LibraryUnit {
    const { rules, weapons, points, size, parts } = this.source.describe(unit);
    const loadouts = (whole ? this.source.loadouts?.(unit) : undefined) ?? [];
    const used = weapons.flatMap(({ name: weapon, part }) => (part === undefined ? [] : [{ name: weapon, part }]));
    return {
      game: this.game,
      name,
      group,
      [this.source.field]: this.library,
      ...(points === undefined ? {} : { points }),
      ...(size === undefined ? {} : { size }),
      parts,
      ...(loadouts.length === 0 ? {} : { loadouts }),
      rules: { ...rules, counted: [...rules.counted, ...used] },
      weaponsLeftOut: weapons.flatMap(({ name: weapon, part }) => (part === undefined ? [weapon] : [])),
    };
  }
}

/** Switches that these fields of an input turn on are on; what was on by itself stays so. */
export function switchedBy(rules: UnitRules, input: object): UnitRules {
  const isSet = ({ set }: SwitchRule): boolean =>
    set !== undefined &&
    Object.keys(set).length > 0 &&
    Object.entries(set).every(([path, value]) => sameValue(valueAt(input, parsePath(path) ?? []), value));
  return { ...rules, switches: rules.switches.map((rule) => (isSet(rule) ? { ...rule, on: true } : rule)) };
}

/** What the attacker has besides: who fires out of it, and the rules of an army. */
interface AttackerMore {
  readonly aboard?: string | undefined;
  readonly army?: string | undefined;
}

interface PickedUnit {
  readonly unit: unknown;
  readonly remarks: readonly ListSentence[];
}

interface Picked {
  readonly entry: UnitEntry;
  readonly remark?: ListSentence;
}

const MOST_RIVALS = 4;

function choiceWords(text: string, { name, group }: UnitEntry, rivals: readonly UnitEntry[]): ListSentence {
  const others = rivals.slice(0, MOST_RIVALS).map((one) => `${one.name} (${one.group})`);
  const more = rivals.length - others.length;
  return say('unit-read-as', { text: shown(text), as: `${name} (${group})`, others, more });
}

function ambiguous(text: string, path: string, same: readonly UnitEntry[]): Unread {
  const known = same.map(({ name, group }) => `${name} (${group})`);
  return refused('ambiguous-unit', path, say('ambiguous-unit', { unit: shown(text), known }));
}

/** The library of a game: the usual one, or the one of that edition or system. */
export async function openUnits(game: string, library?: string, language?: Language): Promise<UnitLibrary | Refused> {
  const unread = ({ error }: Unread): Refused => ({ error: problemIn(language, error) });
  const load = Object.hasOwn(unitSources, game) ? unitSources[game] : undefined;
  if (load === undefined)
    return unread(
      refused('unknown-game', 'game', say('no-units-of-game', { game: game.slice(0, 60), known: unitGames })),
    );
  const source = await load();
  const { field, libraries } = source;
  const wanted = library ?? libraries[0];
  if (!libraries.includes(wanted))
    return unread(
      refused('unknown-library', field, say('unknown-library', { field, got: wanted.slice(0, 60), known: libraries })),
    );
  return new UnitLibrary(game, wanted, source, await source.open(wanted), language);
}

/** What somebody typed, as far as it is repeated. */
function shown(text: string): string {
  return text.trim().slice(0, 60);
}

function refused(fact: string, path: string, message: ListSentence): Unread {
  return { error: { code: `units/${fact}`, path, message } };
}
