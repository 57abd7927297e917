// GET /api/v1/openapi.json, and /docs: a page of our own that renders it, with nothing loaded from elsewhere.
import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { sendJson } from '../http/caller.ts';
import { replies } from '../openapi/document.ts';

const PAGES = [
  { url: '/docs', file: 'index.html', type: 'text/html; charset=utf-8' },
  { url: '/docs/docs.css', file: 'docs.css', type: 'text/css; charset=utf-8' },
  { url: '/docs/docs.js', file: 'docs.js', type: 'text/javascript; charset=utf-8' },
] as const;

export function openApiRoutes(app: FastifyInstance): void {
  let written: string | undefined;
  const document = () => {
    written ??= JSON.stringify(app.swagger());
    return written;
  };
  app.route({
    method: 'GET',
    url: '/openapi.json',
    config: { pure: true },
    schema: {
      operationId: 'openapi',
      tags: ['server'],
      summary: 'This document',
      response: replies('OpenApiDocument', 'The document.'),
    },
    // Written once: it is large and never changes.
    handler: (_request, reply) => sendJson(reply, document()),
  });
}

export function docsPages(app: FastifyInstance): void {
  for (const { url, file, type } of PAGES) {
    const text = readFileSync(new URL(`../../public/docs/${file}`, import.meta.url), 'utf8');
    app.get(url, { schema: { hide: true } }, (_request, reply) =>
      reply.type(type).header('cache-control', 'no-cache').send(text),
    );
  }
}
