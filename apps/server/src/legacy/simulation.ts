// POST /api/simulation/run, /run-enhanced and /visualize: units of two armies against each other.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { askedOnce, sendWritten } from '../http/caller.ts';
import { bytesOf, handedOver } from '../http/raw-body.ts';
import { answerOrJob } from '../jobs/answer-or-job.ts';
import { component, replies } from '../openapi/document.ts';
import { ask } from '../services/index.ts';

/** Two whole armies with their rule texts. */
const BODY_LIMIT = 8 * 1024 * 1024;

export function simulationRoutes(app: FastifyInstance, context: Context): void {
  app.route({
    ...route('/simulation/run', 'runGrimdark', 'Units of two armies against each other', 'GrimdarkRunReply'),
    handler: (request, reply) => respond(request, reply, context, false),
  });

  app.route({
    ...route(
      '/simulation/run-enhanced',
      'runGrimdarkEnhanced',
      'The same, with what decides each pairing',
      'GrimdarkEnhancedReply',
    ),
    handler: (request, reply) => respond(request, reply, context, true),
  });

  app.route({
    method: 'POST',
    url: '/simulation/visualize',
    schema: {
      operationId: 'visualizeGrimdark',
      tags: ['grimdark'],
      summary: 'One battle, die by die',
      description: 'The same units, scenario and seed always give the same battle.',
      body: component('GrimdarkVisualizeRequest'),
      response: replies('GrimdarkVisualizeReply', 'The battle.', { 400: 'The request is wrong.' }),
    },
    async handler(request, reply) {
      const body = bytesOf(request.body);
      const options = askedOnce(request, reply, context, body);
      return sendWritten(reply, await ask(context.runner, 'visualize', { body }, options));
    },
  });
}

function route(url: string, operationId: string, summary: string, reply: 'GrimdarkRunReply' | 'GrimdarkEnhancedReply') {
  return {
    method: 'POST' as const,
    url,
    bodyLimit: BODY_LIMIT,
    schema: {
      operationId,
      tags: ['grimdark'],
      summary,
      description: 'Exact unless a pairing is too large or the method says otherwise; rates are percentages.',
      body: component('GrimdarkRunRequest'),
      response: {
        ...replies(reply, 'The results.', { 400: 'The request is wrong.', 413: 'The body is larger than 8 MB.' }),
        202: {
          description: 'It takes longer than a request may: {"job"} says where the results will be.',
          ...component('JobTaken'),
        },
      },
    },
  };
}

function respond(
  request: FastifyRequest,
  reply: FastifyReply,
  context: Context,
  enhanced: boolean,
): Promise<FastifyReply> {
  const body = bytesOf(request.body);
  return answerOrJob(request, reply, context, (options) =>
    ask(context.runner, 'readRun', { body, enhanced }, { ...options, ...handedOver(body) }),
  );
}
