// Requests for calculators: one component each, and their inputs.
import { type AnyCalculator, inputJsonSchema, type JsonSchema, requestSchema } from '@oddsmith/games';
import * as z from 'zod';
import { MAX_BATCH } from '../http/limits.ts';
import { calculatorName, PREFIX, reference } from './names.ts';

const SHAPE = z.toJSONSchema(requestSchema, { io: 'input' });

export function requestComponents(calculators: readonly AnyCalculator[]): { readonly [name: string]: JsonSchema } {
  const named = (name: (calculator: AnyCalculator) => string, of: (calculator: AnyCalculator) => JsonSchema) =>
    Object.fromEntries(calculators.map((calculator) => [name(calculator), of(calculator)]));
  return {
    ...named(inputName, inputComponent),
    ...named(requestName, (calculator) => requestComponent(calculator, {}, [])),
    CalculationRequest: {
      title: 'Calculation request',
      description: 'One battle for one calculator.',
      oneOf: calculators.map((calculator) => reference(requestName(calculator))),
    },
    BatchRequest: {
      title: 'Batch request',
      description: 'Battles, each with an id of your choice that comes back with its answer.',
      type: 'array',
      maxItems: MAX_BATCH,
      items: { oneOf: calculators.map((calculator) => requestComponent(calculator, { id: ENTRY_ID }, [])) },
    },
  };
}

const ENTRY_ID: JsonSchema = { type: ['string', 'number', 'null'], description: 'Comes back with the answer.' };

function inputName(calculator: AnyCalculator): string {
  return `${calculatorName(calculator)}Input`;
}

function requestName(calculator: AnyCalculator): string {
  return `${calculatorName(calculator)}Request`;
}

/** References inside a schema start at its own root: here that is the component. */
function inputComponent(calculator: AnyCalculator): JsonSchema {
  const text = JSON.stringify(inputJsonSchema(calculator));
  const { $schema, ...schema } = JSON.parse(text, (key, value) =>
    key === '$ref' && typeof value === 'string' ? value.replace(/^#/, PREFIX + inputName(calculator)) : value,
  );
  return { ...schema, title: `${calculator.title}: input`, description: calculator.question };
}

/** A request with fields beside its own. */
export function requestComponent(
  calculator: AnyCalculator,
  more: { readonly [name: string]: JsonSchema },
  required: readonly string[],
): JsonSchema {
  const { $schema, ...shape } = SHAPE;
  const properties = {
    ...more,
    ...shape.properties,
    calculator: { const: calculator.id },
    input: reference(inputName(calculator)),
  };
  return {
    ...shape,
    title: calculator.title,
    description: calculator.question,
    properties,
    required: [...required, ...(shape.required ?? [])],
  } as JsonSchema;
}
