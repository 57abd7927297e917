// How deep JSON may nest. Parsers, printers and thread messages recurse: a few thousand brackets would overflow the stack.
import { emitter } from '@oddsmith/words';
import type { en } from '../words/en.ts';
import type { Unspoken } from './problem.ts';

const say = emitter<typeof en>();

/** The deepest real input has about eight levels. */
export const MAX_DEPTH = 40;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPENING = [0x5b, 0x7b];
const CLOSING = [0x5d, 0x7d];

/** Whether JSON nests deeper than so many levels, from its text: parsing 8 MB of brackets takes seconds, counting them 30 ms. */
export function nestsDeeper(json: string, levels: number): boolean {
  let depth = 0;
  for (let at = 0; at < json.length; at++) {
    const code = json.charCodeAt(at);
    if (code === QUOTE) at = endOfString(json, at);
    else if (code === OPENING[0] || code === OPENING[1]) {
      if (++depth > levels) return true;
    } else if (code === CLOSING[0] || code === CLOSING[1]) depth--;
  }
  return false;
}

/** Where the string that begins here ends: brackets in it are letters. */
function endOfString(json: string, from: number): number {
  for (let at = from + 1; at < json.length; at++) {
    const code = json.charCodeAt(at);
    if (code === QUOTE) return at;
    if (code === BACKSLASH) at++;
  }
  return json.length;
}

/** Of a request; undefined where the text is well, or is no JSON at all. */
export function nestingOfText(json: string): Unspoken | undefined {
  return nestsDeeper(json, MAX_DEPTH) ? TOO_DEEP : undefined;
}

const TOO_DEEP: Unspoken = {
  code: 'request/too-deep',
  path: '',
  message: say('too-deep', { most: MAX_DEPTH }),
};

/** A problem when a value nests deeper than MAX_DEPTH. Walks with a list of its own instead of recursing. */
export function nestingProblem(value: unknown): Unspoken | undefined {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth === MAX_DEPTH) return TOO_DEEP;
    const next: unknown[] = [];
    for (const item of level) {
      if (typeof item !== 'object' || item === null) continue;
      for (const child of Object.values(item)) if (typeof child === 'object' && child !== null) next.push(child);
    }
    level = next;
  }
  return undefined;
}
