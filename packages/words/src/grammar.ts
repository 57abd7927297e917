// What of a language is the same in every sentence: marks within numbers, and the word before the last of a list.
import type { TranslatedLanguage } from './language.ts';

export interface Grammar {
  readonly and: string;
  readonly or: string;
  /** A number as English writes it ("1,234.5%") as this language does. */
  number(english: string): string;
}

const english: Grammar = { and: 'and', or: 'or', number: (text) => text };

const german: Grammar = {
  and: 'und',
  or: 'oder',
  number: (text) => text.replace(/[.,]/g, (mark) => (mark === '.' ? ',' : '.')).replace('%', '\u00a0%'),
};

const translated: { readonly [language in TranslatedLanguage]: Grammar } = { de: german };

export const GRAMMARS = { en: english, ...translated } as const;
