// The input of a calculator as JSON Schema: what API docs, CLI help and other programs read.
import * as z from 'zod';
import type { AnyCalculator } from './calculator.ts';

export interface JsonSchema {
  readonly [keyword: string]: unknown;
}

/** Draft 2020-12, which is also the dialect of OpenAPI 3.1. Checks that JSON Schema has no word for are left out. */
export function inputJsonSchema(calculator: AnyCalculator): JsonSchema {
  return z.toJSONSchema(calculator.input, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
}
