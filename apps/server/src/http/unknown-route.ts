// Tells a path that does not exist from one that exists for another method.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pageAddress, wantsPage } from '../routes/site.ts';
import { say } from '../words/index.ts';
import { sendProblem } from './problem-reply.ts';

interface KnownPath {
  readonly pattern: RegExp;
  readonly methods: Set<string>;
}

/** Call before routes are added: it learns their paths as they come. */
export function handleUnknownRoutes(app: FastifyInstance, hasSite: boolean): void {
  const known = new Map<string, KnownPath>();
  app.addHook('onRoute', ({ url, method }) => {
    if (url.includes('*')) return;
    const path = known.get(url) ?? { pattern: patternOf(url), methods: new Set() };
    for (const name of [method].flat()) path.methods.add(name);
    known.set(url, path);
  });

  app.setNotFoundHandler((request: FastifyRequest, reply: FastifyReply) => {
    const [path] = request.url.split('?');
    const other = [...known.values()].find(({ pattern }) => pattern.test(path));
    if (other !== undefined && !other.methods.has(request.method)) {
      const allowed = [...other.methods].join(', ');
      reply.header('allow', allowed);
      const message = say('wrong-method', { path, allowed, method: request.method });
      return sendProblem(reply, { code: 'request/wrong-method', path: '', message });
    }
    if (hasSite && wantsPage(request)) return reply.redirect(pageAddress(request.url));
    const message = say('nothing-at', { path: path.slice(0, 100) });
    return sendProblem(reply, { code: 'request/unknown-route', path: '', message });
  });
}

/** "/calculators/:game/:name" matches any two names. */
function patternOf(url: string): RegExp {
  const parts = url.split('/').map((part) => (part.startsWith(':') ? '[^/]+' : part.replace(/[^\w-]/g, '\\$&')));
  return new RegExp(`^${parts.join('/')}/?$`);
}
