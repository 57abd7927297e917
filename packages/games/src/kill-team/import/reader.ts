// Reads kill teams for whoever has one: pages, API, command line and analyses.
import { type ListReader, refused } from '../../lists/reader.ts';
import type { ImportedTeam } from './index.ts';

export const killTeamReader = {
  game: 'killteam',
  title: 'Kill Team',

  /** Names of operatives give no sign by which a list of theirs could be told. */
  signs: [],

  async read(container, _options, budget) {
    if (container.kind === 'refused') return refused(`killteam/import-${container.fact}`, '', container.message);
    if (container.kind !== 'text')
      return refused('killteam/import-not-text', '', 'a list of operatives must be text: one name a line');
    const { importTeam } = await import('./index.ts');
    const result = await importTeam(container.text, budget);
    return result.ok ? { ...result, remarks: result.army.diagnostics } : result;
  },

  isMostlyRead: ({ units, diagnostics }) =>
    units.length > diagnostics.filter(({ code }) => code === 'killteam/import-no-operative').length,

  outline: ({ name, units }) => ({
    name,
    points: 0,
    units: units.map((unit) => ({
      name: unit.name,
      points: 0,
      models: 1,
      gear: [...unit.shoot, ...unit.fight].map(({ weapon }) => weapon),
    })),
  }),

  battles: async () => (await import('./battles.ts')).killTeamBattles,
} as const satisfies ListReader<ImportedTeam>;
