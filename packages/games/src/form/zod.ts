// zod as schemas here use it, on its small build: in a page the full one weighs 19 kB more, for formats and methods that no schema asks for.
// The types are those of the full one, of which this has what is named here and nothing else: whoever asks for more hears of it as soon as
// the module is loaded. Schemas of either sort hold each other.
import type * as full from 'zod';
import * as mini from 'zod/mini';
import { $ZodObjectJIT } from 'zod/v4/core';
import en from 'zod/v4/locales/en.js';

export type {
  core,
  input,
  output,
  RefinementCtx,
  ZodDefault,
  ZodError,
  ZodNullable,
  ZodObject,
  ZodOptional,
  ZodPipe,
  ZodTransform,
  ZodType,
} from 'zod';

export { NEVER, toJSONSchema } from 'zod/mini';

mini.config(en());

type Schema = mini.ZodMiniType;

/** What may follow a schema with a dot: each gives a new one, to which the same may follow. */
const METHODS = {
  optional: (schema: Schema) => mini.optional(schema),
  nullable: (schema: Schema) => mini.nullable(schema),
  default: (schema: Schema, value: unknown) => mini._default(schema, value),
  prefault: (schema: Schema, value: unknown) => mini.prefault(schema, value),
  transform: (schema: Schema, change: () => unknown) => mini.pipe(schema, mini.transform(change) as Schema),
  pipe: (schema: Schema, next: Schema) => mini.pipe(schema, next),
  readonly: (schema: Schema) => mini.readonly(schema),
  unwrap: (schema: Schema) => innerOf(schema),
  refine: (schema: Schema, holds: (value: unknown) => boolean, message?: string) =>
    schema.check(mini.refine(holds, message)),
  superRefine: (schema: Schema, look: (value: unknown, context: full.core.$RefinementCtx) => void) =>
    schema.check(mini.superRefine(look)),
  min: (schema: Schema, least: number, message?: string) =>
    schema.check(isNumber(schema) ? mini.minimum(least, message) : mini.minLength(least, message)),
  max: (schema: Schema, most: number, message?: string) =>
    schema.check(isNumber(schema) ? mini.maximum(most, message) : mini.maxLength(most, message)),
  gt: (schema: Schema, bound: number, message?: string) => schema.check(mini.gt(bound, message)),
  lte: (schema: Schema, bound: number, message?: string) => schema.check(mini.lte(bound, message)),
  multipleOf: (schema: Schema, step: number, message?: string) => schema.check(mini.multipleOf(step, message)),
  regex: (schema: Schema, form: RegExp, message?: string) => schema.check(mini.regex(form, message)),
  trim: (schema: Schema) => schema.check(mini.trim()),
  extend: (schema: Schema, shape: Shape) => mini.extend(schema as mini.ZodMiniObject, shape),
  pick: (schema: Schema, fields: Fields) => mini.pick(schema as mini.ZodMiniObject, fields),
  omit: (schema: Schema, fields: Fields) => mini.omit(schema as mini.ZodMiniObject, fields),
  meta: (schema: Schema, about: full.core.GlobalMeta) => {
    const copy = schema.clone();
    mini.globalRegistry.add(copy, about);
    return copy;
  },
};

type Shape = { readonly [field: string]: Schema };
type Fields = { readonly [field: string]: true };

function isNumber(schema: Schema): boolean {
  return schema._zod.def.type === 'number';
}

function isObject(schema: Schema): schema is mini.ZodMiniObject {
  return schema._zod.def.type === 'object';
}

function innerOf(schema: Schema): Schema {
  return (schema._zod.def as unknown as { readonly innerType: Schema }).innerType;
}

/** What a sort of schema inherits here: zod's own of that sort, which stays as it is for others, and the methods before it. */
const prototypes = new Map<object, object>();

function prototypeBefore(own: object): object {
  const known = prototypes.get(own);
  if (known !== undefined) return known;
  const before = Object.create(own);
  for (const [name, method] of Object.entries(METHODS))
    before[name] = function (this: Schema, ...given: never[]) {
      return withMethods((method as (schema: Schema, ...given: never[]) => Schema)(this, ...given));
    };
  // Without anything it reads what is known about the schema.
  before.meta = function (this: Schema, about?: full.core.GlobalMeta) {
    return about === undefined ? mini.globalRegistry.get(this) : withMethods(METHODS.meta(this, about));
  };
  prototypes.set(own, before);
  return before;
}

function withMethods(schema: Schema): Schema {
  // Where code may be made at run time, objects are parsed by code of their own: a volley of 12 weapons in half the time.
  if (isObject(schema)) {
    $ZodObjectJIT.init(schema, schema._zod.def);
    // What has no checks was told how to parse when it was made.
    if ((schema._zod.def.checks ?? []).length === 0) schema._zod.run = schema._zod.parse;
  }
  return Object.setPrototypeOf(schema, prototypeBefore(Object.getPrototypeOf(schema)));
}

function made<Make>(make: (...given: never[]) => Schema): Make {
  return ((...given: never[]) => withMethods(make(...given))) as Make;
}

export const array = /* @__PURE__ */ made<typeof full.array>(mini.array);
export const boolean = /* @__PURE__ */ made<typeof full.boolean>(mini.boolean);
export const discriminatedUnion = /* @__PURE__ */ made<typeof full.discriminatedUnion>(mini.discriminatedUnion);
export const int = /* @__PURE__ */ made<typeof full.int>(mini.int);
export const keyof = /* @__PURE__ */ made<typeof full.keyof>(mini.keyof);
export const literal = /* @__PURE__ */ made<typeof full.literal>(mini.literal);
export const looseObject = /* @__PURE__ */ made<typeof full.looseObject>(mini.looseObject);
export const nullable = /* @__PURE__ */ made<typeof full.nullable>(mini.nullable);
export const number = /* @__PURE__ */ made<typeof full.number>(mini.number);
export const object = /* @__PURE__ */ made<typeof full.object>(mini.object);
export const partialRecord = /* @__PURE__ */ made<typeof full.partialRecord>(mini.partialRecord);
export const record = /* @__PURE__ */ made<typeof full.record>(mini.record);
export const strictObject = /* @__PURE__ */ made<typeof full.strictObject>(mini.strictObject);
export const string = /* @__PURE__ */ made<typeof full.string>(mini.string);
export const tuple = /* @__PURE__ */ made<typeof full.tuple>(mini.tuple);
export const union = /* @__PURE__ */ made<typeof full.union>(mini.union);
export const unknown = /* @__PURE__ */ made<typeof full.unknown>(mini.unknown);
export const preprocess = /* @__PURE__ */ made<typeof full.preprocess>((change: () => unknown, schema: Schema) =>
  mini.pipe(mini.transform(change) as Schema, schema),
);
const choice = /* @__PURE__ */ made<typeof full.enum>(mini.enum);
const nothing = /* @__PURE__ */ made<typeof full.null>(mini.null);

export { choice as enum, nothing as null };
