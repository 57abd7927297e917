// Finding an operative by what a player types, misspelt or not.
import { bestNamed } from '../../spelling/name-rank.ts';
import type { Library, Operative } from './library.ts';

/** Without capitals and accents. */
export function folded(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Letters that may be wrong in a word: one in three, two at most, none in a short one. */
function slips(word: string): number {
  return word.length < 4 ? 0 : Math.min(2, Math.floor(word.length / 3));
}

/** How many letters must be changed, added or dropped to make one word the other; counts no further than `most` + 1. */
function distance(one: string, two: string, most: number): number {
  if (Math.abs(one.length - two.length) > most) return most + 1;
  let row = Array.from({ length: two.length + 1 }, (_, j) => j);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= two.length; j++)
      next.push(Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + (one[i - 1] === two[j - 1] ? 0 : 1)));
    row = next;
  }
  return row[two.length];
}

/** Whether a word stands in a text, or one like it. */
function like(word: string, place: string): boolean {
  if (place.includes(word)) return true;
  const most = slips(word);
  return most > 0 && place.split(/[^a-z0-9]+/).some((part) => distance(word, part, most) <= most);
}

/** Operatives whose name, team or a weapon has every word; names first, words that are only alike last. */
export function searchOperatives(library: Library, text: string): readonly Operative[] {
  const words = folded(text).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const named = bestNamed(library.operatives, text, ({ name }) => name);
  const ranks: Operative[][] = [[...named], [], [], []];
  for (const operative of library.operatives) {
    if (named.includes(operative)) continue;
    const name = folded(operative.name);
    const all = folded([operative.name, operative.team, ...operative.weapons.map((weapon) => weapon.name)].join(' '));
    if (words.every((word) => name.includes(word))) ranks[0].push(operative);
    else if (words.every((word) => all.includes(word))) ranks[1].push(operative);
    else if (words.every((word) => like(word, name))) ranks[2].push(operative);
    else if (words.every((word) => like(word, all))) ranks[3].push(operative);
  }
  return ranks.flat();
}
