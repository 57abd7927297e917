// Battles as text, for pages and the command line.
import type { Language } from '@oddsmith/words';
import type { TextProblem } from './battle-text.ts';

export * from './battle-log.ts';
export * from './battle-text.ts';

/** A battle in words or a log of one; undefined where the text is something else. */
export { readText } from './read.ts';

/** What is wrong with a text, in the language of whoever typed it. The words are fetched when something is. */
export async function sayProblems(problems: readonly TextProblem[], language: Language): Promise<readonly string[]> {
  const [{ Speaker }, { words }, { loadWords }] = await Promise.all([
    import('../../words/door.ts'),
    import('../words/en.ts'),
    import('../../catalogue.ts'),
  ]);
  const translations = await loadWords(language, 'axis');
  const speaker = new Speaker({ id: 'axis/battle', rules: [], words }, language, translations);
  return problems.map((problem) => speaker.say(problem));
}
