// How the values of a roll read in sentences.
import type { HitValue, Reroll } from './schema/index.ts';

export const REROLL_WORDS: { readonly [R in Reroll]: string } = {
  none: '',
  '1s': ', rerolling 1s',
  fails: ', rerolling fails',
  successes: ', rerolling successes',
};

/** "4+, rerolling 1s", "automatic", "impossible". */
export function targetWords(value: HitValue, reroll: Reroll): string {
  if (value === 'auto') return 'automatic';
  if (value === 'none') return 'impossible';
  return `${value}+${REROLL_WORDS[reroll]}`;
}
