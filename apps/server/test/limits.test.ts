// What keeps the server alive: time budget, rate limit, body limit, settings, CORS.
import { builtTask, LIST_SIZE, threadRunner } from '@oddsmith/compute';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { calculators } from '../../../packages/compute/test/fixtures/calculators.mjs';
import { builtServices, type InvalidSettings, readSettings } from '../src/index.ts';
import { post, testApp } from './server.ts';

const fixture = new URL('../../../packages/compute/test/fixtures/calculators.mjs', import.meta.url).href;
const runner = threadRunner({ threads: 2, task: builtTask, calculators: fixture, services: builtServices.href });
afterAll(() => runner.close());
/** A thread takes longer to start than the budgets of these tests: wait for it, also after one was ended. */
beforeEach(() => runner.calculateAll(Array(2 * LIST_SIZE).fill(good)));

const good = { calculator: 'fake/sum', input: {} };
const endless = { calculator: 'fake/patient', method: 'exact', input: {} };
const deaf = { calculator: 'fake/deaf', input: {} };

describe('time budget', () => {
  const env = { TIME_BUDGET_MS: '150' };

  test.each([endless, deaf])('$calculator: 503, and the server goes on', async (request) => {
    const app = await testApp({ env, calculators, runner });
    const replies = await Promise.all([1, 2, 3].map(() => post(app, '/api/v1/calculate', request)));
    for (const reply of replies) {
      expect(reply.statusCode).toBe(503);
      expect(reply.headers['retry-after']).toBe('1');
      expect(reply.json()).toMatchObject({
        error: { code: 'budget/exceeded', path: '', message: 'the calculation took longer than 150 ms' },
      });
    }
    const patient = await testApp({ calculators, runner });
    expect((await post(patient, '/api/v1/calculate', good)).statusCode).toBe(200);
  });

  test('a batch answers what it finished and says what it did not', async () => {
    const app = await testApp({ env: { TIME_BUDGET_MS: '4000' }, calculators, runner });
    // Each with the whole budget would be minutes: the test would be over before.
    const reply = await post(app, '/api/v1/batch', [good, ...Array(40).fill(endless)]);
    expect(reply.statusCode).toBe(200);
    const codes = reply.json().map((entry: { error?: { code: string } }) => entry.error?.code ?? 'answered');
    expect(codes).toEqual(['answered', ...Array(40).fill('budget/exceeded')]);
  });

  test('a bug in a calculator is a 500 with the same body', async () => {
    const app = await testApp({ calculators, runner });
    const reply = await post(app, '/api/v1/calculate', { calculator: 'fake/broken', input: {} });
    expect([reply.statusCode, reply.json().error.code]).toEqual([500, 'internal/failure']);
  });

  test('a caller who hangs up stops the work', async () => {
    const app = await testApp({ env: { TIME_BUDGET_MS: '20000' }, calculators, runner });
    await app.listen({ port: 0 });
    const address = app.server.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const hangUp = new AbortController();
    const asked = fetch(`http://localhost:${port}/api/v1/calculate`, {
      method: 'POST',
      body: JSON.stringify(endless),
      headers: { 'content-type': 'application/json' },
      signal: hangUp.signal,
    });
    setTimeout(() => hangUp.abort(), 100);
    await expect(asked).rejects.toThrow();
    const start = performance.now();
    // Closing waits for work under way: it would take 20 s if nobody had stopped it.
    await app.close();
    expect(performance.now() - start).toBeLessThan(5_000);
  });
});

describe('rate limit', () => {
  test('429 with code and time to wait, for the API alone', async () => {
    const app = await testApp({ env: { RATE_LIMIT: '3' } });
    const statuses = [];
    for (let i = 0; i < 5; i++) statuses.push((await app.inject('/api/v1/calculators')).statusCode);
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
    const reply = await app.inject('/api/v1/calculators');
    expect(reply.json()).toMatchObject({
      status: 429,
      error: {
        code: 'request/rate-limited',
        path: '',
        message: 'at most 3 requests a minute, fewer when they take long; try again in 20 s',
      },
    });
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
    expect((await app.inject('/docs')).statusCode).toBe(200);
    expect((await app.inject('/api/v1/health')).statusCode).toBe(200);
  });

  test('every reply says what is left, and when the allowance is whole again', async () => {
    const app = await testApp({ env: { RATE_LIMIT: '4' } });
    const told = async () => {
      const { headers } = await app.inject('/api/v1/calculators');
      expect(headers['ratelimit-policy']).toBe('"requests";q=4;w=60');
      return headers.ratelimit;
    };
    // Each of four comes back after 15 seconds.
    expect([await told(), await told()]).toEqual(['"requests";r=3;t=15', '"requests";r=2;t=30']);
    for (let i = 0; i < 3; i++) await told();
    expect(await told()).toBe('"requests";r=0;t=60');
    const free = await (await testApp()).inject('/api/v1/calculators');
    expect([free.headers.ratelimit, free.headers['ratelimit-policy']]).toEqual([undefined, undefined]);
  });

  test('counts addresses apart, behind a proxy only when told to trust it', async () => {
    const from = (address: string) => ({ url: '/api/v1/calculators', headers: { 'x-forwarded-for': address } });
    const trusting = await testApp({ env: { RATE_LIMIT: '1', TRUST_PROXY: 'true' } });
    expect((await trusting.inject(from('10.0.0.1'))).statusCode).toBe(200);
    expect((await trusting.inject(from('10.0.0.2'))).statusCode).toBe(200);
    expect((await trusting.inject(from('10.0.0.1'))).statusCode).toBe(429);
    const wary = await testApp({ env: { RATE_LIMIT: '1' } });
    expect((await wary.inject(from('10.0.0.1'))).statusCode).toBe(200);
    expect((await wary.inject(from('10.0.0.2'))).statusCode).toBe(429);
  });
});

