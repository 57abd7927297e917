// One timed case, and how it is timed: warm, repeated, the minimum and the median.

export interface Benchmark {
  readonly name: string;
  /** What we aim at on the reference machine. */
  readonly targetMs: number;
  /** The best public tool on the same case, where one was measured. */
  readonly peerMs?: number;
  run(): unknown;
}

export interface Timing {
  readonly name: string;
  readonly minMs: number;
  readonly medianMs: number;
  readonly runs: number;
  readonly targetMs: number;
  readonly peerMs?: number;
}

const WARM_UP_MS = 150;
const MEASURE_MS = 600;
const MAX_RUNS = 2_000;

/** Repeats fast cases in batches so that the clock's own resolution does not matter. */
export function measure(benchmark: Benchmark): Timing {
  const start = performance.now();
  let warm = 0;
  do {
    benchmark.run();
    warm++;
  } while (performance.now() - start < WARM_UP_MS);
  const batch = Math.max(1, Math.floor(warm / 100));
  const times: number[] = [];
  const begin = performance.now();
  while (times.length < MAX_RUNS && (times.length < 3 || performance.now() - begin < MEASURE_MS)) {
    const before = performance.now();
    for (let i = 0; i < batch; i++) benchmark.run();
    times.push((performance.now() - before) / batch);
  }
  times.sort((a, b) => a - b);
  const { name, targetMs, peerMs } = benchmark;
  return {
    name,
    minMs: times[0],
    medianMs: times[times.length >> 1],
    runs: times.length * batch,
    targetMs,
    ...(peerMs === undefined ? {} : { peerMs }),
  };
}

/** A fixed piece of arithmetic: divides machine speed out of the figures. 0.573 ms on the reference machine. */
export function calibrate(): number {
  let best = Number.POSITIVE_INFINITY;
  for (let run = 0; run < 200; run++) {
    const before = performance.now();
    let x = 0;
    for (let i = 1; i <= 200_000; i++) x += Math.sqrt(i) / (i + 1);
    const time = performance.now() - before;
    if (x > 0 && time < best) best = time;
  }
  return best;
}
