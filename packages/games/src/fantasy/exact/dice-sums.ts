// Sums of two dice, and of the lowest two of three; how far dice of a charge, a flight or a pursuit carry: counted, none rolled.
import type { Pmf } from '@oddsmith/kernel';
import type { DistanceDice } from '../card/charge.ts';

const FACES = 6;
export const LEAST = 2;
export const MOST = 12;

/** P(sum) at index 2 to 12 of two dice, and of three without the highest. */
export const TWO_DICE = sums(false);
export const LOWEST_TWO_OF_THREE = sums(true);

function sums(three: boolean): Float64Array {
  const result = new Float64Array(MOST + 1);
  for (let a = 1; a <= FACES; a++)
    for (let b = 1; b <= FACES; b++) {
      if (!three) result[a + b] += 1 / 36;
      else for (let c = 1; c <= FACES; c++) result[a + b + c - Math.max(a, b, c)] += 1 / 216;
    }
  return result;
}

export const ONE_DIE: Pmf = Float64Array.from({ length: FACES + 1 }, (_, face) => (face === 0 ? 0 : 1 / FACES));

/** P(dice) of one roll. Of two dice (2k - 1) pairs have k as the higher one; the lower one is its mirror image. */
export const DISTANCES: { readonly [D in DistanceDice]: Pmf } = {
  higher: Float64Array.from({ length: FACES + 1 }, (_, k) => (k === 0 ? 0 : (2 * k - 1) / FACES ** 2)),
  lower: Float64Array.from({ length: FACES + 1 }, (_, k) => (k === 0 ? 0 : (2 * (FACES - k) + 1) / FACES ** 2)),
  both: TWO_DICE,
  // The best two of three are the lowest two with every face counted from the other end.
  bestTwo: LOWEST_TWO_OF_THREE.map((_, sum) => LOWEST_TWO_OF_THREE[2 * (FACES + 1) - sum] ?? 0),
};
