// Pearson's statistic for counts against chances, and the limit that fair counts exceed once in a million.

export function chiSquareOf(counts: readonly number[], chances: ArrayLike<number>): number {
  const total = counts.reduce((sum, count) => sum + count, 0);
  let statistic = 0;
  counts.forEach((count, i) => {
    const expected = total * chances[i];
    if (expected > 0) statistic += (count - expected) ** 2 / expected;
    else if (count > 0) statistic = Number.POSITIVE_INFINITY;
  });
  return statistic;
}

/** Wilson and Hilferty's cube: the quantile at 4.753 standard deviations. */
export function chiSquareLimit(freedom: number): number {
  const share = 2 / (9 * freedom);
  return freedom * (1 - share + 4.753 * Math.sqrt(share)) ** 3;
}
