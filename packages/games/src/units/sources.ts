// The one list of games with a library of units. Apart from the catalogue: pages that answer a question bundle what that names.
import type { UnitSource } from './unit-source.ts';

export const unitSources: { readonly [game: string]: () => Promise<UnitSource> } = {
  killteam: async () => (await import('../kill-team/unit-source.ts')).unitSource,
  fantasy: async () => (await import('../fantasy/unit-source.ts')).unitSource,
  wh40k: async () => (await import('../wh40k/unit-source.ts')).unitSource,
};
