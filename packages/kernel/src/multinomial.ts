// How many of a number of trials end in each of three or more ways, as one dense array.
import { binomialPmf } from './binomial.ts';

/**
 * The chance of every split of `trials` trials over outcomes with the given `chances`.
 * The last outcome gets what the others leave, so a split is indexed by the counts of all outcomes but the last:
 * `counts[0] + counts[1] * (trials + 1) + counts[2] * (trials + 1)^2 ...`. Impossible splits hold 0.
 */
export function multinomialTable(trials: number, chances: readonly number[]): Float64Array {
  const last = chances.length - 1;
  const table = new Float64Array((trials + 1) ** last);
  const shares = sharesOfRest(chances);

  // Outcome by outcome: of the trials left, the next outcome takes a binomial share.
  const place = (outcome: number, index: number, stride: number, left: number, weight: number): void => {
    if (outcome === last) {
      table[index] = weight;
      return;
    }
    const row = binomialPmf(left, shares[outcome]);
    for (let k = 0; k <= left; k++)
      if (row[k] !== 0) place(outcome + 1, index + k * stride, stride * (trials + 1), left - k, weight * row[k]);
  };
  place(0, 0, 1, trials, 1);
  return table;
}

/** The index of a split in `multinomialTable`: counts of all outcomes but the last. */
export function multinomialIndex(trials: number, counts: readonly number[]): number {
  let index = 0;
  for (let i = counts.length - 1; i >= 0; i--) index = index * (trials + 1) + counts[i];
  return index;
}

/** Each outcome's chance against itself and those after it: added up, as a difference from 1 would cost precision. */
function sharesOfRest(chances: readonly number[]): number[] {
  const shares: number[] = [];
  let rest = 0;
  for (let i = chances.length - 1; i >= 0; i--) {
    rest += chances[i];
    shares[i] = chances[i] === 0 ? 0 : chances[i] / rest;
  }
  return shares;
}
