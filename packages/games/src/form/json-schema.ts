// The input of a calculator as JSON Schema: what forms, API docs, CLI help and other programs read.

import type { AnyCalculator } from '../contract/calculator.ts';
import * as z from './zod.ts';

export interface JsonSchema {
  readonly [keyword: string]: unknown;
}

/** What zod wrote of a schema. */
interface Written {
  readonly zodSchema: z.core.$ZodTypes;
  readonly jsonSchema: z.core.JSONSchema.BaseSchema;
}

/** zod leaves the default of a field out where a part of the field is rewritten as it is read; what may be sent has it all the same. */
function keepDefault({ zodSchema, jsonSchema }: Written): void {
  const { def } = zodSchema._zod;
  if (def.type === 'default' && jsonSchema.default === undefined)
    jsonSchema.default = def.defaultValue as z.core.JSONSchema.BaseSchema['default'];
}

/** Draft 2020-12, which is also the dialect of OpenAPI 3.1. Checks that JSON Schema has no word for are left out. */
export function schemaAsJson(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', override: keepDefault }) as JsonSchema;
}

/** The same for types: a text whose choices depend on other fields lists all of them for forms, but its type is any text. */
export function schemaForTypes(schema: z.ZodType): JsonSchema {
  const override = (written: Written) => {
    keepDefault(written);
    if (innermost(written.zodSchema)._zod.def.type === 'string') delete written.jsonSchema.enum;
  };
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', override }) as JsonSchema;
}

function innermost(schema: z.core.$ZodTypes): z.core.$ZodTypes {
  const { def } = schema._zod;
  return 'innerType' in def ? innermost(def.innerType as z.core.$ZodTypes) : schema;
}

export function inputJsonSchema(calculator: AnyCalculator): JsonSchema {
  return schemaAsJson(calculator.input);
}
