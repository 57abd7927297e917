// How numbers read in sentences.
import type { HitValue, Reroll } from './schema/index.ts';

/** 0.1234 -> "12.3%"; small and near-certain chances keep the digits that tell them from 0 and 100. */
export function percent(chance: number): string {
  if (chance <= 0) return '0%';
  if (chance >= 1) return '100%';
  if (chance < 0.001) return 'under 0.1%';
  if (chance > 0.999) return 'over 99.9%';
  return `${(chance * 100).toFixed(1)}%`;
}

/** 1.25, 0.97, 12.5: two decimals without trailing zeros. */
export function decimal(value: number): string {
  return String(Number(value.toFixed(2)));
}

export function plural(count: number | string, one: string, many = `${one}s`): string {
  return `${count} ${String(count) === '1' ? one : many}`;
}

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
