// Bytes as text, in the encodings that list files come in: UTF-8, UTF-16 of both ends, Windows-1252.

/** In every browser and in Node; the core libraries do not declare it. */
declare class TextDecoder {
  constructor(encoding: 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252', options?: { readonly fatal: boolean });
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
    return new TextDecoder('windows-1252')
      .decode(bytes)
      .replace(/[\x80-\x9f]/g, (letter) => C1[letter.charCodeAt(0) - 0x80]);
  }
}

/** Some runtimes decode Windows-1252 as Latin-1 and leave its bullets, quotes and dashes as control characters. */
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
