// Texts of the packs that come with Oddsmith: deflated, in base64, so that a library of units is a tenth of its size on the way.
import { inflateStream, nodeInflater } from './inflate.ts';

/** In every browser and in Node; the core libraries declare none of these. */
declare function atob(base64: string): string;
declare class TextDecoder {
  constructor(encoding: 'latin1');
  decode(bytes: Uint8Array): string;
}

/** More than any text of a pack has. */
export const MOST_BYTES = 20_000_000;

/** A text that was deflated and written in base64. */
export async function deflatedText(packed: string): Promise<string> {
  const atOnce = nodeInflater();
  const bytes = bytesOf(packed);
  return textOf(atOnce ? atOnce(bytes, 'deflate', MOST_BYTES) : await inflateStream(bytes, 'deflate', MOST_BYTES));
}

export function bytesOf(base64: string): Uint8Array {
  const buffer = (globalThis as { readonly Buffer?: NodeBuffer }).Buffer;
  if (buffer !== undefined) return buffer.from(base64, 'base64');
  const binary = atob(base64);
  const bytes = new Uint8Array(binary.length);
  for (let i = 0; i < binary.length; i++) bytes[i] = binary.charCodeAt(i);
  return bytes;
}

interface NodeBuffer {
  from(text: string, encoding: 'base64'): Uint8Array;
  from(bytes: ArrayBufferLike, offset: number, length: number): { toString(encoding: 'latin1'): string };
}

/** Packs are ASCII. */
export function textOf(bytes: Uint8Array): string {
  const buffer = (globalThis as { readonly Buffer?: NodeBuffer }).Buffer;
  if (buffer === undefined) return new TextDecoder('latin1').decode(bytes);
  return buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
}
