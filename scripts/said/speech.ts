// What is said of one thing, in every language the product speaks.

export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Texts in the order they are said; a language that has no words for it yet is left out. */
export type Speech = { readonly [language in Language]?: readonly string[] };

/** Something that speaks: a battle, a refusal, a report. */
export interface Said {
  readonly id: string;
  readonly speech: Speech;
}
