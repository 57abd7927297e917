// The volleys of two lines as dense tables, and which of their hits count at all.
import { EMPTY, type Graph, HELPLESS } from '../graph/graph.ts';
import type { Volley, Volleys } from './fire.ts';
import { TOGETHER } from './placing.ts';

/** Columns that are looked at as one to see whether anything there counts. */
export const BLOCK = 8;

export class LineTables {
  readonly columns: number;
  /** hits[h * columns + j]: chance that defender node j scores h hits, with room for four hits that never come up; atLeast likewise. */
  readonly hits: Float64Array;
  readonly atLeast: Float64Array;
  /** peaks[h * blocks + b]: the highest chance of h hits, one more or up to three less, in a block of columns; empty where all hits count. */
  readonly peaks: Float64Array;
  readonly blocks: number;
  /** Chance of the die each attacker node loses to the next, see `Volleys.lostDie`. */
  readonly lostDie: Float64Array;
  /** By number of hits: the columns of the measured line whose defenders score so many with a chance that counts. */
  readonly firstColumn: Int32Array;
  readonly lastColumn: Int32Array;
  readonly attackVolleys: Volleys;
  /** Fewest hits of each defender node that count. */
  readonly leastHits: Int32Array;
  /** Most rounds in a row that the attackers of the measured line may expect to lose nobody in, and one. */
  again = 1;
  private readonly whole: boolean;
  private readonly mostHits: Int32Array;
  private readonly defender: Graph;
  /** The line that was measured last. */
  private measured = { from: -1, most: 0 };

  /** `whole`: hits count however unlikely they are. */
  constructor(attacker: Graph, defender: Graph, attackVolleys: Volleys, defenseVolleys: Volleys, whole: boolean) {
    const columns = defender.size;
    this.columns = columns;
    this.whole = whole;
    this.defender = defender;
    this.attackVolleys = attackVolleys;
    this.lostDie = Float64Array.from({ length: attacker.size }, (_, i) => attackVolleys.lostDie(i));
    this.leastHits = new Int32Array(columns);
    this.mostHits = new Int32Array(columns).fill(-1);
    let most = 0;
    for (let j = 0; j < columns; j++) {
      if (defender.flags[j] & EMPTY) continue;
      const volley = defenseVolleys.all(j);
      this.leastHits[j] = this.leastOf(volley);
      this.mostHits[j] = this.mostOf(volley);
      most = Math.max(most, this.mostHits[j]);
    }
    this.hits = new Float64Array((most + TOGETHER + 1) * columns);
    this.atLeast = new Float64Array((most + TOGETHER + 1) * columns);
    for (let j = 0; j < columns; j++) {
      if (this.mostHits[j] < 0) continue;
      const { hits, atLeast } = defenseVolleys.all(j);
      for (let h = 0; h <= this.mostHits[j]; h++) {
        this.hits[h * columns + j] = hits[h];
        this.atLeast[h * columns + j] = atLeast[h];
      }
    }
    this.firstColumn = new Int32Array(most + 1);
    this.lastColumn = new Int32Array(most + 1);
    this.blocks = Math.ceil(columns / BLOCK);
    this.peaks = whole ? new Float64Array(0) : this.peaksOf(most);
  }

  private peaksOf(most: number): Float64Array {
    const { columns, blocks, hits } = this;
    const peaks = new Float64Array((most + TOGETHER) * blocks);
    for (let h = 0; h <= most; h++)
      for (let block = 0; block < blocks; block++) {
        const end = Math.min(columns, (block + 1) * BLOCK);
        let peak = 0;
        for (let j = block * BLOCK; j < end; j++) if (hits[h * columns + j] > peak) peak = hits[h * columns + j];
        for (let to = Math.max(0, h - 1); to < h + TOGETHER; to++)
          if (peak > peaks[to * blocks + block]) peaks[to * blocks + block] = peak;
      }
    return peaks;
  }

  /** Fewest and most hits of a volley that count. */
  leastOf(volley: Volley): number {
    return this.whole ? 0 : volley.least;
  }

  mostOf(volley: Volley): number {
    return this.whole ? volley.hits.length - 1 : volley.most;
  }

  /** Hits of a volley that count if those less likely than `seen` do not. */
  narrowed(volley: Volley, seen: number): { readonly least: number; readonly most: number } {
    const { hits } = volley;
    let least = this.leastOf(volley);
    let most = this.mostOf(volley);
    while (least < most && hits[least] < seen) least++;
    while (most > least && hits[most] < seen) most--;
    return { least, most };
  }

  /** Chance of fewer hits or more, beyond those that never count. */
  outside(volley: Volley, least: number, most: number): number {
    const fewer = least > this.leastOf(volley) ? Math.max(0, 1 - volley.atLeast[least]) : 0;
    return fewer + (most < this.mostOf(volley) ? volley.atLeast[most + 1] : 0);
  }

  /** Fewer defenders score fewer hits: for each number of them a stretch of a line's columns counts. Returns the most hits. */
  measure(from: number, end: number): number {
    if (this.measured.from === from) return this.measured.most;
    const { firstColumn, lastColumn, mostHits, leastHits } = this;
    let most = 0;
    let miss = 0;
    for (let j = from; j < end; j++) {
      if (mostHits[j] > most) most = mostHits[j];
      if (!(this.defender.flags[j] & HELPLESS)) miss = Math.max(miss, this.hits[j]);
    }
    this.again = 1 / (1 - miss);
    firstColumn.fill(end, 0, most + 1);
    lastColumn.fill(-1, 0, most + 1);
    for (let j = from; j < end; j++)
      for (let h = leastHits[j]; h <= mostHits[j]; h++) {
        if (j < firstColumn[h]) firstColumn[h] = j;
        lastColumn[h] = j;
      }
    this.measured = { from, most };
    return most;
  }
}
