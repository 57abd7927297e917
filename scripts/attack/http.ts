// Requests written by hand, good HTTP and bad: every one is answered or hung up on, none with a 5xx, and the server goes on.
import { connect } from 'node:net';
import { add, counted, type Row } from './row.ts';
import type { Victim } from './victim.ts';

const LATE_MS = 5_000;
/** How long an answer is waited for: where there must be one, much longer than it may take. */
const PATIENCE_MS = 60_000;
const NO_PATIENCE_MS = 4_000;
const JSON_TYPE = 'content-type: application/json';

/** What is sent, and the status that must come back; undefined is any but a 5xx, or none. */
type Case = readonly [name: string, text: string, status?: number];

function get(target: string, ...headers: string[]): string {
  return `${[`GET ${target} HTTP/1.1`, 'host: 127.0.0.1', ...headers, 'connection: close'].join('\r\n')}\r\n\r\n`;
}

function post(target: string, body: string, ...headers: string[]): string {
  const length = Buffer.byteLength(body);
  const head = [
    `POST ${target} HTTP/1.1`,
    'host: 127.0.0.1',
    ...headers,
    `content-length: ${length}`,
    'connection: close',
  ];
  return `${head.join('\r\n')}\r\n\r\n${body}`;
}

const CALCULATE = '/api/v1/calculate';

const CASES: readonly Case[] = [
  ['nothing but line ends', '\r\n\r\n\r\n\r\n'],
  ['noise', '\u0000\u0001\u0002 garbage \r\n\r\n', 400],
  ['a TLS hello', '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003', 400],
  ['HTTP/0.9', 'GET /\r\n\r\n'],
  ['HTTP/9.9', 'GET / HTTP/9.9\r\n\r\n', 400],
  ['no host', 'GET /api/v1/health HTTP/1.1\r\nconnection: close\r\n\r\n', 400],
  ['two lengths', post(CALCULATE, '{}', JSON_TYPE, 'content-length: 5'), 400],
  ['length and chunks', post(CALCULATE, '0\r\n\r\n', JSON_TYPE, 'transfer-encoding: chunked')],
  ['a negative length', `POST ${CALCULATE} HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: -1\r\n\r\n`, 400],
  [
    'a huge length',
    `POST ${CALCULATE} HTTP/1.1\r\nhost: 127.0.0.1\r\n${JSON_TYPE}\r\ncontent-length: 99999999999\r\n\r\n`,
    413,
  ],
  [
    'a bad chunk',
    `POST ${CALCULATE} HTTP/1.1\r\nhost: 127.0.0.1\r\n${JSON_TYPE}\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n`,
    400,
  ],
  ['a header of 100 kB', get('/api/v1/health', `x: ${'y'.repeat(100_000)}`), 431],
  ['a thousand headers', get('/api/v1/health', ...Array.from({ length: 1_000 }, (_, i) => `x${i}: y`))],
  ['a header with a line end', get('/api/v1/health', 'x: a\nb: c')],
  ['a target of 10 kB', get(`/${'a'.repeat(10_000)}`), 404],
  ['a bad escape', get('/api/v1/%zz'), 400],
  ['a zero byte in the path', get('/assets/%00.js')],
  ['up and out', get('/../../../../etc/passwd'), 404],
  ['up and out, escaped', get('/%2e%2e/%2e%2e/%2e%2e/etc/passwd'), 404],
  ['up and out, twice escaped', get('/%252e%252e/etc/passwd'), 404],
  ['backslashes', get('/..\\..\\etc\\passwd')],
  ['a dotfile', get('/.env'), 404],
  ['the manifest of the build', get('/build-manifest.json'), 404],
  ['absolute form', get('http://127.0.0.1/api/v1/health'), 200],
  ['absolute form, another host', get('http://evil.example/api/v1/health')],
  ['an escaped path', get('/%61pi/v1/health'), 200],
  ['an asterisk', 'OPTIONS * HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: close\r\n\r\n'],
  ['CONNECT', 'CONNECT evil.example:443 HTTP/1.1\r\nhost: evil.example\r\n\r\n'],
  ['TRACE', 'TRACE / HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: close\r\n\r\n'],
  ['an unknown method', 'BREW /coffee HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n', 400],
  ['an upgrade', get('/', 'upgrade: websocket', 'connection: upgrade')],
  ['h2c', get('/api/v1/health', 'upgrade: h2c', 'http2-settings: AAMAAABkAAQAAP__')],
  ['expect', post(CALCULATE, '{}', JSON_TYPE, 'expect: 100-continue')],
  ['expect something else', post(CALCULATE, '{}', JSON_TYPE, 'expect: tea'), 417],
  ['a range that is not there', get('/icon.svg', 'range: bytes=99999999-')],
  ['a thousand ranges', get('/icon.svg', `range: bytes=${Array.from({ length: 1_000 }, () => '0-0').join(',')}`)],
  ['no type', post(CALCULATE, '{}'), 415],
  ['another type', post(CALCULATE, '{}', 'content-type: text/html'), 415],
  ['a type with a line of parameters', post(CALCULATE, '{}', `content-type: application/json; ${'a=b; '.repeat(500)}`)],
  ['compressed', post(CALCULATE, 'x', JSON_TYPE, 'content-encoding: gzip'), 415],
  ['an empty body', post(CALCULATE, '', JSON_TYPE), 400],
  ['half of JSON', post(CALCULATE, '{"calculator":', JSON_TYPE), 400],
  [
    'a number no one has',
    post(CALCULATE, '{"calculator":"fantasy/attack","input":{"numAttacks":1e999}}', JSON_TYPE),
    400,
  ],
  ['a prototype', post(CALCULATE, '{"__proto__":{"a":1}}', JSON_TYPE), 400],
  ['a prototype, escaped', post(CALCULATE, '{"\\u005f_proto__":{"a":1}}', JSON_TYPE), 400],
  ['100,000 brackets', post(CALCULATE, '['.repeat(100_000) + ']'.repeat(100_000), JSON_TYPE), 400],
  [
    '100,000 keys',
    post(CALCULATE, `{${Array.from({ length: 60_000 }, (_, i) => `"k${i}":1`).join(',')}}`, JSON_TYPE),
    400,
  ],
  ['2 MB for 1 MB', post(CALCULATE, ' '.repeat(2_000_000), JSON_TYPE), 413],
  ['another site', get('/api/v1/health', 'origin: https://evil.example')],
  ['parameters twice', get('/api/rules/search?q=a&q=b'), 200],
  ['factions twice', get('/api/factions/search?q=a&q=b'), 200],
  ['a job nobody has', get(`/api/v1/jobs/${'x'.repeat(300)}`)],
  [
    'a list without end',
    post('/api/v1/import', `U [1] Q4+ D4+ | 10pts |\n1${'0'.repeat(32)}x Gun (24", A1)`, 'content-type: text/plain'),
  ],
];

