// What a game says in another language than English.
import type { TranslatedLanguage, Vocabulary } from '@oddsmith/words';

export interface Words extends Omit<Vocabulary, 'rules'> {
  /** The part of a calculator id before the slash. */
  readonly game: string;
  readonly language: TranslatedLanguage;
}
