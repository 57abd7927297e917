// The words of the command line in one language.
import type { Problem, Unspoken } from '@oddsmith/games';
import {
  type Catalogue,
  emitter,
  type Given,
  GRAMMARS,
  type Language,
  type MessageOf,
  type Writer,
  writerFor,
} from '@oddsmith/words';
import { de } from './de.ts';
import { en } from './en.ts';

const CATALOGUES: { readonly [language in Language]: Catalogue } = { en, de };

export interface ReportWords {
  readonly w: Writer;
  problem(problem: Unspoken): Problem;
  say<Id extends keyof typeof en & string>(id: Id, ...values: Given<typeof en, Id>): string;
}

export type Sentence = MessageOf<typeof en>;

/** For what is said where the language is not known yet: wrong usage, by whom it is caught. */
export const message = emitter<typeof en>();

export function wordsIn(language: Language): ReportWords {
  const w = writerFor(GRAMMARS[language], { messages: CATALOGUES[language], names: {}, rules: {} });
  return {
    w,
    say: (id, ...values) => w.say(message(id, ...values)),
    problem: ({ code, path, message: said, ...more }) => ({ code, path, message: w.say(said), ...more }),
  };
}
