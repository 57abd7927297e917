// Combat results: points of one side less those of the other, below 0 as well.
import { type Distribution, Histogram, summarize } from '@oddsmith/kernel';

export class Margins {
  /** Those of 0 and more, and those below by what they fall short of -1. */
  private readonly ahead = new Histogram();
  private readonly behind = new Histogram();

  add(margin: number, weight: number): void {
    if (margin >= 0) this.ahead.add(margin, weight);
    else this.behind.add(-1 - margin, weight);
  }

  /** null where none was ever counted. */
  distribution(): Distribution | null {
    const weight = this.ahead.total + this.behind.total;
    if (weight === 0) return null;
    const ahead = this.ahead.pmf();
    const behind = this.behind.pmf();
    const pmf = new Float64Array(behind.length + ahead.length);
    for (let n = 0; n < behind.length; n++) pmf[behind.length - 1 - n] = (behind[n] * this.behind.total) / weight;
    for (let n = 0; n < ahead.length; n++) pmf[behind.length + n] = (ahead[n] * this.ahead.total) / weight;
    return summarize(pmf, -behind.length);
  }
}
