// Work nobody waits for any more is stopped.
import type { FastifyReply } from 'fastify';

/** Aborts when the caller hangs up before the answer is out. */
export function whileConnected(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableEnded) controller.abort();
  });
  return controller.signal;
}
