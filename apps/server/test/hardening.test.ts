// Requests that were made to stop the server: what each is answered, and that it is answered at all.
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtTask, type Runner, threadRunner } from '@oddsmith/compute';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Meter, ownerOf } from '../src/http/meter.ts';
import { builtServices, readSettings } from '../src/index.ts';
import { post, testApp } from './server.ts';

let runner: Runner;
let app: FastifyInstance;
beforeAll(async () => {
  runner = threadRunner({ threads: 2, task: builtTask, services: builtServices.href });
  await runner.ready();
  app = await testApp({ runner });
}, 120_000);
afterAll(async () => {
  await app?.close();
  await runner?.close();
});

const unit = { id: 'u', name: 'U', quality: 4, defense: 4, special_rules: [], models: [{ count: 5 }] };
const army = { name: 'A', units: [unit] };

function run(more: object = {}) {
  return { army_a: army, army_b: army, selected_unit_ids_a: ['u'], selected_unit_ids_b: ['u'], ...more };
}

function withUnit(more: object) {
  return { ...run(), army_a: { ...army, units: [{ ...unit, ...more }] } };
}

describe('what was answered with 500', () => {
  test.each(['/api/rules/search?q=a&q=b', '/api/factions/search?q=a&q=b', '/api/rules?category=a&category=b'])(
    '%s',
    async (url) => expect((await app.inject(url)).statusCode).toBeLessThan(500),
  );

  const models = (count: number) => Array.from({ length: count }, () => ({ count: 1 }));
  test.each<[string, object, string]>([
    ['a unit of a thousand million points', withUnit({ points: 1e9 }), 'army_a.units[0].points'],
    ['a unit of 51 entries', withUnit({ models: models(51) }), 'army_a.units[0].models'],
    [
      'more than 200 models',
      withUnit({ models: [{ count: 100 }, { count: 100 }, { count: 1 }] }),
      'army_a.units[0].models',
    ],
    [
      'a rule text of 2001 characters',
      run({ army_a: { ...army, rule_texts: { Odd: 'x'.repeat(2001) } } }),
      'ruleTexts.Odd',
    ],
    ['ten scenarios', run({ scenarios: Array(10).fill('charge') }), 'scenarios'],
  ])('%s', async (_, body, path) => {
    for (const url of ['/api/simulation/run', '/api/simulation/run-enhanced']) {
      const reply = await post(app, url, body);
      expect([reply.statusCode, reply.json().error.path]).toEqual([400, path]);
    }
  });

  test('the same units in a visualization', async () => {
    const bad = { ...unit, points: 1e9 };
    const body = { attacker_unit: unit, defender_unit: bad, scenario: 'charge' };
    const reply = await post(app, '/api/simulation/visualize', body);
    expect([reply.statusCode, reply.json().error.path]).toEqual([400, 'defender_unit.points']);
  });

  test.each<[string, object, number]>([
    ['axis/recommend', { side: 'defender', waves: [{ attack: { units: { inf: 2 } } }] }, 200],
    ['axis/recommend', { waves: [{}], goal: 'maxProfit' }, 200],
    [
      'axis/battle',
      { naval: true, waves: [{}, { attack: { units: { des: 1 } }, defense: { units: { des: 1 } } }] },
      200,
    ],
    [
      'killteam/shoot',
      { attacker: { attacks: 5, autoCrits: 1, piercingCrits: 1 }, defender: { failsToNormals: 2 } },
      200,
    ],
    ['killteam/choice', { second: { wounds: 5, roundStartWounds: 3 } }, 400],
  ])('%s %j', async (calculator, input, status) => {
    const reply = await post(app, '/api/v1/calculate', { calculator, input });
    expect(reply.statusCode, reply.body.slice(0, 300)).toBe(status);
    expect(reply.body).not.toMatch(/NaN|Infinity/);
  });
});

