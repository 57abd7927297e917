// Refusals of tools as data, and what puts them into words.
import { refusalWriter } from '@oddsmith/compute';
import { isRecord, LANGUAGES, type Problem, problemsFromZod, Speaker, type z } from '@oddsmith/games';
import { germanOf } from '@oddsmith/games/german';
import { emitter, type Language, type MessageOf } from '@oddsmith/words';
import { de } from './de.ts';
import { en } from './en.ts';

export type Sentence = MessageOf<typeof en>;

export const say = emitter<typeof en>();

export const { problemIn } = refusalWriter({ en, de });

/** That a call names for its answer. */
export function languageOf(input: unknown): Language | undefined {
  return isRecord(input) ? LANGUAGES.find((language) => language === input.language) : undefined;
}

/** The first thing that is wrong with the fields of a call. */
export function wrongInput(error: z.ZodError, input: unknown, language: Language | undefined): Problem {
  const speaker = new Speaker({ id: 'mcp/', rules: [] }, language, [germanOf('mcp', {}, {})]);
  return problemsFromZod({ scope: 'mcp', error, input, speaker })[0];
}
