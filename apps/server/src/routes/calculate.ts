// POST /api/v1/calculate: one battle.
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { askedOnce, languageOf, sendWritten } from '../http/caller.ts';
import { textIfShort } from '../http/raw-body.ts';
import { component, replies } from '../openapi/document.ts';
import { ask } from '../services/index.ts';

export function calculateRoutes(app: FastifyInstance, context: Context): void {
  app.route({
    method: 'POST',
    url: '/calculate',
    config: { pure: true },
    schema: {
      operationId: 'calculate',
      tags: ['calculate'],
      summary: 'Odds of one battle',
      description:
        'Exact unless the method says otherwise or the battle is too large; the answer says which it is. In the language that the body names, else in the one of Accept-Language.',
      body: component('CalculationRequest'),
      response: replies('CalculationReply', 'What the calculator found.', {
        400: 'The request or its input is wrong.',
        404: 'There is no such calculator.',
        413: 'The body is larger than 1 MB.',
        415: 'The body is not sent as application/json.',
      }),
    },
    async handler(request, reply) {
      const body = textIfShort(request.body);
      const options = askedOnce(request, reply, context, body);
      return sendWritten(
        reply,
        await ask(context.runner, 'calculate', { body, language: languageOf(request) }, options),
      );
    },
  });
}
