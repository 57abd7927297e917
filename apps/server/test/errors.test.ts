// Everything that can be wrong with a request, as one table: a status of the 400s, a code, a path and a sentence.
import { readFileSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { expect, test } from 'vitest';
import { statusOf } from '../src/http/problem-reply.ts';
import * as schemas from '../src/schemas.ts';
import { post, testApp } from './server.ts';

const app = await testApp();
const CALCULATE = '/api/v1/calculate';
const BATCH = '/api/v1/batch';

function attack(input: string): string {
  return `{"calculator":"fantasy/attack","input":${input}}`;
}

interface Case {
  readonly what: string;
  readonly url?: string;
  readonly body: string;
  readonly status: number;
  readonly code: string;
  readonly path?: string;
  readonly message: string | RegExp;
  readonly nearest?: string;
}

const cases: readonly Case[] = [
  {
    what: 'malformed JSON',
    body: '{"calculator":',
    status: 400,
    code: 'request/malformed-json',
    message: /^the body is not JSON: /,
  },
  { what: 'an empty body', body: '', status: 400, code: 'request/malformed-json', message: 'the body is empty' },
  {
    what: 'a body that is not an object',
    body: '"x"',
    status: 400,
    code: 'request/wrong-type',
    message: 'request must be an object, got "x"',
  },
  {
    what: 'null',
    body: 'null',
    status: 400,
    code: 'request/wrong-type',
    message: 'request must be an object, got null',
  },
  {
    what: 'no calculator',
    body: '{"input":{}}',
    status: 400,
    code: 'request/calculator-missing',
    path: 'calculator',
    message: 'calculator is missing',
  },
  {
    what: 'an unknown calculator',
    body: '{"calculator":"no/such","input":{}}',
    status: 404,
    code: 'request/unknown-calculator',
    path: 'calculator',
    message: /^there is no calculator "no\/such"; known: .*fantasy\/attack/,
  },
  {
    what: 'an unknown field of the request',
    body: '{"calculator":"fantasy/attack","input":{},"x":1}',
    status: 400,
    code: 'request/unknown-field',
    path: 'x',
    message: 'there is no field "x" here',
  },
  {
    what: 'an unknown method',
    body: '{"calculator":"fantasy/attack","input":{},"method":"guess"}',
    status: 400,
    code: 'request/method-not-allowed',
    path: 'method',
    message: 'method must be one of auto, exact, simulate, got "guess"',
  },
  {
    what: 'too many iterations',
    body: '{"calculator":"fantasy/attack","input":{},"iterations":1e12}',
    status: 400,
    code: 'request/iterations-out-of-range',
    path: 'iterations',
    message: 'iterations must be 1 to 10000000, got 1000000000000',
  },
  {
    what: 'a wrong type',
    body: attack('{"poison":"yes"}'),
    status: 400,
    code: 'fantasy/poison-wrong-type',
    path: 'poison',
    message: /^poison must be .*, got "yes"$/,
  },
  {
    what: 'an unknown field of the input',
    body: attack('{"toHitt":4}'),
    status: 400,
    code: 'fantasy/unknown-field',
    path: 'toHitt',
    message: 'there is no field "toHitt" here',
    nearest: 'toHit',
  },
  {
    what: 'a number out of range',
    body: attack('{"toHit":10}'),
    status: 400,
    code: 'fantasy/to-hit-not-allowed',
    path: 'toHit',
    message: /^toHit must be .*, got 10$/,
  },
  {
    what: 'a huge number',
    body: attack('{"numAttacks":1e308}'),
    status: 400,
    code: 'fantasy/num-attacks-out-of-range',
    path: 'numAttacks',
    message: 'numAttacks must be a number or a dice expression such as 2D6+3, got 1e+308',
  },
  {
    what: 'a number beyond JSON',
    body: attack('{"toHit":1e999}'),
    status: 400,
    code: 'fantasy/to-hit-not-allowed',
    path: 'toHit',
    message: /, got Infinity$/,
  },
  {
    what: 'an input that is no object',
    body: attack('[]'),
    status: 400,
    code: 'fantasy/input-wrong-type',
    message: 'input must be an object, got []',
  },
  {
    what: 'deep nesting',
    body: attack('['.repeat(50_000) + ']'.repeat(50_000)),
    status: 400,
    code: 'request/too-deep',
    message: 'must not nest deeper than 40 levels',
  },
  {
    what: 'a prototype key',
    body: attack('{"__proto__":{"admin":true}}'),
    status: 400,
    code: 'request/forbidden-key',
    message: 'the body has a key __proto__ or constructor.prototype',
  },
  {
    what: 'a prototype key in disguise',
    body: attack('{"\\u005f_proto__":{"admin":true}}'),
    status: 400,
    code: 'request/forbidden-key',
    message: 'the body has a key __proto__ or constructor.prototype',
  },
  {
    what: 'a constructor key',
    body: attack('{"constructor":{"prototype":{"admin":true}}}'),
    status: 400,
    code: 'request/forbidden-key',
    message: 'the body has a key __proto__ or constructor.prototype',
  },
  {
    what: 'a body over 1 MB',
    body: attack(`{"toHit":"${'4'.repeat(1024 * 1024)}"}`),
    status: 413,
    code: 'request/too-large',
    message: 'the body must be at most 1 MB',
  },
  {
    what: 'a batch that is no list',
    url: BATCH,
    body: '{}',
    status: 400,
    code: 'request/wrong-type',
    message: 'the body must be an array of entries',
  },
  {
    what: 'a batch of 501',
    url: BATCH,
    body: `[${Array(501).fill('{}').join(',')}]`,
    status: 400,
    code: 'request/too-many',
    message: 'a batch must have at most 500 entries, got 501',
  },
];

test.each(cases)('$what: $status $code', async (expected) => {
  const { url = CALCULATE, body, status, code, path = '', message, nearest } = expected;
  const reply = await post(app, url, body);
  const { error, errors, ...details } = schemas.refusal.parse(reply.json());
  // As any program reads it that knows RFC 9457.
  expect(reply.headers['content-type']).toBe('application/problem+json');
  expect(details).toMatchObject({ type: `urn:oddsmith:problem:${code}`, status, detail: error.message });
  expect(errors[0]).toEqual(error);
  expect(error).toEqual({
    code,
    path,
    message: typeof message === 'string' ? message : expect.stringMatching(message),
    ...(nearest === undefined ? {} : { nearest }),
  });
  expect(reply.statusCode).toBe(status);
});

test('all problems of an input are told, the first of them in the old place as well', async () => {
  const reply = await post(app, CALCULATE, attack('{"toHit":10,"toHitt":4,"poison":"yes"}'));
  const { error, errors, title } = schemas.refusal.parse(reply.json());
  expect(errors.map(({ path }) => path).sort()).toEqual(['poison', 'toHit', 'toHitt']);
  expect([errors[0], title]).toEqual([error, 'Bad Request']);
});

test('nothing reached the prototype of objects', () => {
  expect(({} as { admin?: boolean }).admin).toBeUndefined();
});

const wrongDoors = [
  {
    what: 'an unknown route',
    method: 'GET',
    url: '/api/v1/nothing',
    status: 404,
    code: 'request/unknown-route',
    message: 'there is nothing at /api/v1/nothing',
  },
  {
    what: 'a page where no app is built',
    method: 'GET',
    url: '/',
    status: 404,
    code: 'request/unknown-route',
    message: 'there is nothing at /',
  },
  {
    what: 'a wrong method',
    method: 'GET',
    url: CALCULATE,
    status: 405,
    code: 'request/wrong-method',
    message: '/api/v1/calculate answers POST, not GET',
  },
  {
    what: 'a wrong method with parameters',
    method: 'DELETE',
    url: '/api/v1/calculators/a/b?c=d',
    status: 405,
    code: 'request/wrong-method',
    message: '/api/v1/calculators/a/b answers GET, HEAD, not DELETE',
  },
  {
    what: 'an unknown calculator',
    method: 'GET',
    url: '/api/v1/calculators/no/such',
    status: 404,
    code: 'request/unknown-calculator',
    message: 'there is no calculator "no/such"',
  },
  {
    what: 'a broken address',
    method: 'GET',
    url: '/api/v1/%zz',
    status: 400,
    code: 'request/malformed',
    message: "'/api/v1/%zz' is not a valid url component",
  },
] as const;

test.each(wrongDoors)('$what: $status $code', async ({ method, url, status, code, message }) => {
  const reply = await app.inject({ method, url });
  const refused = schemas.refusal.parse(reply.json());
  expect([refused.error, refused.status]).toEqual([{ code, path: '', message }, status]);
  expect(reply.statusCode).toBe(status);
});

test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'nonsense'])(
  'a body sent as %s: 415',
  async (type) => {
    const reply = await post(app, CALCULATE, '{}', type);
    expect([reply.statusCode, schemas.refusal.parse(reply.json()).error.code]).toEqual([
      415,
      'request/wrong-content-type',
    ]);
  },
);

