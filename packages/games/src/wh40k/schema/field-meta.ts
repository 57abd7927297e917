// Small pieces every part of the 40,000 schema is made of.
import * as z from 'zod';
import { type FieldMeta, integer } from '../../field.ts';

/** Checks the description of a field and keeps its literal type, which zod asks for. */
export function meta<const Meta extends FieldMeta>(description: Meta): Meta {
  return description;
}

export const text = z.string({ error: 'must be a text' }).max(120, { error: 'must be at most 120 characters' });

/** Weapon abilities and unit keywords as printed on a datasheet, any letter case. */
export const keywords = z
  .array(text.min(1, { error: 'must not be empty' }))
  .max(60, { error: 'must be at most 60 keywords' });

/** "This or more on one die", or null for "does not have it". */
export function rollNeeded(min: number, max: number) {
  return integer(min, max).nullable();
}
