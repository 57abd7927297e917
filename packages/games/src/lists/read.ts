// Army lists of any game: who can read them, and how a list finds its reader.
import type { ImportedArmy as GrimdarkArmy, RuledUnit } from '../grimdark/import/index.ts';
import type { CoverageReport } from '../grimdark/rules/catalogue.ts';
import type { ImportedTeam } from '../kill-team/import/index.ts';
import type { Problem } from '../problem.ts';
import type { PackEdition } from '../wh40k/data/built-in.ts';
import type { Catalogue } from '../wh40k/data/index.ts';
import type { ImportedArmy as Wh40kArmy } from '../wh40k/import/index.ts';
import { plural } from '../wording.ts';
import { ReadingBudget } from './budget.ts';
import { type Container, openContainer } from './container.ts';
import { pastedLines } from './pasted-text.ts';
import {
  decide,
  type Evidence,
  evidenceIn,
  evidenceInFile,
  evidenceSentence,
  LIST_GAMES,
  type ListGame,
  type Recognition,
} from './recognise.ts';

/** Why a list was taken for its game; undefined where the game was named. */
export function reasonOf(list: Extract<ArmyImport, { readonly ok: true }>): string | undefined {
  const own = list.evidence?.find(({ game }) => game === list.game);
  return own === undefined || own.weight === 0 ? undefined : evidenceSentence(own);
}

export interface ImportOptions {
  /** Files a list refers to: army books of One Page Rules, as JSON text. */
  readonly books?: readonly string[] | undefined;
  /** Datasheets for lists of Warhammer 40,000 in place of the built-in ones: a catalogue file as JSON text, or opened. */
  readonly catalogue?: string | Catalogue | undefined;
  /** Which built-in datasheets; left out, those of the edition the list speaks of. */
  readonly edition?: PackEdition | undefined;
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
  readonly remarks: readonly {
    readonly severity: 'info' | 'warning';
    readonly unit: string;
    readonly message: string;
  }[];
}

/** What each game makes of a list. */
interface Armies {
  grimdark: Omit<GrimdarkArmy, 'units'> & { readonly units: readonly RuledUnit[]; readonly coverage: CoverageReport };
  wh40k: Wh40kArmy;
  killteam: ImportedTeam;
}

/** Games whose lists can be read; names of operatives give no sign by which a list of theirs could be told. */
const IMPORT_GAMES = [...LIST_GAMES, 'killteam'] as const;
type ImportGame = (typeof IMPORT_GAMES)[number];

type Refused = { readonly ok: false; readonly problem: Problem };
type Read<Of extends ImportGame> = {
  readonly ok: true;
  readonly game: Of;
  readonly army: Armies[Of];
  readonly outline: ArmyOutline;
};

/** What spoke for each game, best first; empty where the game was named. */
interface Recognised {
  readonly evidence?: readonly Evidence[];
}

export type ArmyImport = ({ readonly [Of in ImportGame]: Read<Of> }[ImportGame] & Recognised) | Refused;

type Reader<Of extends ImportGame> = (
  container: Container,
  options: ImportOptions,
  budget: ReadingBudget,
) => Promise<Read<Of> | Refused>;

/** Readers are loaded when the first list of their game arrives. */
const importers: { readonly [Of in ImportGame]: Reader<Of> } = {
  async grimdark(container, { books }, budget) {
    if (container.kind === 'refused') return refused(`grimdark/import-${container.fact}`, '', container.message);
    const { coverageSentence, coverArmy, importArmy, unitsWithRules } = await import('../grimdark/import/index.ts');
    const result = importArmy(container.text, books, budget);
    if (!result.ok) return result;
    const coverage = coverArmy(result.army);
    const remark = { severity: 'info', unit: '', message: coverageSentence(coverage) } as const;
    const outline = { ...grimdarkOutline(result.army), remarks: [...result.army.diagnostics, remark] };
    return {
      ok: true,
      game: 'grimdark',
      army: { ...result.army, units: unitsWithRules(result.army), coverage },
      outline,
    };
  },
  async wh40k(container, options, budget) {
    const [{ importContainer, remarkOf }, opened] = await Promise.all([
      import('../wh40k/import/index.ts'),
      openCatalogue(options.catalogue),
    ]);
    if (!opened.ok) return opened;
    const builtIn = (edition: PackEdition) => loadBuiltIn(options.edition ?? edition);
    const result = await importContainer(container, opened.catalogue ?? builtIn, budget);
    if (!result.ok) return result;
    const remarks = result.army.diagnostics.map((entry) => ({ ...entry, message: remarkOf(entry) }));
    const outline = { ...wh40kOutline(result.army), remarks };
    return { ok: true, game: 'wh40k', army: result.army, outline };
  },
  async killteam(container, _options, budget) {
    if (container.kind === 'refused') return refused(`killteam/import-${container.fact}`, '', container.message);
    if (container.kind !== 'text')
      return refused('killteam/import-not-text', '', 'a list of operatives must be text: one name a line');
    const { importTeam } = await import('../kill-team/import/index.ts');
    const result = await importTeam(container.text, budget);
    if (!result.ok) return result;
    return { ok: true, game: 'killteam', army: result.army, outline: teamOutline(result.army) };
  },
};

