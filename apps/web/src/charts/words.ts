// What a chart says in words: the sentence for a value that is read, and the summary of the whole.
import type { Distribution } from '@oddsmith/kernel';
import { formatChance, formatExact, formatMean } from '../format/number.ts';
import { charts } from '../language/english/charts.ts';
import { chanceOf, honestChance, type Reading } from './series.ts';

/** "3 or more wounds dealt". */
export function outcomeWords(outcome: number, reading: Reading, axis: string): string {
  return reading === 'atLeast' ? charts.orMore(outcome, axis) : charts.exactlySo(outcome, axis);
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
  if (min === max) return charts.always(min, axis);
  const most = formatChance(chanceOf(distribution, mode, 'exactly'));
  const range = charts.between(min, max, axis, formatMean(mean), median);
  return `${range} ${charts.likely(mode, most, percentiles['25'], percentiles['75'])}`;
}
