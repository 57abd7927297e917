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
