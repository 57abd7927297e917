// Texts of the packs that come with Oddsmith: deflated, in base85, so that a library of units is a tenth of its size on the way.
import { inflateStream, nodeInflater } from './inflate.ts';

/** In every browser and in Node; the core libraries do not declare it. */
declare class TextDecoder {
  constructor(encoding: 'latin1');
  decode(bytes: Uint8Array): string;
}

/** More than any text of a pack has. */
export const MOST_BYTES = 20_000_000;

/** A text that was deflated and written in base85. */
export async function deflatedText(packed: string): Promise<string> {
  const atOnce = nodeInflater();
  const bytes = bytesOf(packed);
  return textOf(atOnce ? atOnce(bytes, 'deflate', MOST_BYTES) : await inflateStream(bytes, 'deflate', MOST_BYTES));
}

/** The letters of ZeroMQ's base85: none of them ends or escapes a literal. Five carry four bytes; base64 needs a fifteenth more for as many. */
export const LETTERS = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ.-:+=^!/*?&<>()[]{}@%$#';
const BASE = 85;
const DIGITS = new Uint8Array(128);
for (let digit = 0; digit < BASE; digit++) DIGITS[LETTERS.charCodeAt(digit)] = digit;

export function bytesOf(packed: string): Uint8Array {
  const { length } = packed;
  const bytes = new Uint8Array(Math.floor((length * 4) / 5));
  for (let from = 0, to = 0; from < length; from += 5, to += 4) {
    let word = 0;
    // Letters that the last word lacks count as the highest digit: the bytes that are there come out whole.
    for (let i = from; i < from + 5; i++) word = word * BASE + (i < length ? DIGITS[packed.charCodeAt(i)] : BASE - 1);
    // What stands beyond the end of a typed array is dropped.
    bytes[to] = word >>> 24;
    bytes[to + 1] = word >>> 16;
    bytes[to + 2] = word >>> 8;
    bytes[to + 3] = word;
  }
  return bytes;
}

interface NodeBuffer {
  from(bytes: ArrayBufferLike, offset: number, length: number): { toString(encoding: 'latin1'): string };
}

/** Packs are ASCII. */
export function textOf(bytes: Uint8Array): string {
  const buffer = (globalThis as { readonly Buffer?: NodeBuffer }).Buffer;
  if (buffer === undefined) return new TextDecoder('latin1').decode(bytes);
  return buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
}
