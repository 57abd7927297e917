// JSON Schema as generated clients like it: what only forms read stands under `x-`, and defaults do not make fields obligatory.
import type { JsonSchema } from '@oddsmith/games';

/** Keywords whose values are schemas, by what they hold. */
const ONE: ReadonlySet<string> = new Set(['items', 'additionalProperties', 'propertyNames', 'contains', 'not']);
const LIST: ReadonlySet<string> = new Set(['anyOf', 'oneOf', 'allOf', 'prefixItems']);
const MAP: ReadonlySet<string> = new Set(['properties', 'patternProperties', '$defs']);
/** Taken as they are. */
const PLAIN: ReadonlySet<string> = new Set([
  ...[
    '$ref',
    'type',
    'enum',
    'const',
    'format',
    'pattern',
    'title',
    'description',
    'examples',
    'deprecated',
    'required',
  ],
  ...['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf', 'minLength', 'maxLength'],
  ...[
    'minItems',
    'maxItems',
    'uniqueItems',
    'minProperties',
    'maxProperties',
    'readOnly',
    'writeOnly',
    'discriminator',
  ],
]);

/** `default` becomes `x-default`: generators of types take a field that has one for always there, also in what is sent. */
export function asOpenApi(schema: unknown): unknown {
  if (typeof schema !== 'object' || schema === null || Array.isArray(schema)) return schema;
  const entries = Object.entries(schema).map(([keyword, value]) => {
    if (ONE.has(keyword)) return [keyword, asOpenApi(value)];
    if (LIST.has(keyword)) return [keyword, (value as readonly unknown[]).map(asOpenApi)];
    if (MAP.has(keyword)) return [keyword, mapped(value as JsonSchema)];
    return [PLAIN.has(keyword) || keyword.startsWith('x-') ? keyword : extension(keyword), value];
  });
  return Object.fromEntries(entries);
}

function mapped(schemas: JsonSchema): JsonSchema {
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, asOpenApi(schema)]));
}

/** "nullIsDefault" as "x-null-is-default". */
function extension(keyword: string): string {
  return `x-${keyword.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}
