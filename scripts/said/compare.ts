// What is said now held against what was stored.
import type { Language, Said } from './speech.ts';
import { hashOf, type Store } from './store.ts';

/** One text that is said otherwise, no longer, or anew. Of a text that was stored as a hash only the hash is left. */
export interface Change {
  readonly before?: string;
  readonly after?: string;
}

export interface Changed {
  readonly id: string;
  readonly language: Language;
  readonly changes: readonly Change[];
}

export function compare(store: Store, said: readonly Said[], languages: readonly Language[]): readonly Changed[] {
  const speeches = new Map(said.map(({ id, speech }) => [id, speech]));
  const ids = [...new Set([...speeches.keys(), ...Object.keys(store)])];
  return ids.flatMap((id) =>
    languages.flatMap((language) => {
      const changes = changesOf(store[id]?.[language] ?? [], speeches.get(id)?.[language] ?? []);
      return changes.length === 0 ? [] : [{ id, language, changes }];
    }),
  );
}

function changesOf(kept: readonly string[] | string, now: readonly string[]): readonly Change[] {
  const hashed = typeof kept === 'string';
  const before = hashed ? kept.split(' ').filter((hash) => hash !== '') : kept;
  const after = hashed ? now.map(hashOf) : now;
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start++;
  let end = 0;
  while (end < Math.min(before.length, after.length) - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  const [gone, come] = [before.length, after.length].map((length) => length - start - end);
  return Array.from({ length: Math.max(gone, come) }, (_, i) => ({
    ...(i < gone ? { before: before[start + i] } : {}),
    ...(i < come ? { after: now[start + i] } : {}),
  })).filter(({ before: one, after: other }) => one !== other && (other === undefined || one !== hashOf(other)));
}
