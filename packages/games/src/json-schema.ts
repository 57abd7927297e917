// The input of a calculator as JSON Schema: what forms, API docs, CLI help and other programs read.
import * as z from 'zod';
import type { AnyCalculator } from './calculator.ts';

export interface JsonSchema {
  readonly [keyword: string]: unknown;
}

/** zod leaves the default of a field out where a part of the field is rewritten as it is read; what may be sent has it all the same. */
function keepDefault({
  zodSchema,
  jsonSchema,
}: {
  zodSchema: z.core.$ZodTypes;
  jsonSchema: z.core.JSONSchema.BaseSchema;
}): void {
  const { def } = zodSchema._zod;
  if (def.type === 'default' && jsonSchema.default === undefined)
    jsonSchema.default = def.defaultValue as z.core.JSONSchema.BaseSchema['default'];
}

/** Draft 2020-12, which is also the dialect of OpenAPI 3.1. Checks that JSON Schema has no word for are left out. */
export function schemaAsJson(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', override: keepDefault }) as JsonSchema;
}

export function inputJsonSchema(calculator: AnyCalculator): JsonSchema {
  return schemaAsJson(calculator.input);
}
