// What is wrong, as one line for stderr.
import type { Problem } from '@oddsmith/games';
import { harmless } from './harmless.ts';

/** What is wrong, the code to look up, where it is, and what was probably meant. */
export function complaint({ code, path, ...said }: Problem): string {
  return `${harmless(`${meant(said)} (${code}${path === '' ? '' : ` at ${path}`})`)}\n`;
}

/** What is wrong with a command needs no code: it is read by who typed it. */
export function usageLine(problem: Problem): string {
  return `${harmless(meant(problem))}\n`;
}

function meant({ message, nearest }: Pick<Problem, 'message' | 'nearest'>): string {
  return nearest === undefined ? message : `${message}; did you mean ${nearest}?`;
}