type OpenedCatalogue = { readonly ok: true; readonly catalogue: Catalogue | undefined } | Refused;

async function loadBuiltIn(edition: PackEdition): Promise<Catalogue> {
  const { loadBuiltInCatalogue } = await import('../wh40k/data/built-in.ts');
  return loadBuiltInCatalogue(edition);
}

/** undefined: the built-in one of the list's edition. */
async function openCatalogue(given: string | Catalogue | undefined): Promise<OpenedCatalogue> {
  if (typeof given !== 'string') return { ok: true, catalogue: given };
  const { Catalogue, parseCatalogueFile } = await import('../wh40k/data/index.ts');
  const parsed = parseCatalogueFile(given);
  return parsed.ok ? { ok: true, catalogue: new Catalogue(parsed.file) } : parsed;
}

function refused(code: string, path: string, message: string): Refused {
  return { ok: false, problem: { code, path, message } };
}

/** Reasons that only say "not one of mine": another reader may know better. */
const NOT_MINE = /-(not-a-list|not-a-roster|broken-json|broken-xml|not-text|wrong-game)$/;

function isBlank(data: Uint8Array | string): boolean {
  return typeof data === 'string' ? data.trim() === '' : data.length === 0;
}

/** Reads a list with the reader of the game that is named. */
export function importArmyList<const Of extends ImportGame>(
  data: Uint8Array | string,
  options: ImportOptions & { readonly game: Of },
): Promise<Read<Of> | Refused>;
/** Reads a list with the reader of the game, or with the one that the evidence in it speaks for. */
export function importArmyList(
  data: Uint8Array | string,
  options?: ImportOptions & { readonly game?: string | undefined },
): Promise<ArmyImport>;
export async function importArmyList(
  data: Uint8Array | string,
  options: ImportOptions & { readonly game?: string | undefined } = {},
): Promise<ArmyImport> {
  const named = IMPORT_GAMES.find((game) => game === options.game);
  if (options.game !== undefined && named === undefined)
    return refused(
      'import/unknown-game',
      'game',
      `there are no army lists for "${options.game}"; known: ${IMPORT_GAMES.join(', ')}`,
    );
  // Every reader would say so in the name of its own game.
  if (named === undefined && isBlank(data))
    return refused('import/empty', '', 'there is nothing to read: paste an army list or choose its file');
  const budget = new ReadingBudget(options.expired);
  const container = await openContainer(data);
  if (named !== undefined) return importers[named](container, options, budget);
  if (container.kind === 'refused') return refused(`import/${container.fact}`, '', container.message);
  const read = await readRecognised(container, options, budget);
  return read.ok ? read : ((await readNames(container, options, budget)) ?? read);
}

/** What no reader took may be names of operatives: a list of theirs if most lines are. */
async function readNames(
  container: Container,
  options: ImportOptions,
  budget: ReadingBudget,
): Promise<Read<'killteam'> | undefined> {
  if (container.kind !== 'text') return undefined;
  const read = await importers.killteam(container, options, budget);
  if (!read.ok) return undefined;
  const { isMostlyRead } = await import('../kill-team/import/index.ts');
  return isMostlyRead(read.army) ? read : undefined;
}

