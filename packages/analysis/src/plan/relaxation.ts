// An upper bound for every state of a phase: each target fires at by itself with all shooters that wait, who are paid for each use,
// and what they may be paid for is added once. Whatever the prices, no policy that uses each shooter once does better.
import type { Budget } from '@oddsmith/games';
import type { Ways } from './dominance.ts';
import { climb } from './ladder.ts';
import type { Spare } from './programme.ts';
import type { Shots, Way } from './shots.ts';

export interface Relaxed {
  readonly shots: Shots;
  readonly tried: Ways;
  readonly worth: readonly Float64Array[];
  readonly counted: readonly number[];
  readonly commandReroll: boolean;
  readonly budget: Budget;
}

/** Prices that are tried first: so many times what would be missed without a shooter, or its share of the whole. */
const SHARES = [0.5, 0.75, 1];
/** How far single prices are moved then, as a part of such a share. */
const STEPS = [0.4, 0.2, 0.1, 0.05];
const REROLL_SHARES = [0.5, 0.75, 1];

export class Relaxation {
  private readonly phase: Relaxed;
  private readonly price: Float64Array;
  /** `tables[spare][target]`, by waiting shooters and wounds. */
  private readonly tables: readonly [readonly Float64Array[], readonly Float64Array[]];
  /** `prices[spare][waiting]`: what all of them may be paid for. */
  private readonly prices: readonly [Float64Array, Float64Array];
  /** `changes[spare]` by the number of the way and by who waits then. */
  private readonly changes: readonly [Float64Array[][], Float64Array[][]] = [[], []];

  constructor(phase: Relaxed) {
    this.phase = phase;
    const { shots } = phase;
    this.price = this.bestPrice();
    const plain = this.climbAll(this.price);
    const { price, tables } = phase.commandReroll ? this.withReroll(plain) : { price: 0, tables: plain };
    this.tables = [plain, tables];
    const prices = Float64Array.from({ length: 2 ** shots.plain.length }, (_, waiting) => this.paid(waiting));
    this.prices = [prices, prices.map((paid) => paid + price)];
  }

  /** No policy brings more from a state with these wounds left. */
  bound(waiting: number, spare: Spare, left: Int32Array): number {
    let sum = this.prices[spare][waiting];
    const tables = this.tables[spare];
    for (const t of this.phase.counted) sum += tables[t][waiting * this.phase.worth[t].length + left[t]];
    return sum;
  }

  /** The same once somebody fires like this: `rest` wait then, with or without the re-roll. */
  boundAfter(way: Way, rest: number, kept: Spare, left: Int32Array): number {
    return this.bound(rest, kept, left) + this.changeAfter(way, rest, kept)[left[way.target]];
  }

  /** By what is left of its target: what the bound rises by when this is fired and `rest` wait then. */
  changeAfter(way: Way, rest: number, kept: Spare): Float64Array {
    this.changes[kept][way.number] ??= [];
    const changes = this.changes[kept][way.number];
    changes[rest] ??= this.findChange(way, this.tables[kept][way.target], rest);
    return changes[rest];
  }

  private findChange(way: Way, table: Float64Array, rest: number): Float64Array {
    const { shots, worth, budget } = this.phase;
    const size = worth[way.target].length;
    const from = rest * size;
    const change = new Float64Array(size);
    for (let left = 1; left < size; left++) {
      if (!shots.reaches(way.target, left)) continue;
      const chances = shots.leftAfter(way, left);
      let mean = 0;
      for (let l = 0; l <= left; l++) mean += chances[l] * table[from + l];
      change[left] = mean - table[from + left];
    }
    budget.spend(size * size);
    return change;
  }

  private paid(waiting: number): number {
    let sum = 0;
    for (let i = 0; i < this.price.length; i++) if ((waiting & (1 << i)) !== 0) sum += this.price[i];
    return sum;
  }

  /** Without a re-roll, or with one at a price beside the tables without. */
  private climbAll(
    price: Float64Array,
    reroll?: { readonly price: number; readonly without: readonly Float64Array[] },
  ): readonly Float64Array[] {
    const { shots, tried, worth, counted, budget } = this.phase;
    return worth.map((table, target) => {
      if (!counted.includes(target)) return new Float64Array(0);
      const ways = tried.plain.map((row) => row[target]);
      const spent = reroll && {
        ways: tried.spent.map((row) => row[target]),
        price: reroll.price,
        without: reroll.without[target],
      };
      // Any order is allowed here: a bound for it holds for the given one too.
      const stop = (_: number, left: number) => table[left];
      return climb({ shots, ways, target, given: false, stop, price, budget, ...(spent && { spent }) });
    });
  }

  private boundWith(price: Float64Array): number {
    return price.reduce((all, cost) => all + cost, 0) + this.wholeOf(this.climbAll(price));
  }

  private wholeOf(tables: readonly Float64Array[]): number {
    let sum = 0;
    for (const t of this.phase.counted) sum += tables[t][tables[t].length - 1];
    return sum;
  }

  /** The price of the re-roll under which the bound is lowest. */
  private withReroll(without: readonly Float64Array[]): {
    readonly price: number;
    readonly tables: readonly Float64Array[];
  } {
    const most = this.mostOfReroll(without);
    const found = REROLL_SHARES.map((share) => {
      const tables = this.climbAll(this.price, { price: share * most, without });
      return { price: share * most, tables, bound: share * most + this.wholeOf(tables) };
    });
    return found.reduce((a, b) => (b.bound < a.bound ? b : a));
  }

  /** Prices under which the bound for the whole phase is low: it is convex in them, so each in turn is moved while that helps. */
  private bestPrice(): Float64Array {
    const count = this.phase.shots.plain.length;
    let price = new Float64Array(count);
    let lowest = this.boundWith(price);
    const take = (candidate: Float64Array<ArrayBuffer>): boolean => {
      const bound = this.boundWith(candidate);
      if (bound >= lowest) return false;
      lowest = bound;
      price = candidate;
      return true;
    };
    const missed = this.missed();
    for (const share of SHARES) take(missed.map((worth) => share * worth));
    for (const share of SHARES) take(new Float64Array(count).fill((share * lowest) / count));
    for (const share of STEPS) {
      const step = (share * lowest) / count;
      for (let i = 0; i < count; i++)
        if (!take(price.with(i, price[i] + step))) take(price.with(i, Math.max(0, price[i] - step)));
    }
    return price;
  }

  /** What a target brings less when everybody but this shooter fires at it: the most over all targets. */
  private missed(): Float64Array<ArrayBuffer> {
    const { shots, worth, counted } = this.phase;
    const tables = this.climbAll(new Float64Array(shots.plain.length));
    const everybody = 2 ** shots.plain.length - 1;
    return Float64Array.from(shots.plain, (_, i) =>
      counted.reduce((most, t) => {
        const { length } = worth[t];
        const without = tables[t][(everybody & ~(1 << i)) * length + length - 1];
        return Math.max(most, tables[t][everybody * length + length - 1] - without);
      }, 0),
    );
  }

  /** The most a re-roll that costs nothing adds at one target. */
  private mostOfReroll(without: readonly Float64Array[]): number {
    const tables = this.climbAll(this.price, { price: 0, without });
    const { counted } = this.phase;
    const last = (t: number) => tables[t].length - 1;
    return counted.reduce((most, t) => Math.max(most, tables[t][last(t)] - without[t][last(t)]), 0);
  }
}
