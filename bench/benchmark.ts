// One timed case, and how it is timed: warm, repeated, the minimum and the median.

interface Case {
  readonly name: string;
  /** What we aim at on the reference machine. */
  readonly targetMs: number;
  /** The best public tool on the same case, where one was measured. */
  readonly peerMs?: number;
}

export interface Benchmark extends Case {
  run(): unknown;
}

/** For what happens once in a process: takes the time itself, in a process of its own. */
export interface FreshBenchmark extends Case {
  timed(): number;
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
/** Slow cases are compiled to the end only after some runs: the fifth of a battle of 300 v 300 takes half as long as the second. */
const WARM_UP_RUNS = 5;
const LONGEST_WARM_UP_MS = 3_000;
const MEASURE_MS = 600;
const MAX_RUNS = 2_000;

const FRESH_RUNS = 7;

export async function measure(benchmark: Benchmark | FreshBenchmark): Promise<Timing> {
  const { times, batch } = 'timed' in benchmark ? freshTimes(benchmark) : await warmTimes(benchmark);
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

interface Times {
  readonly times: number[];
  readonly batch: number;
}

function freshTimes({ timed }: FreshBenchmark): Times {
  return { times: Array.from({ length: FRESH_RUNS }, timed), batch: 1 };
}

function isCold(runs: number, ms: number): boolean {
  return ms < WARM_UP_MS || (runs < WARM_UP_RUNS && ms < LONGEST_WARM_UP_MS);
}

/** Repeats fast cases in batches so that the clock's own resolution does not matter. */
async function warmTimes(benchmark: Benchmark): Promise<Times> {
  const start = performance.now();
  let warm = 0;
  do {
    const done = benchmark.run();
    if (done instanceof Promise) await done;
    warm++;
  } while (isCold(warm, performance.now() - start));
  const batch = Math.max(1, Math.floor(warm / 100));
  const times: number[] = [];
  const begin = performance.now();
  while (times.length < MAX_RUNS && (times.length < 3 || performance.now() - begin < MEASURE_MS)) {
    const before = performance.now();
    for (let i = 0; i < batch; i++) {
      const done = benchmark.run();
      // Awaiting what is there already would put a turn of the event loop into the time of a microsecond's work.
      if (done instanceof Promise) await done;
    }
    times.push((performance.now() - before) / batch);
  }
  return { times, batch };
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