test('no body at all: 400', async () => {
  const reply = await app.inject({ method: 'POST', url: CALCULATE });
  expect([reply.statusCode, reply.json().error.message]).toEqual([400, 'the body is empty']);
});

test('a batch that nests too deep: every entry is refused by itself', async () => {
  const deep = attack('['.repeat(50_000) + ']'.repeat(50_000));
  const reply = await post(app, BATCH, `[${deep},${attack('{}')}]`);
  expect(reply.json()).toMatchObject([{ error: { code: 'request/too-deep' } }, { result: {} }]);
});

test('a wrong method names the right ones', async () => {
  expect((await app.inject({ method: 'PUT', url: CALCULATE })).headers.allow).toBe('POST');
});

test('what is not HTTP is refused with the same body', async () => {
  const server = await testApp();
  await server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.server.address() as AddressInfo;
  const say = (text: string) =>
    new Promise<string>((resolve) => {
      let heard = '';
      const socket = connect(port, '127.0.0.1', () => socket.write(text));
      socket.on('data', (chunk) => {
        heard += chunk;
      });
      socket.on('close', () => resolve(heard));
    });
  const garbage = await say('this is not http\r\n\r\n');
  expect(garbage).toMatch(/^HTTP\/1\.1 400 /);
  expect(JSON.parse(garbage.split('\r\n\r\n')[1])).toMatchObject({
    type: 'urn:oddsmith:problem:request/malformed',
    status: 400,
    error: { code: 'request/malformed', path: '', message: 'this is not an HTTP request' },
  });
  expect(await say(`GET / HTTP/1.1\r\nx: ${'y'.repeat(100_000)}\r\n\r\n`)).toMatch(/^HTTP\/1\.1 431 /);
  await server.close();
});

