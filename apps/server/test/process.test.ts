// The real program: starts on a port, prints one line, and stops well.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, test } from 'vitest';

const main = fileURLToPath(new URL('../dist/main.js', import.meta.url));
const running: ChildProcess[] = [];
afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
});

/** A machine busy with other tests must not look like a server under pressure. */
const LOADED = { PORT: '0', LOG_LEVEL: 'info', THREADS: '1', MAX_EVENT_LOOP_DELAY_MS: '0', TIME_BUDGET_MS: '60000' };
/** Says on stderr when what listens and calculates is loaded: a wrong setting or address is told before that. */
const TELLS_START = `import { writeSync } from 'node:fs';
export function load(url, context, next) {
  if (url.endsWith('/server/dist/start.js')) writeSync(2, 'loaded ');
  return next(url, context);
}`;
const asModule = (text: string) => `data:text/javascript,${encodeURIComponent(text)}`;
const HOOK = `import { register } from 'node:module'; register(${JSON.stringify(asModule(TELLS_START))})`;
const LOUD = { NODE_OPTIONS: `--import=${asModule(HOOK)}` };
/** Where nothing is calculated: threads that load all games are most of a start. */
const NO_THREADS = { THREADS: '0' };

async function start(env: { readonly [name: string]: string } = {}) {
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, ...LOADED, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.push(child);
  let output = '';
  let errors = '';
  child.stderr.on('data', (text) => {
    errors += text;
  });
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  const url = await new Promise<string>((resolve) => {
    child.stdout.on('data', (text) => {
      output += text;
      const found = /Oddsmith is ready: (\S+)/.exec(output);
      if (found !== null) resolve(found[1]);
    });
    void ended.then(() => resolve(''));
  });
  return { child, url, ended, output: () => output, errors: () => errors };
}

type Server = Awaited<ReturnType<typeof start>>;

/** Asks, and resolves when the log says that the request has come in: a signal sent before that would find nothing under way. */
async function requestUnderWay(server: Server, request: object): Promise<{ readonly reply: Promise<Response> }> {
  const before = server.output().length;
  const reply = calculate(server.url, request);
  while (!server.output().includes('incoming request', before)) await new Promise((resolve) => setTimeout(resolve, 10));
  return { reply };
}

async function finishesOn(signal: 'SIGTERM' | 'SIGINT', server: Server): Promise<void> {
  const { reply } = await requestUnderWay(server, SLOW);
  server.child.kill(signal);
  expect(await (await reply).json()).toMatchObject({ method: 'simulated', simulation: { iterations: 1_000_000 } });
  expect(await server.ended).toBe(0);
  await expect(calculate(server.url, SLOW)).rejects.toThrow();
}

function calculate(url: string, request: unknown) {
  const headers = { 'content-type': 'application/json' };
  return fetch(`${url}/api/v1/calculate`, { method: 'POST', body: JSON.stringify(request), headers });
}

const SLOW = { calculator: 'fantasy/attack', input: {}, method: 'simulate', iterations: 1_000_000 };

/** A port that nobody has, for a server whose output cannot be read. */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
}

