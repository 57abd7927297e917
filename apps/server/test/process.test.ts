// The real program: starts on a port, prints one line, and stops well.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, test } from 'vitest';

const main = fileURLToPath(new URL('../dist/main.js', import.meta.url));
const running: ChildProcess[] = [];
afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
});

/** A machine busy with other tests must not look like a server under pressure. */
const LOADED = { PORT: '0', LOG_LEVEL: 'info', THREADS: '1', MAX_EVENT_LOOP_DELAY_MS: '0', TIME_BUDGET_MS: '60000' };

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

/** Resolves when the log says that a request has come in: a signal sent before that would find nothing under way. */
async function requestUnderWay(server: { output(): string }): Promise<void> {
  while (!server.output().includes('incoming request')) await new Promise((resolve) => setTimeout(resolve, 10));
}

function calculate(url: string, request: unknown) {
  const headers = { 'content-type': 'application/json' };
  return fetch(`${url}/api/v1/calculate`, { method: 'POST', body: JSON.stringify(request), headers });
}

const SLOW = { calculator: 'fantasy/attack', input: {}, method: 'simulate', iterations: 1_000_000 };

describe('the server process', () => {
  test('calculates on a thread and logs JSON lines', async () => {
    const server = await start();
    expect(server.url).toMatch(/^http:\/\/localhost:\d+$/);
    const reply = await calculate(server.url, { calculator: 'fantasy/attack', input: {} });
    expect(await reply.json()).toMatchObject({ method: 'exact' });
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    const logs = server
      .output()
      .split('\n')
      .filter((line) => line.startsWith('{'));
    expect(logs.map((line) => JSON.parse(line).msg)).toContain('request completed');
  });

  test.each(['SIGTERM', 'SIGINT'] as const)('finishes the request under way on %s', async (signal) => {
    const server = await start({ SHUTDOWN_MS: '60000' });
    const reply = calculate(server.url, SLOW);
    await requestUnderWay(server);
    server.child.kill(signal);
    expect(await (await reply).json()).toMatchObject({ method: 'simulated', simulation: { iterations: 1_000_000 } });
    expect(await server.ended).toBe(0);
    await expect(calculate(server.url, SLOW)).rejects.toThrow();
  });

  test('does not wait forever', async () => {
    const server = await start({ TIME_BUDGET_MS: '600000', SHUTDOWN_MS: '200' });
    const reply = calculate(server.url, { ...SLOW, iterations: 10_000_000 });
    await requestUnderWay(server);
    server.child.kill('SIGTERM');
    expect((await reply).status).toBe(503);
    expect(await server.ended).toBe(1);
  });

  test('exits with 2 and a sentence when a setting is wrong', async () => {
    const server = await start({ PORT: 'nonsense' });
    expect(await server.ended).toBe(2);
    expect(server.errors()).toBe('PORT must be 0 to 65535, got "nonsense"\n');
  });

  test('exits with 1 and a sentence when the port is taken', async () => {
    const first = await start();
    const second = await start({ PORT: new URL(first.url).port });
    expect(await second.ended).toBe(1);
    expect(second.errors()).toMatch(/^listen EADDRINUSE: address already in use/);
  });
});
