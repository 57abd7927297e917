// Whether the server is behind: how late its timers come, looked at once a second from the moment it listens.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import { say } from '../words/index.ts';
import { ProblemError } from './problem-reply.ts';

const SAMPLE_MS = 1_000;
const RESOLUTION_MS = 10;

/** Pages and health answer at any time: only new calculations would make things worse. */
export function refuseUnderPressure(app: FastifyInstance, maxDelayMs: number): void {
  if (maxDelayMs === 0) return;
  let delayMs = 0;
  let timer: NodeJS.Timeout | undefined;
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  // The delay of starting up is not load.
  app.addHook('onListen', async () => {
    histogram.enable();
    timer = setInterval(() => {
      delayMs = Math.max(0, histogram.mean / 1e6 - RESOLUTION_MS) || 0;
      histogram.reset();
    }, SAMPLE_MS);
    timer.unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    histogram.disable();
  });
  app.addHook('onRequest', async (request) => {
    if (delayMs > maxDelayMs && request.method === 'POST')
      throw new ProblemError('server/under-pressure', say('catching-up'));
  });
}
