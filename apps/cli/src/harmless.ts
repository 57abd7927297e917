// Text from lists and questions on a terminal: what would move its cursor or change its colours is shown, not done.

/** But for tabs and line breaks. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;

/** The same for every string in plain data. */
export function harmlessly<Data>(data: Data): Data {
  if (typeof data === 'string') return harmless(data) as Data;
  if (Array.isArray(data)) return data.map(harmlessly) as Data;
  if (data === null || typeof data !== 'object') return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, harmlessly(value)])) as Data;
}

export function harmless(text: string): string {
  return text.replace(CONTROL, (character) => `\\x${character.charCodeAt(0).toString(16).padStart(2, '0')}`);
}
