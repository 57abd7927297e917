// The OpenAPI 3.1 document: routes tell it their bodies by name, schemas come from zod and from the calculators.
import swagger from '@fastify/swagger';
import { type AnyCalculator, inputJsonSchema, type JsonSchema, requestSchema } from '@oddsmith/games';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { MAX_BATCH } from './limits.ts';
import { PROBLEM_TYPE } from './problem-details.ts';
import * as grimdark from './routes/grimdark/schemas.ts';
import * as schemas from './schemas.ts';

/** Components by name; each is a schema of schemas.ts. */
const REPLIES = {
  Problem: schemas.problem,
  Refusal: schemas.refusal,
  Distribution: schemas.distribution,
  Advice: schemas.advice,
  Step: schemas.step,
  Simulation: schemas.simulation,
  Answer: schemas.answer,
  EntryReply: schemas.entryReply,
  BatchReply: schemas.batchReply,
  Calculator: schemas.calculatorSummary,
  CalculatorList: schemas.calculatorList,
  CalculatorDetails: schemas.calculatorDetails,
  Health: schemas.health,
  JobQuestion: schemas.jobQuestion,
  JobStatus: schemas.jobStatus,
  JobList: schemas.jobList,
  JobTaken: schemas.jobTaken,
  JobResult: schemas.jobResult,
  ImportRequest: schemas.importRequest,
  ImportReply: schemas.importReply,
  UnitList: schemas.unitList,
  GrimdarkParseRequest: grimdark.parseRequest,
  GrimdarkArmy: grimdark.armyBody,
  GrimdarkUnit: grimdark.unitBody,
  GrimdarkRunRequest: grimdark.runRequest,
  GrimdarkRunReply: grimdark.runReply,
  GrimdarkEnhancedReply: grimdark.enhancedReply,
  GrimdarkVisualizeRequest: grimdark.visualizeRequest,
  GrimdarkVisualizeReply: grimdark.visualizeReply,
  GrimdarkRules: grimdark.rulesReply,
  GrimdarkFaction: grimdark.factionReply,
  GrimdarkFactions: grimdark.factionsReply,
} as const;

type ComponentName = keyof typeof REPLIES | 'CalculationRequest' | 'BatchRequest';

const PREFIX = '#/components/schemas/';

/** A component in a route's schema. */
export function component(name: ComponentName): JsonSchema {
  return { $ref: PREFIX + name };
}

/** Answers of a route: its success, and the refusals it may give instead. */
export function replies(
  success: ComponentName,
  description: string,
  refusals: { readonly [status: number]: string } = {},
) {
  const refused = Object.entries({ ...refusals, 429: 'Too many requests.', 503: 'Too busy, or out of time.' });
  return Object.fromEntries([
    ['200', { description, ...component(success) }],
    ...refused.map(([status, text]) => [
      status,
      { description: text, content: { [PROBLEM_TYPE]: { schema: component('Refusal') } } },
    ]),
  ]);
}

export async function registerOpenApi(
  app: FastifyInstance,
  calculators: readonly AnyCalculator[],
  version: string,
): Promise<void> {
  const components = componentsFor(calculators);
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Oddsmith',
        description: 'Exact battle odds for tabletop wargames.',
        version,
        license: { name: 'MIT', identifier: 'MIT' },
      },
      tags: [
        { name: 'calculate', description: 'Odds of one battle, or of many.' },
        { name: 'calculators', description: 'What can be calculated, and what it wants to know.' },
        { name: 'jobs', description: 'Matrices, sweeps, plans and long simulations in the background.' },
        { name: 'armies', description: 'Army lists as players share them.' },
        { name: 'grimdark', description: 'Grimdark Future: armies, match-ups, rules and factions.' },
        { name: 'server', description: 'The server itself.' },
      ],
    },
    // Put in at the end: what passes through the plugin is rewritten in the dialect of OpenAPI 3.0.
    transformObject: (document) => ({
      ...('openapiObject' in document && document.openapiObject),
      components: { schemas: components },
    }),
  });
}

/** Nothing else takes as long when an application is put together: once for all that have the same calculators. */
const written = new WeakMap<readonly AnyCalculator[], { readonly [name: string]: JsonSchema }>();

function componentsFor(calculators: readonly AnyCalculator[]): { readonly [name: string]: JsonSchema } {
  const components = written.get(calculators) ?? { ...replyComponents(), ...requestComponents(calculators) };
  written.set(calculators, components);
  return components;
}

function replyComponents(): { [name: string]: JsonSchema } {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(REPLIES)) registry.add(schema, { id });
  const { schemas: found } = z.toJSONSchema(registry, {
    uri: (id) => PREFIX + id,
    io: 'output',
    override: ({ jsonSchema }) => {
      // zod writes the range of safe integers at every integer.
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
    },
  });
  return Object.fromEntries(
    Object.entries(found).map(([name, { $schema, $id, ...schema }]) => [name, schema as JsonSchema]),
  );
}

function requestComponents(calculators: readonly AnyCalculator[]): { [name: string]: JsonSchema } {
  const inputs = calculators.map((calculator) => [inputName(calculator), inputComponent(calculator)] as const);
  const { $schema, ...shape } = z.toJSONSchema(requestSchema, { io: 'input' });
  return {
    ...Object.fromEntries(inputs),
    CalculationRequest: {
      title: 'Calculation request',
      description: 'One battle for one calculator.',
      oneOf: calculators.map((calculator) => requestComponent(calculator, shape, {})),
    },
    BatchRequest: {
      title: 'Batch request',
      description: 'Battles, each with an id of your choice that comes back with its answer.',
      type: 'array',
      maxItems: MAX_BATCH,
      items: { oneOf: calculators.map((calculator) => requestComponent(calculator, shape, { id: ENTRY_ID })) },
    },
  };
}

const ENTRY_ID: JsonSchema = { type: ['string', 'number', 'null'], description: 'Comes back with the answer.' };

/** "fantasy/attack" -> "FantasyAttackInput". */
function inputName(calculator: AnyCalculator): string {
  const words = calculator.id.split(/[^a-z0-9]+/i).map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return `${words.join('')}Input`;
}

/** References inside a schema start at its own root: here that is the component. */
function inputComponent(calculator: AnyCalculator): JsonSchema {
  const text = JSON.stringify(inputJsonSchema(calculator));
  const { $schema, ...schema } = JSON.parse(text, (key, value) =>
    key === '$ref' && typeof value === 'string' ? value.replace(/^#/, PREFIX + inputName(calculator)) : value,
  );
  return { ...schema, title: `${calculator.title}: input`, description: calculator.question };
}

function requestComponent(
  calculator: AnyCalculator,
  shape: z.core.JSONSchema.BaseSchema,
  more: { readonly [name: string]: JsonSchema },
): JsonSchema {
  const fields = {
    ...more,
    ...shape.properties,
    calculator: { const: calculator.id },
    input: { $ref: PREFIX + inputName(calculator) },
  };
  return { ...shape, title: calculator.title, description: calculator.question, properties: fields };
}
