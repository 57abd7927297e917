// The web app at /, when it has been built. Any path that is not a file is a page of the app.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const BUILT = fileURLToPath(new URL('../../../web/dist/', import.meta.url));
const FOREVER = 'public, max-age=31536000, immutable';
/** A new version must be noticed at once: the page, the service worker and the manifest are asked for again each time. */
const ASK_AGAIN = 'no-cache';

export interface Site {
  readonly root: string;
  /** Hashes for the content security policy: scripts written into the page, such as one that sets the theme early. */
  readonly inlineScripts: readonly string[];
}

export function findSite(webRoot: string | undefined): Site | undefined {
  const root = webRoot ?? BUILT;
  const page = join(root, 'index.html');
  if (!existsSync(page)) return undefined;
  const scripts = readFileSync(page, 'utf8').matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g);
  return { root, inlineScripts: [...scripts].map(([, text]) => `'sha256-${sha256(text)}'`) };
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}

export async function siteRoutes(app: FastifyInstance, site: Site): Promise<void> {
  await app.register(fastifyStatic, {
    root: site.root,
    cacheControl: false,
    setHeaders: (reply, path) => void reply.setHeader('cache-control', path.includes('/assets/') ? FOREVER : ASK_AGAIN),
  });
}

/** A page of the app rather than a missing file or an unknown part of the API. */
export function wantsPage(request: FastifyRequest): boolean {
  const { method, url, headers } = request;
  return (
    (method === 'GET' || method === 'HEAD') &&
    !/^\/(api|docs)(\/|$|\?)/.test(url) &&
    (headers.accept ?? '').includes('text/html')
  );
}
