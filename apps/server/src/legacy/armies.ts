// POST /api/armies/parse: an Army Forge list as an army of units.
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { askedOnce, languageOf, sendWritten } from '../http/caller.ts';
import { bytesOf } from '../http/raw-body.ts';
import { component, replies } from '../openapi/document.ts';
import { ask } from '../services/index.ts';

export function armyRoutes(app: FastifyInstance, context: Context): void {
  app.route({
    method: 'POST',
    url: '/armies/parse',
    schema: {
      operationId: 'parseGrimdarkArmy',
      tags: ['grimdark'],
      summary: 'Read a Grimdark Future list',
      description: 'JSON (share payload, save file with its books) or text of Army Forge, old and new.',
      body: component('GrimdarkParseRequest'),
      response: replies('GrimdarkArmy', 'The army.', { 400: 'This is not a list that can be read.' }),
    },
    async handler(request, reply) {
      const body = bytesOf(request.body);
      const options = askedOnce(request, reply, context, body);
      return sendWritten(
        reply,
        await ask(context.runner, 'parseArmy', { body, language: languageOf(request) }, options),
      );
    },
  });
}
