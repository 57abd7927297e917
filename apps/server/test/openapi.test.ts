// The OpenAPI document: its shape, that every route is in it, that nothing in it points nowhere.
import { KINDS } from '@oddsmith/analysis';
import { calculators } from '@oddsmith/games/calculators';
import { describe, expect, test } from 'vitest';
import { post, testApp } from './server.ts';

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly tags: readonly string[];
  readonly responses: { readonly [status: string]: { readonly description: string; readonly content?: object } };
  readonly requestBody?: {
    readonly content: { readonly [type: string]: { readonly schema: object; readonly example?: unknown } };
  };
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly required: boolean }[];
}

interface Schema {
  readonly title?: string;
  readonly description?: string;
  readonly [keyword: string]: unknown;
}

interface Document {
  readonly openapi: string;
  readonly info: { readonly title: string; readonly version: string };
  readonly tags: readonly { readonly name: string }[];
  readonly servers: readonly object[];
  readonly paths: { readonly [path: string]: { readonly [method: string]: Operation } };
  readonly components: { readonly schemas: { readonly [name: string]: Schema } };
}

const app = await testApp();
const document: Document = (await app.inject('/api/v1/openapi.json')).json();
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ name: `${method.toUpperCase()} ${path}`, operation })),
);

/** What a JSON pointer such as "#/components/schemas/Answer" points at. */
function resolve(pointer: string): unknown {
  let value: unknown = document;
  for (const part of pointer.slice(2).split('/')) value = (value as Record<string, unknown> | undefined)?.[part];
  return value;
}

function references(value: unknown, found: string[] = []): string[] {
  if (typeof value !== 'object' || value === null) return found;
  for (const [key, child] of Object.entries(value)) {
    if (key === '$ref' && typeof child === 'string') found.push(child);
    else references(child, found);
  }
  return found;
}

function typesOf(operationId: string, status: number): string[] {
  if (status >= 400) return ['application/problem+json'];
  if (operationId === 'watchJob') return ['text/event-stream'];
  return operationId === 'fetchJobResult' ? ['application/json', 'text/csv'] : ['application/json'];
}

/** Every schema of the document, and those inside. */
function* schemasIn(schema: unknown): Generator<Schema> {
  if (typeof schema !== 'object' || schema === null) return;
  const {
    properties = {},
    $defs = {},
    items,
    additionalProperties,
    anyOf = [],
    oneOf = [],
    allOf = [],
  } = schema as Schema;
  yield schema as Schema;
  for (const part of [
    ...Object.values(properties as object),
    ...Object.values($defs as object),
    items,
    additionalProperties,
  ])
    yield* schemasIn(part);
  for (const part of [anyOf, oneOf, allOf].flatMap((parts) => parts as readonly unknown[])) yield* schemasIn(part);
}

