// Reads kill teams for whoever has one: pages, API, command line and analyses.
import type { ListReader } from '../../lists/reader.ts';
import { say, unread } from '../../lists/words/index.ts';
import type { ImportedTeam } from './index.ts';

export const killTeamReader = {
  game: 'killteam',
  title: 'Kill Team',

  /** Names of operatives give no sign by which a list of theirs could be told. */
  signs: [],

  async read(container, { language }, budget) {
    if (container.kind === 'refused')
      return unread(language, { code: `killteam/import-${container.fact}`, path: '', message: container.said });
    if (container.kind !== 'text')
      return unread(language, { code: 'killteam/import-not-text', path: '', message: say('not-names') });
    const { importTeam } = await import('./index.ts');
    const result = await importTeam(container.text, budget, language);
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