test('a server that is behind says so', async () => {
  const app = await testApp({ env: { MAX_EVENT_LOOP_DELAY_MS: '20' } });
  await app.listen({ port: 0 });
  // The monitor looks once a second: keep the loop busy until it has.
  const until = performance.now() + 1_500;
  while (performance.now() < until) {
    const turn = performance.now() + 100;
    while (performance.now() < turn);
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  const reply = await post(app, '/api/v1/calculate', {});
  expect([reply.statusCode, reply.json().error.code]).toEqual([503, 'server/under-pressure']);
  // Pages, documents and health are still answered.
  expect((await app.inject('/api/v1/health')).statusCode).toBe(200);
  await app.close();
});

describe('CORS', () => {
  const ask = { url: '/api/v1/health', headers: { origin: 'https://a.example' } };

  test.each([
    ['', undefined],
    ['*', '*'],
    ['https://a.example, https://b.example', 'https://a.example'],
    ['https://b.example', undefined],
  ])('ORIGINS=%s', async (ORIGINS, allowed) => {
    const app = await testApp({ env: { ORIGINS } });
    expect((await app.inject(ask)).headers['access-control-allow-origin']).toBe(allowed);
  });
});

describe('settings', () => {
  test('have defaults, and empty is not set', () => {
    expect(readSettings({})).toEqual(readSettings({ PORT: '', ORIGINS: '', THREADS: '' }));
    expect(readSettings({})).toMatchObject({
      port: 8042,
      host: 'localhost',
      rateLimit: 600,
      timeBudgetMs: 5_000,
      threads: undefined,
    });
  });

  test.each([
    [{ PORT: 'http' }, 'PORT must be 0 to 65535, got "http"'],
    [{ PORT: '70000' }, 'PORT must be 0 to 65535, got "70000"'],
    [{ TIME_BUDGET_MS: '1' }, 'TIME_BUDGET_MS must be 10 to 600000, got "1"'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of trace, debug, info, warn, error, fatal, silent, got "loud"'],
    [
      { RATE_LIMIT: '-1', THREADS: 'x' },
      'RATE_LIMIT must be 0 to 1000000, got "-1"; THREADS must be 0 to 256, got "x"',
    ],
  ])('%j is refused', (env, message) => {
    expect(() => readSettings(env)).toThrow(expect.objectContaining({ message }));
  });

  test.each([
    [{ PORT: 'http' }, 'PORT muss 0 bis 65535 sein, nicht „http“'],
    [{ HOST: 'a b' }, 'HOST muss der Name oder die Adresse dieses Rechners sein, nicht „a b“'],
    [{ MCP: 'yes', WEB_ROOT: '/nowhere' }, '-App sein, nicht „/nowhere“; MCP muss „on“ oder „off“ sein, nicht „yes“'],
    [{ REDIS_URL: 'here' }, 'REDIS_URL muss eine Adresse wie redis://localhost:6379 sein, nicht „here“'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL muss eins von trace, debug'],
    [{ ORIGINS: 'a' }, 'ORIGINS muss * oder eine Liste von Seiten wie https://a.example, durch Kommas getrennt, sein'],
    [{ TRUST_PROXY: 'x' }, 'TRUST_PROXY muss „true“, „false“ oder eine Liste von Adressen wie 10.0.0.1'],
  ])('%j is refused in German', (env, message) => {
    const refusal = () => {
      try {
        return readSettings(env);
      } catch (thrown) {
        return (thrown as InvalidSettings).in('de');
      }
    };
    expect(refusal()).toContain(message);
  });
});
