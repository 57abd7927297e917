// As dumb as a static host can be: files of the build at the root and, the same files again, under a sub-path. Pages are held to the
// policy that the server sends: what it forbids is an error on the console, and fails the test.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { contentPolicy, inlineOf } from '../apps/server/src/content-policy.ts';

export const PORT = Number(process.env.E2E_PORT ?? 4317);
export const SUB_PATH = '/some/where/';

export const ROOT = fileURLToPath(new URL('../apps/web/dist', import.meta.url));

export const TYPES: { readonly [extension: string]: string } = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
};

function serve(): void {
  if (!existsSync(join(ROOT, 'index.html'))) {
    process.stderr.write('apps/web/dist is empty: run `npm run build` first\n');
    process.exit(1);
  }
  const policy = contentPolicy(inlineOf(readFileSync(join(ROOT, 'index.html'), 'utf8')));
  createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
    const inside = path.startsWith(SUB_PATH) ? path.slice(SUB_PATH.length) : path.slice(1);
    const file = join(ROOT, normalize(inside === '' ? 'index.html' : inside));
    if (!file.startsWith(ROOT) || !existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end('not found');
      return;
    }
    const type = TYPES[extname(file)] ?? 'application/octet-stream';
    response.writeHead(200, { 'content-type': type, 'content-security-policy': policy });
    response.end(readFileSync(file));
  }).listen(PORT);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) serve();
