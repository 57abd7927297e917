// Ways to fire that no policy needs: another way of the same shooter leaves less of the target, whatever was there.
import type { Shots, Way } from './shots.ts';

/** As in `Shots`: `[shooter][target]`. */
export interface Ways {
  readonly plain: Shots['plain'];
  readonly spent: Shots['plain'];
}

/** Chances that differ by less are the same up to rounding. */
const ROUNDING = 1e-13;

/**
 * To leave less is better only where a target that has less left also ends with less after every shot at it; Blast, which
 * counts models, may do more to the larger mob. Then nothing is left out.
 */
export function worthTrying(shots: Shots): Ways {
  const falls = shots.remnants.map((_, t) => fallsEvenly(shots, t));
  const kept = (i: number, t: number): readonly Way[] => {
    const all = [...shots.plain[i][t], ...shots.spent[i][t]];
    return falls[t] ? undominated(all, (one, other) => beats(shots, one, other)) : all;
  };
  const ways = shots.plain.map((row, i) => row.map((_, t) => kept(i, t)));
  const those = (reroll: boolean) => ways.map((row) => row.map((all) => all.filter((way) => isSpent(way) === reroll)));
  return { plain: those(false), spent: those(true) };
}

/** Those that no other beats; of two that beat each other the first. */
export function undominated<T>(all: readonly T[], beats: (one: T, other: T) => boolean): readonly T[] {
  let best: readonly T[] = [];
  for (const one of all)
    if (!best.some((other) => beats(other, one))) best = [...best.filter((other) => !beats(one, other)), one];
  return best;
}

const isSpent = ({ reroll }: Way): boolean => reroll !== null;

/** Whether every shot at the target leaves less of it where less was left before. */
function fallsEvenly(shots: Shots, t: number): boolean {
  if (shots.remnants[t].parts !== undefined) return false;
  const states = reachedOf(shots, t);
  const ways = [...shots.plain, ...shots.spent].flatMap((row) => row[t]);
  return ways.every((way) =>
    states.every(
      (left, at) => at === 0 || leavesLess(shots.leftAfter(way, states[at - 1]), shots.leftAfter(way, left)),
    ),
  );
}

/** A way that keeps the re-roll beats one that spends it, not the other way round. */
function beats(shots: Shots, one: Way, other: Way): boolean {
  if (isSpent(one) && !isSpent(other)) return false;
  return reachedOf(shots, one.target).every((left) =>
    leavesLess(shots.leftAfter(one, left), shots.leftAfter(other, left)),
  );
}

/** At most so much is left with at least the chance, for every number. */
export function leavesLess(one: Float64Array, other: Float64Array): boolean {
  let ahead = 0;
  for (let left = 0; left < other.length; left++) {
    ahead += (one[left] ?? 0) - other[left];
    if (ahead < -ROUNDING) return false;
  }
  return true;
}

function reachedOf(shots: Shots, t: number): readonly number[] {
  return Array.from({ length: shots.whole[t] }, (_, i) => i + 1).filter((left) => shots.reaches(t, left));
}
