// How far a sum of independent trials reaches before its chance is beyond what is kept (Chernoff's bound, which is sharp enough
// to size tables by).

/** So many trials that succeed so often on average. */
export interface Trials {
  readonly most: number;
  readonly mean: number;
}

const NEWTON_STEPS = 6;

/** -log of the chance that as many as `count` of the trials succeed, or as few. */
export function rarity({ most, mean }: Trials, count: number): number {
  if (count > most || mean <= 0) return Number.POSITIVE_INFINITY;
  if (count === most) return most * Math.log(most / mean);
  const failures = most - count;
  const rest = failures * Math.log(failures / (most - mean));
  return count <= 0 ? rest : count * Math.log(count / mean) + rest;
}

/** The most successes whose chance is not below e to the -`depth`. */
export function reachOf(trials: Trials, depth: number): number {
  const { most, mean } = trials;
  if (mean <= 0) return 0;
  if (mean >= most || rarity(trials, most) <= depth) return most;
  // The bound is convex above the mean: from the right Newton's steps come down to it and never pass it.
  let count = Math.min(most - 1e-9, mean + Math.sqrt(2 * depth * mean) + depth);
  for (let step = 0; step < NEWTON_STEPS; step++) {
    const slope = Math.log((count * (most - mean)) / ((most - count) * mean));
    count = Math.max(mean, count - (rarity(trials, count) - depth) / slope);
  }
  return count;
}
