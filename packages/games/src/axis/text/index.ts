// Battles as text, for pages and the command line.
import type { Language, TranslatedLanguage } from '@oddsmith/words';
import type { Words } from '../../words/words.ts';
import type { TextProblem } from './battle-text.ts';

export * from './battle-log.ts';
export * from './battle-text.ts';

/** A battle in words or a log of one; undefined where the text is something else. */
export { readText } from './read.ts';

/** As the catalogue has them, which names every engine beside: a page would bundle them all. */
const TRANSLATIONS: { readonly [language in TranslatedLanguage]: () => Promise<Words> } = {
  de: async () => (await import('../words/de.ts')).de,
};

/** What is wrong with a text, in the language of whoever typed it. The words are fetched when something is. */
export async function sayProblems(problems: readonly TextProblem[], language: Language): Promise<readonly string[]> {
  const [{ Speaker }, { words }, translation] = await Promise.all([
    import('../../words/door.ts'),
    import('../words/en.ts'),
    language === 'en' ? undefined : TRANSLATIONS[language](),
  ]);
  const speaker = new Speaker({ id: 'axis/battle', rules: [], words }, language, translation && [translation]);
  return problems.map((problem) => speaker.say(problem));
}
