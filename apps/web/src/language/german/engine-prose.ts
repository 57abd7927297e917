// What the engines say, in German: the tables of templates that were fetched so far.
import { Matcher, type ProseTable } from './engine-prose/matcher.ts';
import { engineWords } from './engine-words.ts';

const matchers: Matcher[] = [];

/** What was opened last is asked first. */
export function addProse(table: ProseTable): void {
  matchers.unshift(new Matcher(table, engineWords));
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
