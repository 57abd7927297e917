// Army lists of any game: who can read them, and how a list finds its reader.
import type { ImportedArmy as GrimdarkArmy } from './grimdark/import/index.ts';
import type { Problem } from './problem.ts';
import type { Catalogue } from './wh40k/data/index.ts';
import type { ImportedArmy as Wh40kArmy } from './wh40k/import/index.ts';

export interface ImportOptions {
  /** Files a list refers to: army books of One Page Rules, as JSON text. */
  readonly books?: readonly string[];
  /** Datasheets for text lists of Warhammer 40,000 in place of the built-in ones: a catalogue file, as JSON text. */
  readonly catalogue?: string;
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

/** Armies differ by game; each importer documents its own shape. */
export type ArmyImport =
  | { readonly ok: true; readonly game: string; readonly army: object; readonly outline: ArmyOutline }
  | { readonly ok: false; readonly problem: Problem };

export interface ArmyImporter {
  /** Id of the game in the catalogue. */
  readonly game: string;
  read(data: Uint8Array | string, options: ImportOptions): Promise<ArmyImport>;
}

/** Readers are loaded when the first list of their game arrives. */
export const importers: readonly ArmyImporter[] = [
  {
    game: 'grimdark',
    async read(data, { books }) {
      const { coverageSentence, coverArmy, importArmy } = await import('./grimdark/import/index.ts');
      const text = typeof data === 'string' ? data : await decode(data);
      const result = importArmy(text, books);
      if (!result.ok) return result;
      const coverage = coverArmy(result.army);
      const remark = { severity: 'info', unit: '', message: coverageSentence(coverage) } as const;
      const outline = { ...grimdarkOutline(result.army), remarks: [...result.army.diagnostics, remark] };
      return { ok: true, game: 'grimdark', army: { ...result.army, coverage }, outline };
    },
  },
  {
    game: 'wh40k',
    async read(data, { catalogue }) {
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
  },
];

type OpenedCatalogue =
  | { readonly ok: true; readonly catalogue: Catalogue }
  | { readonly ok: false; readonly problem: Problem };

async function openCatalogue(text: string | undefined): Promise<OpenedCatalogue> {
  if (text === undefined) {
    const { loadBuiltInCatalogue } = await import('./wh40k/data/built-in.ts');
    return { ok: true, catalogue: await loadBuiltInCatalogue() };
  }
  const { Catalogue, parseCatalogueFile } = await import('./wh40k/data/index.ts');
  const parsed = parseCatalogueFile(text);
  return parsed.ok ? { ok: true, catalogue: new Catalogue(parsed.file) } : parsed;
}

async function decode(bytes: Uint8Array): Promise<string> {
  const { strFromU8 } = await import('fflate');
  return strFromU8(bytes);
}

/** Reasons that only say "not one of mine": another reader may know better. */
const NOT_MINE = /-(not-a-list|not-a-roster|broken-json|broken-archive|not-text|wrong-game)$/;

const NOTHING_TO_READ: ArmyImport = {
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

/** Reads a list with the game's reader, or with whichever reader recognises it. */
export async function importArmyList(
  data: Uint8Array | string,
  options: ImportOptions & { readonly game?: string } = {},
): Promise<ArmyImport> {
  const readers = options.game === undefined ? importers : importers.filter(({ game }) => game === options.game);
  let refusal: ArmyImport & { ok: false } = {
    ok: false,
    problem: {
      code: 'import/unknown-game',
      path: 'game',
      message: `there are no army lists for "${options.game}"; known: ${importers.map(({ game }) => game).join(', ')}`,
    },
  };
  // Every reader would say so in the name of its own game.
  if (options.game === undefined && isBlank(data)) return NOTHING_TO_READ;
  for (const [index, reader] of readers.entries()) {
    const result = await reader.read(data, options);
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
