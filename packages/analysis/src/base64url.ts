// Bytes as text that survives an address bar: base64 with - and _, without padding.

/** In every browser and in Node; the core libraries do not declare them. */
declare function btoa(binary: string): string;
declare function atob(base64: string): string;

export function toBase64url(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The bytes, or undefined when a character does not belong or the length is impossible. */
export function fromBase64url(text: string): Uint8Array | undefined {
  if (!/^[\w-]*$/.test(text) || text.length % 4 === 1) return undefined;
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
}
