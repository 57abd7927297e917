// Reads army lists of One Page Rules for whoever has one: pages, API, command line and analyses.
import { counted, type ListReader, refused } from '../../lists/reader.ts';
import type { CoverageReport } from '../rules/catalogue.ts';
import type { ImportedArmy, RuledUnit } from './index.ts';

export type GrimdarkArmy = Omit<ImportedArmy, 'units'> & {
  readonly units: readonly RuledUnit[];
  readonly coverage: CoverageReport;
};

export const grimdarkReader = {
  game: 'grimdark',
  title: 'One Page Rules',

  signs: [
    { weight: 6, pattern: /\bQ[2-6]\+ ?D[2-6]\+/i, words: 'Quality and Defense' },
    { weight: 6, pattern: /\[(?:GFF?|AOFS?|AOFR) \d/i, words: 'a One Page Rules total' },
    {
      weight: 4,
      pattern: /\((?:\d{1,2}["\u201d\u2033], ?)?A\d{1,2}(?:, ?[^)]|\))/i,
      words: 'a weapon as (24", A2)',
    },
    { weight: 2, pattern: /^\|? ?joined to:?$/i, words: '"Joined to"' },
    { weight: 2, pattern: /\b(?:CCW|Tough\(\d|Hero\b|Impact\(\d)/, words: 'a rule of One Page Rules' },
  ],

  fileSign: {
    weight: 10,
    of: (kind, start) =>
      kind === 'json' &&
      /"(?:gameSystem|armyId|armyIds|armyName|listPoints|quality|defense|upgradePackages)"\s*:/.test(start),
    words: 'the fields of an Army Forge list',
  },

  async read(container, { books }, budget) {
    if (container.kind === 'refused') return refused(`grimdark/import-${container.fact}`, '', container.message);
    const { coverageSentence, coverArmy, importArmy, unitsWithRules } = await import('./index.ts');
    const result = importArmy(container.text, books, budget);
    if (!result.ok) return result;
    const coverage = coverArmy(result.army);
    const remark = { severity: 'info', unit: '', message: coverageSentence(coverage) } as const;
    return {
      ok: true,
      army: { ...result.army, units: unitsWithRules(result.army), coverage },
      remarks: [...result.army.diagnostics, remark],
    };
  },

  outline: (army) => ({
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
  }),

  battles: async () => (await import('./battles.ts')).grimdarkBattles,
} as const satisfies ListReader<GrimdarkArmy>;
