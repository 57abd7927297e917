// How lucky a result was, in words.
import type { Distribution } from '@oddsmith/kernel';
import { chanceOf } from '../../charts/series.ts';
import { formatChance } from '../../format/number.ts';
import { happened } from '../../language/english/happened.ts';

export interface Luck {
  readonly orLess: number;
  readonly orMore: number;
  readonly sentence: string;
}

/** Rarer than one battle in ten is luck, one in a hundred is a story. */
const LUCK = 0.1;
const STORY = 0.01;

export function luckOf(distribution: Distribution, outcome: number, axis: string): Luck {
  const orMore = chanceOf(distribution, outcome, 'atLeast');
  const orLess = 1 - chanceOf(distribution, outcome + 1, 'atLeast');
  const rare = Math.min(orLess, orMore);
  const word = rare >= LUCK ? happened.usual : rare >= STORY ? happened.rare : happened.story;
  const sentence = happened.luck(word, outcome, axis, formatChance(orLess), formatChance(orMore));
  return { orLess, orMore, sentence };
}
