// The fields of an input as a table for a terminal: name, what it may be, default, meaning.
import type { AnyCalculator, Field } from '@oddsmith/games';
import { describeForm } from '@oddsmith/games';
import type { ReportWords } from './words/words-in.ts';

interface Row {
  readonly name: string;
  readonly values: string;
  readonly fallback: string;
  readonly meaning: string;
}

/** Names of fields in the reader's words, and what may be in them. */
interface FieldWords {
  readonly word: (text: string) => string;
  readonly say: ReportWords['say'];
}

export function fieldList(calculator: AnyCalculator, word: FieldWords['word'], { say }: ReportWords): string[] {
  const rows = rowsOf(describeForm(calculator.input).fields, '', { word, say });
  const width = (pick: (row: Row) => string) => Math.max(...rows.map((row) => pick(row).length));
  const name = width((row) => row.name);
  const values = Math.min(
    40,
    width((row) => row.values),
  );
  const fallback = Math.min(
    16,
    width((row) => row.fallback),
  );
  return rows.map((row) =>
    `  ${row.name.padEnd(name)}  ${row.values.padEnd(values)}  ${row.fallback.padEnd(fallback)}  ${row.meaning}`.trimEnd(),
  );
}

function rowsOf(fields: readonly Field[], prefix: string, words: FieldWords): Row[] {
  return fields.flatMap((field) => {
    const name = prefix + field.key;
    const row = { name, values: valuesOf(field, words), fallback: defaultOf(field), meaning: meaningOf(field, words) };
    return [row, ...partsOf(field, name, words)];
  });
}

function partsOf(field: Field, name: string, words: FieldWords): Row[] {
  if (field.kind === 'object') return rowsOf(field.fields, `${name}.`, words);
  if (field.kind === 'list' && field.item.kind === 'object') return rowsOf(field.item.fields, `${name}[].`, words);
  return [];
}

function valuesOf(field: Field, { say, word }: FieldWords): string {
  const orNull = (values: string) => ('nullable' in field && field.nullable ? say('or-null', { values }) : values);
  switch (field.kind) {
    case 'integer':
    case 'number':
      return orNull(`${field.min ?? ''}..${field.max ?? ''}`);
    case 'choice':
    case 'choices': {
      const values = field.options.map((option) => String(option.value)).join(', ');
      return field.kind === 'choices' ? say('any-of', { values }) : values;
    }
    case 'flag':
      return 'true, false';
    case 'dice':
      return orNull(say('number-or-dice'));
    case 'texts':
      return say('list-of-texts');
    case 'list':
      return field.item.kind === 'object'
        ? say('a-list')
        : say('list-of', { values: valuesOf(field.item, { say, word }) });
    case 'object':
      return orNull(say('an-object'));
    case 'text':
      return say('a-text');
    case 'json':
      return 'JSON';
  }
}

/** Defaults of objects stand at their parts. */
function defaultOf(field: Field): string {
  if (field.kind === 'object' && field.default !== null) return '';
  return field.default === undefined ? '' : JSON.stringify(field.default);
}

function meaningOf({ title, description }: Field, { word }: FieldWords): string {
  return description === undefined ? word(title) : `${word(title)}: ${word(description)}`;
}
