// Bodies come as bytes and go to a thread as bytes: nothing is parsed where all requests wait.
import type { CallOptions } from '@oddsmith/compute';
import type { FastifyInstance } from 'fastify';
import { ProblemError } from './problem-reply.ts';
import type { Body } from './services/json-text.ts';

export function takeRawBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.addHook('onRequest', async ({ headers }) => {
    const encoding = headers['content-encoding'];
    if (encoding !== undefined && encoding.toLowerCase() !== 'identity')
      throw new ProblemError('request/wrong-content-encoding', 'the body must be sent as it is, not compressed');
  });
}

/** A body in memory that all threads see, where more than one of them reads it. */
export function sharedBody(body: Uint8Array): Uint8Array {
  const shared = new Uint8Array(new SharedArrayBuffer(body.byteLength));
  shared.set(body);
  return shared;
}

/**
 * A route that takes a body is not called without one, unless nothing was sent at all. In memory of its own: Node gives small
 * bodies a place in a larger piece, and all of that would go to the thread.
 */
export function bytesOf(body: unknown): Uint8Array {
  if (!(body instanceof Uint8Array)) return new Uint8Array();
  return body.byteLength === body.buffer.byteLength ? body : new Uint8Array(body);
}

/** What is larger than this takes longer to read than a quick thread should be kept. */
const LONG_BYTES = 64 * 1024;

export function isLong(body: Uint8Array): boolean {
  return body.byteLength > LONG_BYTES;
}

/** A short body as text, for JSON: a piece of memory of its own costs more to copy and to collect than its letters do. */
export function textIfShort(body: unknown): Body {
  if (body instanceof Buffer && !isLong(body)) return body.toString();
  return bytesOf(body);
}

/** For a body that is asked about once: what is long goes over to its thread. */
export function handedOver(body: Body): Pick<CallOptions, 'long' | 'transfer'> {
  if (typeof body === 'string' || !isLong(body)) return { long: false };
  return body.buffer instanceof ArrayBuffer ? { long: true, transfer: [body.buffer] } : { long: true };
}
