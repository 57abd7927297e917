// What a page keeps in its browser: read, damaged and put back from outside.
import type { Page } from '@playwright/test';
import type { Mutator } from '../mutator.ts';

export interface Stores {
  readonly texts: readonly (readonly [key: string, text: string])[];
  readonly records: readonly (readonly [key: string, record: unknown])[];
}

/** Looked for again after everything that is done to a browser. */
export const KEEPSAKE = {
  id: 'keepsake',
  kind: 'unit',
  game: 'killteam',
  name: 'Keepsake',
  tags: ['attacker'],
  at: 1,
  data: { side: 'attacker', name: 'Keepsake', fields: {} },
};

export function storesOf(page: Page): Promise<Stores> {
  return page.evaluate(async () => {
    const open = indexedDB.open('oddsmith', 1);
    open.onupgradeneeded = () => void open.result.createObjectStore('saved');
    await new Promise((resolve) => {
      open.onsuccess = resolve;
    });
    const store = open.result.transaction('saved', 'readonly').objectStore('saved');
    const [keys, values] = [store.getAllKeys(), store.getAll()];
    await new Promise((resolve) => {
      values.onsuccess = resolve;
    });
    open.result.close();
    return { texts: Object.entries(localStorage), records: keys.result.map((key, i) => [`${key}`, values.result[i]]) };
  });
}

export function putStores(page: Page, stores: Stores): Promise<void> {
  return page.evaluate(
    async ({ texts, records }) => {
      for (const [key, text] of texts) localStorage.setItem(key, text);
      const open = indexedDB.open('oddsmith', 1);
      open.onupgradeneeded = () => void open.result.createObjectStore('saved');
      await new Promise((resolve) => {
        open.onsuccess = resolve;
      });
      const write = open.result.transaction('saved', 'readwrite');
      for (const [key, record] of records) write.objectStore('saved').put(record, key);
      await new Promise((resolve) => {
        write.oncomplete = resolve;
      });
      open.result.close();
    },
    stores as { texts: [string, string][]; records: [string, unknown][] },
  );
}

const PIECES = ['', '{', '[', 'null', '"', '1e999', '-1', '\u0000', '__proto__', '[[[[', 'x'.repeat(3_000)];

/** Everything but the keepsake: cut, overwritten, or well formed and of another meaning. */
export function damaged({ texts, records }: Stores, chance: Mutator): Stores {
  return {
    texts: texts.map(([key, text]) => [key, damagedText(text, chance)]),
    records: records
      .filter(([key]) => key !== KEEPSAKE.id)
      .map(([key, record]) => {
        const copy = { record: structuredClone(record) };
        for (let times = 1 + chance.below(3); times > 0; times--) chance.mutate(copy);
        return [key, JSON.parse(JSON.stringify(copy)).record ?? null];
      }),
  };
}

function damagedText(text: string, chance: Mutator): string {
  if (chance.below(2) === 0) return chance.damage(text, PIECES);
  try {
    const value = { kept: JSON.parse(text) };
    chance.mutate(value);
    return JSON.stringify(value.kept) ?? '';
  } catch {
    return chance.pick(PIECES);
  }
}

/** Local storage as full as a browser lets it become. Runs in the page. */
export function fillTexts(): void {
  for (let size = 1 << 22; size > 0; size >>= 1)
    try {
      localStorage.setItem(`filler ${size}`, 'x'.repeat(size));
    } catch {
      // Half of it may fit.
    }
}
