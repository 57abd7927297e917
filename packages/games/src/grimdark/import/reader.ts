// Reads army lists of One Page Rules for whoever has one: pages, API, command line and analyses.
import { counted, type ListReader } from '../../lists/reader.ts';
import { unread } from '../../lists/words/index.ts';
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
    { weight: 6, pattern: /\bQ[2-6]\+ ?D[2-6]\+/i, id: 'quality-defense' },
    { weight: 6, pattern: /\[(?:GFF?|AOFS?|AOFR) \d/i, id: 'opr-total' },
    {
      weight: 4,
      pattern: /\((?:\d{1,2}["\u201d\u2033], ?)?A\d{1,2}(?:, ?[^)]|\))/i,
      id: 'opr-weapon',
    },
    { weight: 2, pattern: /^\|? ?joined to:?$/i, id: 'joined-to' },
    { weight: 2, pattern: /\b(?:CCW|Tough\(\d|Hero\b|Impact\(\d)/, id: 'opr-rule' },
  ],

  fileSign: {
    weight: 10,
    of: (kind, start) =>
      kind === 'json' &&
      /"(?:gameSystem|armyId|armyIds|armyName|listPoints|quality|defense|upgradePackages)"\s*:/.test(start),
    id: 'forge-fields',
  },

  async read(container, { books, language }, budget) {
    if (container.kind === 'refused')
      return unread(language, { code: `grimdark/import-${container.fact}`, path: '', message: container.said });
    const { coverageSentence, coverArmy, importArmy, unitsWithRules } = await import('./index.ts');
    const result = importArmy(container.text, books, budget, language);
    if (!result.ok) return result;
    const coverage = coverArmy(result.army);
    const remark = { severity: 'info', unit: '', message: coverageSentence(coverage, language) } as const;
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
