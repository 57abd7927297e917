// Army lists of any game: who can read them, and how a list finds its reader.
import type { ImportedArmy as GrimdarkArmy } from './grimdark/import/index.ts';
import type { Problem } from './problem.ts';
import type { ImportedArmy as Wh40kArmy } from './wh40k/import/index.ts';

export interface ImportOptions {
  /** Files a list refers to: army books of One Page Rules, as JSON text. */
  readonly books?: readonly string[];
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
      const { importArmy } = await import('./grimdark/import/index.ts');
      const text = typeof data === 'string' ? data : await decode(data);
      const result = importArmy(text, books);
      return result.ok
        ? { ok: true, game: 'grimdark', army: result.army, outline: grimdarkOutline(result.army) }
        : result;
    },
  },
  {
    game: 'wh40k',
    async read(data) {
      const [{ importArmy }, { loadBuiltInCatalogue }] = await Promise.all([
        import('./wh40k/import/index.ts'),
        import('./wh40k/data/built-in.ts'),
      ]);
      const result = await importArmy(data, await loadBuiltInCatalogue());
      return result.ok ? { ok: true, game: 'wh40k', army: result.army, outline: wh40kOutline(result.army) } : result;
    },
  },
];

async function decode(bytes: Uint8Array): Promise<string> {
  const { strFromU8 } = await import('fflate');
  return strFromU8(bytes);
}

/** Reasons that only say "not one of mine": another reader may know better. */
const NOT_MINE = /-(not-a-list|not-a-roster|broken-json|broken-archive|not-text|wrong-game)$/;

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
  for (const [index, reader] of readers.entries()) {
    const result = await reader.read(data, options);
    if (result.ok) return result;
    if (index === 0 || NOT_MINE.test(refusal.problem.code)) refusal = result;
  }
  return refusal;
}

function grimdarkOutline(army: GrimdarkArmy): ArmyOutline {
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
    remarks: army.diagnostics,
  };
}

function wh40kOutline(army: Wh40kArmy): ArmyOutline {
  return {
    name: army.name ?? army.faction ?? 'Army',
    points: army.units.reduce((sum, unit) => sum + (unit.points ?? 0), 0),
    units: army.units.map((unit) => ({
      name: unit.name,
      points: unit.points ?? 0,
      models: unit.models.reduce((sum, model) => sum + model.count, 0),
      gear: counted([...unit.weapons, ...unit.wargear].map((item) => [item.name, item.count] as const)),
    })),
    remarks: army.diagnostics,
  };
}

function counted(items: readonly (readonly [name: string, count: number])[]): string[] {
  const totals = new Map<string, number>();
  for (const [name, count] of items) totals.set(name, (totals.get(name) ?? 0) + count);
  return [...totals].map(([name, count]) => `${count}x ${name}`);
}