export async function attackHttp(victim: Victim): Promise<Row> {
  const outcomes = new Map<string, number>();
  const faults: string[] = [];
  const late: string[] = [];
  let worstMs = 0;
  for (const [name, text, wanted] of CASES) {
    const begun = performance.now();
    const status = await statusOf(victim.port, text, wanted === undefined ? NO_PATIENCE_MS : PATIENCE_MS);
    const ms = performance.now() - begun;
    worstMs = Math.max(worstMs, ms);
    if (status === undefined) add(outcomes, 'hung up on');
    else add(outcomes, `${Math.floor(status / 100)}xx`);
    if (status !== undefined && status >= 500) faults.push(`${name}: ${status}`);
    if (wanted !== undefined && status !== wanted) faults.push(`${name}: ${status}, not ${wanted}`);
    if (ms > LATE_MS) late.push(`${name}: ${Math.round(ms)} ms`);
    const health = await statusOf(victim.port, get('/api/v1/health'), PATIENCE_MS);
    if (health !== 200) faults.push(`health after ${name}: ${health}`);
  }
  return { name: 'raw HTTP', count: CASES.length, outcome: counted(outcomes), worstMs, faults, late };
}

/** undefined when the server hangs up, or has said nothing when we do. */
function statusOf(port: number, text: string, patienceMs: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(Buffer.from(text, 'latin1')));
    let reply = '';
    socket.on('data', (bytes) => {
      reply += bytes;
      const status = /^HTTP\/1\.1 (\d{3})(?! Continue)/.exec(reply)?.[1];
      if (status !== undefined && status !== '100') socket.destroy();
    });
    socket.on('error', () => {});
    socket.setTimeout(patienceMs, () => socket.destroy());
    socket.on('close', () => {
      const statuses = [...reply.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status));
      resolve(statuses.find((status) => status !== 100));
    });
  });
}
