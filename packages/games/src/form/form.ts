// What a form, a command line or a documentation page needs to know about an input, read from its schema as plain data.

import { known } from '../contract/defined-fields.ts';
import type { FieldMeta } from './field.ts';
import type { Field, FormDescription, Option, Scalar } from './form-field.ts';
import { complete, titleOf } from './form-value.ts';
import { schemaAsJson } from './json-schema.ts';
import type * as z from './zod.ts';

/** The part of JSON schema that zod writes for our schemas, with our own meta beside it. */
interface JsonSchema extends Partial<FieldMeta> {
  readonly type?: string | readonly string[];
  readonly properties?: { readonly [key: string]: JsonSchema };
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | JsonSchema;
  readonly propertyNames?: JsonSchema;
  readonly items?: JsonSchema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly anyOf?: readonly JsonSchema[];
  readonly enum?: readonly Scalar[];
  readonly const?: Scalar;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly default?: unknown;
  readonly $ref?: string;
  readonly $defs?: { readonly [name: string]: JsonSchema };
}

/** An integer range up to this long is offered as single choices when it stands beside words: auto, 2+ .. 6+, none. */
const RANGE_AS_CHOICES = 12;

export function describeForm(schema: z.ZodType): FormDescription {
  const json = schemaAsJson(schema) as unknown as JsonSchema;
  const root = describe('', json, false, json.$defs ?? {});
  if (root.kind !== 'object') throw new Error('the input of a calculator must be an object');
  return root;
}

type Defs = { readonly [name: string]: JsonSchema };

function describe(key: string, given: JsonSchema, optional: boolean, defs: Defs): Field {
  const schema = resolve(given, defs);
  const { shape, nullable } = withoutNull(schema);
  const { title = titleOf(key), description, group, advanced = false, rule } = schema;
  const base = { key, title, description, group, advanced, rule, optional };
  const body = bodyOf(shape, schema, nullable && schema.nullIsDefault !== true, defs);
  const field = known({ ...base, ...body }) as Field;
  return optional && schema.default === undefined ? field : { ...field, default: defaultOf(field, schema.default) };
}

/** Meta stands beside a $ref and wins over what the definition says. */
function resolve(schema: JsonSchema, defs: Defs): JsonSchema {
  if (schema.$ref === undefined) return schema;
  const { $ref, ...beside } = schema;
  return { ...resolve(defs[$ref.split('/').at(-1) ?? ''] ?? {}, defs), ...beside };
}

function withoutNull(schema: JsonSchema): { readonly shape: JsonSchema; readonly nullable: boolean } {
  // A nullable type without limits of its own is written as a pair: ["boolean", "null"].
  if (Array.isArray(schema.type)) {
    const types = schema.type.filter((type) => type !== 'null');
    const shape = { ...schema, type: types.length === 1 ? types[0] : types };
    return { shape, nullable: types.length < schema.type.length };
  }
  if (schema.anyOf === undefined) return { shape: schema, nullable: false };
  const rest = schema.anyOf.filter((branch) => branch.type !== 'null');
  const nullable = rest.length < schema.anyOf.length;
  return { shape: rest.length === 1 ? { ...rest[0] } : { ...schema, anyOf: rest }, nullable };
}

/** What a kind of field has besides; parts that are undefined are left out. */
type Body = { readonly kind: Field['kind'] } & { readonly [name: string]: unknown };

function bodyOf(shape: JsonSchema, schema: JsonSchema, nullable: boolean, given: Defs): Body {
  if (schema.filledByUnits === true) return { kind: 'json' };
  const inner = editable(resolve(shape, given), given);
  const { suffix, start } = schema;
  const { minimum: min, maximum: max } = inner;
  const values = choicesOf(inner);
  if (values !== undefined && !(values.length === 2 && values.every((value) => typeof value === 'boolean')))
    return { kind: 'choice', options: optionsOf(nullable ? [...values, null] : values, schema) };
  if (isDice(inner)) return { kind: 'dice', nullable, suffix };
  switch (inner.type) {
    case 'boolean':
      return { kind: 'flag' };
    case 'integer':
      return { kind: 'integer', min, max, nullable, suffix, start };
    case 'number':
      return { kind: 'number', min, max, nullable, suffix };
    case 'string':
      return { kind: 'text', maxLength: inner.maxLength };
    case 'array':
      return listOf(inner, schema, given);
    case 'object':
      return objectOf(inner, nullable, given);
    default:
      return { kind: 'json' };
  }
}

