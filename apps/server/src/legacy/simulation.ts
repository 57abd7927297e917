// POST /api/simulation/run, /run-enhanced and /visualize: units of two armies against each other.
import { randomUUID } from 'node:crypto';
import { type CallOptions, type PartRange, type Refused, runParts } from '@oddsmith/compute';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { askedBy, askedOnce, sendWritten } from '../http/caller.ts';
import { whileConnectedFor } from '../http/connection.ts';
import { sendProblem } from '../http/problem-reply.ts';
import { bytesOf, isLong, sharedBody } from '../http/raw-body.ts';
import { answerOrJob } from '../jobs/answer-or-job.ts';
import { component, replies } from '../openapi/document.ts';
import { ask } from '../services/index.ts';
import { REPLY_BYTES, REPLY_TOO_LARGE, type Written } from '../services/json-text.ts';
import type { Fought } from './aggregates.ts';
import type { DuelsArgument, DuelsPart } from './duels.ts';
import { runReply } from './run-reply.ts';

/** Two whole armies with their rule texts. */
const BODY_LIMIT = 8 * 1024 * 1024;
/** A pairing of a job may take this long. */
const PAIRING_MS = 60_000;
const CALCULATOR = 'grimdark/duel';

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

async function respond(
  request: FastifyRequest,
  reply: FastifyReply,
  context: Context,
  enhanced: boolean,
): Promise<FastifyReply> {
  const { runner, settings } = context;
  const { timeBudgetMs } = settings;
  const body = bytesOf(request.body);
  const argument: DuelsArgument = { key: randomUUID(), body: sharedBody(body), enhanced };
  const options = {
    ...askedBy(request, context),
    signal: whileConnectedFor(reply, timeBudgetMs),
    timeMs: timeBudgetMs,
    long: isLong(body),
  };
  const planned = await ask(runner, 'planDuels', argument, options);
  if ('error' in planned) return sendProblem(reply, planned.error);
  const { total, timeMs } = planned;
  const question = () => JSON.stringify({ kind: 'simulation', enhanced, body: Buffer.from(body).toString() });
  return answerOrJob(request, reply, context, {
    timeMs,
    about: { kind: 'simulation', calculator: CALCULATOR, total, bytes: body.byteLength, question },
    now: () => runDuels(argument, context, options),
    job: (signal, onProgress) => runDuels(argument, context, { signal, timeMs: PAIRING_MS, long: true }, onProgress),
  });
}

async function runDuels(
  argument: DuelsArgument,
  { runner }: Context,
  options: CallOptions,
  onProgress?: (done: number, total: number) => void,
): Promise<Written | Refused> {
  const matchups: string[] = [];
  const fought: Fought[] = [];
  let length = 0;
  let done = 0;
  const { signal } = options;
  const askPart = async (range: PartRange) =>
    length > REPLY_BYTES ? { error: REPLY_TOO_LARGE } : ask(runner, 'duels', { ...argument, ...range }, options);
  const list = { parallelism: runner.parallelism, signal, refuseAlone: false };
  const result = await runParts<DuelsPart>(askPart, list, (from, part) => {
    for (const [i, item] of part.items.entries()) {
      matchups[from + i] = item;
      fought[from + i] = part.fought[i];
      length += item.length;
    }
    done += part.items.length;
    onProgress?.(done, part.total);
  });
  if ('error' in result) return result;
  if (length > REPLY_BYTES) return { error: REPLY_TOO_LARGE };
  return runReply(matchups, fought, argument.enhanced);
}
