// POST /api/v1/batch: many battles in one request.
import { randomUUID } from 'node:crypto';
import { type PartRange, runParts } from '@oddsmith/compute';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { askedBy } from '../http/caller.ts';
import { whileConnectedFor } from '../http/connection.ts';
import { MAX_BATCH } from '../http/limits.ts';
import { OrderedArray } from '../http/ordered-array.ts';
import { sendProblem } from '../http/problem-reply.ts';
import { bytesOf, isLong, sharedBody } from '../http/raw-body.ts';
import { component, replies } from '../openapi/document.ts';
import { ask } from '../services/index.ts';
import { REPLY_BYTES } from '../services/json-text.ts';

export function batchRoutes(app: FastifyInstance, context: Context): void {
  app.route({
    method: 'POST',
    url: '/batch',
    schema: {
      operationId: 'batch',
      tags: ['calculate'],
      summary: `Odds of up to ${MAX_BATCH} battles`,
      description:
        'Answers come in the order of the entries. An entry that is wrong, out of time or too large for the reply has an error in its place and leaves the others alone.',
      body: component('BatchRequest'),
      response: replies('BatchReply', 'One reply for each entry.', {
        400: 'The body is not an array of entries, or has too many of them.',
        413: 'The body is larger than 1 MB.',
        415: 'The body is not sent as application/json.',
      }),
    },
    handler: (request, reply) => answerBatch(request, reply, context),
  });
}

/** Answers go out as they are made; those who wait for the end of the list wait for nothing else. */
async function answerBatch(request: FastifyRequest, reply: FastifyReply, context: Context): Promise<FastifyReply> {
  const { runner, settings } = context;
  const timeMs = settings.timeBudgetMs;
  // The budget is for the batch as a whole: without the timeout 500 slow entries would hold the threads for an hour.
  const signal = whileConnectedFor(reply, timeMs);
  const given = bytesOf(request.body);
  const argument = { key: randomUUID(), body: sharedBody(given) };
  const options = askedBy(request, context);
  const stream = new OrderedArray();
  const askPart = (range: PartRange) => {
    // What is refused costs nothing and is answered although the time is over, however long it waits for a thread.
    const limits = range.refuse === undefined ? { ...options, signal, timeMs, long: isLong(given) } : options;
    return ask(runner, 'batch', { ...argument, ...range, room: REPLY_BYTES - stream.written }, limits);
  };
  const list = { parallelism: runner.parallelism, signal, refuseAlone: true };
  let sending = false;
  const result = await runParts(askPart, list, (from, part) => {
    stream.put(from, part.items);
    if (sending) return;
    sending = true;
    void reply.type('application/json; charset=utf-8').send(stream.readable);
  });
  if (!sending && 'error' in result) return sendProblem(reply, result.error);
  // Half a list that looks whole would be worse than none.
  if ('error' in result) stream.readable.destroy(new Error(result.error.code));
  else stream.end();
  return reply;
}
