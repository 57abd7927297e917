// Rows of a line in fours, which throw their dice in one pass: which rows can, and in which columns a four has anything to send.
import { type Graph, longestLine } from '../graph/graph.ts';
import { NO_DIE } from './fire.ts';
import { BLOCK, type LineTables } from './line-tables.ts';
import { TOGETHER } from './placing.ts';
import type { Dice } from './under-way.ts';

export class RowFours {
  /** By row: chance that all dice miss which the rows before it in its four lose; 1 for rows taken one at a time. */
  readonly missed: Float64Array;
  /** Columns in which the four that was looked at sends something that counts. */
  from = 0;
  to = -1;
  /** By the first row of a four. */
  private readonly dice: (Dice | undefined)[] = [];
  private readonly tables: LineTables;
  private readonly floor: number;
  private readonly blocks: number;
  /** Of each four of the line at hand: columns in which a round was begun, and the most of them by block of columns. */
  private readonly first: Int32Array;
  private readonly last: Int32Array;
  private readonly peaks: Float64Array;

  constructor(attacker: Graph, tables: LineTables, floor: number) {
    const fours = Math.ceil(longestLine(attacker) / TOGETHER);
    this.tables = tables;
    this.floor = floor;
    this.blocks = tables.blocks;
    this.missed = new Float64Array(attacker.size).fill(1);
    this.first = new Int32Array(fours);
    this.last = new Int32Array(fours);
    this.peaks = new Float64Array(fours * this.blocks);
    for (let head = 0; head < attacker.size; head = attacker.dead[head] + 1)
      for (let row = head; row + TOGETHER <= attacker.dead[head]; row += TOGETHER) this.join(row);
  }

  /** Rows can be taken together where each of them loses one die to the next. */
  private join(row: number): void {
    const { missed } = this;
    const dice = this.tables.lostDie.subarray(row, row + TOGETHER);
    if (dice.some((hit) => hit === NO_DIE || hit === 1)) return;
    this.dice[row] = diceOf(dice);
    for (let n = 1; n < TOGETHER; n++) missed[row + n] = missed[row + n - 1] * (1 - dice[n - 1]);
  }

  /** The dice of the four that begins at a row, where it can be taken together. */
  at(row: number): Dice | undefined {
    return this.dice[row];
  }

  /** Takes notice of the rounds begun in the n-th row of the line, between two columns. */
  note(n: number, begun: Float64Array, at: number, first: number, last: number): void {
    const four = Math.floor(n / TOGETHER);
    const { peaks, blocks } = this;
    if (n % TOGETHER === 0) {
      this.first[four] = first;
      this.last[four] = last;
      peaks.fill(0, four * blocks, (four + 1) * blocks);
    }
    if (last < first) return;
    if (this.last[four] < this.first[four] || first < this.first[four]) this.first[four] = first;
    if (last > this.last[four]) this.last[four] = last;
    for (let block = Math.floor(first / BLOCK), j = first; j <= last; block++) {
      let peak = peaks[four * blocks + block];
      for (const end = Math.min(last + 1, (block + 1) * BLOCK); j < end; j++)
        if (begun[at + j] > peak) peak = begun[at + j];
      peaks[four * blocks + block] = peak;
    }
  }

  /** Looks for the columns from which the four with the n-th row of the line sends anything that counts so many hits on, or one more. */
  look(n: number, hits: number, narrow: boolean): void {
    const four = Math.floor(n / TOGETHER);
    const { peaks, floor, blocks } = this;
    this.from = this.first[four];
    this.to = this.last[four];
    if (!narrow || this.to < this.from) return;
    const { peaks: chances } = this.tables;
    const at = four * blocks;
    const base = hits * blocks;
    let low = Math.floor(this.from / BLOCK);
    let high = Math.floor(this.to / BLOCK);
    const [lowest, highest] = [low, high];
    while (low <= high && peaks[at + low] * chances[base + low] < floor) low++;
    while (high > low && peaks[at + high] * chances[base + high] < floor) high--;
    if (low > lowest) this.from = low * BLOCK;
    if (high < highest) this.to = low > high ? -1 : high * BLOCK + BLOCK - 1;
    if (low > high) this.to = -1;
  }
}

function diceOf([hit0, hit1, hit2, hit3]: Float64Array): Dice {
  const [miss1, miss2, miss3] = [1 - hit1, 1 - hit2, 1 - hit3];
  return {
    odds0: hit0 / (1 - hit0),
    odds1: hit1 / miss1,
    odds2: hit2 / miss2,
    odds3: hit3 / miss3,
    missed: (1 - hit0) * miss1 * miss2 * miss3,
    past0: hit0 / ((1 - hit0) * miss1 * miss2 * miss3),
    past1: hit1 / (miss1 * miss2 * miss3),
    past2: hit2 / (miss2 * miss3),
  };
}
