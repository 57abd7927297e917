// POST /api/v1/import: an army list in any format, as JSON or as the bytes of a file.
import { problemFromZod } from '@oddsmith/games';
import { type ArmyImport, importArmyList } from '@oddsmith/games/importers';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Context } from '../context.ts';
import { component, replies } from '../openapi.ts';
import { sendProblem } from '../problem-reply.ts';
import { importRequest } from '../schemas.ts';

/** A save file comes with its army books: up to twenty, of about 250 kB each. */
const BODY_LIMIT = 8 * 1024 * 1024;

export function importRoutes(app: FastifyInstance, _context: Context): void {
  app.register(async (scope) => {
    // Roster files are archives: they come as they are.
    scope.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    scope.addContentTypeParser('text/plain', { parseAs: 'string' }, (_request, body, done) => done(null, body));
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
        const { body } = request;
        if (body instanceof Uint8Array || typeof body === 'string') return send(reply, await importArmyList(body));
        const parsed = importRequest.safeParse(body);
        if (!parsed.success) return sendProblem(reply, problemFromZod('import', parsed.error, body));
        const { content, game, books, edition } = parsed.data;
        return send(
          reply,
          await importArmyList(content, {
            ...(game === undefined ? {} : { game }),
            ...(books === undefined ? {} : { books }),
            ...(edition === undefined ? {} : { edition }),
          }),
        );
      },
    });
  });
}

function send(reply: FastifyReply, result: ArmyImport): FastifyReply | object {
  if (!result.ok) return sendProblem(reply, result.problem);
  const { game, army, evidence } = result;
  return { game, army, ...(evidence === undefined ? {} : { evidence }) };
}
