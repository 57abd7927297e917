// POST /api/v1/links: the address of the web app that shows a battle, for other sites and programs to link to.
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { askedOnce, languageOf, sendWritten } from '../http/caller.ts';
import { bytesOf } from '../http/raw-body.ts';
import { component, replies } from '../openapi/document.ts';
import { ask } from '../services/index.ts';

export function linkRoutes(app: FastifyInstance, context: Context): void {
  app.route({
    method: 'POST',
    url: '/links',
    config: { pure: true },
    schema: {
      operationId: 'shareBattle',
      tags: ['armies'],
      summary: 'The address that shows a battle in the web app',
      description:
        'Of a calculator and its input, or of two units of army lists. The address holds the whole battle: nothing is stored, and it opens on any server of the same site.',
      body: component('LinkRequest'),
      response: replies('LinkReply', 'The address, and what it shows.', {
        400: 'The battle, a list or a unit is wrong.',
        404: 'There is no such calculator.',
        413: 'The body is larger than 1 MB.',
        415: 'The body is not sent as application/json.',
      }),
    },
    async handler(request, reply) {
      const body = bytesOf(request.body);
      const site = `${request.protocol}://${request.host}`;
      const options = askedOnce(request, reply, context, body);
      return sendWritten(
        reply,
        await ask(context.runner, 'shareLink', { body, site, language: languageOf(request) }, options),
      );
    },
  });
}
