// Bodies come as bytes and go to a thread as bytes: nothing is parsed where all requests wait.

import type { IncomingMessage } from 'node:http';
import type { CallOptions } from '@oddsmith/compute';
import { errorCodes, type FastifyInstance, type FastifyRequest } from 'fastify';
import type { Body } from '../services/json-text.ts';
import { say } from '../words/index.ts';
import { ProblemError } from './problem-reply.ts';

export function takeRawBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', takeBody);
  app.addHook('onRequest', async ({ headers }) => {
    const encoding = headers['content-encoding'];
    if (encoding !== undefined && encoding.toLowerCase() !== 'identity')
      throw new ProblemError('request/wrong-content-encoding', say('sent-compressed'));
  });
}

/** Memory for a long body is asked for as it comes: who says eight megabytes and sends nothing holds none. */
const FIRST_BYTES = 64 * 1024;

/**
 * A body put together piece by piece as it comes in. At its end alone, as Fastify does it, eight megabytes take the main thread
 * several milliseconds, and forty that end at once come one after the other.
 */
export function takeBody(
  { headers, routeOptions }: FastifyRequest,
  payload: IncomingMessage,
  done: (error: Error | null, body?: Buffer) => void,
): void {
  const limit = routeOptions.bodyLimit ?? 0;
  const declared = headers['content-length'] === undefined ? undefined : Number(headers['content-length']);
  let body: Buffer = Buffer.alloc(0);
  let length = 0;
  const end = (error?: Error): void => {
    payload.off('data', onData).off('end', onEnd).off('error', onError);
    if (error === undefined) done(null, body.subarray(0, length));
    else done(error);
  };
  const onData = (piece: Buffer): void => {
    if (length + piece.length > limit) end(new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE());
    else {
      if (length + piece.length > body.length) body = grown(body, length + piece.length, declared ?? limit);
      length += piece.copy(body, length);
    }
  };
  const onEnd = (): void =>
    end(
      declared === undefined || declared === length ? undefined : new errorCodes.FST_ERR_CTP_INVALID_CONTENT_LENGTH(),
    );
  const onError = (error: Error): void => end(Object.assign(error, { statusCode: 400 }));
  if ((declared ?? 0) > limit) done(new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE());
  else payload.on('data', onData).on('end', onEnd).on('error', onError);
}

/** Room for `least` bytes, and for twice as many as before: all of them are copied once more at most. */
function grown(body: Buffer, least: number, most: number): Buffer {
  const larger = Buffer.allocUnsafe(Math.max(least, Math.min(most, Math.max(FIRST_BYTES, 2 * body.length))));
  body.copy(larger);
  return larger;
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

export function isLong(body: Body): boolean {
  return body.length > LONG_BYTES;
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