async function readRecognised(
  container: Exclude<Container, { kind: 'refused' }>,
  options: ImportOptions,
  budget: ReadingBudget,
): Promise<ArmyImport> {
  const { game, evidence } = await recognise(container, options);
  // Without evidence the readers refuse it in their own words: too long for any list.
  if (game === undefined && evidence.length > 0 && evidence.every(({ weight }) => weight > 0)) return ask(evidence);
  const order = game === undefined ? LIST_GAMES : [game, ...LIST_GAMES.filter((other) => other !== game)];
  let refusal: Refused | undefined;
  for (const candidate of order) {
    const result = await importers[candidate](container, options, budget);
    if (result.ok) return { ...result, evidence };
    // What is recognised is refused in the words of its own game, even where another reader was tried after it.
    if (refusal === undefined || (game === undefined && NOT_MINE.test(refusal.problem.code))) refusal = result;
    if (game !== undefined && !NOT_MINE.test(refusal.problem.code)) break;
  }
  return refusal as Refused;
}

/** By signs in the text; names of datasheets decide where those are not clear. */
async function recognise(
  container: Exclude<Container, { kind: 'refused' }>,
  options: ImportOptions,
): Promise<Recognition> {
  if (container.kind !== 'text') return decide(evidenceInFile(container));
  const pasted = pastedLines(container.text);
  if (!pasted.ok) return { game: undefined, evidence: [] };
  const first = decide(evidenceIn(pasted.lines));
  if (first.game !== undefined) return first;
  const { datasheetSigns } = await import('../wh40k/import/index.ts');
  const signs = datasheetSigns(pasted.lines, await loadBuiltIn(options.edition ?? '10'));
  return decide(first.evidence.map((one) => (one.game === 'wh40k' ? withSigns(one, signs) : one)));
}

/** A unit that the catalogue of 40,000 has says more than any bracket. */
const DATASHEET_WEIGHT = 6;

function withSigns(evidence: Evidence, datasheets: number): Evidence {
  if (datasheets === 0) return evidence;
  const words = `${plural(datasheets, 'unit')} of its datasheets`;
  return { ...evidence, weight: evidence.weight + DATASHEET_WEIGHT * datasheets, signs: [...evidence.signs, words] };
}

const GAME_NAMES: { readonly [game in ListGame]: string } = { grimdark: 'One Page Rules', wh40k: 'Warhammer 40,000' };

function ask(evidence: readonly Evidence[]): Refused {
  const sides = evidence.map((one) => `${GAME_NAMES[one.game]} speaks ${evidenceSentence(one)}`);
  return refused(
    'import/which-game',
    'game',
    `this may be a list for either game, so name it (${evidence.map(({ game }) => `"${game}"`).join(' or ')}): for ${sides.join('; for ')}`,
  );
}

function grimdarkOutline(army: GrimdarkArmy): Omit<ArmyOutline, 'remarks'> {
  return {
    name: army.name,
    points: army.units.reduce((sum, unit) => sum + unit.points, 0),
    units: army.units.map(({ unit, points, models }) => ({
      name: unit.name ?? '',
      points,
      models,
      gear: counted(
        unit.models.flatMap((model) =>
          (model.weapons ?? []).map((weapon) => [weapon.name ?? '', (model.count ?? 1) * (weapon.count ?? 1)] as const),
        ),
      ),
    })),
  };
}

function wh40kOutline(army: Wh40kArmy): Omit<ArmyOutline, 'remarks'> {
  return {
    name: army.name ?? army.faction ?? 'Army',
    points: army.units.reduce((sum, unit) => sum + (unit.points ?? 0), 0),
    units: army.units.map((unit) => ({
      name: unit.name,
      points: unit.points ?? 0,
      models: unit.models.reduce((sum, model) => sum + model.count, 0),
      gear: counted([...unit.weapons, ...unit.wargear].map((item) => [item.name, item.count] as const)),
    })),
  };
}

function teamOutline({ name, units, diagnostics }: ImportedTeam): ArmyOutline {
  const gear = ({ shoot, fight }: ImportedTeam['units'][number]): string[] =>
    [...shoot, ...fight].map(({ weapon }) => weapon);
  return {
    name,
    points: 0,
    units: units.map((unit) => ({ name: unit.name, points: 0, models: 1, gear: gear(unit) })),
    remarks: diagnostics,
  };
}

function counted(items: readonly (readonly [name: string, count: number])[]): string[] {
  const totals = new Map<string, number>();
  for (const [name, count] of items) totals.set(name, (totals.get(name) ?? 0) + count);
  return [...totals].map(([name, count]) => `${count}x ${name}`);
}
