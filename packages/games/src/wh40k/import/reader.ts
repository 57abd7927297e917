// Reads army lists of Warhammer 40,000 for whoever has one: pages, API, command line and analyses.
import { counted, type ListReader, type Refused } from '../../lists/reader.ts';
import { plural } from '../../words/wording.ts';
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
      words: 'a tournament header',
    },
    { weight: 6, pattern: /^(?:# ?)?\+\+ Army Roster/i, words: '"Army Roster"' },
    {
      weight: 5,
      pattern: /^(?:Battle Size|Detachment(?: Choice|s)?|Show\/Hide Options) ?:/i,
      words: 'the battle size or detachment',
    },
    { weight: 5, pattern: /app version|data version|warorgan/i, words: 'the signature of a 40,000 program' },
    {
      weight: 4,
      pattern: /^(?:Combat Patrol|Incursion|Strike Force|Onslaught) \(/i,
      words: 'the size of the battle',
    },
    {
      weight: 3,
      pattern: /^(?:## |\+ )?(?:Battleline|Epic Hero|Dedicated Transports?|Other Datasheets|Characters?)\b/i,
      words: 'a heading of 40,000',
    },
    { weight: 3, pattern: /^Char\d+: /, words: 'a numbered character' },
    { weight: 3, pattern: /\(\+?\d[\d,.]{0,6} ?(?:pts|points)\)/i, words: 'points in round brackets' },
    { weight: 2, pattern: /^(?:[\u2022.] ?)*(?:\d+x )?[^:]{1,60}: \d+ with |^\d+ with /i, words: '"4 with ..."' },
    { weight: 2, pattern: /^(?:\u2022|\u25e6|\. ) ?/, words: 'gear below bullets' },
  ],

  fileSign: {
    weight: 10,
    of: (kind, start) =>
      kind === 'xml' || /"(?:forces|roster|rulebook|snapshot|gameSystemId|generatedBy)"\s*:/.test(start),
    words: 'the fields of a roster',
  },

  async confirm(lines, { edition = '10' }) {
    const [{ datasheetSigns }, catalogue] = await Promise.all([import('./index.ts'), loadBuiltIn(edition)]);
    const units = datasheetSigns(lines, catalogue);
    if (units === 0) return undefined;
    return { weight: DATASHEET_WEIGHT * units, words: `${plural(units, 'unit')} of its datasheets` };
  },

  async read(container, options, budget) {
    const [{ importContainer, remarkOf }, opened] = await Promise.all([
      import('./index.ts'),
      openCatalogue(options.catalogue),
    ]);
    if (!opened.ok) return opened;
    const builtIn = (edition: PackEdition) => loadBuiltIn(options.edition ?? edition);
    const result = await importContainer(container, opened.catalogue ?? builtIn, budget);
    if (!result.ok) return result;
    const remarks = result.army.diagnostics.map((entry) => ({ ...entry, message: remarkOf(entry) }));
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
async function openCatalogue(given: string | Catalogue | undefined): Promise<OpenedCatalogue> {
  if (typeof given !== 'string') return { ok: true, catalogue: given };
  const { Catalogue, parseCatalogueFile } = await import('../data/index.ts');
  const parsed = parseCatalogueFile(given);
  return parsed.ok ? { ok: true, catalogue: new Catalogue(parsed.file) } : parsed;
}
