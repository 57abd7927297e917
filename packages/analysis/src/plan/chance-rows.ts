// What a shooter may leave of a target, one row of chances for each way that can be the best of them.
import { leavesLess, undominated } from './dominance.ts';
import type { Shots, Way } from './shots.ts';

/** Rows of ways that keep the re-roll, and of those that spend it. */
interface Rows {
  readonly plain: readonly Float64Array[];
  readonly spent: readonly Float64Array[];
}

const NONE: Rows = { plain: [], spent: [] };

export class ChanceRows {
  private readonly shots: Shots;
  /** By shooter, target and what was left of it. */
  private readonly all: Rows[][][];
  private readonly fewest: Rows[][][];

  constructor(shots: Shots) {
    this.shots = shots;
    const none = () => shots.plain.map((row) => row.map((): Rows[] => []));
    this.all = none();
    this.fewest = none();
  }

  /**
   * Where less left of the target is worth more (`falling`), ways that leave more of it than another are left out; that is
   * nearly everywhere, and leaves a third of them.
   */
  of(shooter: number, target: number, before: number, falling: boolean): Rows {
    const table = (falling ? this.fewest : this.all)[shooter][target];
    table[before] ??= this.find(shooter, target, before, falling);
    return table[before];
  }

  private find(shooter: number, target: number, before: number, falling: boolean): Rows {
    const { shots } = this;
    if (before === 0 || !shots.reaches(target, before)) return NONE;
    const rows = (ways: readonly Way[]) => ways.map((way) => shots.leftAfter(way, before));
    const plain = rows(shots.plain[shooter][target]);
    const spent = rows(shots.spent[shooter][target]);
    if (!falling) return { plain, spent };
    const kept = undominated(plain, leavesLess);
    // What can be had without spending the re-roll is no reason to spend it.
    const better = spent.filter((row) => !kept.some((other) => leavesLess(other, row)));
    return { plain: kept, spent: undominated(better, leavesLess) };
  }
}
