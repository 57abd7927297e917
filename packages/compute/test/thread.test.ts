// One place and its threads, with threads made up: how many there are at a time, and what is told when one ends.
import type { EventEmitter } from 'node:events';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Thread } from '../src/pool/thread.ts';
import { WorkerPool } from '../src/pool/worker-pool.ts';

const made = vi.hoisted((): FakeWorker[] => []);

/** Does what it is told to by the test: nothing, however long. */
interface FakeWorker extends EventEmitter {
  readonly sent: object[];
  terminated: boolean;
}

vi.mock('node:worker_threads', async () => {
  const events = await import('node:events');
  return {
    Worker: class extends events.EventEmitter {
      readonly sent: object[] = [];
      terminated = false;
      constructor() {
        super();
        made.push(this);
      }
      postMessage(task: object): void {
        this.sent.push(task);
      }
      ref(): void {}
      unref(): void {}
      async terminate(): Promise<void> {
        this.terminated = true;
      }
    },
  };
});

const file = new URL('file:///none.js');
const tick = () => new Promise((resolve) => setImmediate(resolve));
const ready = (worker: EventEmitter) => worker.emit('message', undefined);

beforeEach(() => void made.splice(0));

describe('a place', () => {
  function place(): { readonly thread: Thread; readonly changes: () => number } {
    let count = 0;
    const thread = new Thread({ file, options: {}, onChange: () => count++ });
    return { thread, changes: () => count };
  }

  test('takes a task when its thread is ready, and the next when that is done', async () => {
    const { thread, changes } = place();
    expect([thread.free, thread.coming]).toEqual([false, true]);
    ready(made[0]);
    expect([thread.free, thread.coming, changes()]).toEqual([true, false, 1]);
    const done = thread.run({ n: 1 }, []);
    expect(thread.free).toBe(false);
    made[0].emit('message', { result: 7 });
    expect([await done, thread.free]).toEqual([7, true]);
    const failed = thread.run({ n: 2 }, []);
    made[0].emit('message', { thrown: new Error('a bug') });
    await expect(failed).rejects.toThrow('a bug');
    expect(made[0].sent).toEqual([{ n: 1 }, { n: 2 }]);
  });

  test('has no second thread before the first is gone', async () => {
    const { thread } = place();
    ready(made[0]);
    const ended = thread.run({}, []);
    thread.end(new Error('too long'));
    await expect(ended).rejects.toThrow('too long');
    expect([made[0].terminated, thread.free, made.length]).toEqual([true, false, 1]);
    // It had just finished: nobody waits for that any more.
    made[0].emit('message', { result: 7 });
    expect(thread.free).toBe(false);
    made[0].emit('exit', 1);
    expect([made.length, thread.free]).toEqual([2, false]);
    ready(made[1]);
    expect(thread.free).toBe(true);
  });

  test('lives on when a thread runs out of memory, also while it is being ended', async () => {
    const { thread } = place();
    ready(made[0]);
    const eaten = thread.run({}, []);
    made[0].emit('error', new Error('no memory'));
    made[0].emit('exit', 1);
    await expect(eaten).rejects.toThrow('no memory');
    ready(made[1]);
    const ended = thread.run({}, []);
    thread.end(new Error('too long'));
    made[1].emit('error', new Error('no memory'));
    made[1].emit('exit', 1);
    await expect(ended).rejects.toThrow('too long');
    expect(made).toHaveLength(3);
  });

  test('starts no thread when it is closed', async () => {
    const { thread } = place();
    ready(made[0]);
    const ended = thread.run({}, []);
    await Promise.all([expect(ended).rejects.toThrow('closed'), thread.close(new Error('closed'))]);
    made[0].emit('exit', 1);
    expect([made.length, thread.free]).toEqual([1, false]);
  });
});

describe('a lane', () => {
  const kill = new AbortController().signal;
  const lane = () => new WorkerPool({ threads: 2, task: file, workerData: {}, heapMb: 64, fair: false });

  test('tells all who wait why no thread can be started, and tries again for the next', async () => {
    const { run } = bound(lane());
    const first = run({ n: 1 });
    for (const worker of [...made]) {
      worker.emit('error', new Error('no such module'));
      worker.emit('exit', 1);
    }
    await expect(first).rejects.toThrow('no such module');
    expect(made).toHaveLength(4);
    const second = run({ n: 2 });
    ready(made[3]);
    await tick();
    expect(made[3].sent).toEqual([{ n: 2 }]);
    made[3].emit('message', { result: 'done' });
    expect(await second).toBe('done');
  });

  test('goes on with the threads that could be started', async () => {
    const { run } = bound(lane());
    const reply = run({ n: 1 });
    made[0].emit('error', new Error('no memory'));
    made[0].emit('exit', 1);
    ready(made[1]);
    made[1].emit('message', { result: 'done' });
    expect(await reply).toBe('done');
    expect(made).toHaveLength(2);
  });

  test('counts as waiting who has no thread to look forward to', async () => {
    const two = lane();
    const { run } = bound(two);
    for (let n = 0; n < 3; n++) void run({ n });
    expect(two.queued).toBe(1);
    for (const worker of made) ready(worker);
    expect([two.queued, two.busy]).toEqual([1, 2]);
  });

  function bound(of: WorkerPool<object>) {
    return { run: (task: object) => of.run(task, { kill }) };
  }
});
