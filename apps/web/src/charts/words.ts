// What a chart says in words: the sentence for a value that is read, and the summary of the whole.
import type { Distribution } from '@oddsmith/kernel';
import { formatChance, formatExact, formatMean } from '../format/number.ts';
import { chanceOf, honestChance, type Reading } from './series.ts';

/** "3 or more wounds dealt". */
export function outcomeWords(outcome: number, reading: Reading, axis: string): string {
  return reading === 'atLeast' ? `${outcome} or more ${axis}` : `exactly ${outcome} ${axis}`;
}

export interface ReadValue {
  readonly words: string;
  readonly chance: string;
  readonly exact: string;
}

export function readValue(distribution: Distribution, outcome: number, reading: Reading, axis: string): ReadValue {
  const chance = chanceOf(distribution, outcome, reading);
  return {
    words: outcomeWords(outcome, reading, axis),
    chance: formatChance(honestChance(distribution, outcome, reading)),
    exact: formatExact(chance),
  };
}

export function summaryWords(distribution: Distribution, axis: string): string {
  const { min, max, mean, median, mode, percentiles } = distribution;
  if (min === max) return `Always ${min} ${axis}.`;
  const most = formatChance(chanceOf(distribution, mode, 'exactly'));
  return (
    `Between ${min} and ${max} ${axis}; ${formatMean(mean)} on average, median ${median}. ` +
    `Most likely ${mode} (${most}). The middle half of all battles lies between ${percentiles['25']} and ${percentiles['75']}.`
  );
}
