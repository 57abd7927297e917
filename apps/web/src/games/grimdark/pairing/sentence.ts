// The engine's remarks begin in lower case; on the page they stand alone.

export function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
