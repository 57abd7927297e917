// Gear as lists write it: "2x Missile pod, Battlesuit fists", "10 with Bolt pistol and Power weapon", names with "and" in them.
import { ReadingStopped } from '../../lists/budget.ts';

export interface Gear {
  readonly name: string;
  /** As written in front of the name; undefined: without a number. */
  readonly count: number | undefined;
}

/** Gear that belongs together; `bearers` of "4 with Bolt rifle". */
export interface GearPart {
  readonly bearers: number | undefined;
  readonly items: readonly Gear[];
}

/** Nothing in a list has a higher number. */
const MOST_OF_ONE = 1_000;
const COUNT = /^(\d{1,4}) ?[x\u00d7]? (\S.*)$/i;
const BEARERS = /^(\d{1,3}) (?:with|w\/) ?(\S.*)$/i;
/** Pieces and the separators between them in the longest name: four words joined by "and" or commas. */
const LONGEST_NAME = 6;
const MOST_PIECES = 1_200;

/** "4x Bolt pistol", "4 Bolt pistol" or "Bolt pistol". */
export function readCounted(text: string): { readonly count: number | undefined; readonly name: string } {
  const match = COUNT.exec(text.trim());
  if (match === null) return { count: undefined, name: text.trim() };
  const count = Number(match[1]);
  return count > MOST_OF_ONE ? { count: undefined, name: text.trim() } : { count, name: match[2].trim() };
}

/**
 * Splits a list of gear. "and", "&" and "," also stand inside names ("Lacerator and daemonic claw"), so the longest
 * run of pieces that `known` recognises is taken as one name. Brackets are never split.
 */
export function splitGear(text: string, known: (name: string) => boolean): readonly GearPart[] {
  const pieces = piecesOf(text);
  const parts: { bearers: number | undefined; items: Gear[] }[] = [{ bearers: undefined, items: [] }];
  let start = 0;
  while (start < pieces.length) {
    const scope = BEARERS.exec(pieces[start]);
    if (scope !== null) {
      parts.push({ bearers: Number(scope[1]), items: [] });
      pieces[start] = scope[2];
    }
    const end = endOfName(pieces, start, known);
    const { count, name } = readCounted(pieces.slice(start, end + 1).join(''));
    if (name !== '') parts[parts.length - 1].items.push({ name: withoutArticle(name, known), count });
    start = end + 2;
  }
  return parts.filter(({ items }) => items.length > 0);
}

/** Place of the last piece of the longest known name that begins here; the piece itself where none is known. */
function endOfName(pieces: readonly string[], start: number, known: (name: string) => boolean): number {
  for (let stop = Math.min(pieces.length - 1, start + LONGEST_NAME); stop > start; stop -= 2)
    if (known(readCounted(pieces.slice(start, stop + 1).join('')).name)) return stop;
  return start;
}

function withoutArticle(name: string, known: (name: string) => boolean): string {
  return /^the /i.test(name) && !known(name) ? name.slice(4) : name;
}

/** Pieces at even places, separators between them; what stands in brackets stays whole. */
function piecesOf(text: string): string[] {
  const masked = text.includes('(') || text.includes('[') ? maskBrackets(text) : text;
  const pieces: string[] = [];
  let from = 0;
  for (const match of masked.matchAll(/, ?| (?:and|&|et|\+) |; ?/g)) {
    if (pieces.length >= MOST_PIECES)
      throw new ReadingStopped('too-much-gear', {
        id: 'pieces-of-gear',
        values: { most: MOST_PIECES / 2, text: text.slice(0, 40) },
      });
    pieces.push(text.slice(from, match.index), match[0]);
    from = match.index + match[0].length;
  }
  pieces.push(text.slice(from));
  return pieces;
}

/** Letters inside brackets become underscores, so that no separator is seen there. */
function maskBrackets(text: string): string {
  let depth = 0;
  let masked = '';
  for (const letter of text) {
    if (letter === '(' || letter === '[') depth++;
    masked += depth > 0 ? '_'.repeat(letter.length) : letter;
    if ((letter === ')' || letter === ']') && depth > 0) depth--;
  }
  // A bracket that is never closed hides nothing.
  return depth > 0 ? text : masked;
}
