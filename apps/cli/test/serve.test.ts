// `oddsmith serve` where it cannot listen: one sentence and an exit code, before anything is loaded.
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { oddsmith } from './terminal.ts';

test('a host that this machine does not have is wrong usage', async () => {
  const { code, out, err } = await oddsmith(['serve', '--port', '0', '--host', '203.0.113.7']);
  expect([code, out]).toEqual([2, '']);
  expect(err).toBe('HOST must be the name or the address of this machine, got "203.0.113.7"\n');
});

test.each([
  ['en', 'PORT must be 0 to 65535, got "http"'],
  ['de', 'PORT muss 0 bis 65535 sein, nicht „http“'],
])('a setting is refused in the language that is asked for: %s', async (language, message) => {
  const { code, out, err } = await oddsmith(['serve', '--port', 'http', '--language', language]);
  expect([code, out, err]).toEqual([2, '', `${message}\n`]);
});

test('a port that is taken is refused', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void other.close());
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const { code, out, err } = await oddsmith(['serve', '--port', String(port), '--host', '127.0.0.1']);
  expect([code, out]).toEqual([1, '']);
  expect(err).toBe(`listen EADDRINUSE: address already in use 127.0.0.1:${port}\n`);
});
