// POST /api/v1/batch: many battles in one request.
import { answerEntries } from '@oddsmith/compute';
import type { FastifyInstance } from 'fastify';
import { whileConnectedFor } from '../connection.ts';
import type { Context } from '../context.ts';
import { component, MAX_BATCH, replies } from '../openapi.ts';
import { sendProblem } from '../problem-reply.ts';

export function batchRoutes(app: FastifyInstance, { runner, settings }: Context): void {
  app.route({
    method: 'POST',
    url: '/batch',
    schema: {
      operationId: 'batch',
      tags: ['calculate'],
      summary: `Odds of up to ${MAX_BATCH} battles`,
      description:
        'Answers come in the order of the entries. An entry that is wrong or out of time has an error in its place and leaves the others alone.',
      body: component('BatchRequest'),
      response: replies('BatchReply', 'One reply for each entry.', {
        400: 'The body is not an array of entries, or has too many of them.',
        413: 'The body is larger than 1 MB.',
        415: 'The body is not sent as application/json.',
      }),
    },
    async handler(request, reply) {
      const entries = request.body;
      if (!Array.isArray(entries))
        return sendProblem(reply, {
          code: 'request/wrong-type',
          path: '',
          message: 'the body must be an array of entries',
        });
      if (entries.length > MAX_BATCH)
        return sendProblem(reply, {
          code: 'request/too-many',
          path: '',
          message: `a batch must have at most ${MAX_BATCH} entries, got ${entries.length}`,
        });
      const { timeBudgetMs } = settings;
      // The budget is for the batch as a whole: without the timeout 500 slow entries would hold the threads for an hour.
      const signal = whileConnectedFor(reply, timeBudgetMs);
      return answerEntries(runner, entries, { signal, timeMs: timeBudgetMs });
    },
  });
}
