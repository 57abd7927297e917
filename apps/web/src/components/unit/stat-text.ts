// A line of stats as a player writes it, "A2 BS3+ S4 AP-1 D1": read and written, one figure for each letter.
import type { Field } from '@oddsmith/games';

export interface Stat {
  /** As printed on the card: "BS". */
  readonly letter: string;
  readonly field: Field;
  readonly value: unknown;
}

/** Where one figure stands in a text, and what it says. */
export interface Token {
  /** Of the stat among those of the line. */
  readonly index: number;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

export interface ReadLine {
  /** In the order of the stats; undefined where the text says nothing that is allowed. */
  readonly values: readonly ({ readonly value: unknown } | undefined)[];
  /** What is no figure of this line. */
  readonly wrong: readonly string[];
}

/** What is not used is left out. */
export function statText(stats: readonly Stat[]): string {
  return stats
    .flatMap(({ letter, field, value }) => {
      const text = statValueText(field, value);
      if (text === '') return [];
      // "D D6" would be read as one word, as would "Save none".
      return [letter.length > 3 || /^[a-z]/i.test(text) ? `${letter} ${text}` : `${letter}${text}`];
    })
    .join('  ');
}

/** The letter says of what: "W9", but "BS3+". */
function statValueText(field: Field, value: unknown): string {
  const isTarget = field.kind === 'integer' && field.suffix === '+';
  return isTarget || field.kind === 'choice' ? valueText(field, value) : String(value ?? '');
}

export function valueText(field: Field, value: unknown): string {
  if (value === null || value === undefined || value === '') return '';
  if (field.kind === 'choice') return field.options.find((option) => option.value === value)?.label ?? String(value);
  const suffix =
    field.kind === 'integer' || field.kind === 'dice' || field.kind === 'number' ? (field.suffix ?? '') : '';
  return /^[a-z]{2}/i.test(suffix) ? `${String(value)} ${suffix}` : `${String(value)}${suffix}`;
}

/** The figures of a text, each with its letter before it; a word without one is nobody's. */
export function tokensOf(
  text: string,
  stats: readonly Stat[],
): { readonly tokens: readonly Token[]; readonly rest: readonly string[] } {
  const letters = stats
    .map(({ letter }, index) => ({ letter: letter.toLowerCase(), index }))
    .sort((a, b) => b.letter.length - a.letter.length);
  const tokens: Token[] = [];
  const rest: string[] = [];
  let at = 0;
  while (at < text.length) {
    const start = at + (/^[\s,;·]*/.exec(text.slice(at))?.[0].length ?? 0);
    if (start >= text.length) break;
    const here = text.slice(start);
    const found = letters.find(({ letter }) => here.toLowerCase().startsWith(letter) && followsFigure(here, letter));
    const word = /^\S+/.exec(here)?.[0] ?? '';
    if (found === undefined) {
      rest.push(word);
      at = start + word.length;
      continue;
    }
    const behind = here.slice(found.letter.length);
    const isWord = stats[found.index].field.kind === 'choice' || FIGURE.test(behind.trimStart());
    const [all, gap = '', value = ''] = (isWord ? /^(\s*)([^\s,;·]*)/.exec(behind) : undefined) ?? [''];
    const from = start + found.letter.length + gap.length;
    tokens.push({ index: found.index, start: from, end: from + value.length, text: value });
    at = start + found.letter.length + Math.max(all.length, 1);
  }
  return { tokens, rest };
}

const FIGURE = /^(?:[-−–+]?\d|\d*d\d|[-−–](?=\s|$))/i;

/** "AP-1" is not an A: a letter is followed by a figure, or by a space and a word. */
function followsFigure(text: string, letter: string): boolean {
  return /^(?:\s|[-−–+\d]|\d*d\d|$)/i.test(text.slice(letter.length));
}

export function readStats(text: string, stats: readonly Stat[]): ReadLine {
  const { tokens, rest } = tokensOf(text, stats);
  const wrong = [...rest];
  const values = stats.map((stat, index) => {
    const token = tokens.findLast((one) => one.index === index);
    if (token === undefined) return isNullable(stat.field) ? { value: null } : undefined;
    const read = readValue(stat.field, token.text);
    if (read === undefined) wrong.push(`${stat.letter} ${token.text}`.trim());
    return read;
  });
  return { values, wrong };
}

function isNullable(field: Field): boolean {
  return (field.kind === 'integer' || field.kind === 'dice' || field.kind === 'number') && field.nullable;
}

function readValue(field: Field, text: string): { readonly value: unknown } | undefined {
  const plain = text.trim().replaceAll('−', '-').replaceAll('–', '-');
  if (plain === '' || plain === '-') return isNullable(field) && plain === '-' ? { value: null } : undefined;
  switch (field.kind) {
    case 'integer': {
      const number = /^[-+]?\d{1,5}(?=\D*$)/.exec(plain);
      return number === null ? undefined : inRange(Number(number[0]), field.min, field.max);
    }
    case 'number': {
      const number = Number.parseFloat(plain.replace(',', '.'));
      return Number.isFinite(number)
        ? inRange(number, field.min ?? Number.NEGATIVE_INFINITY, field.max ?? Number.POSITIVE_INFINITY)
        : undefined;
    }
    case 'dice':
      if (/^\d{1,4}\+?$/.test(plain)) return { value: Number.parseInt(plain, 10) };
      return /^\d*d\d+(?:[-+]\d+)?$/i.test(plain) ? { value: plain.toUpperCase() } : undefined;
    case 'choice': {
      const wanted = plain.toLowerCase();
      const option = field.options.find(
        ({ value, label }) =>
          label.toLowerCase() === wanted || String(value).toLowerCase() === wanted.replace(/\+$/, ''),
      );
      return option && { value: option.value };
    }
    default:
      return undefined;
  }
}

/** AP 3 is what players say for -3. */
function inRange(number: number, min: number, max: number): { readonly value: number } | undefined {
  if (number >= min && number <= max) return { value: number };
  return -number >= min && -number <= max ? { value: -number } : undefined;
}

/** One more or one less; undefined where there is no such figure. */
export function steppedValue(field: Field, value: unknown, by: number): { readonly value: unknown } | undefined {
  if (field.kind === 'choice') {
    const place = field.options.findIndex((option) => option.value === value) + by;
    const option = field.options[place];
    return option && { value: option.value };
  }
  if (typeof value !== 'number') return undefined;
  if (field.kind === 'integer') return inside(value + by, field.min, field.max);
  if (field.kind === 'dice') return inside(value + by, 0, 9999);
  return undefined;
}

function inside(number: number, min: number, max: number): { readonly value: number } | undefined {
  return number < min || number > max ? undefined : { value: number };
}
