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
  const changes: Change[] = [];
  let [one, other] = [0, 0];
  for (const [keptAt, saidAt] of [...common(before, after), [before.length, after.length] as const]) {
    const [gone, come] = [keptAt - one, saidAt - other];
    for (let i = 0; i < Math.max(gone, come); i++)
      changes.push({
        ...(i < gone ? { before: before[one + i] } : {}),
        ...(i < come ? { after: now[other + i] } : {}),
      });
    one = keptAt + 1;
    other = saidAt + 1;
  }
  return changes;
}

/** Places of a longest common subsequence: what is said before and after in the same order. */
function common(before: readonly string[], after: readonly string[]): readonly (readonly [number, number])[] {
  const width = after.length + 1;
  const length = new Uint16Array((before.length + 1) * width);
  for (let i = before.length - 1; i >= 0; i--)
    for (let j = after.length - 1; j >= 0; j--)
      length[i * width + j] =
        before[i] === after[j]
          ? length[(i + 1) * width + j + 1] + 1
          : Math.max(length[(i + 1) * width + j], length[i * width + j + 1]);
  const places: [number, number][] = [];
  let [i, j] = [0, 0];
  while (i < before.length && j < after.length) {
    if (before[i] === after[j]) places.push([i++, j++]);
    else if (length[(i + 1) * width + j] >= length[i * width + j + 1]) i++;
    else j++;
  }
  return places;
}
