// Imported armies stay in this browser, the newest few of them.
import { createStore, del, entries, get, set } from 'idb-keyval';
import type { Army } from './army.ts';

const MOST = 12;

interface Kept {
  readonly army: Army;
  /** Milliseconds since 1970. */
  readonly at: number;
}

const store = createStore('oddsmith-grimdark', 'armies');

export async function keepArmy(army: Army): Promise<void> {
  try {
    await set(army.key, { army, at: Date.now() } satisfies Kept, store);
    const kept = await entries<string, Kept>(store);
    const old = kept.sort(([, a], [, b]) => b.at - a.at).slice(MOST);
    for (const [key] of old) await del(key, store);
  } catch {
    // Storage may be full or switched off: the army is on the page all the same.
  }
}

export async function keptArmy(key: string): Promise<Army | undefined> {
  try {
    return (await get<Kept>(key, store))?.army;
  } catch {
    return undefined;
  }
}

/** Newest first. */
export async function keptArmies(): Promise<readonly Army[]> {
  try {
    const kept = await entries<string, Kept>(store);
    return kept.sort(([, a], [, b]) => b.at - a.at).map(([, { army }]) => army);
  } catch {
    return [];
  }
}

export async function forgetArmy(key: string): Promise<void> {
  try {
    await del(key, store);
  } catch {
    // Nothing was kept then.
  }
}
