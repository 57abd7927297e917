// One target under fire from a group: the best value of every group and what is left of it, by dynamic programming over both.
import type { Budget } from '@oddsmith/games';
import type { Shots, Way } from './shots.ts';

export interface LadderOrder {
  readonly shots: Shots;
  /** `ways[shooter]` at this target. */
  readonly ways: readonly (readonly Way[])[];
  readonly target: number;
  /** Only the earliest shooter may act: it fires, or holds its fire for good. */
  readonly given: boolean;
  /** What it is worth to stop here with these shooters left. */
  stop(waiting: number, left: number): number;
  /** What it costs to use a shooter. */
  readonly price: Float64Array;
  readonly budget: Budget;
  /** Ways that spend the re-roll as well, what it costs, and the table of what follows without it. */
  readonly spent?: { readonly ways: LadderOrder['ways']; readonly price: number; readonly without: Float64Array };
}

/** `table[waiting * (whole + 1) + left]`. */
export function climb({ shots, ways, target, given, stop, price, budget, spent }: LadderOrder): Float64Array {
  const size = shots.whole[target] + 1;
  const groups = 2 ** ways.length;
  const table = new Float64Array(groups * size);
  for (let waiting = 0; waiting < groups; waiting++) {
    const best = table.subarray(waiting * size, (waiting + 1) * size);
    for (let left = 0; left < size; left++) best[left] = stop(waiting, left);
    for (let i = 0; i < ways.length; i++) {
      if ((waiting & (1 << i)) === 0) continue;
      const from = (waiting & ~(1 << i)) * size;
      const rest = table.subarray(from, from + size);
      for (const way of ways[i]) raise(best, shots, way, rest, price[i]);
      if (spent !== undefined) {
        const without = spent.without.subarray(from, from + size);
        for (const way of spent.ways[i]) raise(best, shots, way, without, price[i] + spent.price);
      }
      if (!given) continue;
      for (let left = 1; left < size; left++) if (rest[left] > best[left]) best[left] = rest[left];
      break;
    }
    budget.spend(size * size * ways.length);
  }
  return table;
}

/** `best`, by what is left of the target, where this way and then what follows brings more at this price. */
function raise(best: Float64Array, shots: Shots, way: Way, follows: Float64Array, price: number): void {
  for (let left = 1; left < best.length; left++) {
    // A target nobody can bring to this has no shots to look up.
    if (!shots.reaches(way.target, left)) continue;
    const chances = shots.leftAfter(way, left);
    let sum = -price;
    for (let l = 0; l < chances.length; l++) sum += chances[l] * follows[l];
    if (sum > best[left]) best[left] = sum;
  }
}
