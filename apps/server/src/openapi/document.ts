// The OpenAPI 3.1 document: routes tell it their bodies by name, schemas come from zod and from the calculators.
import swagger from '@fastify/swagger';
import type { AnyCalculator, JsonSchema } from '@oddsmith/games';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { PROBLEM_TYPE } from '../http/problem-details.ts';
import * as grimdark from '../legacy/schemas.ts';
import * as schemas from '../schemas.ts';
import { answerComponents } from './answers.ts';
import { asOpenApi } from './dialect.ts';
import { PREFIX, reference } from './names.ts';
import { describedPaths, type Paths } from './paths.ts';
import { questionComponents } from './questions.ts';
import { requestComponents } from './requests.ts';

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
  JobStatus: schemas.jobStatus,
  JobList: schemas.jobList,
  JobTaken: schemas.jobTaken,
  JobResult: schemas.jobResult,
  ImportReply: schemas.importReply,
  LinkReply: schemas.linkReply,
  UnitList: schemas.unitList,
  UnitBattle: schemas.unitBattle,
  OpenApiDocument: schemas.openApiDocument,
  GrimdarkArmy: grimdark.armyBody,
  GrimdarkUnit: grimdark.unitBody,
  GrimdarkRunReply: grimdark.runReply,
  GrimdarkEnhancedReply: grimdark.enhancedReply,
  GrimdarkVisualizeReply: grimdark.visualizeReply,
  GrimdarkRules: grimdark.rulesReply,
  GrimdarkFaction: grimdark.factionReply,
  GrimdarkFactions: grimdark.factionsReply,
} as const;

/** What is sent: fields with a default may be left out. */
const REQUESTS = {
  ImportRequest: schemas.importRequest,
  LinkRequest: schemas.linkRequest,
  GrimdarkParseRequest: grimdark.parseRequest,
  GrimdarkRunRequest: grimdark.runRequest,
  GrimdarkVisualizeRequest: grimdark.visualizeRequest,
  GrimdarkArmyInput: grimdark.armyBody,
  GrimdarkUnitInput: grimdark.unitBody,
} as const;

type Components = { readonly [name: string]: JsonSchema };
type ComponentName =
  | keyof typeof REPLIES
  | keyof typeof REQUESTS
  | 'CalculationRequest'
  | 'CalculationReply'
  | 'BatchRequest'
  | 'JobQuestion';

/** A component in a route's schema. */
export function component(name: ComponentName): JsonSchema {
  return reference(name);
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
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Oddsmith',
        description: 'Exact battle odds for tabletop wargames.',
        version,
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: '/', description: 'The server that this document is from.' }],
      security: [],
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
    transformObject: (given) => {
      const document = 'openapiObject' in given ? given.openapiObject : {};
      return {
        ...document,
        paths: describedPaths(document.paths as Paths),
        components: { schemas: componentsFor(calculators) },
      } as typeof document;
    },
  });
}

/** Nothing else takes as long: once for all applications that have the same calculators, when somebody asks. */
const written = new WeakMap<readonly AnyCalculator[], Components>();

function componentsFor(calculators: readonly AnyCalculator[]): Components {
  const known = written.get(calculators);
  if (known !== undefined) return known;
  const made: Components = {
    ...jsonSchemas(REPLIES, 'output'),
    ...jsonSchemas(REQUESTS, 'input'),
    ...requestComponents(calculators),
    ...questionComponents(calculators),
    ...answerComponents(calculators),
  };
  const components = Object.fromEntries(
    Object.entries(made).map(([name, schema]) => [name, asOpenApi(schema) as JsonSchema]),
  );
  written.set(calculators, components);
  return components;
}

function jsonSchemas(named: { readonly [name: string]: z.ZodType }, io: 'input' | 'output'): Components {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(named)) registry.add(schema, { id });
  const { schemas: found } = z.toJSONSchema(registry, {
    uri: (id) => PREFIX + id,
    io,
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
