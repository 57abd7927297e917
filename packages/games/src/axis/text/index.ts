// Battles as text, for pages and the command line.
import type { Language } from '@oddsmith/words';
import { loadWords } from '../../catalogue.ts';
import { Speaker } from '../../words/door.ts';
import { words } from '../words/en.ts';
import type { TextProblem } from './battle-text.ts';

export * from './battle-text.ts';

/** What is wrong with a text, in the language of whoever typed it. */
export async function sayProblems(problems: readonly TextProblem[], language: Language): Promise<readonly string[]> {
  const speaker = new Speaker({ id: 'axis/battle', rules: [], words }, await loadWords(language, 'axis'));
  return problems.map((problem) => speaker.say(problem));
}
