// POST /api/v1/import: an army list in any format, as JSON or as the bytes of a file.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { askedOnce, languageOf, sendWritten } from '../http/caller.ts';
import { bytesOf, takeBody } from '../http/raw-body.ts';
import { component, replies } from '../openapi/document.ts';
import { ask } from '../services/index.ts';

/** A save file comes with its army books: up to twenty, of about 250 kB each. */
const BODY_LIMIT = 8 * 1024 * 1024;

export function importRoutes(app: FastifyInstance, context: Context): void {
  app.register(async (scope) => {
    // Roster files are archives: they come as they are.
    scope.addContentTypeParser(['application/octet-stream', 'text/plain'], takeBody);
    scope.route({
      method: 'POST',
      url: '/import',
      bodyLimit: BODY_LIMIT,
      schema: {
        operationId: 'importArmy',
        tags: ['armies'],
        summary: 'Read an army list',
        description:
          'Recognises the format by its structure. Send the text as JSON or as text/plain, or a file (.ros, .rosz) as application/octet-stream.',
        body: component('ImportRequest'),
        response: replies('ImportReply', 'The army and what the reader noticed.', {
          400: 'This is not a list that is read here; the message says why.',
          413: 'The body is larger than 8 MB.',
          415: 'The body is neither application/json, text/plain nor application/octet-stream.',
        }),
      },
      async handler(request, reply) {
        const body = bytesOf(request.body);
        const options = askedOnce(request, reply, context, body);
        return sendWritten(
          reply,
          await ask(
            context.runner,
            'importArmy',
            { body, as: kindOf(request), language: languageOf(request) },
            options,
          ),
        );
      },
    });
  });
}

function kindOf({ headers }: FastifyRequest): 'json' | 'text' | 'file' {
  const type = headers['content-type'] ?? '';
  if (/^\s*application\/octet-stream/i.test(type)) return 'file';
  return /^\s*text\/plain/i.test(type) ? 'text' : 'json';
}
