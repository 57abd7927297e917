// The library's thread: reads army lists and searches the catalogue without holding up the page.
import '../../no-eval.ts';
import { importArmyList } from '@oddsmith/games/importers';
import { loadBuiltInCatalogue } from '@oddsmith/games/wh40k/catalogue';
import { UnitLibrary } from '@oddsmith/games/wh40k/library';
import { serve } from '../../engine/thread.ts';
import type { Library } from './library.ts';

const units = new UnitLibrary(loadBuiltInCatalogue);

const library: Library = {
  search: (text, edition) => units.search(text, edition),
  options: (key) => units.options(key),
  openCatalogue: (text) => units.openCatalogue(text),
  unit: (key) => units.unit(key),
  async importList(data) {
    const catalogue = units.ownCatalogue;
    const result = await importArmyList(data, { game: 'wh40k', ...(catalogue === undefined ? {} : { catalogue }) });
    return result.ok ? { ok: true, army: units.take(result.army) } : result;
  },
};

serve(library);
