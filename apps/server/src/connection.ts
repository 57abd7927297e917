// Connections that end early: callers who hang up, and a server that wants to close.
import type { FastifyInstance, FastifyReply } from 'fastify';

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
