// The figure a simulation is judged by, and how far one battle strays from it.
import type { Distribution } from '@oddsmith/kernel';
import type { Headline } from './calculator.ts';

/**
 * A chance seen in `battles` battles. One battle of either kind is added to the deviation, so that what has not been seen
 * yet does not claim to be impossible, nor what was always seen to be certain.
 */
export function chanceHeadline(chance: number, battles: number): Headline {
  const likely = (chance * battles + 1) / (battles + 2);
  return { value: chance, deviation: Math.sqrt(likely * (1 - likely)) };
}

/** A mean of `battles` battles, to which one a point above it and one a point below are added in the same way. */
export function meanHeadline({ mean, stdDev }: Distribution, battles: number): Headline {
  return { value: mean, deviation: Math.sqrt((battles * stdDev ** 2 + 2) / (battles + 2)) };
}
