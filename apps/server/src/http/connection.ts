// Connections that end early: callers who hang up, who do not speak HTTP, and a server that wants to close.
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { refusalIn, type ServerSentence, say } from '../words/index.ts';
import { PROBLEM_TYPE, problemDetails } from './problem-details.ts';

/** Aborts when the caller hangs up before the answer is out: work nobody waits for any more is stopped. */
export function whileConnected(reply: FastifyReply): AbortController {
  const controller = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableEnded) controller.abort();
  });
  return controller;
}

/** The same, and after a time as well. Not AbortSignal.any: on Node 20 it may be collected before its timeout comes. */
export function whileConnectedFor(reply: FastifyReply, timeMs: number): AbortSignal {
  const controller = whileConnected(reply);
  const timer = setTimeout(() => controller.abort(new DOMException('out of time', 'TimeoutError')), timeMs);
  reply.raw.once('close', () => clearTimeout(timer));
  return controller.signal;
}

/** Answers given while closing end their connection; kept alive it would hold the server open for a minute. */
export function hangUpWhenClosing(app: FastifyInstance): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close');
  });
}

/** What is not HTTP never reaches a route: the same body is written to the socket by hand. */
export function refuseConnection(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return;
  const [status, message] = CONNECTION_FAULTS[error.code ?? ''] ?? ['400 Bad Request', say('no-http')];
  // Nothing was read of it, so nobody knows the language.
  const refusal = refusalIn({ error: { code: 'request/malformed', path: '', message } });
  const body = JSON.stringify(problemDetails(refusal, Number.parseInt(status, 10)));
  const head = `content-type: ${PROBLEM_TYPE}\r\ncontent-length: ${body.length}\r\nconnection: close`;
  socket.end(`HTTP/1.1 ${status}\r\n${head}\r\n\r\n${body}`);
}

const CONNECTION_FAULTS: { readonly [nodeCode: string]: readonly [status: string, message: ServerSentence] } = {
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', say('request-late')],
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', say('headers-too-large')],
};
