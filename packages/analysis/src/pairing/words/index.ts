// The sentences of a pairing as data, and what puts them into words.
import { emitter, GRAMMARS, type Language, type MessageOf, writerFor } from '@oddsmith/words';
import { german } from './de.ts';
import { english } from './en.ts';

export type Sentence = MessageOf<typeof english>;

export const say = emitter<typeof english>();

const NOTHING = {};
const WRITERS = {
  en: writerFor(GRAMMARS.en, { messages: english, rules: NOTHING, names: NOTHING }),
  de: writerFor(GRAMMARS.de, { messages: german, rules: NOTHING, names: NOTHING }),
};

export function sentenceIn(language: Language, sentence: Sentence): string {
  return WRITERS[language].say(sentence);
}
