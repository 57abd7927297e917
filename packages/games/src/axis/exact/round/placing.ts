// Where a volley puts the rounds under way, four columns at a time: they read the same rounds and neighbouring hits, so that
// fewer numbers are loaded for each product instead of two.

/** Columns, or rows, that are worked out side by side. */
export const TOGETHER = 4;

export class Placing {
  /** Products made since the volley was aimed. */
  steps = 0;
  private readonly under: Float64Array;
  /** Chances of the volley by number of hits, with room for three more that never come up. */
  private hits: Float64Array;
  private least = 0;
  /** Most hits of the volley that count. */
  most = 0;
  /** Number of hits that is most likely. */
  private mode = 0;
  /** Products below this are left out where a whole column of them is. */
  private floor = 0;
  /** Rounds under way before this column no longer reach the blocks to come. */
  private reaching = 0;
  private readonly sums = new Float64Array(TOGETHER);

  /** `under`: rounds under way by column. */
  constructor(under: Float64Array) {
    this.under = under;
    this.hits = new Float64Array(under.length + TOGETHER);
  }

  /** Chance of the volley that nothing is hit. */
  get miss(): number {
    return this.hits[0];
  }

  /** Takes up a volley, of which `least` to `most` hits count. */
  aim(hits: Float64Array, least: number, most: number, floor: number): void {
    if (this.hits.length < most + 1 + TOGETHER) this.hits = new Float64Array(most + 1 + 2 * TOGETHER);
    let mode = least;
    for (let h = 0; h <= most; h++) {
      this.hits[h] = hits[h];
      if (hits[h] > hits[mode]) mode = h;
    }
    for (let h = most + 1; h <= most + TOGETHER; h++) this.hits[h] = 0;
    this.least = least;
    this.most = most;
    this.mode = mode;
    this.floor = floor;
    this.reaching = 0;
    this.steps = 0;
  }

  /** What comes to the four columns of a block from those before it, as far as there is anything from `left` to `right`. */
  place(block: number, left: number, right: number): void {
    const { under, hits, sums, mode, floor } = this;
    const last = block + TOGETHER - 1;
    let from = Math.max(left, block - this.most, this.reaching);
    let to = Math.min(right, block - 1, last - this.least);
    // Likely rounds meet unlikely hits and the other way round: a quarter of the products of 300 v 300 cannot be seen.
    while (from < to && block - from > mode && under[from] * hits[block - from] < floor) this.reaching = ++from;
    while (to > from && last - to < mode && under[to] * hits[last - to] < floor) to--;
    let sum0 = 0;
    let sum1 = 0;
    let sum2 = 0;
    let sum3 = 0;
    let k = from;
    for (; k + 3 <= to; k += 4) {
      const h = block - k;
      const under0 = under[k];
      const under1 = under[k + 1];
      const under2 = under[k + 2];
      const under3 = under[k + 3];
      const hit1 = hits[h - 2];
      const hit2 = hits[h - 1];
      const hit3 = hits[h];
      const hit4 = hits[h + 1];
      const hit5 = hits[h + 2];
      sum0 += under0 * hit3 + under1 * hit2 + (under2 * hit1 + under3 * hits[h - 3]);
      sum1 += under0 * hit4 + under1 * hit3 + (under2 * hit2 + under3 * hit1);
      sum2 += under0 * hit5 + under1 * hit4 + (under2 * hit3 + under3 * hit2);
      sum3 += under0 * hits[h + 3] + under1 * hit5 + (under2 * hit4 + under3 * hit3);
    }
    for (; k <= to; k++) {
      const h = block - k;
      sum0 += under[k] * hits[h];
      sum1 += under[k] * hits[h + 1];
      sum2 += under[k] * hits[h + 2];
      sum3 += under[k] * hits[h + 3];
    }
    sums[0] = sum0;
    sums[1] = sum1;
    sums[2] = sum2;
    sums[3] = sum3;
    if (to >= from) this.steps += TOGETHER * (to - from + 1);
  }

  /** What comes to a column of the block, those of the block itself included as far as they are known. */
  at(block: number, j: number): number {
    const { under, hits } = this;
    let sum = this.sums[j - block];
    if (this.least >= TOGETHER) return sum;
    for (let k = block; k <= j; k++) sum += under[k] * hits[j - k];
    return sum;
  }
}
