// Outcomes counted as they come in: weights by outcome, dense, growing with the largest outcome met.
import type { Pmf } from './pmf.ts';

export class Histogram {
  private weights: Float64Array;
  private sum = 0;

  /** `size` is a guess at how many outcomes there are: a good one spares growing. */
  constructor(size = 16) {
    this.weights = new Float64Array(size);
  }

  /** `weight` is 1 for something counted and its probability where every case is walked. */
  add(outcome: number, weight = 1): void {
    if (outcome >= this.weights.length) {
      const wider = new Float64Array(2 * (outcome + 1));
      wider.set(this.weights);
      this.weights = wider;
    }
    this.weights[outcome] += weight;
    this.sum += weight;
  }

  get total(): number {
    return this.sum;
  }

  /** Shares of the total; of nothing at all, everything is outcome 0. */
  pmf(): Pmf {
    if (this.sum === 0) return Float64Array.of(1);
    return this.weights.map((weight) => weight / this.sum);
  }

  /** The share of `outcome` and above. */
  atLeast(outcome: number): number {
    let weight = 0;
    for (let n = Math.max(0, outcome); n < this.weights.length; n++) weight += this.weights[n];
    return this.sum === 0 ? Number(outcome <= 0) : weight / this.sum;
  }
}
