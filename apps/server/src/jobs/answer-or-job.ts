// A question that may be short: its answer now where that fits into a request, otherwise a job whose result is the same.
import type { CallOptions, Refused } from '@oddsmith/compute';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { askedBy, sendJson, sendWritten } from '../http/caller.ts';
import { whileConnectedFor } from '../http/connection.ts';
import { sendProblem } from '../http/problem-reply.ts';
import { isLong } from '../http/raw-body.ts';
import { clientOf } from '../routes/jobs.ts';
import type { ReadQuestion } from '../services/jobs.ts';
import { REPLY_BYTES, REPLY_TOO_LARGE } from '../services/json-text.ts';
import { answered } from './answered.ts';

export interface TimedQuestion extends ReadQuestion {
  /** What a thread makes of the whole, as far as that can be told beforehand. */
  readonly timeMs: number;
}

/** An estimate that was too low costs half the time of a request: there is still the other way. */
export async function answerOrJob(
  request: FastifyRequest,
  reply: FastifyReply,
  context: Context,
  read: (options: CallOptions) => Promise<TimedQuestion | Refused>,
): Promise<FastifyReply> {
  const { jobs, runner, settings } = context;
  const { timeBudgetMs } = settings;
  const signal = whileConnectedFor(reply, timeBudgetMs);
  const options = { ...askedBy(request, context), signal, timeMs: timeBudgetMs };
  const question = await read(options);
  if ('error' in question) return sendProblem(reply, question.error);
  if (question.timeMs <= timeBudgetMs / 2) {
    const long = isLong(question.question);
    const answer = await answered(runner, question, {
      options: { ...options, long },
      mostBytes: REPLY_BYTES,
      tooLarge: REPLY_TOO_LARGE,
      refuseAlone: false,
    });
    if (!('error' in answer) || answer.error.code !== 'budget/exceeded') return sendWritten(reply, answer);
  }
  const client = clientOf(request);
  const asker = { client: typeof client === 'string' ? client : undefined, address: request.ip };
  const taken = await jobs.take(question, asker);
  if (!('id' in taken)) return sendProblem(reply, taken.error);
  reply.status(202).header('location', `/api/v1/jobs/${taken.id}`);
  return sendJson(reply, JSON.stringify({ job: taken }));
}
