// The language of this visit: what the address asks for (`?lang=de`), else what was chosen before, else what the browser prefers of
// those there are, else English.
import { remember, remembered } from '../store/remembered.ts';

/** Each by its own name, as the switch shows them. */
export const LANGUAGES = { en: 'English', de: 'Deutsch' } as const;
export type Language = keyof typeof LANGUAGES;

const KEY = 'oddsmith:language';
const PARAMETER = 'lang';

export function isLanguage(name: unknown): name is Language {
  return typeof name === 'string' && Object.hasOwn(LANGUAGES, name);
}

function askedFor(): Language {
  // A thread is told by its name; tests have neither a name nor an address.
  const { name = '' } = globalThis as { readonly name?: string };
  const thread = typeof document === 'undefined' ? (name.split(' ')[1] ?? null) : null;
  if (isLanguage(thread)) return thread;
  const wish = new URLSearchParams(globalThis.location?.search ?? '').get(PARAMETER);
  if (isLanguage(wish)) {
    remember(KEY, wish);
    return wish;
  }
  const kept = remembered(KEY);
  return isLanguage(kept) ? kept : preferred();
}

/** "de-AT" is German. Outside of a page nobody reads. */
function preferred(): Language {
  const wishes = typeof document === 'undefined' ? [] : navigator.languages;
  return wishes.map((wish) => wish.split('-')[0]).find(isLanguage) ?? 'en';
}

export const language: Language = askedFor();

/** Words are read when a page starts, so another language is a fresh start at the same place. */
export function chooseLanguage(chosen: Language): void {
  remember(KEY, chosen);
  const address = new URL(location.href);
  address.searchParams.set(PARAMETER, chosen);
  if (address.href === location.href) location.reload();
  else location.href = address.href;
}
