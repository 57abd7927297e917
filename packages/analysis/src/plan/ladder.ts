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
    for (let left = 0; left < size; left++) {
      let best = stop(waiting, left);
      // A target nobody can bring to this has no shots to look up.
      if (left > 0 && shots.reaches(target, left))
        for (let i = 0; i < ways.length; i++) {
          if ((waiting & (1 << i)) === 0) continue;
          const rest = (waiting & ~(1 << i)) * size;
          if (given && table[rest + left] > best) best = table[rest + left];
          for (const way of ways[i]) {
            const sum = meanOf(shots.leftAfter(way, left), table, rest) - price[i];
            if (sum > best) best = sum;
          }
          if (spent !== undefined)
            for (const way of spent.ways[i]) {
              const sum = meanOf(shots.leftAfter(way, left), spent.without, rest) - price[i] - spent.price;
              if (sum > best) best = sum;
            }
          if (given) break;
        }
      table[waiting * size + left] = best;
    }
    budget.spend(size * size * ways.length);
  }
  return table;
}

function meanOf(chances: Float64Array, table: Float64Array, from: number): number {
  let sum = 0;
  for (let left = 0; left < chances.length; left++) sum += chances[left] * table[from + left];
  return sum;
}
