// Rounds under way into a row of pairs, by the hits placed so far.

import { TOGETHER } from './placing.ts';

/** Columns from which something is sent. */
interface Reach {
  readonly from: number;
  readonly to: number;
}

/** Dice that four rows lose one after the other: chance to hit for each chance to miss, and that all miss. */
export interface Dice {
  readonly odds0: number;
  readonly odds1: number;
  readonly odds2: number;
  readonly odds3: number;
  readonly missed: number;
  /** As the odds, where the dice after it no longer matter. */
  readonly past0: number;
  readonly past1: number;
  readonly past2: number;
}

export class UnderWay {
  readonly rounds: Float64Array;
  /** Nothing is under way outside of these columns. */
  left = 0;
  right = -1;
  private readonly columns: number;
  /** Rounds begun by row, and chances by number of hits, of the rows that join. */
  private begun: Float64Array = new Float64Array(0);
  private table: Float64Array = new Float64Array(0);

  constructor(columns: number) {
    this.columns = columns;
    this.rounds = new Float64Array(columns);
  }

  /** Nothing is under way yet; rows will join from these tables. */
  start(begun: Float64Array, table: Float64Array, end: number): void {
    this.begun = begun;
    this.table = table;
    this.clear(end);
  }

  private clear(end: number): void {
    if (this.left <= this.right) this.rounds.fill(0, this.left, this.right + 1);
    this.left = end;
    this.right = -1;
  }

  /** Goes on with what another has collected, of which nothing stays there. */
  take(other: UnderWay, end: number): void {
    this.start(other.begun, other.table, end);
    for (let j = other.left; j <= other.right; j++) this.rounds[j] = other.rounds[j];
    this.widen(other.left, other.right);
    other.clear(end);
  }

  get isEmpty(): boolean {
    return this.right < this.left;
  }

  widen(first: number, last: number): void {
    if (last < first) return;
    if (first < this.left) this.left = first;
    if (last > this.right) this.right = last;
  }

  /** A row joins: it is found at `at`, the chance of its hits at `base`, and `part` of what is kept of it was begun. */
  join(at: number, base: number, part: number): void {
    const { rounds, begun, table } = this;
    const stop = Math.min(this.right, this.columns - 1);
    for (let j = this.left; j <= stop; j++) rounds[j] += part * begun[at + j] * table[base + j];
  }

  /** All throw a die; past `end` nobody is left to be hit. */
  throwDie(hit: number, end: number): void {
    const { rounds } = this;
    const miss = 1 - hit;
    const stop = this.right < end ? this.right : end - 1;
    let before = 0;
    for (let j = this.left; j <= stop; j++) {
      const here = rounds[j];
      rounds[j] = miss * here + hit * before;
      before = here;
    }
    rounds[stop + 1] = stop + 1 < end ? hit * before : rounds[end] + hit * before;
    this.right = stop + 1;
  }

  /**
   * Four rows join in turn, in columns `from` to `to`, and after each of them all throw the die that the next row does not have: in one
   * pass, for the row at hand and the one behind it, which read the same numbers. The chance that all four miss is taken out of the
   * sums, so that a die is a product and a sum.
   */
  throwFour(behind: UnderWay, dice: Dice, row: number, chance: number, { from, to }: Reach, end: number): void {
    const { rounds, columns, begun, table } = this;
    const later = behind.rounds;
    const { odds0, odds1, odds2, odds3, missed } = dice;
    const left = this.left < behind.left ? this.left : behind.left;
    const right = this.right > behind.right ? this.right : behind.right;
    const first = to >= from && from < left ? from : left;
    const last = (to > right ? to : right) + TOGETHER;
    const stop = last < end ? last : end - 1;
    let before0 = 0;
    let before1 = 0;
    let before2 = 0;
    let before3 = 0;
    let former0 = 0;
    let former1 = 0;
    let former2 = 0;
    let former3 = 0;
    let j = first;
    // Rows have something to send in half of the columns; before and after them there are only dice.
    for (let until = to >= from ? from : stop + 1; j <= stop; until = stop + 1) {
      for (; j < until; j++) {
        const here0 = rounds[j];
        const here1 = here0 + odds0 * before0;
        const here2 = here1 + odds1 * before1;
        const here3 = here2 + odds2 * before2;
        rounds[j] = missed * (here3 + odds3 * before3);
        before0 = here0;
        before1 = here1;
        before2 = here2;
        before3 = here3;
        const there0 = later[j];
        const there1 = there0 + odds0 * former0;
        const there2 = there1 + odds1 * former1;
        const there3 = there2 + odds2 * former2;
        later[j] = missed * (there3 + odds3 * former3);
        former0 = there0;
        former1 = there1;
        former2 = there2;
        former3 = there3;
      }
      for (let at = row + j, base = chance + j; j <= to; j++, at++, base++) {
        const begun0 = begun[at];
        const begun1 = begun[at + columns];
        const begun2 = begun[at + 2 * columns];
        const begun3 = begun[at + 3 * columns];
        const chance0 = table[base];
        const chance1 = table[base - columns];
        const chance2 = table[base - 2 * columns];
        const here0 = rounds[j] + begun0 * chance0;
        const here1 = here0 + odds0 * before0 + begun1 * chance1;
        const here2 = here1 + odds1 * before1 + begun2 * chance2;
        const here3 = here2 + odds2 * before2 + begun3 * table[base - 3 * columns];
        rounds[j] = missed * (here3 + odds3 * before3);
        before0 = here0;
        before1 = here1;
        before2 = here2;
        before3 = here3;
        const there0 = later[j] + begun0 * table[base + columns];
        const there1 = there0 + odds0 * former0 + begun1 * chance0;
        const there2 = there1 + odds1 * former1 + begun2 * chance1;
        const there3 = there2 + odds2 * former2 + begun3 * chance2;
        later[j] = missed * (there3 + odds3 * former3);
        former0 = there0;
        former1 = there1;
        former2 = there2;
        former3 = there3;
      }
    }
    // What all dice of the four can reach was walked, or what goes past the last defender kills him.
    const kills = stop === end - 1;
    if (kills) {
      rounds[end] += missed * (dice.past0 * before0 + dice.past1 * before1 + dice.past2 * before2 + odds3 * before3);
      later[end] += missed * (dice.past0 * former0 + dice.past1 * former1 + dice.past2 * former2 + odds3 * former3);
    }
    this.left = behind.left = first;
    this.right = behind.right = kills ? end : stop;
  }

  /** Tails that cannot be seen would be carried along by every die. Returns how much that was. */
  trim(floor: number): number {
    const { rounds } = this;
    let { left, right } = this;
    let lost = 0;
    while (left <= right && rounds[left] < floor) {
      lost += rounds[left];
      rounds[left++] = 0;
    }
    while (right >= left && rounds[right] < floor) {
      lost += rounds[right];
      rounds[right--] = 0;
    }
    this.left = left;
    this.right = right;
    return lost;
  }
}