describe('imports', () => {
  test('a count of 1e32 weapons is refused while health is answered', async () => {
    const text = `Guards [5] Q4+ D4+ | 120pts |\n1${'0'.repeat(32)}x Carbine (18", A1, AP(1))`;
    const asked = post(app, '/api/v1/import', text, 'text/plain');
    expect((await app.inject('/api/v1/health')).statusCode).toBe(200);
    expect((await asked).statusCode).toBeLessThan(500);
  });

  test('are read on a thread: no list keeps the main thread', async () => {
    const lines = Array.from({ length: 60_000 }, (_, i) => `Guards ${i} [5] Q4+ D4+ | 120pts | Fearless`).join('\n');
    let last = performance.now();
    let longest = 0;
    const timer = setInterval(() => {
      longest = Math.max(longest, performance.now() - last);
      last = performance.now();
    }, 1);
    const reply = await post(app, '/api/v1/import', lines, 'text/plain');
    clearInterval(timer);
    expect(reply.statusCode).toBeLessThan(500);
    // On a thread of its own it would be a few milliseconds; here tests share the machine.
    expect(longest).toBeLessThan(1_000);
  });
});

describe('replies', () => {
  test('of a batch come in order and are capped entry by entry', async () => {
    // A table for every one of many dice is a large answer to a small question.
    const entry = (id: number) => ({ id, calculator: 'fantasy/attack', input: { numAttacks: 200 } });
    const entries = Array.from({ length: 500 }, (_, id) => entry(id));
    const reply = await post(app, '/api/v1/batch', entries);
    expect(reply.statusCode).toBe(200);
    expect(reply.body.length).toBeLessThan(17 * 1024 * 1024);
    const answers = reply.json() as { id: number; error?: { code: string } }[];
    expect(answers.map(({ id }) => id)).toEqual(entries.map(({ id }) => id));
    for (const { error } of answers)
      if (error) expect(error.code).toMatch(/^(request\/reply-too-large|budget\/exceeded)$/);
  });

  test('of a run that would be too large are refused', async () => {
    const units = Array.from({ length: 100 }, (_, i) => ({
      ...unit,
      id: `u${i}`,
      models: [{ count: 100 }, { count: 100 }],
    }));
    const ids = units.map(({ id }) => id);
    const large = {
      army_a: { ...army, units },
      army_b: { ...army, units },
      selected_unit_ids_a: ids,
      selected_unit_ids_b: ids,
    };
    const reply = await post(app, '/api/simulation/run', { ...large, method: 'simulate', iterations: 1 });
    // Refused at once, or taken as a job whose result will be.
    expect([202, 400]).toContain(reply.statusCode);
  });
});

