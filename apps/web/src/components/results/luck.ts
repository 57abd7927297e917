// How lucky a result was, in words.
import type { Distribution } from '@oddsmith/kernel';
import { chanceOf } from '../../charts/series.ts';
import { formatChance, trueMinus } from '../../format/number.ts';
import { happened } from '../../language/english/results/happened.ts';

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
  const sentence = happened.luck(
    rarity(Math.min(orLess, orMore)),
    trueMinus(outcome),
    axis,
    formatChance(orLess),
    formatChance(orMore),
  );
  return { orLess, orMore, sentence };
}

/** For one of the ways a battle can go. */
export function shareLuck(way: string, chance: number): string {
  return happened.way(rarity(chance), way, formatChance(chance));
}

function rarity(chance: number): string {
  if (chance >= LUCK) return happened.usual;
  return chance >= STORY ? happened.rare : happened.story;
}
