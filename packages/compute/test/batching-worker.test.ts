// The quick thread: who waits for it, in which order, and what happens when a call keeps it or ends it.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { builtTask } from '../src/index.ts';
import { BatchingWorker } from '../src/pool/batching-worker.ts';
import type { CallOptions } from '../src/runner.ts';
import { clock, TAKES_LONGER } from '../src/task-context.ts';

const fixture = (name: string) => new URL(`./fixtures/${name}.mjs`, import.meta.url).href;
const DEAF_MS = 60_000;

let lane: BatchingWorker;

function openLane(services = fixture('services')): BatchingWorker {
  return new BatchingWorker({
    task: new URL('./quick-task.js', builtTask),
    calculators: fixture('calculators'),
    services,
    quickMs: 25,
    heapMb: 64,
    problemOf: (thrown) => ({ code: 'test/ended', path: '', message: (thrown as Error).message }),
  });
}

function call(service: string, argument: object = {}, options: CallOptions & { deadline?: number } = {}) {
  return lane.run({ service, argument, timeMs: 1_000, deadline: options.deadline }, options);
}

const echo = (text: string, options?: CallOptions) => call('echo', { text }, options);
const codeOf = (reply: object) => (reply as { error?: { code: string } }).error?.code;

beforeAll(async () => {
  lane = openLane();
  await lane.ready();
});
afterAll(() => lane.close());
/** A thread that was ended has to be there again. */
beforeEach(() => echo('there'));

test('many calls at once are each answered with their own answer', async () => {
  const texts = Array.from({ length: 100 }, (_, i) => `${i}`);
  expect(await Promise.all(texts.map((text) => echo(text)))).toEqual(texts.map((text) => ({ text })));
  expect(lane.queued).toBe(0);
});

test('a bug is an answer, and its neighbours are answered', async () => {
  const [one, bug, two] = await Promise.all([echo('one'), call('broken'), echo('two')]);
  expect([one, codeOf(bug), two]).toEqual([{ text: 'one' }, 'internal/failure', { text: 'two' }]);
});

test('what takes longer is done elsewhere, and its neighbours do not wait for the end of it', async () => {
  const order: string[] = [];
  const noted = async (name: string, reply: Promise<object>) => {
    const code = codeOf(await reply);
    order.push(name);
    return code;
  };
  const codes = await Promise.all([
    noted('before', call('spin', { ms: 1.5 })),
    noted('long', call('patient')),
    noted('after', echo('after')),
  ]);
  expect(codes).toEqual([undefined, TAKES_LONGER, undefined]);
  expect(order).toEqual(['before', 'long', 'after']);
});

test('who asks much takes turns with who asks little', async () => {
  const order: string[] = [];
  const ask = async (owner: string, ms: number) => {
    await call('spin', { ms }, { owner });
    order.push(owner);
  };
  // Each is longer than calls are begun for: they go one by one.
  const first = ask('much', 5);
  const others = [...Array.from({ length: 20 }, () => ask('much', 5)), ask('little', 1)];
  await Promise.all([first, ...others]);
  expect(order.indexOf('little')).toBeLessThanOrEqual(2);
});

test('time on the thread is put on account', async () => {
  let spent = 0;
  await call('spin', { ms: 10 }, { onSpent: (ms) => (spent = ms) });
  expect(spent).toBeGreaterThanOrEqual(10);
});

describe('is not begun', () => {
  test('when nobody waits for it any more', async () => {
    const controller = new AbortController();
    const kept = call('spin', { ms: 5 });
    const left = echo('left', { signal: controller.signal });
    controller.abort();
    await kept;
    expect(codeOf(await left)).toBe('budget/cancelled');
  });

  test('when its time is over', async () => {
    expect(codeOf(await call('echo', {}, { deadline: clock() - 1 }))).toBe('budget/exceeded');
  });
});

describe('a thread is replaced', () => {
  test('when a call does not listen: that one is made elsewhere, its neighbours on the next thread', async () => {
    const replies = await Promise.all([echo('before'), call('spin', { ms: DEAF_MS }), echo('after')]);
    expect(codeOf(replies[1])).toBe(TAKES_LONGER);
    expect([replies[0], replies[2]]).toEqual([{ text: 'before' }, { text: 'after' }]);
  });

  test('when a call ends it: that one alone is refused', async () => {
    const [deadly, after] = await Promise.all([call('dies'), echo('after')]);
    expect(deadly).toMatchObject({ error: { code: 'test/ended', message: 'the end' } });
    expect(after).toEqual({ text: 'after' });
  });
});

test('a thread that cannot be started is said, and everything is done elsewhere', async () => {
  const broken = openLane(fixture('no-such'));
  await expect(broken.ready()).rejects.toThrow('no-such');
  expect(codeOf(await broken.run({ service: 'echo', argument: {}, timeMs: 1, deadline: undefined }, {}))).toBe(
    TAKES_LONGER,
  );
  await broken.close();
});

test('closing answers those who wait', async () => {
  const closing = openLane();
  await closing.ready();
  const kept = closing.run({ service: 'spin', argument: { ms: DEAF_MS }, timeMs: 1, deadline: undefined }, {});
  await closing.close();
  expect(codeOf(await kept)).toBe('budget/cancelled');
  expect(codeOf(await closing.run({ service: 'echo', argument: {}, timeMs: 1, deadline: undefined }, {}))).toBe(
    'budget/cancelled',
  );
});
