// What German calls fields, choices, rules and figures, as the pages look it up.
import { engineWords } from '../../apps/web/src/language/german/engine-words.ts';

export const germanWord = (english: string): string => engineWords[english] ?? english;
