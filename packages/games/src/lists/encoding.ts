// Bytes as text, in the encodings that list files come in: UTF-8, UTF-16 of both ends, Windows-1252.

/** In every browser and in Node; the core libraries do not declare it. */
declare class TextDecoder {
  constructor(encoding: 'utf-8' | 'utf-16le' | 'utf-16be', options?: { readonly fatal: boolean });
  decode(bytes: Uint8Array): string;
}

/** Bytes looked at to tell UTF-16 without a mark. */
const PEEK = 200;

export function decodeText(bytes: Uint8Array): string {
  const wide = wideEncoding(bytes);
  if (wide !== undefined) return new TextDecoder(wide).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return windows1252(bytes);
  }
}

/** Through a table: runtimes differ in what they make of bullets, quotes and dashes, and replacing them in 8 MB of noise takes a second. */
function windows1252(bytes: Uint8Array): string {
  const letters = new Uint16Array(bytes.length);
  for (let i = 0; i < bytes.length; i++)
    letters[i] = bytes[i] >= 0x80 && bytes[i] < 0xa0 ? C1.charCodeAt(bytes[i] - 0x80) : bytes[i];
  return new TextDecoder('utf-16le').decode(new Uint8Array(letters.buffer));
}

/** What Windows writes where Latin-1 has control characters. */
const C1 =
  '\u20ac\ufffd\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\ufffd\u017d\ufffd\ufffd\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\ufffd\u017e\u0178';

/** By the mark at the start, or by the zeros beside Latin letters. */
function wideEncoding(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const zeros = [0, 0];
  const end = Math.min(bytes.length, PEEK) & ~1;
  for (let i = 0; i < end; i++) if (bytes[i] === 0) zeros[i % 2]++;
  if (end < 8 || zeros[0] + zeros[1] < end / 4) return undefined;
  if (zeros[0] === 0) return 'utf-16le';
  return zeros[1] === 0 ? 'utf-16be' : undefined;
}
