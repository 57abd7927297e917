// Tasks of games in the engine's thread: replies, and runs that are ended half-way.
import { describe, expect, it } from 'vitest';
import { type GameTask, TaskRuns } from '../src/engine/game-task.ts';

/** Counts as far as it comes, and shows every step. */
function counter(onStep: (step: number) => void = () => {}): GameTask {
  return async (steps: number, pause) => {
    for (let step = 1; step <= steps; step++) {
      onStep(step);
      await pause();
    }
    return 'counted';
  };
}

describe('tasks', () => {
  it('stop at the next pause after they were ended, and leave others alone', async () => {
    const runs = new TaskRuns(async () => {});
    const seen: number[] = [];
    const ended = runs.run(
      1,
      counter((step) => {
        seen.push(step);
        if (step === 2) runs.end(1);
      }),
      5,
      'en',
    );
    const other = runs.run(2, counter(), 5, 'en');
    expect(await ended).toBeUndefined();
    expect(await other).toBe('counted');
    expect(seen).toEqual([1, 2]);
  });

  it('are not begun when they are ended before', async () => {
    const runs = new TaskRuns(async () => {});
    const seen: number[] = [];
    const ended = runs.run(
      1,
      counter((step) => seen.push(step)),
      5,
      'en',
    );
    runs.end(1);
    expect(await ended).toBeUndefined();
    expect(seen).toEqual([]);
  });

  it('forgets an end that comes too late', async () => {
    const runs = new TaskRuns(async () => {});
    await runs.run(1, counter(), 1, 'en');
    runs.end(1);
    expect(await runs.run(1, counter(), 1, 'en')).toBe('counted');
  });

  it('passes failures on', async () => {
    const runs = new TaskRuns(async () => {});
    const fail: GameTask = () => {
      throw new Error('no such unit');
    };
    await expect(runs.run(1, fail, undefined, 'en')).rejects.toThrow('no such unit');
  });
});
