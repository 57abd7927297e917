// POST /api/v1/calculate: one battle.
import { isRefusal } from '@oddsmith/games';
import type { FastifyInstance } from 'fastify';
import { whileConnected } from '../connection.ts';
import type { Context } from '../context.ts';
import { component, replies } from '../openapi.ts';
import { sendProblem } from '../problem-reply.ts';

export function calculateRoutes(app: FastifyInstance, { runner, settings }: Context): void {
  app.route({
    method: 'POST',
    url: '/calculate',
    schema: {
      operationId: 'calculate',
      tags: ['calculate'],
      summary: 'Odds of one battle',
      description: 'Exact unless the method says otherwise or the battle is too large; the answer says which it is.',
      body: component('CalculationRequest'),
      response: replies('Answer', 'What the calculator found.', {
        400: 'The request or its input is wrong.',
        404: 'There is no such calculator.',
        413: 'The body is larger than 1 MB.',
        415: 'The body is not sent as application/json.',
      }),
    },
    async handler(request, reply) {
      const { signal } = whileConnected(reply);
      const answer = await runner.calculate(request.body, { signal, timeMs: settings.timeBudgetMs });
      return isRefusal(answer) ? sendProblem(reply, answer.error) : answer;
    },
  });
}
