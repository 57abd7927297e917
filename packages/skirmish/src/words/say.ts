// What the skirmish hands over in place of sentences, and what puts it into words.
import { Speaker, type Words } from '@oddsmith/games';
import { emitter, type Language, type Message, type TranslatedLanguage } from '@oddsmith/words';
import { en } from './en.ts';

export const say = emitter<typeof en>();

/** Why something is refused, before it is put into words. */
export interface Refused {
  /** With the prefix "skirmish/". */
  readonly code: string;
  readonly path: string;
  readonly message: Message;
}

const TRANSLATIONS: { readonly [language in TranslatedLanguage]: () => Promise<Words> } = {
  de: async () => (await import('./de.ts')).de,
};

export async function skirmishSpeaker(language: Language): Promise<Speaker> {
  const words = language === 'en' ? [] : [await TRANSLATIONS[language]()];
  return new Speaker({ id: 'skirmish/', rules: [], words: { messages: en, causes: {} } }, language, words);
}
