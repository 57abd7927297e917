// /mcp: the tools of a chat assistant over HTTP. The protocol is read here, the work is done on a thread.
import { mcpHandler } from '@oddsmith/mcp';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { askedBy, languageOf } from '../http/caller.ts';
import { whileConnected } from '../http/connection.ts';
import { bytesOf } from '../http/raw-body.ts';
import { ask } from '../services/index.ts';
import { readJson } from '../services/json-text.ts';
import { refusalIn } from '../words/index.ts';

/** An army list in each of two fields. */
const BODY_LIMIT = 512 * 1024;

export function mcpRoute(app: FastifyInstance, context: Context): void {
  const handle = mcpHandler(context.version);
  app.route({
    method: ['GET', 'POST', 'DELETE'],
    url: '/mcp',
    bodyLimit: BODY_LIMIT,
    schema: { hide: true },
    async handler(request, reply) {
      const { signal } = whileConnected(reply);
      const options = { ...askedBy(request, context), signal, timeMs: context.settings.timeBudgetMs };
      const language = languageOf(request);
      const site = `${request.protocol}://${request.host}`;
      const body = request.method === 'POST' ? readJson(bytesOf(request.body)) : undefined;
      const parsed = body !== undefined && 'value' in body ? body.value : undefined;
      const response = await handle(
        webRequest(request, site, signal),
        async (name, input) => {
          const answer = await ask(context.runner, 'callTool', { name, input, site, language }, options);
          return 'error' in answer ? refusalIn(answer, language) : answer;
        },
        parsed,
      );
      for (const [name, value] of response.headers) reply.header(name, value);
      return reply
        .code(response.status)
        .serializer(String)
        .send(await response.text());
    },
  });
}

/** As the protocol's own library reads it. */
function webRequest({ method, headers, url, body }: FastifyRequest, site: string, signal: AbortSignal): Request {
  const given = new Headers();
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined) given.set(name, Array.isArray(value) ? value.join(', ') : value);
  const text = method === 'POST' ? Buffer.from(bytesOf(body)).toString() : undefined;
  return new Request(new URL(url, site), {
    method,
    headers: given,
    signal,
    ...(text === undefined ? {} : { body: text }),
  });
}
