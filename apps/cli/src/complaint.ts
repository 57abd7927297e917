// What is wrong, as one line for stderr.
import type { Language, Problem } from '@oddsmith/games';
import { harmless } from './harmless.ts';
import { wordsIn } from './words/words-in.ts';

/** What is wrong, the code to look up, where it is, and what was probably meant. */
export function complaint({ code, path, ...said }: Problem, language: Language = 'en'): string {
  return `${harmless(`${meant(said, language)} (${code}${path === '' ? '' : ` at ${path}`})`)}\n`;
}

/** What is wrong with a command needs no code: it is read by who typed it. */
export function usageLine(problem: Problem, language: Language): string {
  return `${harmless(meant(problem, language))}\n`;
}

function meant({ message, nearest }: Pick<Problem, 'message' | 'nearest'>, language: Language): string {
  return nearest === undefined ? message : wordsIn(language).say('did-you-mean', { message, nearest });
}