describe('OpenAPI document', () => {
  test('is version 3.1 of this server', () => {
    expect(document.openapi).toMatch(/^3\.1\./);
    expect(document.info).toMatchObject({ title: 'Oddsmith', version: '1.2.3' });
  });

  test('has every route', () => {
    expect(operations.map(({ name }) => name).sort()).toEqual([
      'DELETE /api/v1/jobs/{id}',
      'GET /api/factions',
      'GET /api/factions/search',
      'GET /api/factions/{id}',
      'GET /api/rules',
      'GET /api/rules/search',
      'GET /api/v1/calculators',
      'GET /api/v1/calculators/{game}/{name}',
      'GET /api/v1/health',
      'GET /api/v1/jobs',
      'GET /api/v1/jobs/{id}',
      'GET /api/v1/jobs/{id}/events',
      'GET /api/v1/jobs/{id}/result',
      'GET /api/v1/openapi.json',
      'GET /api/v1/units',
      'GET /api/v1/units/battle',
      'POST /api/armies/parse',
      'POST /api/simulation/run',
      'POST /api/simulation/run-enhanced',
      'POST /api/simulation/visualize',
      'POST /api/v1/batch',
      'POST /api/v1/calculate',
      'POST /api/v1/import',
      'POST /api/v1/jobs',
      'POST /api/v1/links',
    ]);
  });

  test('names each operation once', () => {
    const ids = operations.map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(operations.length);
  });

  test.each(operations)('$name is described', ({ operation }) => {
    expect(operation.summary).not.toBe('');
    expect(document.tags.map(({ name }) => name)).toEqual(expect.arrayContaining([...operation.tags]));
    for (const [status, reply] of Object.entries(operation.responses)) {
      expect(reply.description).not.toBe('');
      if (status !== '204')
        expect(Object.keys(reply.content ?? {})).toEqual(typesOf(operation.operationId, Number(status)));
    }
    expect(operation.responses).toHaveProperty('200');
  });

  test('POST routes have a body, paths their parameters', () => {
    for (const { name, operation } of operations) {
      expect(operation.requestBody !== undefined, name).toBe(name.startsWith('POST'));
      const inPath = [...name.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter);
      const declared = (operation.parameters ?? []).filter((parameter) => parameter.in === 'path');
      expect(declared.map((parameter) => parameter.name)).toEqual(inPath);
    }
  });

  test('gives every schema a title and a description', () => {
    for (const [name, schema] of Object.entries(document.components.schemas)) {
      expect(schema.title, name).toBeTruthy();
      expect(schema.description, name).toBeTruthy();
    }
  });

  test('points at nothing that is not there', () => {
    const all = references(document);
    expect(all.length).toBeGreaterThan(20);
    for (const pointer of all) expect(resolve(pointer), pointer).toBeTypeOf('object');
  });

  test('types answers down to the distribution', () => {
    const { Answer, Distribution } = document.components.schemas;
    expect(Answer).toMatchObject({
      properties: { distributions: { additionalProperties: { $ref: '#/components/schemas/Distribution' } } },
    });
    expect(Object.keys(Distribution.properties as object)).toEqual(
      expect.arrayContaining(['min', 'max', 'probabilities', 'atLeast', 'atMost', 'mean', 'stdDev', 'percentiles']),
    );
  });

  test('has the input of every calculator', () => {
    const { oneOf } = document.components.schemas.CalculationRequest as { oneOf: { $ref: string }[] };
    const requests = oneOf.map(({ $ref }) => resolve($ref)) as {
      properties: { calculator: { const: string }; input: { $ref: string } };
    }[];
    expect(requests.map(({ properties }) => properties.calculator.const)).toEqual(calculators.map(({ id }) => id));
    for (const { properties } of requests) expect(resolve(properties.input.$ref)).toHaveProperty('properties');
  });

  test('names the figures of every calculator', () => {
    const { FantasyAttackAnswer, Wh40kAttackAnswer, CalculationReply } = document.components.schemas;
    expect(CalculationReply.oneOf).toHaveLength(calculators.length);
    const figuresOf = ({ allOf }: Schema) =>
      (allOf as { properties?: { summary: { properties: object; required: string[] } } }[])[1].properties?.summary;
    const attack = figuresOf(FantasyAttackAnswer);
    expect(attack?.required).toEqual(['meanWounds', 'woundChance']);
    // Only against a unit whose models are told.
    expect(Object.keys(attack?.properties ?? {})).toEqual(expect.arrayContaining(['meanSlain', 'wipeChance']));
    expect(figuresOf(Wh40kAttackAnswer)?.required).toEqual(expect.arrayContaining(['meanDamage', 'meanSlain']));
  });

  test('has a schema for every kind of job', () => {
    const { oneOf } = document.components.schemas.JobQuestion as { oneOf: { $ref: string }[] };
    const kinds = oneOf.map(({ $ref }) => $ref.replace('#/components/schemas/', ''));
    expect(kinds).toHaveLength(KINDS.length + 1);
    for (const kind of KINDS) expect(kinds.map((name) => name.toLowerCase())).toContain(`${kind}question`);
    const { properties, required } = document.components.schemas.MatrixQuestion as {
      properties: object;
      required: string[];
    };
    expect(Object.keys(properties)).toEqual(
      expect.arrayContaining(['kind', 'calculator', 'rows', 'columns', 'figure']),
    );
    expect(required).toEqual(['kind', 'calculator', 'rows', 'columns']);
  });

  test('keeps what only forms read, and defaults, under x-', () => {
    const all = Object.values(document.components.schemas).flatMap((schema) => [...schemasIn(schema)]);
    expect(all.filter((schema) => 'default' in schema)).toEqual([]);
    const keywords = new Set(all.flatMap((schema) => Object.keys(schema)));
    for (const meta of ['x-default', 'x-labels', 'x-group', 'x-advanced', 'x-null-is-default'])
      expect(keywords).toContain(meta);
    for (const keyword of ['labels', 'group', 'advanced', 'suffix', 'nullIsDefault'])
      expect(keywords).not.toContain(keyword);
    const { AxisBattleInput, GrimdarkRunRequest } = document.components.schemas;
    expect(AxisBattleInput.required).toBeUndefined();
    expect(GrimdarkRunRequest.required).toEqual(['army_a', 'army_b', 'selected_unit_ids_a', 'selected_unit_ids_b']);
  });

  test('says where it is served, and what the items of a stream of events are', () => {
    expect(document.servers).toMatchObject([{ url: '/' }]);
    const stream = document.paths['/api/v1/jobs/{id}/events'].get.responses['200'].content as {
      [type: string]: Schema;
    };
    expect(stream['text/event-stream']['x-itemSchema']).toMatchObject({
      properties: { data: { contentSchema: { $ref: '#/components/schemas/JobStatus' } } },
    });
  });

  const posts = operations.filter(({ name }) => name.startsWith('POST'));
  test.each(posts)('the example of $name works', async ({ name, operation }) => {
    const [[type, { example }]] = Object.entries(operation.requestBody?.content ?? {});
    expect([type, example]).not.toContain(undefined);
    const reply = await post(app, name.replace('POST ', ''), example as object);
    expect([200, 202], reply.body.slice(0, 300)).toContain(reply.statusCode);
    for (const entry of Array.isArray(reply.json()) ? reply.json() : []) expect(entry).toHaveProperty('result');
  });
});
