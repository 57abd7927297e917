// The real program in a process of its own: from source as a user of a checkout runs it, and built.
import { execFile, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, onTestFinished, test } from 'vitest';
import { inFull } from '../../../test/depth.ts';
import { version } from '../src/version.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const execute = promisify(execFile);
const tsx = ['node_modules/tsx/dist/cli.mjs'];

interface Result {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

function oddsmith(command: readonly string[], args: readonly string[], stdin = ''): Promise<Result> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [...command, ...args], {
      cwd: root,
      env: { ...process.env, FORCE_COLOR: '1' },
    });
    let out = '';
    let err = '';
    child.stdout.on('data', (text) => {
      out += text;
    });
    child.stderr.on('data', (text) => {
      err += text;
    });
    child.on('close', (code) => resolve({ code, out, err }));
    child.stdin.end(stdin);
  });
}

const built = ['apps/cli/dist/main.js'];

// What differs from source to build is how the program and its threads are found; the rest is shown once.
test.each([
  ['from source', [...tsx, '--conditions=@oddsmith/source', 'apps/cli/src/main.ts']],
  ['built', built],
])('oddsmith %s: batch', async (_, command) => {
  const line = '{"id":1,"calculator":"fantasy/attack","input":{}}\n';
  const { code, out, err } = await oddsmith(command, ['batch'], line.repeat(100));
  expect([code, err, out.split('\n').length]).toEqual([0, '100 lines, 0 refused\n', 101]);
});

describe('oddsmith', () => {
  // From source it is an example of the README, which is run as well.
  test('calc', async () => {
    const done = await oddsmith(built, ['calc', 'fantasy/attack'], '{"numAttacks": 4}');
    expect([done.code, done.err]).toEqual([0, '']);
    expect(done.out).toContain('\nfantasy/attack, exact\n\nwounds ');
  });

  test('says of which build it is, as everything does that works on one queue', async () => {
    const { out } = await oddsmith(built, ['--version']);
    expect(out).toBe(`${version()}\n`);
    expect(out).toMatch(/^\d+\.\d+\.\d+\+[\da-f]{12}\n$/);
  });

  test('exits otherwise for refused and wrong usage', async () => {
    const refused = await oddsmith(built, ['calc', 'fantasy/attack'], '{"numAttacks": -4}');
    expect([refused.code, refused.out]).toEqual([1, '']);
    const wrong = await oddsmith(built, ['calc']);
    const words = 'standard input does not say which calculator it is for, such as fantasy/attack\n';
    expect([wrong.code, wrong.out, wrong.err]).toEqual([2, '', words]);
  });

  test('stops quietly when nobody reads any more', async () => {
    const line = '{"id":1,"calculator":"fantasy/attack","input":{}}\n';
    const child = spawn(process.execPath, [...built, 'batch'], { cwd: root });
    child.stdin.on('error', () => {});
    child.stdin.write(line.repeat(5_000));
    child.stdout.once('data', () => child.stdout.destroy());
    let err = '';
    child.stderr.on('data', (text) => {
      err += text;
    });
    const code = await new Promise((resolve) => child.on('close', resolve));
    expect([code, err]).toEqual([0, '']);
  });
});

test('serve starts the server and stops on a signal', async () => {
  const child = spawn(process.execPath, [...built, 'serve', '--port', '0'], {
    cwd: root,
    // A machine busy with other tests must not look like a server under pressure.
    env: { ...process.env, LOG_LEVEL: 'silent', MAX_EVENT_LOOP_DELAY_MS: '0', SHUTDOWN_MS: '60000' },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const line = await new Promise<string>((resolve) => child.stdout.once('data', (text) => resolve(String(text))));
  const url = /http:\S+/.exec(line)?.[0];
  expect((await fetch(`${url}/api/v1/health`)).status).toBe(200);
  child.kill('SIGINT');
  expect(await new Promise((resolve) => child.on('close', resolve))).toBe(0);
  const wrong = await oddsmith(built, ['serve', '--port', 'x']);
  expect([wrong.code, wrong.err]).toEqual([2, 'PORT must be 0 to 65535, got "x"\n']);
});

const FEW = 1_000;
const MANY = 10_000;

interface Memory {
  readonly written: number;
  readonly looks: readonly { readonly written: number; readonly live: number }[];
}

test.runIf(inFull('cli')).each([0, 2])(
  `batch needs no more memory for ${MANY} lines than for ${FEW} (threads: %i)`,
  async (threads) => {
    const script = [...tsx, '--expose-gc', 'apps/cli/test/memory.ts', String(MANY), String(threads)];
    const { written, looks }: Memory = JSON.parse((await execute(process.execPath, script, { cwd: root })).stdout);
    const few = looks.filter((look) => look.written <= (FEW / MANY) * written);
    const peakOf = (seen: Memory['looks']) => Math.max(...seen.map(({ live }) => live));
    // The data itself, 1.5 kB a line and more: had it been kept, it would show.
    expect(few.length).toBeGreaterThan(0);
    expect(written * (1 - FEW / MANY)).toBeGreaterThan(12_000_000);
    expect(peakOf(looks)).toBeLessThan(peakOf(few) + 8_000_000);
  },
);