async function untilHealthy(url: string): Promise<Response> {
  for (;;) {
    const reply = await fetch(`${url}/api/v1/health`).catch(() => undefined);
    if (reply !== undefined) return reply;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

describe('the server process', () => {
  test('calculates on a thread from the first request on, has its port to itself, finishes what is under way on SIGTERM, logs JSON lines', async () => {
    const server = await start({ MAX_EVENT_LOOP_DELAY_MS: '100', SHUTDOWN_MS: '60000' });
    expect(server.url).toMatch(/^http:\/\/localhost:\d+$/);
    const reply = await calculate(server.url, { calculator: 'fantasy/attack', input: {} });
    expect(reply.status).toBe(200);
    expect(await reply.json()).toMatchObject({ method: 'exact' });
    const second = await start({ ...LOUD, PORT: new URL(server.url).port });
    expect(await second.ended).toBe(1);
    expect(second.errors()).toMatch(/^listen EADDRINUSE: address already in use \S+\n$/);
    await finishesOn('SIGTERM', server);
    const logs = server
      .output()
      .split('\n')
      .filter((line) => line.startsWith('{'));
    expect(logs.map((line) => JSON.parse(line).msg)).toContain('request completed');
  });

  test('finishes the request under way on SIGINT too', async () => {
    await finishesOn('SIGINT', await start({ SHUTDOWN_MS: '60000' }));
  });

  test('does not wait forever', async () => {
    const server = await start({ TIME_BUDGET_MS: '600000', SHUTDOWN_MS: '200' });
    const { reply } = await requestUnderWay(server, { ...SLOW, iterations: 10_000_000 });
    server.child.kill('SIGTERM');
    expect((await reply).status).toBe(503);
    expect(await server.ended).toBe(1);
  });

  test('exits with 2 and a sentence when a setting is wrong', async () => {
    const server = await start({ PORT: 'nonsense' });
    expect(await server.ended).toBe(2);
    expect(server.errors()).toBe('PORT must be 0 to 65535, got "nonsense"\n');
  });

  test.runIf(existsSync('/dev/full'))('goes on when its log is on a full disk', async () => {
    const port = await freePort();
    const full = openSync('/dev/full', 'w');
    const child = spawn(process.execPath, [main], {
      env: { ...process.env, ...LOADED, ...NO_THREADS, LOG_LEVEL: 'trace', PORT: String(port) },
      stdio: ['ignore', full, full],
    });
    closeSync(full);
    running.push(child);
    const url = `http://localhost:${port}`;
    await untilHealthy(url);
    for (let i = 0; i < 20; i++) expect((await fetch(`${url}/api/v1/health`)).status).toBe(200);
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    expect((await ended)[0]).toBe(0);
  });

  test('stops while it starts', async () => {
    const child = spawn(process.execPath, [main], { env: { ...process.env, ...LOADED }, stdio: 'ignore' });
    running.push(child);
    const ended = once(child, 'exit');
    await once(child, 'spawn');
    child.kill('SIGTERM');
    expect(await ended).toEqual([null, 'SIGTERM']);
  });

  test('stops with requests in every state: half sent, being read, watched, not read', async () => {
    const server = await start({ SHUTDOWN_MS: '1500' });
    const { port } = new URL(server.url);
    const open = (text: string) => {
      const socket = connect(Number(port), 'localhost', () => socket.write(text));
      socket.on('error', () => {});
      return socket;
    };
    const head = `host: localhost:${port}\r\ncontent-type: application/json\r\n`;
    const sockets = [
      open(`POST /api/v1/calculate HTTP/1.1\r\n${head}content-length: 100\r\n\r\n{"calc`),
      open(`GET /api/v1/health HTTP/1.1\r\n${head}\r\n`),
      open('GET /api/v1/hea'),
    ];
    const rows = Array.from({ length: 2_000 }, (_, i) => ({ title: `${i}`, input: {} }));
    const question = { kind: 'matrix', calculator: 'killteam/shoot', rows, columns: rows.slice(0, 50) };
    const taken = await fetch(`${server.url}/api/v1/jobs`, {
      method: 'POST',
      body: JSON.stringify(question),
      headers: { 'content-type': 'application/json' },
    });
    const { id } = (await taken.json()) as { id: string };
    sockets.push(open(`GET /api/v1/jobs/${id}/events HTTP/1.1\r\n${head}\r\n`));
    const list = 'Guards [5] Q4+ D4+ | 120pts |\n'.repeat(50_000);
    sockets.push(
      open(
        `POST /api/v1/import HTTP/1.1\r\nhost: localhost:${port}\r\ncontent-type: text/plain\r\ncontent-length: ${list.length}\r\n\r\n${list}`,
      ),
    );
    const entries = Array.from({ length: 500 }, (_, i) => ({
      id: i,
      calculator: 'fantasy/attack',
      input: { numAttacks: 200 },
    }));
    const batch = JSON.stringify(entries);
    const unread = open(`POST /api/v1/batch HTTP/1.1\r\n${head}content-length: ${batch.length}\r\n\r\n${batch}`);
    unread.pause();
    sockets.push(unread);
    await new Promise((resolve) => setTimeout(resolve, 300));
    const begun = performance.now();
    server.child.kill('SIGTERM');
    expect([0, 1]).toContain(await server.ended);
    expect(performance.now() - begun).toBeLessThan(30_000);
    for (const socket of sockets) socket.destroy();
  });

  test.each([{ HOST: 'no-such-host.invalid' }, { HOST: '203.0.113.7' }, { TRUST_PROXY: 'maybe' }, { ORIGINS: 'x' }])(
    'exits with 2 and a sentence when %j makes no sense',
    async (env) => {
      const server = await start({ ...LOUD, ...(env as { [name: string]: string }) });
      expect(await server.ended).toBe(2);
      expect(server.errors()).toMatch(/^[A-Z_]+ must be .*\n$/);
    },
  );
});
