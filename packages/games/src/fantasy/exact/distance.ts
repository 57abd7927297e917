// How far dice of a charge, a flight or a pursuit carry: counted, none rolled.
import type { Pmf } from '@oddsmith/kernel';
import type { DistanceDice } from '../card/charge.ts';
import { LOWEST_TWO_OF_THREE, TWO_DICE } from './dice-sums.ts';

const FACES = 6;
export const ONE_DIE: Pmf = Float64Array.from({ length: FACES + 1 }, (_, face) => (face === 0 ? 0 : 1 / FACES));

/** P(dice) of one roll. Of two dice (2k - 1) pairs have k as the higher one; the lower one is its mirror image. */
export const DISTANCES: { readonly [D in DistanceDice]: Pmf } = {
  higher: Float64Array.from({ length: FACES + 1 }, (_, k) => (k === 0 ? 0 : (2 * k - 1) / FACES ** 2)),
  lower: Float64Array.from({ length: FACES + 1 }, (_, k) => (k === 0 ? 0 : (2 * (FACES - k) + 1) / FACES ** 2)),
  both: TWO_DICE,
  // The best two of three are the lowest two with every face counted from the other end.
  bestTwo: LOWEST_TWO_OF_THREE.map((_, sum) => LOWEST_TWO_OF_THREE[2 * (FACES + 1) - sum] ?? 0),
};
