// Kill teams as people write them: one operative a line, "2x" before it or a weapon behind a colon; a line that is a team says whose they are.

import type { Language } from '@oddsmith/words';
import type { Problem } from '../../contract/problem.ts';
import { type ReadingBudget, ReadingStopped } from '../../lists/budget.ts';
import { pastedLines } from '../../lists/pasted-text.ts';
import { type ListSentence, listSpeaker, type Noticed, type ReadArmy, say } from '../../lists/words/index.ts';
import type { UnitRules } from '../../units/library-unit.ts';
import { cardRules } from '../data/card-rules.ts';
import {
  attackerFrom,
  defenderFrom,
  fighterFrom,
  isReadable,
  type Library,
  type LibraryWeapon,
  loadLibrary,
  type Operative,
  operativesOf,
} from '../data/index.ts';
import { folded } from '../data/search.ts';
import type { AttackerInput, DefenderInput, FighterInput } from '../schema/index.ts';

/** One operative with what it brings to each calculator. */
export interface ImportedOperative {
  /** As in the library; the second of a name is "Kommando Boy 2". */
  readonly name: string;
  readonly team: string;
  /** `attacker` of killteam/shoot, for each gun. */
  readonly shoot: readonly { readonly weapon: string; readonly attacker: AttackerInput }[];
  /** A fighter of killteam/fight, for each weapon of close combat. */
  readonly fight: readonly { readonly weapon: string; readonly fighter: FighterInput }[];
  readonly defender: DefenderInput;
  /** Of these weapons, and its abilities. */
  readonly rules: UnitRules;
}

export interface TeamDiagnostic {
  readonly code: string;
  readonly severity: 'warning';
  readonly unit: string;
  /** Counted from 1. */
  readonly line: number;
  readonly message: string;
}

interface Dialect {
  readonly id: string;
  /** What tells lines of it from those of others. */
  text(lines: readonly string[]): boolean;
  /** The operatives that a line names, if it names any. */
  operatives(line: string): NamedOperatives;
}

/** "2x Kommando Boy: slugga" in its parts; no weapon is ''. */
interface NamedOperatives {
  readonly name: string;
  readonly count: number;
  readonly weapon: string;
}

/** Every dialect kill teams are written in; of those whose signs hold it is the first. A new one is an entry here and a sample in the tests. */
export const DIALECTS = [
  { id: 'operatives', text: (_lines: readonly string[]) => true, operatives: partsOf },
] as const satisfies readonly Dialect[];
export type ListFormat = (typeof DIALECTS)[number]['id'];

function dialectOf(lines: readonly string[]): (typeof DIALECTS)[number] {
  return DIALECTS.find(({ text }) => text(lines)) ?? DIALECTS[0];
}

export interface ImportedTeam {
  readonly format: ListFormat;
  readonly name: string;
  readonly units: readonly ImportedOperative[];
  readonly diagnostics: readonly TeamDiagnostic[];
}

export type TeamImport =
  | { readonly ok: true; readonly army: ImportedTeam }
  | { readonly ok: false; readonly problem: Problem };

export async function importTeam(text: string, budget: ReadingBudget, language?: Language): Promise<TeamImport> {
  const speaker = listSpeaker(language);
  const refused = (fact: string, message: ListSentence): TeamImport => ({
    ok: false,
    problem: speaker.problem({ code: `killteam/import-${fact}`, path: '', message }),
  });
  const pasted = pastedLines(text);
  if (!pasted.ok) return refused('too-long', pasted.said);
  const lines = pasted.lines.map(wordsOf);
  const dialect = dialectOf(lines);
  const reader = new TeamReader(await loadLibrary(), budget, dialect);
  try {
    for (const [index, line] of lines.entries()) reader.take(line, index + 1);
    const army = { format: dialect.id, ...reader.army() };
    return { ok: true, army: { ...army, diagnostics: army.diagnostics.map((entry) => speaker.problem(entry)) } };
  } catch (thrown) {
    if (thrown instanceof ReadingStopped) return refused(thrown.fact, thrown.said);
    throw thrown;
  }
}

export const NO_OPERATIVE = 'killteam/import-no-operative';

/** Many times any team: "99x" on each of many lines ends here. */
const MOST_OPERATIVES = 500;

class TeamReader {
  private readonly library: Library;
  private readonly budget: ReadingBudget;
  private readonly dialect: Dialect;
  private readonly teams: ReadonlyMap<string, string>;
  private readonly byName = new Map<string, Operative[]>();
  private readonly units: ImportedOperative[] = [];
  private readonly diagnostics: Noticed<TeamDiagnostic>[] = [];
  private readonly seen = new Map<string, number>();
  private team: string | undefined;
  private teamLine = 0;

