// The way to a worker: calls, failures, functions passed along, numbers beside the replies, and a thread that is replaced.
import { describe, expect, test } from 'vitest';
import { persist, Restarted, Thread } from '../src/engine/thread.ts';

interface Api {
  double(value: number): number;
  fail(): void;
  count(to: number, onStep: (n: number) => void): Promise<void>;
  never(): Promise<void>;
}

/** Answers as a worker would, one message after the other. */
class FakeWorker extends EventTarget {
  static made = 0;

  constructor() {
    super();
    FakeWorker.made++;
  }

  terminate(): void {}

  postMessage({ id, name, given }: { id: number; name: string; given: readonly unknown[] }): void {
    const say = (data: unknown) =>
      queueMicrotask(() => this.dispatchEvent(Object.assign(new Event('message'), { data })));
    if (name === 'double') say({ id, value: Number(given[0]) * 2 });
    if (name === 'fail') say({ id, failure: 'it broke' });
    if (name !== 'count') return;
    const [to, step] = given;
    for (let n = 1; n <= Number(to); n++) say({ ...Object(step), values: [n] });
    say(0.5);
    say({ id, value: undefined });
  }
}

function thread(): Thread<Api> {
  return new Thread<Api>(() => Object.assign(new FakeWorker(), NO_HANDLERS));
}

const NO_HANDLERS = { onmessage: null, onmessageerror: null, onerror: null };

test('a call is answered', async () => {
  expect(await thread().call((api) => api.double(21))).toBe(42);
});

test('a failure comes back as one', async () => {
  await expect(thread().call((api) => api.fail())).rejects.toThrow('it broke');
});

test('a function that is passed along is called before the reply', async () => {
  const steps: number[] = [];
  const shares: number[] = [];
  const counting = thread();
  counting.onNumber = (share) => shares.push(share);
  await counting.call((api) => api.count(3, (n) => steps.push(n)));
  expect(steps).toEqual([1, 2, 3]);
  expect(shares).toEqual([0.5]);
});

test('a call waits for what has to be ready first', async () => {
  const order: string[] = [];
  const ready = async () => void order.push('ready');
  const offered = thread().after(ready);
  order.push(`doubled ${await offered.double(4)}`);
  expect(order).toEqual(['ready', 'doubled 8']);
});

test('a thread that is replaced lets everybody know, and starts again with the next call', async () => {
  const before = FakeWorker.made;
  const one = thread();
  const waiting = one.call((api) => api.never());
  one.kill();
  await expect(waiting).rejects.toBeInstanceOf(Restarted);
  expect(await one.call((api) => api.double(1))).toBe(2);
  expect(FakeWorker.made - before).toBe(2);
});

test('what must not get lost is asked again', async () => {
  let tries = 0;
  const reply = await persist(async () => {
    if (++tries < 3) throw new Restarted();
    return 'done';
  });
  expect([reply, tries]).toEqual(['done', 3]);
});

describe('a file of the worker that does not come', () => {
  /** The first so many are of a version whose files are gone. */
  function losing(lost: number, lose: (worker: FakeWorker) => void) {
    let made = 0;
    const create = () => {
      const worker = Object.assign(new FakeWorker(), NO_HANDLERS);
      if (made++ < lost) {
        worker.postMessage = () => {};
        setTimeout(() => lose(worker));
      }
      return worker;
    };
    const insist = async <Value>(ask: () => Promise<Value>): Promise<Value> => {
      try {
        return await ask();
      } catch {
        return ask();
      }
    };
    return new Thread<Api>(create, insist);
  }
  const unloaded = (worker: FakeWorker) => void worker.dispatchEvent(new Event('error'));

  test('is asked for again, by another worker', async () => {
    expect(await losing(1, unloaded).call((api) => api.double(21))).toBe(42);
  });

  test('is said, where it never comes', async () => {
    await expect(losing(9, unloaded).call((api) => api.double(21))).rejects.toThrow('module script failed');
  });

  test('and one that it asks for itself', async () => {
    const failure = 'Failed to fetch dynamically imported module: http://localhost/assets/engine.js';
    const data = { id: 1, failure };
    const failing = (worker: FakeWorker) => void worker.dispatchEvent(Object.assign(new Event('message'), { data }));
    expect(await losing(1, failing).call((api) => api.double(21))).toBe(42);
  });

  test('is not an error of a worker that runs', async () => {
    const broken = (worker: FakeWorker) =>
      void worker.dispatchEvent(Object.assign(new Event('error'), { message: 'x is not a function' }));
    const answered = losing(1, broken).call((api) => api.double(21));
    expect(await Promise.race([answered, new Promise((resolve) => setTimeout(resolve, 50, 'waits'))])).toBe('waits');
  });
});
