// Draws from a distribution in constant time: a guide table says where in the running total to start looking.
import type { Pmf } from './pmf.ts';
import type { Random } from './random.ts';

const TWO_32 = 4294967296;
/** 256 starting points make the search one comparison long for nearly every draw; more no longer pays. */
const GUIDE_BITS = 8;

/** One word a draw, so chances are met to 2^-32: an outcome rarer than that may never come. */
export class Sampler {
  /** `below[n]`: words under it give an outcome of n or less. */
  private readonly below: Float64Array;
  private readonly guide: Int32Array;

  constructor(pmf: Pmf) {
    let total = 0;
    for (const p of pmf) total += p;
    let top = pmf.length - 1;
    while (top > 0 && pmf[top] === 0) top--;
    this.below = new Float64Array(top + 1);
    let sum = 0;
    for (let n = 0; n < top; n++) {
      sum += pmf[n];
      this.below[n] = (sum / total) * TWO_32;
    }
    // Rounding must neither run off the end nor stop short of it.
    this.below[top] = TWO_32;
    this.guide = new Int32Array(1 << GUIDE_BITS);
    let outcome = 0;
    for (let i = 0; i < this.guide.length; i++) {
      while (this.below[outcome] <= i * 2 ** (32 - GUIDE_BITS)) outcome++;
      this.guide[i] = outcome;
    }
  }

  /** The outcome that belongs to a word from 0 to 2^32 - 1. */
  outcomeOf(word: number): number {
    let outcome = this.guide[word >>> (32 - GUIDE_BITS)];
    while (word >= this.below[outcome]) outcome++;
    return outcome;
  }

  draw(random: Random): number {
    return this.outcomeOf(random.uint32());
  }
}
