// Where the German templates of each game are fetched from. Not in the folder of German itself: the pages wait for that one, and it must
// not wait for what fetches files on their behalf.
import type { ProseTable } from './german/engine-prose/matcher.ts';

export const proseTables: { readonly [name: string]: () => Promise<ProseTable> } = {
  grimdark: async () => (await import('./german/engine-prose/grimdark.table.ts')).grimdark,
  shared: async () => (await import('./german/engine-prose/shared.table.ts')).shared,
};