describe('the rate limit', () => {
  test.each(['/%61pi/v1/calculators', '/api/v1/%63alculators', '/api/v1/calculators/'])('counts %s', async (url) => {
    const narrow = await testApp({ env: { RATE_LIMIT: '2' } });
    const statuses = [];
    for (let i = 0; i < 3; i++) statuses.push((await narrow.inject(url)).statusCode);
    expect(statuses).toEqual([200, 200, 429]);
  });

  test('counts targets in absolute form', async () => {
    const narrow = await testApp({ env: { RATE_LIMIT: '2' } });
    await narrow.listen({ port: 0, host: '127.0.0.1' });
    const { port } = narrow.server.address() as { port: number };
    const statuses = [];
    for (let i = 0; i < 3; i++)
      statuses.push(await raw(port, `GET http://localhost:${port}/api/v1/calculators HTTP/1.1`));
    expect(statuses).toEqual([200, 200, 429]);
    await narrow.close();
  });

  test('meters what a request costs', () => {
    let now = 0;
    const meter = new Meter(60, () => now);
    expect(meter.take('a')).toBeUndefined();
    // Five seconds of a thread are a hundred requests: the allowance is gone and more.
    meter.spent('a', 5_000);
    expect(meter.take('a')).toBe(42);
    expect(meter.take('b')).toBeUndefined();
    now = 42_000;
    expect(meter.take('a')).toBeUndefined();
  });

  test.each([
    ['::ffff:10.1.2.3', '10.1.2.3'],
    ['10.1.2.3', '10.1.2.3'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
  ])('takes %s for %s', (address, owner) => expect(ownerOf(address)).toBe(owner));

  test('a heavy call costs its address more than a cheap one', async () => {
    const env = { RATE_LIMIT: '20', TIME_BUDGET_MS: '1500' };
    const metered = await testApp({ env, runner });
    const heavy = { calculator: 'fantasy/attack', input: {}, method: 'simulate', iterations: 10_000_000 };
    expect((await post(metered, '/api/v1/calculate', heavy)).statusCode).toBe(503);
    expect((await metered.inject('/api/v1/calculators')).statusCode).toBe(429);
  });
});

/** The status of a request written by hand. */
function raw(port: number, first: string, headers: readonly string[] = [`host: localhost:${port}`]): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(`${[first, ...headers, 'connection: close'].join('\r\n')}\r\n\r\n`);
    });
    let text = '';
    socket.on('data', (bytes) => {
      text += bytes;
    });
    socket.on('end', () => resolve(Number(text.split(' ')[1])));
    socket.on('error', reject);
  });
}

describe('others stay served', () => {
  test('while one address has four heavy calls under way', async () => {
    const shared = await testApp({ runner, env: { TRUST_PROXY: 'true', TIME_BUDGET_MS: '4000' } });
    const from = (address: string, payload: object) =>
      shared.inject({
        method: 'POST',
        url: '/api/v1/calculate',
        payload: JSON.stringify(payload),
        headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      });
    const heavy = { calculator: 'fantasy/attack', input: {}, method: 'simulate', iterations: 10_000_000 };
    const greedy = Array.from({ length: 4 }, () => from('10.0.0.1', heavy));
    await new Promise((resolve) => setTimeout(resolve, 300));
    const begun = performance.now();
    expect((await from('10.0.0.2', { calculator: 'fantasy/attack', input: {} })).statusCode).toBe(200);
    const medium = { ...heavy, iterations: 50_000 };
    expect((await from('10.0.0.2', medium)).statusCode).toBe(200);
    // Neither waited for the four: those end after four seconds.
    expect(performance.now() - begun).toBeLessThan(3_500);
    await Promise.all(greedy);
  });
});

describe('on the main thread alone, as with THREADS=0', () => {
  const optimal = { attacks: 5, wounds: 14, strategy: 'optimalKill' };
  const simulated = { method: 'simulate', iterations: 10_000_000 };
  test.each<[string, object]>([
    ['killteam/fight', { input: { first: optimal, second: optimal, rounds: 20 }, ...simulated }],
    ['killteam/fight', { input: { first: { wounds: 60 }, second: { wounds: 60 }, rounds: 20 }, method: 'exact' }],
    ['killteam/choice', { input: { rounds: 20 }, ...simulated }],
    ['fantasy/battle', { input: { rounds: 6 }, method: 'exact' }],
    ['grimdark/duel', { input: {}, ...simulated }],
    ['axis/battle', { input: {}, ...simulated }],
    ['wh40k/attack', { input: {}, ...simulated }],
  ])('%s ends with its budget', async (calculator, request) => {
    const inline = await testApp({ env: { TIME_BUDGET_MS: '20' } });
    const reply = await post(inline, '/api/v1/calculate', { calculator, ...request });
    expect([reply.statusCode, reply.json().error.code]).toEqual([503, 'budget/exceeded']);
    expect((await inline.inject('/api/v1/health')).statusCode).toBe(200);
  });
});