  constructor(library: Library, budget: ReadingBudget, dialect: Dialect) {
    this.library = library;
    this.budget = budget;
    this.dialect = dialect;
    this.teams = new Map(library.teams.map((team) => [wordsIn(team), team]));
    for (const operative of library.operatives) {
      const key = wordsIn(operative.name);
      this.byName.set(key, [...(this.byName.get(key) ?? []), operative]);
    }
  }

  take(line: string, number: number): void {
    this.budget.spend();
    if (line === '') return;
    const named = this.teams.get(wordsIn(line));
    if (named !== undefined) {
      this.team = named;
      this.teamLine = number;
      return;
    }
    const { name, count, weapon } = this.dialect.operatives(line);
    const operative = this.byName.get(wordsIn(name))?.find(({ team }) => this.team === undefined || team === this.team);
    if (operative === undefined) {
      this.note(NO_OPERATIVE, '', number, say('no-operative', { text: line.slice(0, 60), team: this.team }));
      return;
    }
    if (weapon !== '' && namedBy(weapon, operative.weapons).length === 0)
      this.note(
        'killteam/import-no-weapon',
        operative.name,
        number,
        say('no-weapon-of', { text: weapon.slice(0, 60), operative: operative.name }),
      );
    for (const unread of operative.weapons.filter((one) => !isReadable(one)))
      this.note(
        'killteam/import-damage-rolled',
        operative.name,
        number,
        say('damage-rolled', { weapon: unread.name, operative: operative.name }),
      );
    if (carried(operative, 'ranged', '').length === 0)
      this.note('killteam/import-no-gun', operative.name, number, say('no-gun', { operative: operative.name }));
    for (let copy = 0; copy < count; copy++) this.add(operative, weapon);
  }

  /** A team by itself stands for all its operatives. */
  army(): Omit<ReadArmy<ImportedTeam>, 'format'> {
    const { team, units, diagnostics } = this;
    if (units.length === 0 && team !== undefined)
      for (const operative of operativesOf(this.library, team)) this.take(operative.name, this.teamLine);
    if (units.length === 0) throw new ReadingStopped('not-a-list', say('no-operatives'));
    return { name: team ?? 'Operatives', units, diagnostics };
  }

  private add(operative: Operative, weapon: string): void {
    if (this.units.length >= MOST_OPERATIVES)
      throw new ReadingStopped('too-many-units', say('too-many-operatives', { most: MOST_OPERATIVES }));
    const copies = (this.seen.get(operative.name) ?? 0) + 1;
    this.seen.set(operative.name, copies);
    const [guns, blades] = (['ranged', 'melee'] as const).map((kind) => carried(operative, kind, weapon));
    this.units.push({
      name: copies === 1 ? operative.name : `${operative.name} ${copies}`,
      team: operative.team,
      shoot: guns.map((gun) => ({
        weapon: gun.name,
        attacker: attackerFrom(operative, gun).fields,
      })),
      fight: blades.map((blade) => ({
        weapon: blade.name,
        fighter: fighterFrom(operative, blade).fields,
      })),
      defender: defenderFrom(operative),
      rules: cardRules(operative, [...guns, ...blades]),
    });
  }

  private note(code: string, unit: string, line: number, message: ListSentence): void {
    this.diagnostics.push({ code, severity: 'warning', unit, line, message });
  }
}

/** Of a kind that the line does not name an operative carries what is printed on its card. */
function carried({ weapons }: Operative, wanted: LibraryWeapon['kind'], word: string): readonly LibraryWeapon[] {
  const ofKind = weapons.filter((weapon) => weapon.kind === wanted && isReadable(weapon));
  const named = namedBy(word, ofKind);
  return named.length > 0 ? named : ofKind;
}

/** The weapon of that name, else its modes ("Stalker bolt rifle (heavy)"), else those that have the words in their names. */
function namedBy(word: string, weapons: readonly LibraryWeapon[]): readonly LibraryWeapon[] {
  const words = wordsIn(word);
  if (words === '') return [];
  const ways: readonly ((name: string) => boolean)[] = [
    (name) => name === words,
    (name) => name.startsWith(words),
    (name) => name.includes(words),
  ];
  for (const is of ways) {
    const named = weapons.filter(({ name }) => is(wordsIn(name)));
    if (named.length > 0) return named;
  }
  return [];
}

function wordsOf(line: string): string {
  return line.replace(/^[\s\-*•·+]+/, '').trim();
}

function partsOf(line: string): NamedOperatives {
  const [, times, rest] = /^(?:(\d{1,2})\s*[x×]\s*)?(.*)$/i.exec(line) ?? [];
  const [name, weapon = ''] = rest.split(':');
  return { name: name.trim(), count: Math.max(1, Number(times ?? 1)), weapon: weapon.trim() };
}

/** Letters and digits alone: lists leave accents and punctuation out. */
function wordsIn(text: string): string {
  return folded(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}
