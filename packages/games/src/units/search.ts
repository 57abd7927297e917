// Units by what a player types: whole names first, then starts of names and of words, typing errors of one letter last.
import { similarity } from '../spelling/nearest.ts';
import { nameKey, singularKey } from '../wh40k/data/name.ts';
import type { UnitEntry } from './unit-source.ts';

/** Shorter words with a letter changed are other words. */
const SHORTEST_MISTYPED = 4;

/** In the order of the match, and of the library within it; all of them for no words at all. */
export function searchUnits<Entry extends Pick<UnitEntry, 'name'>>(
  entries: readonly Entry[],
  text: string,
): readonly Entry[] {
  const wanted = singularKey(text);
  if (wanted === '') return nameKey(text) === text.trim() ? entries : [];
  const words = wanted.split(' ');
  const ranks: Entry[][] = [[], [], [], []];
  for (const entry of entries) {
    const rank = rankOf(singularKey(entry.name), wanted, words);
    if (rank !== undefined) ranks[rank].push(entry);
  }
  return ranks.flat();
}

function rankOf(name: string, wanted: string, words: readonly string[]): number | undefined {
  if (name === wanted) return 0;
  if (name.startsWith(wanted)) return 1;
  const own = name.split(' ');
  if (words.every((word) => own.some((other) => other.startsWith(word)))) return 2;
  return words.every((word) => own.some((other) => other.startsWith(word) || isMistyped(word, other))) ? 3 : undefined;
}

/** One letter wrong, missing, too many, or two exchanged. */
function isMistyped(word: string, other: string): boolean {
  if (word.length < SHORTEST_MISTYPED || Math.abs(word.length - other.length) > 1) return false;
  let start = 0;
  while (start < word.length && word[start] === other[start]) start++;
  const rest = (text: string, from: number): string => text.slice(start + from);
  return (
    rest(word, 1) === rest(other, 1) ||
    rest(word, 1) === rest(other, 0) ||
    rest(word, 0) === rest(other, 1) ||
    (word[start] === other[start + 1] && word[start + 1] === other[start] && rest(word, 2) === rest(other, 2))
  );
}

const NEAR = 0.5;

/** The names spelt most like it, each once. */
export function nearestNames(entries: readonly UnitEntry[], text: string, most: number): readonly string[] {
  const wanted = nameKey(text);
  const scores = new Map<string, number>();
  for (const { name } of entries) if (!scores.has(name)) scores.set(name, similarity(nameKey(name), wanted, NEAR));
  return [...scores]
    .filter(([, score]) => score > 0)
    .toSorted((a, b) => b[1] - a[1])
    .slice(0, most)
    .map(([name]) => name);
}
