// Turns away who asks for more than the allowance. Pages and pictures of the app are many small requests: only the API costs anything.
import type { FastifyInstance, FastifyReply } from 'fastify';
import { say } from '../words/index.ts';
import { type Meter, ownerOf } from './meter.ts';
import { sendProblem } from './problem-reply.ts';

/** The fields of draft-ietf-httpapi-ratelimit-headers: requests a minute, those left, and when all of them are back. */
const POLICY = 'requests';

export function limitRate(app: FastifyInstance, meter: Meter, perMinute: number): void {
  if (perMinute === 0) return;
  const policy = `"${POLICY}";q=${perMinute};w=60`;
  const tell = (reply: FastifyReply, owner: string): void => {
    const { left, seconds } = meter.standing(owner);
    reply.header('ratelimit-policy', policy).header('ratelimit', `"${POLICY}";r=${left};t=${seconds}`);
  };
  app.addHook('onRequest', async (request, reply) => {
    const { url, config } = request.routeOptions;
    // By the route that was found, not by what is written: a path may be escaped in many ways.
    if (url === undefined || !url.startsWith('/api/') || (config as { free?: boolean }).free) return;
    const owner = ownerOf(request.ip);
    const seconds = meter.take(owner);
    tell(reply, owner);
    if (seconds === undefined) return;
    reply.header('retry-after', seconds);
    const message = say('rate-limited', { perMinute, seconds });
    return sendProblem(reply, { code: 'request/rate-limited', path: '', message });
  });
}
