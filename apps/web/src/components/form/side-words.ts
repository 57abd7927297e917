// One side of a battle in one line: its name, and the everyday figures of its card.
import type { Field, FormDescription } from '@oddsmith/games';
import { valueAt } from '@oddsmith/games';

export type Side = 'attacker' | 'defender';

/** Parts of an input that are a side, by the name games give them. */
export const SIDES: { readonly [key: string]: Side } = {
  attacker: 'attacker',
  first: 'attacker',
  weapon: 'attacker',
  defender: 'defender',
  second: 'defender',
  target: 'defender',
};

const FIGURES = 4;

/** '' where the form has no part for that side. */
export function sideWords(form: FormDescription, input: unknown, side: Side): string {
  for (const field of form.fields) {
    const part = valueAt(input, [field.key]);
    if (SIDES[field.key] !== side || field.kind !== 'object' || typeof part !== 'object' || part === null) continue;
    const name = valueAt(part, ['name']);
    const figures = field.fields.flatMap((one) => figureWords(one, valueAt(part, [one.key]))).slice(0, FIGURES);
    return [...(typeof name === 'string' && name !== '' ? [name] : []), ...figures].join(' · ');
  }
  return '';
}

/** "Attacks 5", "To hit 3+". */
function figureWords(field: Field, value: unknown): readonly string[] {
  if (field.advanced) return [];
  if (field.kind === 'choice') {
    const label = field.options.find((option) => option.value === value)?.label;
    return label === undefined ? [] : [`${field.title} ${label}`];
  }
  if (field.kind !== 'integer' && field.kind !== 'dice') return [];
  if (typeof value !== 'number' && typeof value !== 'string') return [];
  return [`${field.title} ${value}${field.suffix ?? ''}`];
}
