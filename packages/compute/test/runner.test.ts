// One set of cases that every runner must pass, then what only threads can do.
import { isRefusal } from '@oddsmith/games';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import {
  answerEntries,
  builtTask,
  inlineRunner,
  LIST_SIZE,
  openRunner,
  type Reply,
  type Runner,
  sentenceIn,
  threadRunner,
} from '../src/index.ts';
import { calculators } from './fixtures/calculators.mjs';

const fixture = new URL('./fixtures/calculators.mjs', import.meta.url).href;
const threads = threadRunner({ threads: 2, task: builtTask, calculators: fixture });
const runners: { readonly [name: string]: Runner } = { inline: inlineRunner(calculators), threads };

const two = { calculator: 'fake/sum', input: {} };

function code(reply: Reply): string {
  return isRefusal(reply) ? reply.error.code : 'answered';
}

afterAll(() => threads.close());
/** A thread takes longer to start than these tests allow a request: wait for it, also after one was ended. */
beforeEach(() => threads.calculateAll(Array(2 * LIST_SIZE).fill(two)));

describe.each(Object.entries(runners))('%s runner', (_, runner) => {
  test('answers a request', async () => {
    expect(await runner.calculate(two)).toMatchObject({
      calculator: 'fake/sum',
      method: 'exact',
      summary: { meanTotal: 7 },
      sentence: '2 dice add up to 7.00 on average.',
    });
  });

  test('gives the same simulation for the same seed wherever it runs', async () => {
    const request = { ...two, method: 'simulate', iterations: 5_000, seed: 7 };
    expect(await runner.calculate(request)).toEqual(await runners.inline.calculate(request));
  });

  test('returns problems as data', async () => {
    expect(code(await runner.calculate(null))).toBe('request/wrong-type');
    expect(code(await runner.calculate({ calculator: 'fake/none', input: {} }))).toBe('request/unknown-calculator');
    expect(code(await runner.calculate({ ...two, input: { dice: 7 } }))).toBe('fake/dice-out-of-range');
  });

  test('returns a bug as data', async () => {
    expect(await runner.calculate({ calculator: 'fake/broken', input: {} })).toEqual({
      error: { code: 'internal/failure', path: '', message: 'the calculation failed: a bug' },
    });
  });

  test('refuses what nests too deep', async () => {
    let input: unknown = 1;
    for (let i = 0; i < 50_000; i++) input = [input];
    expect(code(await runner.calculate({ calculator: 'fake/sum', input }))).toBe('request/too-deep');
  });

  test('ends a calculation that is out of time', async () => {
    expect(await runner.calculate({ calculator: 'fake/patient', method: 'exact', input: {} }, { timeMs: 100 })).toEqual(
      {
        error: { code: 'budget/exceeded', path: '', message: 'the calculation took longer than 100 ms' },
      },
    );
  });

  test('simulates in the time that is left where the method is open', async () => {
    expect(await runner.calculate({ calculator: 'fake/patient', input: {} }, { timeMs: 2_000 })).toMatchObject({
      method: 'simulated',
      advice: [{ code: 'request/simulated-out-of-time' }],
    });
  });

  test('ends a simulation that is out of time', async () => {
    const endless = { ...two, method: 'simulate', iterations: 10_000_000, input: { dice: 6 } };
    expect(code(await runner.calculate(endless, { timeMs: 20 }))).toBe('budget/exceeded');
  });

  test('does not begin what was cancelled before', async () => {
    const signal = AbortSignal.abort();
    expect(code(await runner.calculate(two, { signal }))).toBe('budget/cancelled');
    expect((await runner.calculateAll([two, two], { signal })).map(code)).toEqual(Array(2).fill('budget/cancelled'));
  });

  test('answers lists in order, whatever their length', async () => {
    const requests = Array.from({ length: LIST_SIZE * 3 + 1 }, (_, i) => ({
      calculator: 'fake/sum',
      input: { bonus: i % 10 },
    }));
    const replies = await runner.calculateAll(requests);
    expect(replies.map((reply) => 'summary' in reply && reply.summary.meanTotal)).toEqual(
      requests.map((request) => expect.closeTo(7 + request.input.bonus, 12)),
    );
    expect(await runner.calculateAll([])).toEqual([]);
  });

  test('leaves the rest of a list alone when one entry is bad, broken or too slow', async () => {
    const list = [
      two,
      { calculator: 'fake/broken', input: {} },
      { calculator: 'fake/patient', method: 'exact', input: {} },
      'nonsense',
      two,
    ];
    expect((await runner.calculateAll(list, { timeMs: 100 })).map(code)).toEqual([
      'answered',
      'internal/failure',
      'budget/exceeded',
      'request/wrong-type',
      'answered',
    ]);
  });

  test('stops a list when its signal times out', async () => {
    const list = [two, ...Array(4).fill({ calculator: 'fake/patient', method: 'exact', input: {} })];
    const start = performance.now();
    const replies = await runner.calculateAll(list, { signal: AbortSignal.timeout(500), timeMs: 1_500 });
    expect(replies.map(code)).toEqual(['answered', ...Array(4).fill('budget/exceeded')]);
    // Four times 1.5 s, had the signal not been heard.
    expect(performance.now() - start).toBeLessThan(4_500);
  });
});

