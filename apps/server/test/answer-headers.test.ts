// Answers are named by their content and packed where the caller takes it.
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { post, testApp } from './server.ts';

const app = await testApp();
const get = (url: string, headers: { readonly [name: string]: string } = {}) => app.inject({ url, headers });
const ADDRESS = '/api/v1/openapi.json';

test('what depends on the question alone is named, and not sent twice', async () => {
  const first = await get(ADDRESS);
  const etag = String(first.headers.etag);
  expect(etag).toMatch(/^W\/"[\w-]{27}"$/);
  expect(first.headers['cache-control']).toContain('max-age');
  const again = await get(ADDRESS, { 'if-none-match': `"other", ${etag}` });
  expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
  expect((await get(ADDRESS, { 'if-none-match': '"other"' })).statusCode).toBe(200);
});

test('a battle has the same name as often as it is asked, another one another', async () => {
  const ask = (numAttacks: number) =>
    post(app, '/api/v1/calculate', { calculator: 'fantasy/attack', input: { numAttacks } });
  const [one, again, other] = await Promise.all([ask(3), ask(3), ask(4)]);
  expect(one.headers.etag).toBe(again.headers.etag);
  expect(one.headers.etag).not.toBe(other.headers.etag);
});

test('refusals and what changes are kept by nobody', async () => {
  for (const url of ['/api/v1/health', '/api/v1/calculators/chess/mate', '/api/v1/jobs']) {
    const { headers } = await get(url);
    expect([url, headers['cache-control'], headers.etag]).toEqual([url, 'no-store', undefined]);
  }
});

test.each([
  ['br', 'gzip, deflate, br', brotliDecompressSync],
  ['gzip', 'gzip;q=1, br;q=0.5', gunzipSync],
  ['gzip', 'gzip, br;q=0', gunzipSync],
] as const)('%s for a caller that takes %s', async (way, accepted, unpack) => {
  const plain = await get(ADDRESS);
  const packed = await get(ADDRESS, { 'accept-encoding': accepted });
  expect(packed.headers['content-encoding']).toBe(way);
  expect(packed.headers.vary).toContain('accept-encoding');
  expect(unpack(packed.rawPayload).toString()).toBe(plain.body);
  expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 5);
  expect(packed.headers.etag).toBe(plain.headers.etag);
});

test('nothing is packed for a caller that does not take it, or that is small', async () => {
  expect((await get(ADDRESS, { 'accept-encoding': 'identity' })).headers['content-encoding']).toBeUndefined();
  const small = await get('/api/v1/health', { 'accept-encoding': 'br' });
  expect(small.headers['content-encoding']).toBeUndefined();
});
