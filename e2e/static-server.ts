// As dumb as a static host can be: files of the build at the root and, the same files again, under a sub-path. Pages are held to the
// policy that the server sends: what it forbids is an error on the console, and fails the test.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { contentPolicy, inlineOf } from '../apps/server/src/http/content-policy.ts';

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
  const known = new Map<string, Buffer>();
  createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
    const inside = path.startsWith(SUB_PATH) ? path.slice(SUB_PATH.length) : path.slice(1);
    const file = join(ROOT, normalize(inside === '' ? 'index.html' : inside));
    const content = known.get(file) ?? read(file);
    if (content === undefined) {
      response.writeHead(404).end('not found');
      return;
    }
    known.set(file, content);
    response.writeHead(200, {
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
      'content-security-policy': policy,
      // As the server has it: what has a name of its own for each version is kept, the page is asked for again.
      'cache-control': inside.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    });
    response.end(content);
  }).listen(PORT);
}

function read(file: string): Buffer | undefined {
  return file.startsWith(ROOT) && existsSync(file) && statSync(file).isFile() ? readFileSync(file) : undefined;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) serve();
