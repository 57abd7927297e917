// Army lists of any game: who can read them, and how a list finds its reader.
import type { ImportedArmy as GrimdarkArmy } from './grimdark/import/index.ts';
import type { CoverageReport } from './grimdark/rules/catalogue.ts';
import type { Problem } from './problem.ts';
import type { Catalogue } from './wh40k/data/index.ts';
import type { ImportedArmy as Wh40kArmy } from './wh40k/import/index.ts';

export interface ImportOptions {
  /** Files a list refers to: army books of One Page Rules, as JSON text. */
  readonly books?: readonly string[];
  /** Datasheets for text lists of Warhammer 40,000 in place of the built-in ones: a catalogue file as JSON text, or opened. */
  readonly catalogue?: string | Catalogue;
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
  grimdark: GrimdarkArmy & { readonly coverage: CoverageReport };
  wh40k: Wh40kArmy;
}
type Game = keyof Armies;
type Refused = { readonly ok: false; readonly problem: Problem };
type Read<Of extends Game> = {
  readonly ok: true;
  readonly game: Of;
  readonly army: Armies[Of];
  readonly outline: ArmyOutline;
};

export type ArmyImport = { readonly [Of in Game]: Read<Of> }[Game] | Refused;

type Reader<Of extends Game> = (data: Uint8Array | string, options: ImportOptions) => Promise<Read<Of> | Refused>;

/** Readers are loaded when the first list of their game arrives. */
const importers: { readonly [Of in Game]: Reader<Of> } = {
  async grimdark(data, { books }) {
    const { coverageSentence, coverArmy, importArmy } = await import('./grimdark/import/index.ts');
    const text = typeof data === 'string' ? data : await decode(data);
    const result = importArmy(text, books);
    if (!result.ok) return result;
    const coverage = coverArmy(result.army);
    const remark = { severity: 'info', unit: '', message: coverageSentence(coverage) } as const;
    const outline = { ...grimdarkOutline(result.army), remarks: [...result.army.diagnostics, remark] };
    return { ok: true, game: 'grimdark', army: { ...result.army, coverage }, outline };
  },
  async wh40k(data, { catalogue }) {
    const [{ importArmy, remarkOf }, opened] = await Promise.all([
      import('./wh40k/import/index.ts'),
      openCatalogue(catalogue),
    ]);
    if (!opened.ok) return opened;
    const result = await importArmy(data, opened.catalogue);
    if (!result.ok) return result;
    const remarks = result.army.diagnostics.map((entry) => ({ ...entry, message: remarkOf(entry) }));
    return { ok: true, game: 'wh40k', army: result.army, outline: { ...wh40kOutline(result.army), remarks } };
  },
};

const GAMES: readonly Game[] = ['grimdark', 'wh40k'];

type OpenedCatalogue = { readonly ok: true; readonly catalogue: Catalogue } | Refused;

async function openCatalogue(given: string | Catalogue | undefined): Promise<OpenedCatalogue> {
  if (typeof given === 'object') return { ok: true, catalogue: given };
  if (given === undefined) {
    const { loadBuiltInCatalogue } = await import('./wh40k/data/built-in.ts');
    return { ok: true, catalogue: await loadBuiltInCatalogue() };
  }
  const { Catalogue, parseCatalogueFile } = await import('./wh40k/data/index.ts');
  const parsed = parseCatalogueFile(given);
  return parsed.ok ? { ok: true, catalogue: new Catalogue(parsed.file) } : parsed;
}

async function decode(bytes: Uint8Array): Promise<string> {
  const { strFromU8 } = await import('fflate');
  return strFromU8(bytes);
}

/** Reasons that only say "not one of mine": another reader may know better. */
const NOT_MINE = /-(not-a-list|not-a-roster|broken-json|broken-archive|not-text|wrong-game)$/;

const NOTHING_TO_READ: Refused = {
  ok: false,
  problem: {
    code: 'import/empty',
    path: '',
    message: 'there is nothing to read: paste an army list or choose its file',
  },
};

function isBlank(data: Uint8Array | string): boolean {
  return typeof data === 'string' ? data.trim() === '' : data.length === 0;
}

/** Reads a list with the reader of the game that is named. */
export function importArmyList<const Of extends Game>(
  data: Uint8Array | string,
  options: ImportOptions & { readonly game: Of },
): Promise<Read<Of> | Refused>;
/** Reads a list with the reader of the game, or with whichever reader recognises it. */
export function importArmyList(
  data: Uint8Array | string,
  options?: ImportOptions & { readonly game?: string },
): Promise<ArmyImport>;
export async function importArmyList(
  data: Uint8Array | string,
  options: ImportOptions & { readonly game?: string } = {},
): Promise<ArmyImport> {
  const games = options.game === undefined ? GAMES : GAMES.filter((game) => game === options.game);
  let refusal: Refused = {
    ok: false,
    problem: {
      code: 'import/unknown-game',
      path: 'game',
      message: `there are no army lists for "${options.game}"; known: ${GAMES.join(', ')}`,
    },
  };
  // Every reader would say so in the name of its own game.
  if (options.game === undefined && isBlank(data)) return NOTHING_TO_READ;
  for (const [index, game] of games.entries()) {
    const result = await importers[game](data, options);
    if (result.ok) return result;
    if (index === 0 || NOT_MINE.test(refusal.problem.code)) refusal = result;
  }
  return refusal;
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

function counted(items: readonly (readonly [name: string, count: number])[]): string[] {
  const totals = new Map<string, number>();
  for (const [name, count] of items) totals.set(name, (totals.get(name) ?? 0) + count);
  return [...totals].map(([name, count]) => `${count}x ${name}`);
}
