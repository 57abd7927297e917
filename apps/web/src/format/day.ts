// A day as the reader's language writes it.
import { language } from '../language/language.ts';

const DAY = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });

/** `at` in milliseconds since 1970. */
export function dayText(at: number): string {
  return DAY.format(at);
}
