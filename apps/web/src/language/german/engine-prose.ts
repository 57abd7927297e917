// What the engines say, in German: a table of templates for each game, fetched when the game is opened.
import { Matcher, type ProseTable } from './engine-prose/matcher.ts';
import { engineWords } from './engine-words.ts';

const tables: { readonly [game: string]: () => Promise<ProseTable> } = {
  shared: async () => (await import('./engine-prose/shared.table.ts')).shared,
  axis: async () => (await import('./engine-prose/axis.table.ts')).axis,
  fantasy: async () => (await import('./engine-prose/fantasy.table.ts')).fantasy,
  grimdark: async () => (await import('./engine-prose/grimdark.table.ts')).grimdark,
  killteam: async () => (await import('./engine-prose/killteam.table.ts')).killteam,
  skirmish: async () => (await import('./engine-prose/skirmish.table.ts')).skirmish,
  wh40k: async () => (await import('./engine-prose/wh40k.table.ts')).wh40k,
};

const loading = new Map<string, Promise<void>>();
const matchers: Matcher[] = [];

function loadTable(name: string): Promise<void> {
  const known = loading.get(name);
  if (known !== undefined || tables[name] === undefined) return known ?? Promise.resolve();
  const asked = tables[name]().then((table) => {
    // What was opened last is asked first.
    matchers.unshift(new Matcher(table, engineWords));
  });
  loading.set(name, asked);
  asked.catch(() => loading.delete(name));
  return asked;
}

/** Before anything of the game is shown; a table that cannot be had leaves its sentences in English. */
export async function loadProse(game: string): Promise<void> {
  await Promise.allSettled([loadTable('shared'), loadTable(game)]);
}

/** Undefined where no table that was fetched knows the sentence: it then stays English as a whole. */
export function germanProse(english: string): string | undefined {
  return firstOf((matcher) => matcher.translate(english));
}

export function germanTitle(english: string): string | undefined {
  return firstOf((matcher) => matcher.title(english));
}

function firstOf(say: (matcher: Matcher) => string | undefined): string | undefined {
  for (const matcher of matchers) {
    const german = say(matcher);
    if (german !== undefined) return german;
  }
  return undefined;
}
