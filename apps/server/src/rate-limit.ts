// Turns away who asks for more than the allowance. Pages and pictures of the app are many small requests: only the API costs anything.
import type { FastifyInstance } from 'fastify';
import { type Meter, ownerOf } from './meter.ts';
import { sendProblem } from './problem-reply.ts';

export function limitRate(app: FastifyInstance, meter: Meter, perMinute: number): void {
  app.addHook('onRequest', async (request, reply) => {
    const { url, config } = request.routeOptions;
    // By the route that was found, not by what is written: a path may be escaped in many ways.
    if (url === undefined || !url.startsWith('/api/') || (config as { free?: boolean }).free) return;
    const seconds = meter.take(ownerOf(request.ip));
    if (seconds === undefined) return;
    reply.header('retry-after', seconds);
    const message = `at most ${perMinute} requests a minute, fewer when they take long; try again in ${seconds} s`;
    return sendProblem(reply, { code: 'request/rate-limited', path: '', message });
  });
}
