// Headings of option groups that lists print beside what was taken from them: "2 ectoplasma cannons (2x Ectoplasma cannon)". What they head counts, once.
import { singularKey } from '../data/name.ts';
import { readCounted, splitGear } from './gear-text.ts';

type Known = (name: string) => boolean;

/** At most so many pairs of brackets are looked at in one line. */
const MOST_BRACKETS = 60;

/** The gear in brackets in place of the heading in front of it. */
export function withoutHeadings(text: string, known: Known): string {
  if (!text.includes('(')) return text;
  let plain = '';
  let from = 0;
  for (const match of [...text.matchAll(/\(([^()]+)\)/g)].slice(0, MOST_BRACKETS)) {
    const before = text.slice(from, match.index);
    const start = Math.max(
      0,
      ...[', ', ': '].map((mark) => (before.includes(mark) ? before.lastIndexOf(mark) + 2 : 0)),
    );
    const heading = isHeading(before.slice(start).trim(), match[1], known);
    plain += heading ? before.slice(0, start) + match[1] : before + match[0];
    from = match.index + match[0].length;
  }
  return plain + text.slice(from);
}

/** What stands in the brackets is gear, and what stands before them names it again or is no gear itself. */
function isHeading(text: string, inside: string, known: Known): boolean {
  const items = splitGear(inside, known).flatMap((part) => part.items);
  const { name } = readCounted(text);
  if (name === '' || !items.some((item) => known(item.name))) return false;
  return !known(name) || items.some((item) => singularKey(item.name) === singularKey(name));
}

/** "1 mauler chainblade, 7 chainblades" in small letters, without an x: the models below carry them. */
const GROUP = /^(?:[A-Z]: )?\d{1,2} [a-z][^,:]*(?:, \d{1,2} [a-z][^,:]*)+$/;

export function isGroupHeading(text: string): boolean {
  return GROUP.test(text);
}
