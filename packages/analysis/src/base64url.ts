// Bytes as text that survives an address bar: base64 with - and _, without padding.

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

const VALUES = new Int8Array(128).fill(-1);
for (let i = 0; i < ALPHABET.length; i++) VALUES[ALPHABET.charCodeAt(i)] = i;

export function toBase64url(bytes: Uint8Array): string {
  let text = '';
  let bits = 0;
  let held = 0;
  for (const byte of bytes) {
    bits = ((bits << 8) | byte) & 0xffff;
    held += 8;
    while (held >= 6) {
      held -= 6;
      text += ALPHABET[(bits >> held) & 63];
    }
  }
  return held === 0 ? text : text + ALPHABET[(bits << (6 - held)) & 63];
}

/** The bytes, or undefined when a character does not belong or the length is impossible. */
export function fromBase64url(text: string): Uint8Array | undefined {
  if (text.length % 4 === 1) return undefined;
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4));
  let bits = 0;
  let held = 0;
  let next = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    const six = code < 128 ? VALUES[code] : -1;
    if (six < 0) return undefined;
    bits = ((bits << 6) | six) & 0xffff;
    held += 6;
    if (held >= 8) {
      held -= 8;
      bytes[next++] = (bits >> held) & 255;
    }
  }
  return bytes;
}
