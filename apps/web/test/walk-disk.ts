// What stands in for a browser in the random walk: its disk, its databases, its address and its clock.
import { calculators } from '@oddsmith/games/calculators';
import { vi } from 'vitest';
import { describeCalculator } from '../descriptions.ts';
import type { CalculatorDescription } from '../src/engine/engine.ts';
import { InProcessWorker } from './in-process-worker.ts';

export const described: readonly CalculatorDescription[] = await Promise.all(
  calculators.map((calculator) => describeCalculator(calculator)),
);

/** localStorage and IndexedDB. */
export const disk = new Map<string, string>();
export const databases = new Map<string, Map<string, unknown>>();
interface Address {
  readonly address: string;
  follow(address: string): void;
  /** Another language is a fresh visit to the same place. */
  reloadSoon(): void;
}

/** Whoever has the address, and follows it. */
let browser: Address | undefined;
let clock = 1_700_000_000_000;

function valuesOf(name: string) {
  const values = databases.get(name) ?? new Map<string, unknown>();
  databases.set(name, values);
  return {
    all: async () => [...values.values()].map((value) => structuredClone(value)),
    ids: async () => [...values.keys()],
    find: async (id: string) => structuredClone(values.get(id)),
    put: async (id: string, value: unknown) => void values.set(id, structuredClone(value)),
    remove: async (id: string) => void values.delete(id),
  };
}

export function standInForBrowser(): void {
  vi.doMock('../src/store/database.ts', () => ({
    openRecords: async () => ({ setAside: false, ...valuesOf('oddsmith') }),
    openValues: async (name: string) => valuesOf(name),
    readOld: async () => [],
  }));
  vi.doMock('../src/engine/descriptions.ts', () => ({
    describeCalculator: async (id: string) => described.find((one) => one.id === id),
  }));
  vi.stubGlobal('Worker', InProcessWorker);
  // Long calculations say how far they are.
  vi.stubGlobal('postMessage', () => undefined);
  vi.stubGlobal('BroadcastChannel', undefined);
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('document', { documentElement: { dataset: {} }, getElementById: () => null, title: '' });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => disk.get(key) ?? null,
    setItem: (key: string, value: string) => disk.set(key, value),
    removeItem: (key: string) => disk.delete(key),
  });
  vi.stubGlobal('location', {
    search: '',
    get hash() {
      return browser?.address ?? '';
    },
    set hash(address: string) {
      browser?.follow(address);
    },
    get href() {
      return `http://walk/?lang=${disk.get('oddsmith:language') ?? 'en'}${browser?.address ?? ''}`;
    },
    set href(_: string) {
      browser?.reloadSoon();
    },
    reload: () => browser?.reloadSoon(),
  });
  vi.stubGlobal('HashChangeEvent', class {});
  vi.stubGlobal('dispatchEvent', () => browser?.follow(browser.address));
  // Each step is a decision of its own.
  vi.spyOn(Date, 'now').mockImplementation(() => (clock += 10_000));
}

export function showIn(window: Address): void {
  disk.clear();
  databases.clear();
  browser = window;
}
