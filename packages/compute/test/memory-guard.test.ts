// The guard of the process's memory: what it ends, when it waits, and what the one whose calculation was ended is told.
import { isRefusal, type Problem } from '@oddsmith/games';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { builtTask, threadRunner } from '../src/index.ts';
import { guardMemory } from '../src/pool/memory-guard.ts';

const MB = 1024 * 1024;
const fixture = new URL('./fixtures/calculators.mjs', import.meta.url).href;

describe('the guard', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function watched(residentMb: () => number, busy = 2) {
    const ended: Problem[] = [];
    const lane = { busy, endOldest: (problem: Problem) => ended.push(problem) > 0 };
    return { ended, end: guardMemory(lane, 100, () => residentMb() * MB) };
  }

  test('leaves a process alone that has what it may have', () => {
    const { ended, end } = watched(() => 100);
    vi.advanceTimersByTime(5_000);
    expect(ended).toEqual([]);
    end();
  });

  test('ends the oldest calculation, gives its memory time to come back, and then the next', () => {
    let residentMb = 101;
    const { ended, end } = watched(() => residentMb);
    vi.advanceTimersByTime(100);
    expect(ended).toHaveLength(1);
    expect(ended[0]).toMatchObject({
      code: 'budget/exceeded',
      message: { id: 'process-memory', values: { processMb: 100 } },
    });
    vi.advanceTimersByTime(300);
    expect(ended).toHaveLength(1);
    vi.advanceTimersByTime(400);
    expect(ended).toHaveLength(2);
    residentMb = 99;
    vi.advanceTimersByTime(5_000);
    expect(ended).toHaveLength(2);
    end();
  });

  test('has nothing to end where nothing is calculated, or when it is over', () => {
    const idle = watched(() => 1_000, 0);
    vi.advanceTimersByTime(1_000);
    idle.end();
    const over = watched(() => 1_000);
    over.end();
    vi.advanceTimersByTime(1_000);
    expect([idle.ended, over.ended]).toEqual([[], []]);
  });
});

test('a calculation of a process that has too much is ended as one, and its thread goes on with the next', {
  timeout: 90_000,
}, async () => {
  // Any process has more than a megabyte: whatever takes longer than a look of the guard is too much.
  const runner = threadRunner({ threads: 1, processMb: 1, task: builtTask, calculators: fixture });
  await runner.ready();
  const reply = await runner.calculate({ calculator: 'fake/deaf', input: {} });
  expect(isRefusal(reply) && reply.error).toMatchObject({
    code: 'budget/exceeded',
    message: { id: 'process-memory', values: { processMb: 1 } },
  });
  // The guard ends this one too, as long as the new thread takes to start.
  const next = async () => isRefusal(await runner.calculate({ calculator: 'fake/sum', input: {} }));
  await expect.poll(next, { timeout: 60_000 }).toBe(false);
  await runner.close();
});
