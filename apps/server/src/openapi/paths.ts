// What routes cannot say of themselves: examples of their bodies, and answers that are no JSON.
import type { JsonSchema } from '@oddsmith/games';
import { EXAMPLES } from './examples.ts';
import { reference } from './names.ts';

type Content = { readonly [type: string]: { readonly schema?: object; readonly [more: string]: unknown } };

interface Operation {
  readonly operationId?: string;
  readonly requestBody?: { readonly content: Content };
  readonly responses?: { readonly [status: string]: { readonly description: string; readonly content?: Content } };
}

export type Paths = { readonly [path: string]: { readonly [method: string]: Operation } };

const EVENT: JsonSchema = {
  type: 'object',
  properties: {
    event: { enum: ['progress', 'done', 'failed', 'cancelled', 'closing'] },
    data: { type: 'string', contentMediaType: 'application/json', contentSchema: reference('JobStatus') },
  },
  required: ['event', 'data'],
};

/** Answers of success by operation, in the place of those that the route tells or beside them. */
const CONTENT: { readonly [operationId: string]: (content: Content) => Content } = {
  // As version 3.2 of OpenAPI has it; 3.1 knows no items of a stream.
  watchJob: () => ({ 'text/event-stream': { schema: { type: 'string' }, 'x-itemSchema': EVENT } }),
  fetchJobResult: (content) => ({ ...content, 'text/csv': { schema: { type: 'string' } } }),
};

export function describedPaths(paths: Paths): Paths {
  return Object.fromEntries(
    Object.entries(paths).map(([path, methods]) => [
      path,
      Object.fromEntries(Object.entries(methods).map(([method, operation]) => [method, described(operation)])),
    ]),
  );
}

function described(operation: Operation): Operation {
  const { operationId = '', requestBody, responses = {} } = operation;
  const { 200: success, ...others } = responses;
  const content = CONTENT[operationId]?.(success?.content ?? {});
  return {
    ...operation,
    ...(requestBody === undefined ? {} : { requestBody: withExample(requestBody, EXAMPLES[operationId]) }),
    ...(content === undefined
      ? {}
      : { responses: { 200: { ...success, description: success?.description ?? '', content }, ...others } }),
  };
}

function withExample(body: { readonly content: Content }, example: unknown): { readonly content: Content } {
  const content = Object.entries(body.content).map(([type, media]) => [type, { ...media, example }]);
  return { ...body, content: Object.fromEntries(content) };
}
