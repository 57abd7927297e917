// A split of many defenders over several territories: for every stock that may be left, the best chance to hold at least so
// many of the territories that follow, each number on its own. Where one number counts (all, or a single one) that is the
// best split; where several do it is a bound, since no split need be best for all of them at once, and splits are followed
// as long as they promise more than the best one found.
import type { Budget } from '../../contract/budget.ts';
import type { Counts } from '../units.ts';
import { placesWithin } from './armies.ts';

export interface WideSplit {
  /** Garrison of each territory, by place in the list of armies. */
  readonly chosen: readonly number[];
  readonly chance: number;
  /** No split holds so many more often. */
  readonly atMost: number;
  /** Pairs of a garrison and what is left. */
  readonly checked: number;
}

interface SplitQuestion {
  readonly stock: Counts;
  readonly hold: number;
  /** Steps that may be taken to prove the answer. */
  readonly steps?: number;
}

/** So much work to prove the best split where it is not the bound itself: a few seconds on a busy machine. */
export const STEPS_TO_PROVE = 300_000_000;
/** Splits this near to each other are equally good. */
export const GAP = 1e-12;

/** best[m]: by stock, the chance to hold at least m of the territories from one on. */
type Best = readonly Float64Array[];

export class WideSplits {
  private readonly stock: Counts;
  private readonly armies: readonly Counts[];
  private readonly tables: readonly Float64Array[];
  private readonly hold: number;
  private readonly budget: Budget;
  private readonly places: Int32Array;
  private checked = 0;
  private found: Pick<WideSplit, 'chosen' | 'chance'> = { chosen: [], chance: -1 };
  /** Steps left for the proof, and the most that was promised where they were up. */
  private proving: number;
  private notFollowed = 0;

  /** `armies` in counting order, so that the army left when one is taken away is found by subtracting their places. */
  constructor(
    armies: readonly Counts[],
    tables: readonly Float64Array[],
    { stock, hold, steps = STEPS_TO_PROVE }: SplitQuestion,
    budget: Budget,
  ) {
    this.stock = stock;
    this.armies = armies;
    this.tables = tables;
    this.hold = hold;
    this.proving = steps;
    this.budget = budget;
    this.places = new Int32Array(armies.length);
  }

  run(): WideSplit {
    const { tables, armies } = this;
    const after: Best[] = [];
    after[tables.length] = this.emptyBest();
    const last = tables.length - 1;
    after[last] = this.bestOfOne(tables[last]);
    for (let t = last - 1; t > 0; t--) after[t] = this.bestFrom(t, after[t + 1]);
    this.follow(after, 0, armies.length - 1, [1], []);
    return { ...this.found, atMost: Math.max(this.found.chance, this.notFollowed), checked: this.checked };
  }

  /** Nothing is left to hold: at least none is certain. */
  private emptyBest(): Best {
    return Array.from({ length: this.hold + 1 }, (_, m) => new Float64Array(this.armies.length).fill(m === 0 ? 1 : 0));
  }

  /** A single territory: the best part of each stock is its whole or the best part of one that lacks a unit. */
  private bestOfOne(holds: Float64Array): Best {
    const best = this.emptyBest();
    const most = best[1];
    for (let left = 0; left < this.armies.length; left++) {
      let chance = holds[left];
      for (let u = this.stock.length - 1, step = 1; u >= 0; step *= this.stock[u--] + 1)
        if (this.armies[left][u] > 0 && most[left - step] > chance) chance = most[left - step];
      most[left] = chance;
    }
    this.budget.spend(this.armies.length * this.stock.length);
    return best;
  }

  private bestFrom(t: number, rest: Best): Best {
    const best = this.emptyBest();
    const [fewest, most] = wantedFrom(t, this.tables.length, this.hold);
    for (let left = 0; left < this.armies.length; left++) {
      const count = this.within(left);
      for (let m = fewest; m <= most; m++) best[m][left] = this.most(t, left, count, rest[m], rest[m - 1]);
    }
    return best;
  }

  private most(t: number, left: number, count: number, without: Float64Array, held: Float64Array): number {
    const { places } = this;
    const holds = this.tables[t];
    let most = 0;
    for (let k = 0; k < count; k++) {
      const army = places[k];
      const lost = without[left - army];
      const chance = lost + holds[army] * (held[left - army] - lost);
      if (chance > most) most = chance;
    }
    this.checked += count;
    this.budget.spend(count);
    return most;
  }

  private within(left: number): number {
    return placesWithin(this.armies[left], this.stock, this.places);
  }

  /**
   * From the first territory on, what promises most first. A promise is a bound, so garrisons that promise no more than a split
   * that was found are left out; where the steps are up first, the highest promise that was not followed is the bound.
   */
  private follow(
    after: readonly Best[],
    t: number,
    left: number,
    held: readonly number[],
    chosen: readonly number[],
  ): void {
    const rest = after[t + 1];
    for (const { army, chance } of this.promising(t, left, held, rest)) {
      if (chance <= this.found.chance + GAP) return;
      if (t === this.tables.length - 1) {
        // Sums of chances may be above 1 by rounding.
        this.found = { chosen: [...chosen, army], chance: Math.min(1, chance) };
        return;
      }
      if (this.proving <= 0 && this.found.chance >= 0) {
        this.notFollowed = Math.max(this.notFollowed, chance);
        return;
      }
      this.follow(after, t + 1, left - army, withTerritory(held, this.tables[t][army]), [...chosen, army]);
    }
  }

  /** Garrisons that promise more than the best split found, highest first. */
  private promising(t: number, left: number, held: readonly number[], rest: Best): Promising[] {
    const count = this.within(left);
    const promising: Promising[] = [];
    for (let k = 0; k < count; k++) {
      const army = this.places[k];
      const chance = this.promise(held, this.tables[t][army], rest, left - army);
      if (chance > this.found.chance + GAP) promising.push({ army, chance });
    }
    this.proving -= count * held.length;
    this.budget.spend(count * held.length);
    return promising.sort((a, b) => b.chance - a.chance);
  }

  /** Chance to hold enough in the end, as if what is left could be best for every number that may still be wanted. */
  private promise(held: readonly number[], holds: number, rest: Best, left: number): number {
    let sum = 0;
    for (let m = 0; m < held.length; m++) {
      const lost = m < this.hold ? rest[this.hold - m][left] : 1;
      const kept = m + 1 < this.hold ? rest[this.hold - m - 1][left] : 1;
      sum += held[m] * (lost + holds * (kept - lost));
    }
    return sum;
  }
}

/** Fewest and most of the territories from one on that can be wanted of them. */
export function wantedFrom(t: number, territories: number, hold: number): readonly [number, number] {
  return [Math.max(1, hold - t), Math.min(hold, territories - t)];
}

interface Promising {
  readonly army: number;
  readonly chance: number;
}

/** How many are held, one more territory included. */
function withTerritory(held: readonly number[], chance: number): number[] {
  const next = new Array<number>(held.length + 1).fill(0);
  held.forEach((p, n) => {
    next[n] += p * (1 - chance);
    next[n + 1] += p * chance;
  });
  return next;
}
