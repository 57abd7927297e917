// Packs of units as the games unpack them: ASCII, deflated, in base85, as a literal of TypeScript.
import { deflateSync } from 'node:zlib';
import { LETTERS } from '../packages/games/src/lists/deflated-text.ts';

export function deflated(json: string): string {
  const ascii = json.replace(
    /[\u0080-\uffff]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return `'${inBase85(deflateSync(ascii, { level: 9 }))}'`;
}

function inBase85(bytes: Uint8Array): string {
  let text = '';
  for (let from = 0; from < bytes.length; from += 4) {
    const there = Math.min(4, bytes.length - from);
    let word = 0;
    for (let i = from; i < from + 4; i++) word = word * 256 + (bytes[i] ?? 0);
    let letters = '';
    for (let i = 0; i < 5; i++) {
      letters = LETTERS[word % 85] + letters;
      word = Math.floor(word / 85);
    }
    text += letters.slice(0, there + 1);
  }
  return text;
}
