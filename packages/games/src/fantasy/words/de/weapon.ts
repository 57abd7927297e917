import type { Writer } from '@oddsmith/words';

/** In the middle of a sentence German writes adjectives small: "zwei Handwaffen". */
export function weaponInSentence(weapon: string, w: Writer): string {
  const word = w.word(weapon);
  return /^(Zwei|Leichte) /.test(word) ? word.charAt(0).toLowerCase() + word.slice(1) : word;
}
