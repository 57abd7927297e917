// The skirmish's threads: one that dies is started again and asked once more, and a file that is refused says where.
import { quickStart, start } from '@oddsmith/skirmish';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const NO_HANDLERS = { onmessage: null, onmessageerror: null, onerror: null };

/** Dies of the first so many calls, then answers. */
class MortalWorker extends EventTarget {
  static made = 0;
  static deaths = 0;

  constructor() {
    super();
    MortalWorker.made++;
    Object.assign(this, NO_HANDLERS);
  }

  terminate(): void {}

  postMessage({ id, name }: { readonly id: number; readonly name: string }): void {
    queueMicrotask(() => {
      if (MortalWorker.deaths-- > 0) this.dispatchEvent(new Event('error'));
      else this.dispatchEvent(Object.assign(new Event('message'), { data: { id, value: name } }));
    });
  }
}

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('Worker', MortalWorker);
  MortalWorker.made = 0;
});

afterEach(() => vi.unstubAllGlobals());

test('a computer that dies while it thinks is started again and asked once more', async () => {
  MortalWorker.deaths = 1;
  const { think } = await import('../src/skirmish/session/threads.ts');
  const { reply, end } = think(start(quickStart()), 1);
  expect(await reply).toBe('decide');
  expect(MortalWorker.made).toBe(2);
  end();
});

test('one that dies again and again is given up, and says so', async () => {
  MortalWorker.deaths = 9;
  const { askEngine } = await import('../src/skirmish/session/threads.ts');
  const { newSave } = await import('@oddsmith/skirmish');
  await expect(askEngine((engine) => engine.ledger(newSave(quickStart(), 1)))).rejects.toThrow();
  expect(MortalWorker.made).toBe(3);
});
