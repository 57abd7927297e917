// What is counted of chunks, for those who watch over the machines.

/** Seconds up to which chunks are counted, for Prometheus. */
export const BUCKETS = [0.01, 0.03, 0.1, 0.3, 1, 3, 10, 60] as const;

export interface ChunkStats {
  readonly chunks: number;
  readonly cells: number;
  readonly failures: number;
  readonly seconds: number;
  /** Chunks that took at most so long, in the order of BUCKETS; those that took longer are in `chunks` alone. */
  readonly within: readonly number[];
}

/** Counts the parts that this process has worked on. */
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
