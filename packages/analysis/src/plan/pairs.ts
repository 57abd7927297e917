// The last two shooters in closed form. The second fires where it adds most: at the first one's target as that shot left it, or at
// the best of the others, its rival. So what the pair adds is a function of the first shot and the rival's rank alone: a table.
import type { Ways } from './dominance.ts';
import { type Gains, gainOf } from './gains.ts';
import type { Shots, Way } from './shots.ts';

/** First shots with or without the re-roll, then a second shooter with or without one. */
interface Course {
  readonly ways: Shots['plain'];
  readonly second: Gains;
  /** `tables[first * shooters + second]`. */
  readonly tables: (PairTables | undefined)[];
}

/** What two shooters add when the first fires at a place. */
interface PairTables {
  /** `byPlace[place]`: by the rival's rank; empty where there is no shot. */
  readonly byPlace: readonly Float64Array[];
  /** `byRank[target][rank * wounds + left]`, 0 where there is no shot: the same in the order a line of wounds reads it, 4 times as fast. */
  readonly byRank: readonly Float64Array[];
}

export class Pairs {
  private readonly shots: Shots;
  private readonly worth: readonly Float64Array[];
  private readonly given: boolean;
  /** `courses[spare]`. */
  private readonly courses: readonly (readonly Course[])[];

  constructor(
    shots: Shots,
    { plain, spent }: Ways,
    worth: readonly Float64Array[],
    gains: readonly Gains[],
    given: boolean,
  ) {
    this.shots = shots;
    this.worth = worth;
    this.given = given;
    const course = (ways: Shots['plain'], second: Gains): Course => ({ ways, second, tables: [] });
    this.courses = [[course(plain, gains[0])], [course(plain, gains[1]), course(spent, gains[0])]];
  }

  /**
   * Raises `added` to what the two add to the worth of a state, by the wounds left of target `t` while the others stand as
   * `left` says. All of them at once: whatever a third shooter leaves of the target is then one product per outcome.
   */
  raise(added: Float64Array, a: number, b: number, spare: 0 | 1, t: number, left: Int32Array): void {
    for (const course of this.courses[spare]) {
      this.raiseInOrder(added, course, a, b, t, left);
      if (!this.given) this.raiseInOrder(added, course, b, a, t, left);
    }
  }

  /** `first` fires, then `second`; or the first not at all. */
  private raiseInOrder(
    added: Float64Array,
    course: Course,
    first: number,
    second: number,
    t: number,
    left: Int32Array,
  ): void {
    const { at, rank, sorted, most } = course.second;
    const ranks = rank[second];
    const gains = most[second];
    const { byPlace, byRank } = this.tablesOf(course, first, second);
    // The two highest ranks: the rival of a first shot at one of them is the other.
    let highest = 0;
    let next = 0;
    let holder = -1;
    for (let u = 0; u < left.length; u++) {
      if (u === t) continue;
      const here = ranks[at[u] + left[u]];
      if (here > highest) {
        next = highest;
        highest = here;
        holder = u;
      } else if (here > next) next = here;
    }
    const here = at[t];
    const size = added.length;
    const elsewhere = sorted[second][highest];
    const line = byRank[t];
    const from = highest * size;
    for (let l = 0; l < size; l++) {
      const both = line[from + l];
      const alone = gains[here + l];
      let best = both > alone ? both : alone;
      if (elsewhere > best) best = elsewhere;
      if (best > added[l]) added[l] = best;
    }
    for (let u = 0; u < left.length; u++) {
      if (u === t) continue;
      const row = byPlace[at[u] + left[u]];
      if (row.length === 0) continue;
      const rival = u === holder ? next : highest;
      for (let l = 0; l < size; l++) {
        const other = ranks[here + l];
        const both = row[other > rival ? other : rival];
        if (both > added[l]) added[l] = both;
      }
    }
  }

  private tablesOf(course: Course, first: number, second: number): PairTables {
    const key = first * this.shots.plain.length + second;
    course.tables[key] ??= this.makeTables(course, first, second);
    return course.tables[key];
  }

  private makeTables(course: Course, first: number, second: number): PairTables {
    const ranks = course.second.sorted[second].length;
    const rows = this.worth.map((worth, t) => Array.from(worth, (_, left) => this.row(course, first, second, t, left)));
    const byRank = rows.map((ofTarget) => {
      const line = new Float64Array(ranks * ofTarget.length);
      for (const [left, row] of ofTarget.entries())
        for (let r = 0; r < row.length; r++) line[r * ofTarget.length + left] = row[r];
      return line;
    });
    return { byPlace: rows.flat(), byRank };
  }

  /** Empty where there is no shot. */
  private row(course: Course, first: number, second: number, t: number, left: number): Float64Array {
    const ways = course.ways[first][t];
    if (left === 0 || ways.length === 0 || !this.shots.reaches(t, left)) return new Float64Array(0);
    const row = new Float64Array(course.second.sorted[second].length);
    for (const way of ways) this.raiseRow(row, course.second, second, way, left);
    return row;
  }

  /** The sum over outcomes of the larger of rival and gain, for every rival: chances by rank, then running sums from both ends. */
  private raiseRow(row: Float64Array, { at, rank, most, sorted }: Gains, second: number, way: Way, left: number): void {
    const chances = this.shots.leftAfter(way, left);
    const here = at[way.target];
    const mass = new Float64Array(row.length);
    let above = gainOf(this.shots, way, left, this.worth[way.target]);
    for (let l = 0; l <= left; l++) {
      mass[rank[second][here + l]] += chances[l];
      above += chances[l] * most[second][here + l];
    }
    let below = 0;
    for (let r = 0; r < row.length; r++) {
      const figure = sorted[second][r];
      below += mass[r];
      above -= mass[r] * figure;
      const both = above + below * figure;
      if (both > row[r]) row[r] = both;
    }
  }
}
