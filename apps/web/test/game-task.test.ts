// Tasks of games in the engine's thread: replies, updates, and runs that are ended half-way.
import { describe, expect, it } from 'vitest';
import { type GameTask, TaskRuns } from '../src/engine/game-task.ts';

const count: GameTask = async (steps: number, run) => {
  for (let step = 1; step <= steps; step++) {
    run.report(step);
    await run.pause();
  }
  return 'counted';
};

describe('tasks', () => {
  it('reports as it goes and replies at the end', async () => {
    const runs = new TaskRuns(async () => {});
    const seen: unknown[] = [];
    expect(await runs.run(1, count, 3, (update) => seen.push(update))).toBe('counted');
    expect(seen).toEqual([1, 2, 3]);
  });

  it('stops at the next pause after it was ended, and leaves others alone', async () => {
    const runs = new TaskRuns(async () => {});
    const seen: unknown[] = [];
    const ended = runs.run(1, count, 5, (update) => {
      seen.push(update);
      if (update === 2) runs.end(1);
    });
    const other = runs.run(2, count, 5, () => {});
    expect(await ended).toBeUndefined();
    expect(await other).toBe('counted');
    expect(seen).toEqual([1, 2]);
  });

  it('forgets an end that comes too late', async () => {
    const runs = new TaskRuns(async () => {});
    await runs.run(1, count, 1, () => {});
    runs.end(1);
    expect(await runs.run(1, count, 1, () => {})).toBe('counted');
  });

  it('passes failures on', async () => {
    const runs = new TaskRuns(async () => {});
    const fail: GameTask = () => {
      throw new Error('no such unit');
    };
    await expect(runs.run(1, fail, undefined, () => {})).rejects.toThrow('no such unit');
  });
});
