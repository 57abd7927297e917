// Work that may be short: its answer now where that fits into a request, otherwise a job whose result is the same.
import type { Refused } from '@oddsmith/compute';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { sendJson, sendWritten } from '../http/caller.ts';
import { sendProblem } from '../http/problem-reply.ts';
import { clientOf } from '../routes/jobs.ts';
import type { Written } from '../services/json-text.ts';
import type { JobAbout, JobWork } from './jobs-backend.ts';

export interface LongWork {
  /** What a thread makes of the whole, as far as that can be told beforehand. */
  readonly timeMs: number;
  readonly about: JobAbout;
  /** Within a request. */
  now(): Promise<Written | Refused>;
  /** With all the time it takes. */
  readonly job: JobWork;
}

/** An estimate that was too low costs half the time of a request: there is still the other way. */
export async function answerOrJob(
  request: FastifyRequest,
  reply: FastifyReply,
  { jobs, settings }: Pick<Context, 'jobs' | 'settings'>,
  { timeMs, about, now, job }: LongWork,
): Promise<FastifyReply> {
  if (timeMs <= settings.timeBudgetMs / 2) {
    const answer = await now();
    if (!('error' in answer) || answer.error.code !== 'budget/exceeded') return sendWritten(reply, answer);
  }
  const client = clientOf(request);
  const asker = { client: typeof client === 'string' ? client : undefined, address: request.ip };
  const taken = await jobs.add(about, asker, job);
  if (!('id' in taken)) return sendProblem(reply, taken.error);
  reply.status(202).header('location', `/api/v1/jobs/${taken.id}`);
  return sendJson(reply, JSON.stringify({ job: taken }));
}
