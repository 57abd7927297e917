// What a chart says in words: the sentence for a value that is read, and the summary of the whole.
import type { Distribution } from '@oddsmith/kernel';
import { formatChance, formatExact, formatMean, trueMinus } from '../format/number.ts';
import { charts } from '../language/english/results/results.ts';
import { chanceOf, honestChance, type Reading } from './series.ts';

/** "3 or more": what is counted stands at the axis. */
function outcomeWords(outcome: number, reading: Reading): string {
  const number = trueMinus(outcome);
  return reading === 'atLeast' ? charts.orMore(number) : charts.exactlySo(number);
}

export interface ReadValue {
  readonly words: string;
  readonly chance: string;
  readonly exact: string;
}

export function readValue(distribution: Distribution, outcome: number, reading: Reading): ReadValue {
  const chance = chanceOf(distribution, outcome, reading);
  return {
    words: outcomeWords(outcome, reading),
    chance: formatChance(honestChance(distribution, outcome, reading)),
    exact: formatExact(chance),
  };
}

export function summaryWords(distribution: Distribution, axis: string): string {
  const { min, max, mean, median, mode, percentiles } = distribution;
  if (min === max) return charts.always(trueMinus(min), axis);
  const most = formatChance(chanceOf(distribution, mode, 'exactly'));
  const range = charts.between(trueMinus(min), trueMinus(max), axis, formatMean(mean), trueMinus(median));
  const [low, high] = [trueMinus(percentiles['25']), trueMinus(percentiles['75'])];
  return `${range} ${charts.likely(trueMinus(mode), most, low, high)}`;
}
