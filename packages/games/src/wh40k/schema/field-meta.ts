// Small pieces every part of the 40,000 schema is made of.

import { fact } from '../../contract/fact.ts';
import { described, type FieldMeta, integer, oneOf } from '../../form/field.ts';
import * as z from '../../form/zod.ts';
import { EDITIONS } from '../editions.ts';

export const text = z
  .string({ error: fact('text') })
  .max(120, { error: fact('at-most-of', { most: 120, of: 'characters' }) });

/** Weapon abilities and unit keywords as printed on a datasheet, any letter case. */
export const keywords = z
  .array(text.min(1, { error: fact('not-empty') }))
  .max(60, { error: fact('at-most-of', { most: 60, of: 'keywords' }) });

export function inches(most: number) {
  const error = fact('range', { least: 0, most });
  return z
    .number({ error: fact('inches') })
    .min(0, { error })
    .max(most, { error });
}

/** "This or more on one die", or null for "does not have it". */
export function rollNeeded(min: number, max: number) {
  return integer(min, max).nullable();
}

/** A field that stands in several places, with what not using it comes to. */
export interface Field<Schema extends z.ZodType, Value> {
  readonly schema: Schema;
  readonly value: Value;
  readonly description: FieldMeta;
}

export function field<Schema extends z.ZodType, const Value extends z.output<Schema> | null>(
  schema: Schema,
  value: Value,
  description: FieldMeta,
): Field<Schema, Value> {
  return { schema, value, description };
}

type Filled<Schema extends z.ZodType, Value> = z.ZodPipe<
  z.ZodDefault<z.ZodNullable<Schema>>,
  z.ZodTransform<z.output<Schema> | Value, z.output<Schema> | null>
>;

type Shape<Fields> = {
  -readonly [K in keyof Fields]: Fields[K] extends Field<infer Schema, infer Value> ? Filled<Schema, Value> : never;
};

type OwnShape<Fields> = {
  -readonly [K in keyof Fields]: Fields[K] extends Field<infer Schema, infer Value>
    ? z.ZodPipe<
        z.ZodOptional<z.ZodNullable<Schema>>,
        z.ZodTransform<z.output<Schema> | Value | undefined, z.output<Schema> | null | undefined>
      >
    : never;
};

type Fields = { readonly [name: string]: Field<z.ZodType, unknown> };

function shapeOf(fields: Fields, build: (field: Field<z.ZodType, unknown>) => z.ZodType): object {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, build(field)]));
}

/** Requests may write null for a field that is not used: it then has its default, and nobody after the schema asks again. */
export function filledShape<F extends Fields>(fields: F): Shape<F> {
  return shapeOf(fields, ({ schema, value, description }) =>
    described(
      schema
        .nullable()
        .default(value)
        .transform((given) => given ?? value),
      { ...description, ...(value === null ? {} : { nullIsDefault: true }) },
    ),
  ) as Shape<F>;
}

/** Left out, the field is that of the unit; null says that it is not used here. */
export function ownShape<F extends Fields>(fields: F): OwnShape<F> {
  return shapeOf(fields, ({ schema, value, description }) =>
    described(
      schema
        .nullable()
        .optional()
        .transform((given) => (given === null ? value : given)),
      description,
    ),
  ) as OwnShape<F>;
}

export const edition = oneOf(EDITIONS, '10', {
  title: 'Edition',
  labels: { '10': '10th', '11': '11th' },
  advanced: true,
});

export const points = integer(0, 10_000).nullable().default(null);