describe('how far a request is', () => {
  async function sharesOf(runner: Runner, request: object): Promise<number[]> {
    const seen: number[] = [];
    expect(code(await runner.calculate(request, { onShare: (share) => seen.push(share) }))).toBe('answered');
    return seen;
  }

  test('is told inline after every piece of a simulation', async () => {
    const request = { ...two, method: 'simulate', iterations: 10_000 };
    expect(await sharesOf(runners.inline, request)).toEqual([0.2, 0.4, 0.6, 0.8, 1]);
  });

  test('is told inline of an exact calculation, up to nearly all', async () => {
    expect(await sharesOf(runners.inline, { calculator: 'fake/steady', input: {} })).toEqual([0.25, 0.5, 0.75, 0.99]);
  });

  test.each([
    ['a simulation', { ...two, method: 'simulate', iterations: 10_000_000, input: { dice: 6 } }],
    ['an exact calculation', { calculator: 'fake/lasting', input: {} }],
  ])('is told by a thread now and then: %s', async (_, request) => {
    const seen = await sharesOf(threads, request);
    expect(seen.length).toBeGreaterThan(1);
    expect(seen).toEqual([...seen].sort((a, b) => a - b));
    expect([seen[0] >= 0, seen.some((share) => share > 0 && share < 1), seen.every((share) => share <= 1)]).toEqual([
      true,
      true,
      true,
    ]);
  });
});

describe('threads', () => {
  test('are ended and replaced when a calculation does not listen', async () => {
    const deaf = { calculator: 'fake/deaf', input: {} };
    const replies = await Promise.all([deaf, deaf, deaf].map((request) => threads.calculate(request, { timeMs: 100 })));
    expect(replies.map(code)).toEqual(Array(3).fill('budget/exceeded'));
    expect(code(await threads.calculate(two, { timeMs: 5_000 }))).toBe('answered');
  });

  test('calculate the neighbours of a calculation that does not listen', async () => {
    const list = [two, two, { calculator: 'fake/deaf', input: {} }, two];
    expect((await threads.calculateAll(list, { timeMs: 200 })).map(code)).toEqual([
      'answered',
      'answered',
      'budget/exceeded',
      'answered',
    ]);
  });

  test('stop on cancellation, listening or not', async () => {
    for (const calculator of ['fake/patient', 'fake/deaf']) {
      const controller = new AbortController();
      const reply = threads.calculate({ calculator, input: {} }, { signal: controller.signal });
      setTimeout(() => controller.abort(), 50);
      expect(code(await reply)).toBe('budget/cancelled');
    }
  });

  test('survive a calculation that eats all memory', async () => {
    const narrow = threadRunner({ threads: 1, memoryMb: 64, task: builtTask, calculators: fixture });
    const [eaten, next] = await narrow.calculateAll([{ calculator: 'fake/greedy', input: {} }, two]);
    expect(isRefusal(eaten) && eaten.error).toEqual({
      code: 'budget/exceeded',
      path: '',
      message: { id: 'thread-memory', values: { memoryMb: 64 } },
    });
    expect(code(next)).toBe('answered');
    await narrow.close();
  });

  test('load one calculator where only that is asked for, and all where there is no such one', async () => {
    const ofOne = threadRunner({ threads: 1, only: 'wh40k/charge', task: builtTask });
    const ofNone = threadRunner({ threads: 1, only: 'wh40k/nothing', task: builtTask });
    try {
      expect((await ofOne.calculators()).map(({ id }) => id)).toEqual(['wh40k/charge']);
      expect(code(await ofOne.calculate({ calculator: 'wh40k/charge', input: {} }))).toBe('answered');
      expect(code(await ofOne.calculate({ calculator: 'wh40k/melee', input: {} }))).toBe('request/unknown-calculator');
      expect((await ofNone.calculators()).length).toBeGreaterThan(10);
      expect(code(await ofNone.calculate({ calculator: 'wh40k/charge', input: {} }))).toBe('answered');
    } finally {
      await Promise.all([ofOne.close(), ofNone.close()]);
    }
  });

  test('turn work away when too much is waiting', async () => {
    const small = threadRunner({ threads: 1, maxQueue: 1, task: builtTask, calculators: fixture });
    const first = small.calculate({ calculator: 'fake/patient', method: 'exact', input: {} }, { timeMs: 500 });
    const others = await Promise.all([small.calculate(two), small.calculate(two), small.calculate(two)]);
    expect(others.map(code)).toContain('budget/busy');
    expect(others.map(code)).toContain('answered');
    expect(code(await first)).toBe('budget/exceeded');
    await small.close();
  });
});

describe('opening a runner', () => {
  const load = async () => calculators;

  test('from source is inline, and says so', async () => {
    const { runner, note } = await openRunner({ calculators: load });
    expect(runner.parallelism).toBe(1);
    expect(note && sentenceIn(note)).toBe('running from source: calculations share the main thread');
    expect(code(await runner.calculate(two))).toBe('answered');
  });

  test('with no threads is inline without remark', async () => {
    expect((await openRunner({ threads: 0, calculators: load })).note).toBeUndefined();
  });

  test('with threads uses the build', async () => {
    const { runner, note } = await openRunner({ threads: 2, calculators: load });
    expect([runner.parallelism, note]).toEqual([2, undefined]);
    await runner.close();
  });
});

describe('entries', () => {
  test('keep their ids, and a bad one does not stop the rest', async () => {
    const replies = await answerEntries(runners.inline, [
      { id: 'a', ...two },
      { id: 7, calculator: 'fake/sum', input: { dice: 9 } },
      two,
      [],
      { id: {}, ...two },
    ]);
    expect(replies).toMatchObject([
      { id: 'a', result: { summary: { meanTotal: 7 } } },
      { id: 7, error: { code: 'fake/dice-out-of-range', path: 'dice', message: 'dice must be 1 to 6, got 9' } },
      { id: null, result: {} },
      { id: null, error: { code: 'request/wrong-type' } },
      { id: null, error: { code: 'request/id-wrong-type', path: 'id' } },
    ]);
  });
});