test('every code has the status that the README says', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const told = [...readme.matchAll(/^\| ([45]\d\d) \| (.*)\|$/gm)].flatMap(([, status, text]) =>
    [...text.matchAll(/`((?:request|jobs|internal|budget|server)\/[\w-]+)`/g)].map(
      ([, code]) => [code, Number(status)] as const,
    ),
  );
  expect(told.length).toBeGreaterThan(15);
  for (const [code, status] of told) expect(statusOf({ code, path: '', message: '' }), code).toBe(status);
});

test.each([
  ['an unknown route', 'GET', '/api/v1/nothing', '', 'unter /api/v1/nothing ist nichts'],
  ['a wrong method', 'GET', CALCULATE, '', '/api/v1/calculate antwortet auf POST, nicht auf GET'],
  ['an empty body', 'POST', CALCULATE, '', 'der Inhalt ist leer'],
  [
    'a body that is too large',
    'POST',
    CALCULATE,
    `"${'x'.repeat(1_100_000)}"`,
    'der Inhalt darf höchstens 1 MB groß sein',
  ],
  ['a batch of another shape', 'POST', BATCH, '{}', 'der Inhalt muss eine Liste von Einträgen sein'],
  ['a list without content', 'POST', '/api/v1/import', '{}', '„content“ fehlt'],
  [
    'a question that nests too deep',
    'POST',
    CALCULATE,
    '['.repeat(50),
    'darf nicht tiefer als 40 Ebenen verschachtelt sein',
  ],
  ['units of no game', 'GET', '/api/v1/units?game=chess', '', /^von „chess“ sind keine Einheiten bekannt; bekannt: /],
] as const)('%s is refused in German', async (_, method, url, body, message) => {
  const reply = await app.inject({
    method,
    url,
    ...(body === '' && method === 'GET' ? {} : { payload: body }),
    headers: { 'accept-language': 'de', 'content-type': 'application/json' },
  });
  expect(reply.json().error.message).toMatch(message);
  expect(reply.headers).toMatchObject({ 'content-language': 'de', vary: expect.stringMatching(/accept-language/i) });
});

test('an entry of a batch is refused in its own language', async () => {
  const entry = { id: 1, calculator: 'axis/batle', input: {}, language: 'de' };
  const [german, english] = JSON.parse((await post(app, BATCH, [entry, { ...entry, language: 'en' }])).body);
  expect(german.error.message).toMatch(/^den Rechner „axis\/batle“ gibt es nicht; es gibt /);
  expect(english.error.message).toMatch(/^there is no calculator "axis\/batle"; known: /);
});
