// Which rules an input turns on, by the names players use: read from its form, as a page would show them.
import { type AnyCalculator, describeForm, type Field, isRecord, sameValue } from '@oddsmith/games';

/** A form is read from its schema: once for each calculator. */
const forms = new WeakMap<AnyCalculator, Field>();

function formOf(calculator: AnyCalculator): Field {
  const form = forms.get(calculator) ?? describeForm(calculator.input);
  forms.set(calculator, form);
  return form;
}

/** In the order of the form; dice alone where there are none. */
export function rulesIn(calculator: AnyCalculator, input: object): readonly string[] {
  const found = new Set<string>();
  const names = new Map(calculator.rules.flatMap(({ id, name }) => [[id, name] as const, [key(name), name] as const]));
  walk(formOf(calculator), input);
  return found.size === 0 ? ['no rules'] : [...found];

  function walk(field: Field, value: unknown): void {
    if (value === undefined || value === null) return;
    if (field.rule !== undefined && !sameValue(value, field.default)) found.add(names.get(field.rule) ?? field.rule);
    if (field.kind === 'object' && isRecord(value)) for (const part of field.fields) walk(part, value[part.key]);
    else if (field.kind === 'list' && Array.isArray(value)) for (const item of value) walk(field.item, item);
    else if (Array.isArray(value)) for (const item of value) named(item);
    else if (field.kind === 'json') deep(value);
  }

  function named(item: unknown): void {
    if (typeof item !== 'string') return;
    const name = names.get(item) ?? names.get(key(item)) ?? names.get(key(bare(item)));
    if (name !== undefined) found.add(name);
  }

  /** Units of games whose inputs are cards: rules stand anywhere in them. */
  function deep(value: unknown): void {
    if (Array.isArray(value)) for (const item of value) deep(item);
    else if (isRecord(value)) for (const item of Object.values(value)) deep(item);
    else named(value);
  }
}

function key(name: string): string {
  return name.toLowerCase().replace(/[^a-z]/g, '');
}

/** "Anti-Infantry 4+" is "Anti", "Blast(3)" is "Blast". */
function bare(name: string): string {
  return /^anti-/i.test(name) ? 'Anti' : name.replace(/[:(].*$/, '').replace(/\s*\+?[dD]?\d.*$/, '');
}
