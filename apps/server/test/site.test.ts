// The built web app beside the API, with a small site in a folder of its own.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { testApp } from './server.ts';

const root = mkdtempSync(join(tmpdir(), 'oddsmith-site-'));
afterAll(() => rmSync(root, { recursive: true }));
mkdirSync(join(root, 'assets'));
writeFileSync(
  join(root, 'index.html'),
  '<style>a{}</style><script>theme()</script><script type="module" src="./assets/app-1a2b.js"></script>',
);
writeFileSync(join(root, 'assets/app-1a2b.js'), 'start()');
writeFileSync(join(root, 'assets/app-1a2b.js.br'), brotliCompressSync('start()'));
writeFileSync(join(root, 'assets/app-1a2b.js.gz'), gzipSync('start()'));
writeFileSync(join(root, 'sw.js'), 'work()');

const app = await testApp({ env: { WEB_ROOT: root } });
const html = { accept: 'text/html,application/xhtml+xml' };

test('the page and the service worker are asked for again each time, hashed files never', async () => {
  const page = await app.inject({ url: '/', headers: html });
  expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'no-cache']);
  expect((await app.inject('/sw.js')).headers['cache-control']).toBe('no-cache');
  expect((await app.inject('/assets/app-1a2b.js')).headers['cache-control']).toBe(
    'public, max-age=31536000, immutable',
  );
});

test.each([
  ['br, gzip', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
])('who takes %s gets what was packed when the site was built', async (accepted, encoding, unpack) => {
  const url = '/assets/app-1a2b.js';
  const reply = await app.inject({ url, headers: { 'accept-encoding': accepted } });
  expect(reply.headers['content-encoding']).toBe(encoding);
  expect(reply.headers['content-type']).toContain('javascript');
  expect(reply.headers['cache-control']).toContain('immutable');
  expect(reply.headers.vary).toContain('accept-encoding');
  expect(reply.headers.etag).not.toBe((await app.inject(url)).headers.etag);
  expect(unpack(reply.rawPayload).toString()).toBe('start()');
  expect((await app.inject(url)).body).toBe('start()');
});

test('a path of the app leads to its page; a missing file and the API are not', async () => {
  const deep = await app.inject({ url: '/fantasy/attack?b=1', headers: html });
  expect([deep.statusCode, deep.headers.location]).toEqual([302, '/?b=1#/fantasy/attack']);
  for (const url of ['/assets/gone.js', '/api/v1/nothing', '/docs/nothing']) {
    const reply = await app.inject({ url, headers: url.startsWith('/assets') ? {} : html });
    expect([url, reply.statusCode, reply.json().error.code]).toEqual([url, 404, 'request/unknown-route']);
  }
  expect((await app.inject({ method: 'POST', url: '/fantasy', headers: html })).statusCode).toBe(404);
});

test('nothing outside the folder is served', async () => {
  for (const url of ['/../package.json', '/%2e%2e/package.json', '/..%2fpackage.json', '/assets/..%2f..%2fetc/passwd'])
    expect((await app.inject(url)).statusCode).toBeGreaterThanOrEqual(400);
});

test('the policy lets the page do what it must: its own script and workers, nothing unsafe', async () => {
  const policy = (await app.inject('/')).headers['content-security-policy'];
  // printf 'theme()' | openssl dgst -sha256 -binary | base64
  expect(policy).toContain("script-src 'self' 'sha256-Rfr3GgHZFiXm+TmNr+li+0sZ4J9FGllo8jsXcJF5XZ8=';");
  expect(policy).toContain("worker-src 'self' blob:");
  // printf 'a{}' | openssl dgst -sha256 -binary | base64
  expect(policy).toContain("style-src 'self' 'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk=';");
  expect(policy).not.toContain('unsafe');
  expect(policy).not.toContain('upgrade-insecure-requests');
});
