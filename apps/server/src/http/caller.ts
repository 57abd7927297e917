// Who a request is from, for threads and for the meter; and the way an answer that was written on a thread goes out.
import type { CallOptions, Refused } from '@oddsmith/compute';
import { type Language, preferredLanguage } from '@oddsmith/words';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import type { Body, Written } from '../services/json-text.ts';
import { whileConnected } from './connection.ts';
import { ownerOf } from './meter.ts';
import { sendRefusal } from './problem-reply.ts';
import { handedOver } from './raw-body.ts';

/** Threads are shared out by address, and their time is put on its account. */
export function askedBy(request: FastifyRequest, { meter }: Pick<Context, 'meter'>): CallOptions {
  const owner = ownerOf(request.ip);
  return { owner, onSpent: (ms) => meter.spent(owner, ms) };
}

/** For the one question about a body: asked as long as somebody waits for the answer. */
export function askedOnce(request: FastifyRequest, reply: FastifyReply, context: Context, body: Body): CallOptions {
  const { signal } = whileConnected(reply);
  return { ...askedBy(request, context), signal, timeMs: context.settings.timeBudgetMs, ...handedOver(body) };
}

/** The one that the caller likes best of those there are. */
export function languageOf(request: FastifyRequest): Language | undefined {
  return preferredLanguage(request.headers['accept-language']);
}

export function sendWritten(reply: FastifyReply, answer: Written | Refused): FastifyReply {
  if ('json' in answer && answer.language !== undefined)
    void reply.header('content-language', answer.language).header('vary', 'accept-language');
  return 'error' in answer ? sendRefusal(reply, answer) : sendJson(reply, answer.json);
}

export function sendJson(reply: FastifyReply, json: string): FastifyReply {
  return reply.type('application/json; charset=utf-8').serializer(String).send(json);
}
