// Packs of units as the games unpack them: ASCII, deflated, in base64, as a literal of TypeScript.
import { deflateSync } from 'node:zlib';

export function deflated(json: string): string {
  const ascii = json.replace(
    /[\u0080-\uffff]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return `'${deflateSync(ascii, { level: 9 }).toString('base64')}'`;
}
