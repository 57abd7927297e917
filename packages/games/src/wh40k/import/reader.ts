// Reads army lists of Warhammer 40,000 for whoever has one: pages, API, command line and analyses.
import { counted, type ImportOptions, type ListReader, type Refused } from '../../lists/reader.ts';
import type { PackEdition } from '../data/built-in.ts';
import type { Catalogue } from '../data/index.ts';
import type { ImportedArmy } from './army.ts';

/** A unit that the catalogue has says more than any bracket. */
const DATASHEET_WEIGHT = 6;

export const wh40kReader = {
  game: 'wh40k',
  title: 'Warhammer 40,000',

  signs: [
    {
      weight: 6,
      pattern: /^\+ (?:FACTION KEYWORD|DETACHMENT|TOTAL ARMY POINTS)/i,
      id: 'tournament-header',
    },
    { weight: 6, pattern: /^(?:# ?)?\+\+ Army Roster/i, id: 'army-roster' },
    {
      weight: 5,
      pattern: /^(?:Battle Size|Detachment(?: Choice|s)?|Show\/Hide Options) ?:/i,
      id: 'size-or-detachment',
    },
    { weight: 5, pattern: /app version|data version|warorgan/i, id: 'program-signature' },
    {
      weight: 4,
      pattern: /^(?:Combat Patrol|Incursion|Strike Force|Onslaught) \(/i,
      id: 'battle-size',
    },
    {
      weight: 3,
      pattern: /^(?:## |\+ )?(?:Battleline|Epic Hero|Dedicated Transports?|Other Datasheets|Characters?)\b/i,
      id: 'heading-40k',
    },
    { weight: 3, pattern: /^Char\d+: /, id: 'numbered-character' },
    { weight: 3, pattern: /\(\+?\d[\d,.]{0,6} ?(?:pts|points)\)/i, id: 'points-in-brackets' },
    { weight: 2, pattern: /^(?:[\u2022.] ?)*(?:\d+x )?[^:]{1,60}: \d+ with |^\d+ with /i, id: 'number-with' },
    { weight: 2, pattern: /^(?:\u2022|\u25e6|\. ) ?/, id: 'gear-bullets' },
  ],

  fileSign: {
    weight: 10,
    of: (kind, start) =>
      kind === 'xml' || /"(?:forces|roster|rulebook|snapshot|gameSystemId|generatedBy)"\s*:/.test(start),
    id: 'roster-fields',
  },

  async confirm(lines, { edition = '10' }) {
    const [{ datasheetSigns }, catalogue] = await Promise.all([import('./index.ts'), loadBuiltIn(edition)]);
    const units = datasheetSigns(lines, catalogue);
    if (units === 0) return undefined;
    return { weight: DATASHEET_WEIGHT * units, datasheets: units };
  },

  async read(container, options, budget) {
    const [{ importContainer, remarkOf }, opened] = await Promise.all([import('./index.ts'), openCatalogue(options)]);
    if (!opened.ok) return opened;
    const builtIn = (edition: PackEdition) => loadBuiltIn(options.edition ?? edition);
    const result = await importContainer(container, opened.catalogue ?? builtIn, budget, options.language);
    if (!result.ok) return result;
    const remarks = result.army.diagnostics.map((entry) => ({ ...entry, message: remarkOf(entry, options.language) }));
    return { ok: true, army: result.army, remarks };
  },

  outline: (army) => ({
    name: army.name ?? army.faction ?? 'Army',
    points: army.units.reduce((sum, unit) => sum + (unit.points ?? 0), 0),
    units: army.units.map((unit) => ({
      name: unit.name,
      points: unit.points ?? 0,
      models: unit.models.reduce((sum, model) => sum + model.count, 0),
      gear: counted([...unit.weapons, ...unit.wargear].map((item) => [item.name, item.count] as const)),
    })),
  }),

  battles: async () => (await import('./battles.ts')).wh40kBattles,
} as const satisfies ListReader<ImportedArmy>;

async function loadBuiltIn(edition: PackEdition): Promise<Catalogue> {
  const { loadBuiltInCatalogue } = await import('../data/built-in.ts');
  return loadBuiltInCatalogue(edition);
}

type OpenedCatalogue = { readonly ok: true; readonly catalogue: Catalogue | undefined } | Refused;

/** undefined: the built-in one of the list's edition. */
async function openCatalogue({ catalogue: given, language }: ImportOptions): Promise<OpenedCatalogue> {
  if (typeof given !== 'string') return { ok: true, catalogue: given };
  const { Catalogue, parseCatalogueFile } = await import('../data/index.ts');
  const parsed = parseCatalogueFile(given, language);
  return parsed.ok ? { ok: true, catalogue: new Catalogue(parsed.file) } : parsed;
}
