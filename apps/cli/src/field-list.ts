// The fields of an input as a table for a terminal: name, what it may be, default, meaning.
import type { AnyCalculator, Field } from '@oddsmith/games';
import { describeForm } from '@oddsmith/games';

interface Row {
  readonly name: string;
  readonly values: string;
  readonly fallback: string;
  readonly meaning: string;
}

export function fieldList(calculator: AnyCalculator): string[] {
  const rows = rowsOf(describeForm(calculator.input).fields, '');
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

function rowsOf(fields: readonly Field[], prefix: string): Row[] {
  return fields.flatMap((field) => {
    const name = prefix + field.key;
    const row = { name, values: valuesOf(field), fallback: defaultOf(field), meaning: meaningOf(field) };
    return [row, ...partsOf(field, name)];
  });
}

function partsOf(field: Field, name: string): Row[] {
  if (field.kind === 'object') return rowsOf(field.fields, `${name}.`);
  if (field.kind === 'list' && field.item.kind === 'object') return rowsOf(field.item.fields, `${name}[].`);
  return [];
}

function valuesOf(field: Field): string {
  const orNull = 'nullable' in field && field.nullable ? ' or null' : '';
  switch (field.kind) {
    case 'integer':
    case 'number':
      return `${field.min ?? ''}..${field.max ?? ''}${orNull}`;
    case 'choice':
    case 'choices':
      return `${field.kind === 'choices' ? 'any of ' : ''}${field.options.map((option) => String(option.value)).join(', ')}`;
    case 'flag':
      return 'true, false';
    case 'dice':
      return `a number or dice such as 2D6+3${orNull}`;
    case 'texts':
      return 'a list of texts';
    case 'list':
      return field.item.kind === 'object' ? 'a list' : `a list of ${valuesOf(field.item)}`;
    case 'object':
      return `an object${orNull}`;
    case 'text':
      return 'a text';
    case 'json':
      return 'JSON';
  }
}

/** Defaults of objects stand at their parts. */
function defaultOf(field: Field): string {
  if (field.kind === 'object' && field.default !== null) return '';
  return field.default === undefined ? '' : JSON.stringify(field.default);
}

function meaningOf({ title, description }: Field): string {
  return description === undefined ? title : `${title}: ${description}`;
}
