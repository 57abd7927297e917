// What readers of lists hand over in place of sentences, and what puts it into words.
import { emitter, LANGUAGES, type Language, type MessageOf, type TranslatedLanguage } from '@oddsmith/words';
import { FifoCache } from '../../contract/cache.ts';
import type { Problem, Unspoken } from '../../contract/problem.ts';
import { Speaker } from '../../words/door.ts';
import type { Words } from '../../words/words.ts';
import type { Refused } from '../reader.ts';
import { de } from './de.ts';
import { en } from './en.ts';

export const say = emitter<typeof en>();
export type ListSentence = MessageOf<typeof en>;

/** A diagnostic before it is put into words. */
export type Noticed<Diagnostic> = Omit<Diagnostic, 'message'> & { readonly message: ListSentence };

/** An army as its reader leaves it. */
export type ReadArmy<Army extends { readonly diagnostics: readonly unknown[] }> = Omit<Army, 'diagnostics'> & {
  readonly diagnostics: readonly Noticed<Army['diagnostics'][number]>[];
};

const TRANSLATIONS: { readonly [language in TranslatedLanguage]: Words } = { de };

/** Opening the words is a tenth of reading a list. */
const speakers = new FifoCache<Speaker>(LANGUAGES.length);

export function listSpeaker(language: Language = 'en'): Speaker {
  const about = { id: 'lists/', rules: [], words: { messages: en } };
  return speakers.get(language, () =>
    language === 'en' ? new Speaker(about) : new Speaker(about, language, [TRANSLATIONS[language]]),
  );
}

export function problemIn(language: Language | undefined, problem: Unspoken): Problem {
  return listSpeaker(language).problem(problem);
}

/** Why a list is refused. */
export function unread(language: Language | undefined, problem: Unspoken): Refused {
  return { ok: false, problem: problemIn(language, problem) };
}
