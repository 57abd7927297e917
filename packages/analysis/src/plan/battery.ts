// All ways of one shooter to fire at one target: what the best of them may bring is known without looking at each.
import type { Spare } from './programme.ts';
import type { Relaxation } from './relaxation.ts';
import type { Way } from './shots.ts';

export class Battery {
  readonly shooter: number;
  readonly target: number;
  readonly ways: readonly Way[];
  /** Whether a re-roll is at hand once one of them was fired. */
  readonly kept: Spare;
  private readonly relaxation: Relaxation;
  /** By who waits then, and by what was left of the target. */
  private readonly most: (Float64Array | undefined)[] = [];

  constructor(ways: readonly Way[], kept: Spare, relaxation: Relaxation) {
    this.shooter = ways[0].shooter;
    this.target = ways[0].target;
    this.ways = ways;
    this.kept = kept;
    this.relaxation = relaxation;
  }

  /** What the bound of a state rises by at most when one of them is fired, by what is left of the target. */
  mostAfter(rest: number): Float64Array {
    this.most[rest] ??= this.findMost(rest);
    return this.most[rest];
  }

  private findMost(rest: number): Float64Array {
    const [first, ...others] = this.ways.map((way) => this.relaxation.changeAfter(way, rest, this.kept));
    const most = first.slice();
    for (const change of others)
      for (let left = 0; left < most.length; left++) if (change[left] > most[left]) most[left] = change[left];
    return most;
  }
}
