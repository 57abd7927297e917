// The sentences of analyses as data, and what puts them into words. Names of fields and figures are those of the calculator's game.
import {
  type AnyCalculator,
  isRecord,
  LANGUAGES,
  type Problem,
  problemsFromZod,
  type Refusal,
  Speaker,
  type z,
} from '@oddsmith/games';
import { germanOf } from '@oddsmith/games/german';
import { emitter, type Language, type MessageOf, type TranslatedLanguage } from '@oddsmith/words';
import { de } from './de.ts';
import { en } from './en.ts';

export const say = emitter<typeof en>();
export type Sentence = MessageOf<typeof en>;

const MESSAGES: { readonly [language in TranslatedLanguage]: typeof de } = { de };

export function analysisSpeaker(language: Language = 'en', calculator?: Pick<AnyCalculator, 'words'>): Speaker {
  const about = { id: 'analysis/', rules: [], words: { messages: en } };
  if (language === 'en') return new Speaker(about);
  const names = calculator?.words?.translations?.find((known) => known.language === language)?.names ?? {};
  return new Speaker(about, language, [germanOf('analysis', MESSAGES[language], names)]);
}

/** What is wrong with the fields of a question: all of it. */
export function refusedInput(scope: string, error: z.ZodError, question: unknown, schema?: z.ZodType): Refusal {
  const speaker = analysisSpeaker(languageOf(question));
  const errors = problemsFromZod({ scope, error, input: question, schema, speaker });
  return { error: errors[0], errors };
}

/** In which language a question wants its answer; English unless it says another that we have. */
export function languageOf(question: unknown): Language {
  const asked = isRecord(question) ? question.language : undefined;
  return LANGUAGES.find((language) => language === asked) ?? 'en';
}

/** Why a question is not answered. */
export interface Unanswered extends Omit<Problem, 'message'> {
  readonly message: Sentence;
}

export function refusalIn(language: Language | undefined, problem: Unanswered): Refusal {
  return { error: analysisSpeaker(language).problem(problem) };
}
