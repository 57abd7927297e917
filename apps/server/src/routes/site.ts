// The web app at /, when it has been built. Any path that is not a file is a page of the app.
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Inline, inlineOf } from '../http/content-policy.ts';

const BUILT = fileURLToPath(new URL('../../../web/dist/', import.meta.url));
const FOREVER = 'public, max-age=31536000, immutable';
/** A new version must be noticed at once: the page, the service worker and the manifest are asked for again each time. */
const ASK_AGAIN = 'no-cache';

export interface Site {
  readonly root: string;
  readonly inline: Inline;
}

export function findSite(webRoot: string | undefined): Site | undefined {
  const root = webRoot ?? BUILT;
  const page = join(root, 'index.html');
  if (!existsSync(page)) return undefined;
  return { root, inline: inlineOf(readFileSync(page, 'utf8')) };
}

export async function siteRoutes(app: FastifyInstance, site: Site): Promise<void> {
  await app.register(fastifyStatic, {
    root: site.root,
    // Packed when the site was built: .br and .gz beside the files.
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
    allowedPath: (path) => isPartOfSite(site.root, path),
    setHeaders: (reply, path) => {
      reply.setHeader('cache-control', path.includes('/assets/') ? FOREVER : ASK_AGAIN);
      const vary = reply.getHeader('vary');
      reply.setHeader('vary', vary === undefined ? 'accept-encoding' : `${vary}, accept-encoding`);
    },
  });
}

/** The path of a request may be written with escapes. */
function isApi(url: string): boolean {
  try {
    return /^\/+(api|docs)(\/|$)/i.test(decodeURIComponent(url.split('?')[0]));
  } catch {
    return true;
  }
}

/** What the build knows about itself is nobody else's business. */
const NOT_SERVED = /(^|\/)(\.|build-manifest\.json$)/;

/** A file of the build itself: no link leads out of it. */
function isPartOfSite(root: string, path: string): boolean {
  if (NOT_SERVED.test(path.slice(1))) return false;
  try {
    return realpathSync(join(root, path)) === join(realpathSync(root), path).replace(/\/$/, '');
  } catch {
    return false;
  }
}

/** A page of the app rather than a missing file or an unknown part of the API. */
export function wantsPage(request: FastifyRequest): boolean {
  const { method, url, headers } = request;
  return (method === 'GET' || method === 'HEAD') && !isApi(url) && (headers.accept ?? '').includes('text/html');
}

/** Pages have their address behind a #: "/axis/battle?lang=de" is "/?lang=de#/axis/battle". */
export function pageAddress(url: string): string {
  const [path, query] = url.split('?');
  return `/${query === undefined ? '' : `?${query}`}#/${path.replace(/^\/+/, '')}`;
}
