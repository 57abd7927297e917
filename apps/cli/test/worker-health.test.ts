// `oddsmith worker --health` beside a real worker and a real Redis.
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { freePort, hasRedis, TestRedis } from './redis.ts';

const main = fileURLToPath(new URL('../dist/main.js', import.meta.url));
const NO_REDIS = 'redis-server is not installed, so no worker can be asked: apt-get install redis-server';
const LOOK_MS = 200;

let redis: TestRedis;
let worker: ChildProcess | undefined;

beforeEach(({ skip }) => skip(!hasRedis(), NO_REDIS));
beforeAll(async () => {
  redis = new TestRedis(await freePort());
});
afterAll(async () => {
  worker?.kill('SIGKILL');
  await redis?.end();
});

const health = () =>
  new Promise<{ readonly code: number; readonly said: string }>((resolve) =>
    execFile(process.execPath, [main, 'worker', '--health', '--redis', redis.url], (error, out, errors) =>
      resolve({ code: error === null ? 0 : Number(error.code), said: `${out}${errors}`.trim() }),
    ),
  );

/** A worker needs a moment to arrive, and is believed for some seconds after its last word. */
async function until(code: number): Promise<string> {
  for (let tries = 0; tries < 100; tries++) {
    const found = await health();
    if (found.code === code) return found.said;
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
  throw new Error(`never ended with ${code}`);
}

test('a worker is well while it works, not while Redis is away, and not when it stands still', async () => {
  expect(await health()).toEqual({ code: 1, said: expect.stringMatching(/^Redis does not answer: .*ECONNREFUSED/) });
  await redis.start();
  expect(await health()).toEqual({
    code: 1,
    said: expect.stringMatching(/^no worker of build [\da-f]{12} on \S+ has/),
  });
  worker = spawn(process.execPath, [main, 'worker', '--redis', redis.url, '--threads', '1'], { stdio: 'ignore' });
  expect(await until(0)).toBe('at work');
  worker.kill('SIGSTOP');
  expect(await until(1)).toMatch(/^no worker of build/);
  worker.kill('SIGCONT');
  await until(0);
  const ended = once(worker, 'exit');
  worker.kill('SIGTERM');
  await ended;
  expect((await health()).code).toBe(1);
}, 120_000);