/** Of several ways to write a value the one a form can offer: names beside a value written out, the list beside an item alone. */
function editable(schema: JsonSchema, defs: Defs): JsonSchema {
  const ways = schema.anyOf?.map((way) => resolve(way, defs)) ?? [];
  const others = ways.filter(({ type }) => type !== 'object');
  return ways.length === 2 && others.length === 1 && others[0].type !== 'null' ? others[0] : schema;
}

/** Every value a closed set allows, or undefined where the set is open or long. */
function choicesOf(schema: JsonSchema): readonly Scalar[] | undefined {
  if (schema.enum !== undefined) return schema.enum;
  if (schema.const !== undefined) return [schema.const];
  if (schema.anyOf === undefined) return undefined;
  const values: Scalar[] = [];
  for (const branch of schema.anyOf) {
    const part = choicesOf(branch) ?? smallRange(branch) ?? (branch.type === 'boolean' ? [false, true] : undefined);
    if (part === undefined) return undefined;
    values.push(...part);
  }
  return values;
}

function smallRange(schema: JsonSchema): readonly number[] | undefined {
  if (schema.type !== 'integer' || schema.minimum === undefined || schema.maximum === undefined) return undefined;
  const { minimum, maximum } = schema;
  if (maximum - minimum >= RANGE_AS_CHOICES) return undefined;
  return Array.from({ length: maximum - minimum + 1 }, (_, i) => minimum + i);
}

type Labelled = { readonly [Part in 'labels' | 'suffix']?: JsonSchema[Part] | undefined };

function optionsOf(values: readonly Scalar[], schema: Labelled): readonly Option[] {
  return values.map((value) => ({ value, label: labelOf(value, schema) }));
}

function labelOf(value: Scalar, schema: Labelled): string {
  const given = schema.labels?.[String(value)];
  if (given !== undefined) return given;
  if (typeof value === 'number') return `${value}${schema.suffix ?? ''}`;
  if (value === null) return 'not used';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return titleOf(value);
}

function isDice(schema: JsonSchema): boolean {
  const types = schema.anyOf?.map((branch) => branch.type) ?? [];
  return types.length === 2 && types.includes('string') && (types.includes('integer') || types.includes('number'));
}

function listOf(schema: JsonSchema, outer: JsonSchema, defs: Defs): Body {
  const items = resolve(schema.items ?? {}, defs);
  const values = choicesOf(items);
  if (values !== undefined)
    return { kind: 'choices', options: optionsOf(values, { ...items, labels: outer.labels ?? items.labels }) };
  // Texts among which something else may stand are edited as texts; the rest is left as it is.
  if (items.type === 'string' || items.anyOf?.some((branch) => branch.type === 'string') === true)
    return { kind: 'texts', maxItems: schema.maxItems, suggestions: outer.suggestions };
  const { minItems = 0, maxItems } = schema;
  return { kind: 'list', item: describe('', items, false, defs), minItems, maxItems };
}

/** A record whose keys are a closed set is an object with those fields, all optional. */
function objectOf(schema: JsonSchema, nullable: boolean, defs: Defs): Body {
  const keys = schema.propertyNames?.enum;
  const value = schema.additionalProperties;
  if (keys !== undefined && typeof value === 'object') {
    const fields = keys.map((key) => ({
      ...describe(String(key), value, true, defs),
      title: labelOf(key, schema.propertyNames ?? {}),
    }));
    return { kind: 'object', fields, nullable };
  }
  if (schema.properties === undefined) return { kind: 'json' };
  const required = new Set(schema.required);
  const fields = Object.entries(schema.properties).map(([key, property]) => {
    const bare = resolve(property, defs).default === undefined;
    const field = describe(key, property, !required.has(key) && bare, defs);
    return required.has(key) && bare ? { ...field, required: true as const } : field;
  });
  return { kind: 'object', fields, nullable };
}

/** Object schemas with `.default({})` or no default at all are filled from their fields. */
function defaultOf(field: Field, given: unknown): unknown {
  if (field.kind === 'object' && given !== null) return complete(field, given ?? {});
  if (field.kind === 'list' && given !== undefined) return complete(field, given);
  if (given !== undefined) return given;
  switch (field.kind) {
    case 'integer':
    case 'number':
      return field.nullable ? null : (field.min ?? 0);
    case 'choice':
      return field.options[0]?.value ?? null;
    case 'flag':
      return false;
    case 'dice':
      return field.nullable ? null : 1;
    case 'text':
      return '';
    case 'choices':
    case 'texts':
      return [];
    case 'list':
      return Array.from({ length: field.minItems }, () => field.item.default);
    case 'object':
    case 'json':
      return null;
  }
}
