// The last two shooters in closed form. The second fires where it adds most: at the first one's target as that shot left it, or at
// the best of the others, its rival. So what the pair adds is a function of the first shot and the rival's rank alone: a table.
import type { ChanceRows } from './chance-rows.ts';
import type { Gains } from './gains.ts';

/** First shots with or without the re-roll, then a second shooter with or without one. */
interface Course {
  readonly first: 'plain' | 'spent';
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

/** The two highest ranks among targets: the rival of a first shot at one of them is the other. */
class Rivals {
  highest = 0;
  next = 0;
  holder = -1;

  findAmong(ranks: Int32Array, at: Int32Array, left: Int32Array, without: number): this {
    this.highest = 0;
    this.next = 0;
    this.holder = -1;
    for (let u = 0; u < left.length; u++) {
      if (u === without) continue;
      const here = ranks[at[u] + left[u]];
      if (here > this.highest) {
        this.next = this.highest;
        this.highest = here;
        this.holder = u;
      } else if (here > this.next) this.next = here;
    }
    return this;
  }
}

export class Pairs {
  private readonly rows: ChanceRows;
  private readonly worth: readonly Float64Array[];
  private readonly given: boolean;
  /** One for all: they are found millions of times. */
  private readonly rivals = new Rivals();
  /** `courses[spare]`. */
  private readonly courses: readonly (readonly Course[])[];

  constructor(rows: ChanceRows, worth: readonly Float64Array[], gains: readonly Gains[], given: boolean) {
    this.rows = rows;
    this.worth = worth;
    this.given = given;
    const course = (first: Course['first'], second: Gains): Course => ({ first, second, tables: [] });
    this.courses = [[course('plain', gains[0])], [course('plain', gains[1]), course('spent', gains[0])]];
  }

  /**
   * Fills in what the two add to the worth of a state, by the wounds left of target `t` while the others stand as `left` says.
   * All of them at once: whatever a third shooter leaves of the target is then one product per outcome.
   */
  fill(added: Float64Array, pair: number, spare: 0 | 1, t: number, left: Int32Array): void {
    const a = 31 - Math.clz32(pair & -pair);
    const b = 31 - Math.clz32(pair);
    added.fill(0);
    for (const course of this.courses[spare]) {
      this.raiseInOrder(added, course, a, b, t, left);
      if (!this.given) this.raiseInOrder(added, course, b, a, t, left);
    }
  }

  /** What the two add to one state. */
  most(pair: number, spare: 0 | 1, left: Int32Array): number {
    const a = 31 - Math.clz32(pair & -pair);
    const b = 31 - Math.clz32(pair);
    let most = 0;
    for (const course of this.courses[spare]) {
      most = Math.max(most, this.mostInOrder(course, a, b, left));
      if (!this.given) most = Math.max(most, this.mostInOrder(course, b, a, left));
    }
    return most;
  }

  /** What `first` and then `second` add without the re-roll when the one fires at target `t`; 0 where it cannot. */
  mostAt(first: number, second: number, t: number, left: Int32Array): number {
    const [course] = this.courses[0];
    const { at, rank } = course.second;
    const row = this.tablesOf(course, first, second).byPlace[at[t] + left[t]];
    return row.length === 0 ? 0 : row[this.rivals.findAmong(rank[second], at, left, t).highest];
  }

  private mostInOrder(course: Course, first: number, second: number, left: Int32Array): number {
    const { at, rank, sorted } = course.second;
    const { byPlace } = this.tablesOf(course, first, second);
    const { highest, next, holder } = this.rivals.findAmong(rank[second], at, left, -1);
    let most = sorted[second][highest];
    for (let u = 0; u < left.length; u++) {
      const row = byPlace[at[u] + left[u]];
      if (row.length > 0) most = Math.max(most, row[u === holder ? next : highest]);
    }
    return most;
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
    const { at, rank, sorted, most, falling } = course.second;
    const ranks = rank[second];
    const gains = most[second];
    const { byPlace, byRank } = this.tablesOf(course, first, second);
    const { highest, next, holder } = this.rivals.findAmong(ranks, at, left, t);
    const here = at[t];
    const size = added.length;
    // Where the target is no rival of theirs, shots at others bring the same whatever is left of it.
    let elsewhere = sorted[second][highest];
    for (let u = 0; u < left.length; u++) {
      const row = byPlace[at[u] + left[u]];
      if (u === t || row.length === 0) continue;
      const both = row[u === holder ? next : highest];
      if (both > elsewhere) elsewhere = both;
    }
    const line = byRank[t];
    const from = highest * size;
    for (let l = 0; l < size; l++) {
      const both = line[from + l];
      const alone = gains[here + l];
      let best = both > alone ? both : alone;
      if (elsewhere > best) best = elsewhere;
      if (best > added[l]) added[l] = best;
    }
    const order = falling[second][t];
    for (let u = 0; u < left.length; u++) {
      const row = byPlace[at[u] + left[u]];
      if (u === t || row.length === 0) continue;
      const rival = u === holder ? next : highest;
      for (let k = 0; k < size; k++) {
        const l = order[k];
        const other = ranks[here + l];
        if (other <= rival) break;
        if (row[other] > added[l]) added[l] = row[other];
      }
    }
  }

  private tablesOf(course: Course, first: number, second: number): PairTables {
    const key = first * course.second.most.length + second;
    course.tables[key] ??= this.makeTables(course, first, second);
    return course.tables[key];
  }

  private makeTables(course: Course, first: number, second: number): PairTables {
    const ranks = course.second.sorted[second].length;
    const byPlace: Float64Array[] = [];
    const byRank = this.worth.map(({ length }, t) => {
      const line = new Float64Array(ranks * length);
      for (let left = 0; left < length; left++) {
        const row = this.row(course, first, second, t, left);
        byPlace.push(row);
        for (let r = 0; r < row.length; r++) line[r * length + left] = row[r];
      }
      return line;
    });
    return { byPlace, byRank };
  }

  /** Empty where there is no shot. */
  private row(course: Course, first: number, second: number, t: number, left: number): Float64Array {
    const { even, sorted } = course.second;
    const ways = this.rows.of(first, t, left, left <= even[second][t])[course.first];
    if (ways.length === 0) return new Float64Array(0);
    const row = new Float64Array(sorted[second].length);
    for (const chances of ways) this.raiseRow(row, course.second, second, t, chances);
    return row;
  }

  /** The sum over outcomes of the larger of rival and gain, for every rival: chances by rank, then running sums from both ends. */
  private raiseRow(
    row: Float64Array,
    { at, rank, most, sorted }: Gains,
    second: number,
    t: number,
    chances: Float64Array,
  ): void {
    const here = at[t];
    const worth = this.worth[t];
    const ranks = rank[second];
    const gains = most[second];
    const figures = sorted[second];
    const mass = new Float64Array(row.length);
    let above = 0;
    for (let l = 0; l < chances.length; l++) {
      mass[ranks[here + l]] += chances[l];
      above += chances[l] * (worth[l] + gains[here + l]);
    }
    above -= worth[chances.length - 1];
    let below = 0;
    for (let r = 0; r < row.length; r++) {
      const figure = figures[r];
      below += mass[r];
      above -= mass[r] * figure;
      const both = above + below * figure;
      if (both > row[r]) row[r] = both;
    }
  }
}
