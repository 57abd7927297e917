// German as the pages say it: the one place that knows by which road an English text gets there.
import { Matcher } from '../../apps/web/src/language/german/engine-prose/matcher.ts';
import { german } from '../../apps/web/src/language/german/german.ts';
import { proseTables } from '../../apps/web/src/language/prose-tables.ts';

/** Those of the part that speaks, asked in this order. */
let matchers: readonly Matcher[] = [];

/** The templates of a game stand before the shared ones, as on its page; what belongs to no game is spoken of all. */
export async function openGerman(part: string): Promise<void> {
  const names = part in proseTables ? [part, 'shared'] : Object.keys(proseTables);
  const tables = await Promise.all(names.map((name) => proseTables[name]()));
  matchers = tables.map((table) => new Matcher(table, german.engineWords));
}

function first(say: (matcher: Matcher) => string | undefined, english: string): string {
  for (const matcher of matchers) {
    const said = say(matcher);
    if (said !== undefined) return said;
  }
  return english;
}

export const germanText = (english: string): string => first((matcher) => matcher.translate(english), english);
export const germanTitle = (english: string): string => first((matcher) => matcher.title(english), english);
export const germanWord = (english: string): string => german.engineWords[english] ?? english;