describe('files', () => {
  const root = mkdtempSync(join(tmpdir(), 'oddsmith-files-'));
  const outside = mkdtempSync(join(tmpdir(), 'oddsmith-outside-'));
  mkdirSync(join(root, '.vite'));
  mkdirSync(join(root, 'assets'));
  writeFileSync(join(outside, 'secret.txt'), 'secret');
  for (const file of ['index.html', '.env', '.vite/manifest.json', 'build-manifest.json', 'assets/a.js'])
    writeFileSync(join(root, file), 'secret');
  symlinkSync(join(outside, 'secret.txt'), join(root, 'assets/link.js'));
  symlinkSync(outside, join(root, 'folder'));
  afterAll(() => {
    rmSync(root, { recursive: true });
    rmSync(outside, { recursive: true });
  });

  test.each([
    '/.env',
    '/%2eenv',
    '/.vite/manifest.json',
    '/build-manifest.json',
    '/assets/link.js',
    '/folder/secret.txt',
  ])('%s is not served', async (url) => {
    const site = await testApp({ env: { WEB_ROOT: root } });
    expect((await site.inject(url)).statusCode).toBe(404);
    expect((await site.inject('/assets/a.js')).statusCode).toBe(200);
  });

  test('a range that is not there is 416', async () => {
    const site = await testApp({ env: { WEB_ROOT: root } });
    const reply = await site.inject({ url: '/assets/a.js', headers: { range: 'bytes=1000-' } });
    expect([reply.statusCode, reply.json().error.code]).toEqual([416, 'request/no-such-range']);
  });
});

test('a compressed body is 415', async () => {
  const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
  const reply = await app.inject({ method: 'POST', url: '/api/v1/calculate', payload: 'x', headers });
  expect([reply.statusCode, reply.json().error.code]).toEqual([415, 'request/wrong-content-encoding']);
});

describe('pages of other sites', () => {
  test.each<[string, Record<string, string>, number]>([
    ['no page', { host: 'localhost:8042' }, 200],
    ['our own page', { host: 'localhost:8042', origin: 'http://localhost:8042' }, 200],
    ['another site', { host: 'localhost:8042', origin: 'https://evil.example' }, 403],
    ['a page on another port', { host: 'localhost:8042', origin: 'http://localhost:3000' }, 403],
    ['a page without origin', { host: 'localhost:8042', origin: 'null' }, 403],
    ['a name that was pointed here', { host: 'evil.example:8042' }, 403],
    [
      'a picture of another site',
      { host: 'localhost:8042', 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' },
      403,
    ],
    [
      'a link from another site',
      { host: 'localhost:8042', 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' },
      200,
    ],
    ['an address', { host: '127.0.0.1:8042' }, 200],
    ['an address of IPv6', { host: '[::1]:8042' }, 200],
  ])('%s', async (_, headers, status) => {
    expect((await app.inject({ url: '/api/v1/health', headers })).statusCode).toBe(status);
  });

  test('named in ORIGINS may call, and a public server answers to any name', async () => {
    const named = await testApp({ env: { ORIGINS: 'https://a.example' } });
    const headers = { host: 'localhost', origin: 'https://a.example' };
    expect((await named.inject({ url: '/api/v1/health', headers })).statusCode).toBe(200);
    const open = await testApp({ env: { HOST: '0.0.0.0' } });
    expect((await open.inject({ url: '/api/v1/health', headers: { host: 'odds.example' } })).statusCode).toBe(200);
  });
});

test.each<[string, string]>([
  ['HOST', 'not a host'],
  ['HOST', '999.1.1.1'],
  ['HOST', 'http://localhost'],
  ['TRUST_PROXY', 'yes'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['ORIGINS', 'a.example'],
  ['ORIGINS', 'https://a.example/path'],
  ['WEB_ROOT', '/nowhere'],
  ['PORT', '0x1F90'],
  ['PORT', '8e3'],
  ['PORT', ' 80'],
  ['MEMORY_MB', '1'],
])('the setting %s=%s makes no sense', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(`${name} must be`);
});
