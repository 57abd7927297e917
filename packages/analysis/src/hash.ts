// A short name for a text: FNV-1a, 32 bits. Enough to tell a handful of lists apart, or the dice of many battles.

export function hash32(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}
