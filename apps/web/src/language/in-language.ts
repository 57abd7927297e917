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

/** What is written in English although the page is not, so that it can be marked. */
const leftEnglish = new Set<string>();
const MOST_LEFT = 1000;

const loadingProse = new Map<string, Promise<void>>();

/** The templates for what the engines say of a game; wanted before anything they say is shown. What cannot be had stays English. */
export async function loadProse(game: string): Promise<void> {
  if (translated === undefined) return;
  const { proseTables } = await import('./prose-tables.ts');
  const fetched = (name: string): Promise<void> => {
    const known = loadingProse.get(name);
    if (known !== undefined) return known;
    const asked = proseTables[name]?.().then(translated.addProse) ?? Promise.resolve();
    loadingProse.set(name, asked);
    asked.catch(() => loadingProse.delete(name));
    return asked;
  };
  await Promise.allSettled([fetched('shared'), fetched(game)]);
}

/** A sentence of the engines in the language of this visit, or in English where it has no words for it: never half. */
export function said(english: string): string {
  return marked(english, translated?.prose(english));
}

/** The same for the title of a step. */
export function saidTitle(english: string): string {
  return marked(english, translated?.proseTitle(english));
}

function marked(english: string, own: string | undefined): string {
  if (own === undefined && translated !== undefined) {
    if (leftEnglish.size >= MOST_LEFT) leftEnglish.clear();
    leftEnglish.add(english);
  }
  return own ?? english;
}

/** The same for what an engine may have said in this language already: such a text is none of the templates. */
export function saidSoFar(text: string): string {
  return translated?.prose(text) ?? text;
}

export function titleSoFar(text: string): string {
  return translated?.proseTitle(text) ?? text;
}

/** For `lang` of an element that shows what `said` gave. */
export function languageOf(text: string): 'en' | undefined {
  return leftEnglish.has(text) ? 'en' : undefined;
}
