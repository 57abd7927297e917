// One combat round from a pair of nodes: what an engine must answer about it.
import type { Budget } from '../../../contract/budget.ts';

/**
 * A pair is (attacker node i, defender node j), stored at i * defender.size + j. A round may begin with a surprise strike
 * of submarines; the pair it leaves is a mid-round pair, from which the others fire.
 */
export interface RoundEngine {
  /** True when submarines of either side strike first at this pair. */
  strikes(i: number, j: number): boolean;
  /**
   * Works out the surprise strike; `strikeStay`, `spreadStrike` and `expectStrike` then speak of it. Chances below
   * `least` are left out, and counted in `strikeLost`.
   */
  prepareStrike(i: number, j: number, least?: number): void;
  /**
   * Works out the general fire; `stay`, `spread` and `expect` then speak of it. `surprised`: the side struck first had
   * submarines when the round began and has none now (an enemy that keeps its last destroyer still minds them).
   */
  prepare(i: number, j: number, surprised: boolean, least?: number): void;
  /** Chance that nothing changes. */
  readonly stay: number;
  readonly strikeStay: number;
  /** Products of what `prepare` made ready: the steps of one `spread` or `expect`. */
  readonly work: number;
  /** Chance that was left out of what was prepared. */
  readonly lost: number;
  readonly strikeLost: number;
  /** Probability that `spread` has left out so far. */
  readonly unseen: number;
  /** Whether it matters that submarines surprised somebody: mid-round pairs then stand in two tables. */
  readonly minds: boolean;
  /** About how much probability has come to each attacker node: 0 for none. */
  readonly arrived: Float64Array;
  /**
   * From here to `endRow` all pairs fire from the same attacker node, `mass` is what waits there, `weight` is about how likely the row
   * is, and what `spread` does to other rows may wait for the end. Next pairs less likely than `floor` are left out.
   */
  beginRow(i: number, mass: Float64Array, weight: number, floor: number): void;
  endRow(into: Float64Array, budget: Budget): void;
  /** Adds `weight` times the chance of every next pair, the same pair included. Returns the cells touched. */
  spread(weight: number, into: Float64Array): number;
  /** As `spread`, into mid-round pairs: the second table holds those that were surprised. */
  spreadStrike(weight: number, plain: Float64Array, surprised: Float64Array): number;
  /** Expected value over every next pair but the same. */
  expect(values: Float64Array): number;
  expectStrike(plain: Float64Array, surprised: Float64Array): number;
}
