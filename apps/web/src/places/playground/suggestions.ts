// What may be written where the cursor is: names of fields that are not there yet, and values that a field may have.
import type { Field } from '@oddsmith/games';
import { type Cursor, cursorIn, type TextPath } from './json-text.ts';

export interface Suggestion {
  readonly label: string;
  readonly meaning: string;
  /** The text with it, and where the cursor goes. */
  readonly text: string;
  readonly at: number;
}

const MOST = 24;

export function suggestionsAt(text: string, offset: number, form: Field): readonly Suggestion[] {
  const cursor = cursorIn(text, offset);
  const found =
    cursor.expects === 'key' ? names(text, cursor, form) : cursor.expects === 'value' ? values(text, cursor, form) : [];
  return found.slice(0, MOST);
}

function fieldAt(form: Field, path: TextPath): Field | undefined {
  return path.reduce<Field | undefined>((field, part) => {
    if (field?.kind === 'object') return field.fields.find(({ key }) => key === part);
    return field?.kind === 'list' ? field.item : undefined;
  }, form);
}

function fits(name: string, typed: string): boolean {
  return name.toLowerCase().startsWith(typed.toLowerCase());
}

function names(text: string, cursor: Cursor, form: Field): Suggestion[] {
  const field = fieldAt(form, cursor.path);
  if (field?.kind !== 'object') return [];
  return field.fields
    .filter(({ key }) => !cursor.keys.includes(key) && fits(key, cursor.typed))
    .map((one) => {
      const more = /^\s*"/.test(text.slice(cursor.to)) ? ',' : '';
      const value = beginningOf(one);
      const written = `"${one.key}": ${value}`;
      const inside = value === '{}' || value === '[]' || value === '""' ? 1 : 0;
      return replaced(text, cursor, `${written}${more}`, written.length - inside, one.key, one.title);
    });
}

/** To begin with. */
function beginningOf(field: Field): string {
  if (field.kind === 'object') return '{}';
  if (field.kind === 'list' || field.kind === 'texts' || field.kind === 'choices') return '[]';
  if (field.default !== undefined && field.default !== null) return JSON.stringify(field.default);
  if (field.kind === 'integer') return String(field.start ?? field.min);
  return field.kind === 'choice' ? JSON.stringify(field.options[0]?.value) : '""';
}

function values(text: string, cursor: Cursor, form: Field): Suggestion[] {
  const inList = typeof cursor.path.at(-1) === 'number';
  const field = fieldAt(form, cursor.path) ?? (inList ? fieldAt(form, cursor.path.slice(0, -1)) : undefined);
  return field === undefined
    ? []
    : choicesOf(field, inList)
        .filter(([value]) => fits(value.replace(/^"/, ''), cursor.typed))
        .map(([value, meaning]) => replaced(text, cursor, value, value.length, value, meaning));
}

function choicesOf(field: Field, inList: boolean): readonly (readonly [value: string, meaning: string])[] {
  if (field.kind === 'flag')
    return [
      ['true', field.title],
      ['false', ''],
    ];
  if (field.kind === 'texts' && inList)
    return (field.suggestions ?? []).map((one) => [JSON.stringify(one), ''] as const);
  if (field.kind === 'choice' || (field.kind === 'choices' && inList))
    return field.options.map(({ value, label }) => [JSON.stringify(value), label] as const);
  if (field.kind === 'object') return [['{}', field.title]];
  if (field.kind === 'list' || field.kind === 'texts' || field.kind === 'choices') return [['[]', field.title]];
  return field.default === undefined ? [] : [[JSON.stringify(field.default), field.title]];
}

function replaced(
  text: string,
  { from, to }: Cursor,
  written: string,
  at: number,
  label: string,
  meaning: string,
): Suggestion {
  return { label, meaning, text: text.slice(0, from) + written + text.slice(to), at: from + at };
}
