// A server for this machine alone is not driven by pages of other sites: a browser says where a request comes from, and to whom it is.
import { isIPv4 } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Settings } from '../settings.ts';
import { say } from '../words/index.ts';
import { ProblemError } from './problem-reply.ts';

/** Names and addresses that only this machine has. */
export function isLocal(host: string): boolean {
  const name = host.toLowerCase().replace(/^\[(.*)\]$/, '$1');
  return (
    name === 'localhost' || name.endsWith('.localhost') || name === '::1' || (isIPv4(name) && name.startsWith('127.'))
  );
}

/** With a proxy in front the name is the proxy's, and so is the check. */
export function refuseForeignPages(app: FastifyInstance, { host, origins, trustProxy }: Settings): void {
  if (!isLocal(host) || trustProxy !== false || origins.includes('*')) return;
  app.addHook('onRequest', async (request) => {
    const to = request.headers.host ?? '';
    if (to !== '' && !isLocal(to.replace(/:\d*$/, '')))
      throw new ProblemError('request/foreign-host', say('foreign-host'));
    const from = foreignSite(request, to);
    if (from !== undefined && !origins.includes(from))
      throw new ProblemError('request/foreign-origin', say('foreign-origin'));
  });
}

/** The site whose page sends the request; undefined when it is our own, or no page at all. */
function foreignSite({ headers }: FastifyRequest, to: string): string | undefined {
  const { origin } = headers;
  if (origin !== undefined)
    return URL.canParse(origin) && new URL(origin).host === to.toLowerCase() ? undefined : origin;
  // Pictures and forms of other sites come without an origin; a link that is followed is how people get here.
  const crossSite = headers['sec-fetch-site'] === 'cross-site' && headers['sec-fetch-mode'] !== 'navigate';
  return crossSite ? 'null' : undefined;
}
