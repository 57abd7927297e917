// How many parts of jobs this process has worked on, and how long they took.
import { BUCKETS, type ChunkStats } from '@oddsmith/compute';

export type { ChunkStats } from '@oddsmith/compute';

export class ChunkCount {
  private chunks = 0;
  private cells = 0;
  private failures = 0;
  private seconds = 0;
  private readonly within: number[] = BUCKETS.map(() => 0);

  /** Cells of a part; undefined where it failed. */
  add(cells: number | undefined, ms: number): void {
    if (cells === undefined) {
      this.failures++;
      return;
    }
    this.chunks++;
    this.cells += cells;
    this.seconds += ms / 1_000;
    for (const [i, most] of BUCKETS.entries()) if (ms <= 1_000 * most) this.within[i]++;
  }

  stats(): ChunkStats {
    const { chunks, cells, failures, seconds, within } = this;
    return { chunks, cells, failures, seconds, within };
  }
}
