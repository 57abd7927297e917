// Sums of two dice, and of the lowest two of three.
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
