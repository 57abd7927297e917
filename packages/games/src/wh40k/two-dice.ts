// Rolls of 2D6 against a number: charges and Battle-shock tests, rerolled as a whole (rule 2).
import type { Pmf } from '@oddsmith/kernel';

/** What 2D6 show when a roll below `needed` may be rerolled once. */
export function twoDicePmf(needed: number, reroll: boolean): Pmf {
  const once = new Float64Array(13);
  for (let one = 1; one <= 6; one++) for (let two = 1; two <= 6; two++) once[one + two] += 1 / 36;
  if (!reroll) return once;
  let failed = 0;
  const result = new Float64Array(13);
  for (let total = 2; total <= 12; total++) {
    if (total < needed) failed += once[total];
    else result[total] = once[total];
  }
  for (let total = 2; total <= 12; total++) result[total] += failed * once[total];
  return result;
}
