// Every refusal of the API has the same body, problem details with our own beside them, and one table says with which status.
import type { Fault, Refused } from '@oddsmith/compute';
import { preferredLanguage } from '@oddsmith/words';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { refusalIn, type ServerSentence, say } from '../words/index.ts';
import { PROBLEM_TYPE, problemDetails } from './problem-details.ts';

/** Codes with a status of their own; every other problem lies in the input: 400. */
const STATUS: { readonly [code: string]: number } = {
  'request/foreign-host': 403,
  'request/foreign-origin': 403,
  'request/forbidden': 403,
  'request/unknown-calculator': 404,
  'request/unknown-route': 404,
  'factions/unknown-faction': 404,
  'jobs/unknown-job': 404,
  'links/unknown-link': 404,
  'request/wrong-method': 405,
  'jobs/not-done': 409,
  'jobs/result-forgotten': 410,
  'request/too-large': 413,
  'request/wrong-content-encoding': 415,
  'request/wrong-content-type': 415,
  'request/no-such-range': 416,
  'jobs/too-many': 429,
  'request/rate-limited': 429,
  'internal/failure': 500,
  'jobs/chunk-lost': 500,
  'budget/busy': 503,
  'budget/cancelled': 503,
  'budget/exceeded': 503,
  'jobs/queue-away': 503,
  'server/under-pressure': 503,
};

export function statusOf(problem: Fault): number {
  return STATUS[problem.code] ?? 400;
}

/** Thrown by hooks and plugins, where a reply cannot be returned. */
export class ProblemError extends Error {
  readonly problem: Fault;

  constructor(code: string, message: ServerSentence) {
    super(code);
    this.problem = { code, path: '', message };
  }
}

export function sendProblem(reply: FastifyReply, problem: Fault): FastifyReply {
  return sendRefusal(reply, { error: problem });
}

/** With all problems of an input, where it had several; what is not in words yet is said in the language of the caller. */
export function sendRefusal(reply: FastifyReply, refused: Refused): FastifyReply {
  const status = statusOf(refused.error);
  const asked = preferredLanguage(reply.request.headers['accept-language']) ?? 'en';
  const refusal = refusalIn(refused, asked);
  const language = typeof refused.error.message === 'string' ? refused.language : asked;
  if (language !== undefined) void reply.header('content-language', language);
  void reply.header('vary', 'accept-language');
  if (status === 503) reply.header('retry-after', '1');
  return reply.status(status).type(PROBLEM_TYPE).serializer(JSON.stringify).send(problemDetails(refusal, status));
}

const WRONG_CONTENT_TYPE: Fault = {
  code: 'request/wrong-content-type',
  path: '',
  message: say('not-sent-as-json'),
};

/** Errors of plugins, which know only their status. */
const BY_STATUS: { readonly [status: number]: Omit<Fault, 'path'> } = {
  403: { code: 'request/forbidden', message: say('forbidden') },
  404: { code: 'request/unknown-route', message: say('nothing-here') },
  415: WRONG_CONTENT_TYPE,
  416: { code: 'request/no-such-range', message: say('no-such-range') },
};

const MEGABYTE = 1024 * 1024;

function tooLarge(bodyLimit: number): Fault {
  return { code: 'request/too-large', path: '', message: say('body-too-large', { most: bodyLimit / MEGABYTE }) };
}

/** What went wrong, in our words. Fastify's own errors of the 400s are about the request, everything else is a bug. */
export function problemOf(error: FastifyError | ProblemError | Error, bodyLimit = MEGABYTE): Fault {
  if (error instanceof ProblemError) return error.problem;
  const { code = '', statusCode = 500 } = error as Partial<FastifyError>;
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return WRONG_CONTENT_TYPE;
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return tooLarge(bodyLimit);
  if (BY_STATUS[statusCode] !== undefined) return { ...BY_STATUS[statusCode], path: '' };
  if (statusCode < 500)
    return { code: 'request/malformed', path: '', message: say('malformed', { why: error.message }) };
  return { code: 'internal/failure', path: '', message: say('server-failed') };
}

export function handleError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const problem = problemOf(error, request.routeOptions.bodyLimit);
  if (problem.code === 'internal/failure') request.log.error({ err: error }, 'a request failed');
  return sendProblem(reply, problem);
}
