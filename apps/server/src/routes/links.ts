// POST /api/v1/links: the address of the web app that shows a battle, for other sites and programs to link to. GET /s/...: a short one.
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { askedOnce, languageOf, sendWritten } from '../http/caller.ts';
import { sendProblem } from '../http/problem-reply.ts';
import { bytesOf } from '../http/raw-body.ts';
import { component, replies } from '../openapi/document.ts';
import { ask } from '../services/index.ts';
import { ShortLinks } from '../short-links.ts';
import { say } from '../words/index.ts';

export function linkRoutes(app: FastifyInstance, context: Context): void {
  const { shortLinks } = context.settings;
  const short = shortLinks === undefined ? undefined : new ShortLinks(shortLinks);
  app.route({
    method: 'POST',
    url: '/links',
    config: { pure: true },
    schema: {
      operationId: 'shareBattle',
      tags: ['armies'],
      summary: 'The address that shows a battle in the web app',
      description:
        'Of a calculator and its input, or of two units of army lists. The address holds the whole battle: it opens on any server of the same site, and nothing has to be stored for it. Where SHORT_LINKS is set, a short address that the server keeps comes beside it.',
      body: component('LinkRequest'),
      response: replies('LinkReply', 'The address, and what it shows.', {
        400: 'The battle, a list or a unit is wrong.',
        404: 'There is no such calculator.',
        413: 'The body is larger than 1 MB.',
        415: 'The body is not sent as application/json.',
      }),
    },
    async handler(request, reply) {
      const body = bytesOf(request.body);
      const site = `${request.protocol}://${request.host}`;
      const options = askedOnce(request, reply, context, body);
      const written = await ask(context.runner, 'shareLink', { body, site, language: languageOf(request) }, options);
      if (short === undefined || 'error' in written) return sendWritten(reply, written);
      const link: { readonly address: string } = JSON.parse(written.json);
      const name = await short.keep(link.address.slice(site.length));
      if (name === undefined) return sendWritten(reply, written);
      const { address, ...shown } = link;
      const json = JSON.stringify({ address, short: `${site}/s/${name}`, ...shown });
      return sendWritten(reply, { ...written, json });
    },
  });
}

/** Beside the API, so that the address is short. */
export function shortLinkRoute(app: FastifyInstance, folder: string): void {
  const short = new ShortLinks(folder);
  app.get<{ Params: { name: string } }>('/s/:name', { schema: { hide: true } }, async ({ params: { name } }, reply) => {
    const page = await short.pageOf(name);
    if (page === undefined)
      return sendProblem(reply, { code: 'links/unknown-link', path: 'name', message: say('no-link') });
    return reply.header('cache-control', 'public, max-age=3600').redirect(page);
  });
}
