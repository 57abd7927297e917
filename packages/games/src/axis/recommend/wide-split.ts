// A split of many defenders over several territories: for every stock that may be left, the best chance to hold at least so
// many of the territories that follow, each number on its own. Where one number counts (all, or a single one) that is the
// best split; where several do it is a bound, since no split need be best for all of them at once.
import type { Budget } from '../../budget.ts';
import type { Counts } from '../units.ts';

export interface WideSplit {
  /** Garrison of each territory, by place in the list of armies. */
  readonly chosen: readonly number[];
  readonly chance: number;
  /** No split holds so many more often. */
  readonly atMost: number;
  /** Pairs of a garrison and what is left. */
  readonly checked: number;
}

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

  /** `armies` in counting order, so that the army left when one is taken away is found by subtracting their places. */
  constructor(
    armies: readonly Counts[],
    tables: readonly Float64Array[],
    { stock, hold }: { readonly stock: Counts; readonly hold: number },
    budget: Budget,
  ) {
    this.stock = stock;
    this.armies = armies;
    this.tables = tables;
    this.hold = hold;
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
    return this.walk(after, armies.length - 1);
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
    const fewest = Math.max(1, this.hold - t);
    const most = Math.min(this.hold, this.tables.length - t);
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

  /** Places of all armies that a stock can give; returns how many. */
  private within(left: number): number {
    const { places, stock } = this;
    places[0] = 0;
    let count = 1;
    let step = 1;
    for (let u = stock.length - 1; u >= 0; u--) {
      const most = this.armies[left][u];
      const before = count;
      for (let n = 1; n <= most; n++) for (let k = 0; k < before; k++) places[count++] = places[k] + n * step;
      step *= stock[u] + 1;
    }
    return count;
  }

  /** From the first territory on, the garrison that promises most after those before it. */
  private walk(after: readonly Best[], whole: number): WideSplit {
    const chosen: number[] = [];
    let left = whole;
    /** Chance to have held so many already. */
    let held = [1];
    let atMost = 0;
    this.tables.forEach((holds, t) => {
      const count = this.within(left);
      let best = { army: 0, chance: -1 };
      for (let k = 0; k < count; k++) {
        const army = this.places[k];
        const chance = this.promise(held, holds[army], after[t + 1], left - army);
        if (chance > best.chance) best = { army, chance };
      }
      if (t === 0) atMost = best.chance;
      chosen.push(best.army);
      held = withTerritory(held, holds[best.army]);
      left -= best.army;
    });
    const chance = held.slice(this.hold).reduce((sum, p) => sum + p, 0);
    return { chosen, chance, atMost, checked: this.checked };
  }

  private promise(held: readonly number[], holds: number, rest: Best, left: number): number {
    return withTerritory(held, holds).reduce((sum, p, m) => sum + p * rest[Math.max(0, this.hold - m)][left], 0);
  }
}

/** How many are held, one more territory included. */
export function withTerritory(held: readonly number[], chance: number): number[] {
  const next = new Array<number>(held.length + 1).fill(0);
  held.forEach((p, n) => {
    next[n] += p * (1 - chance);
    next[n + 1] += p * chance;
  });
  return next;
}
