// Refusals on their way through threads, processes and Redis: data, put into words at the doors.
import { isRecord, type Problem, type Refusal } from '@oddsmith/games';
import {
  type Catalogue,
  emitter,
  GRAMMARS,
  LANGUAGES,
  type Language,
  type Message,
  type MessageOf,
  writerFor,
} from '@oddsmith/words';
import { de } from './de.ts';
import { en } from './en.ts';

/** A problem in words, as calculators hand it over, or as a message of those who run them. */
export type Fault = Omit<Problem, 'message'> & { readonly message: string | Message };

export interface Refused {
  readonly error: Fault;
  readonly errors?: readonly Fault[];
  /** Of what is in words already, where that is known. */
  readonly language?: Language | undefined;
}

export const say = emitter<typeof en>();

/** What those who run calculations say beside refusals. */
export type Sentence = MessageOf<typeof en>;

const CATALOGUES: { readonly [language in Language]: Catalogue } = { en, de };

/** That a request or a question names. */
export function languageOf(request: unknown): Language | undefined {
  return isRecord(request) ? LANGUAGES.find((language) => language === request.language) : undefined;
}

/** Puts refusals into words; `own` are those of the door. */
export function refusalWriter(own: { readonly [language in Language]: Catalogue }) {
  const writers = (language: Language) =>
    writerFor(GRAMMARS[language], { messages: { ...CATALOGUES[language], ...own[language] }, names: {}, rules: {} });
  const known = { en: writers('en'), de: writers('de') };
  const problemIn = ({ message, ...fault }: Fault, language: Language = 'en'): Problem => {
    // As codes, paths and sentences have always followed each other.
    const { code, path, ...more } = fault;
    return { code, path, message: typeof message === 'string' ? message : known[language].say(message), ...more };
  };
  const refusalIn = ({ error, errors }: Refused, language?: Language): Refusal => ({
    error: problemIn(error, language),
    ...(errors === undefined ? {} : { errors: errors.map((one) => problemIn(one, language)) }),
  });
  return {
    problemIn,
    refusalIn,
    sentenceIn: (message: Message, language: Language = 'en') => known[language].say(message),
  };
}

export const { problemIn, refusalIn, sentenceIn } = refusalWriter({ en: {}, de: {} });
