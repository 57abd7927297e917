// English stands in the files of each place (language/english), every other language in one file of its own that only its readers fetch.
import { language } from './language.ts';

// Awaited once, before any page is drawn, so that words are plain values everywhere else. Where it cannot be had, English it is.
const translated =
  language === 'de'
    ? await import('./german/german.ts').then(({ german }) => german).catch(() => undefined)
    : undefined;

/** The words of one place in the language of this visit. `place` is the name both languages export them by. */
export function inLanguage<Words extends object>(place: string, english: Words): Words {
  // The German file of each place is checked against the English one where it is written.
  return ((translated?.places as Record<string, unknown> | undefined)?.[place] as Words | undefined) ?? english;
}

/** What the engines call their fields, choices and rules, looked up by the English text. */
export function engineWord(english: string): string {
  return translated?.engineWords[english] ?? english;
}

/** What answers call their figures: "Wounds" are those dealt, not the wounds of a profile. */
export function figureWord(english: string): string {
  return translated?.engineWords[`figure: ${english}`] ?? engineWord(english);
}
