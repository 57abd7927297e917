// `npm run bench [-- part-of-a-name]`: prints one JSON document with every timing and the calibration figure.
import { type Benchmark, calibrate, type FreshBenchmark, measure } from './benchmark.ts';

const suites: {
  readonly [game: string]: () => Promise<{ readonly benchmarks: readonly (Benchmark | FreshBenchmark)[] }>;
} = {
  fantasy: () => import('./fantasy.ts'),
  'kill-team': () => import('./kill-team.ts'),
  grimdark: () => import('./grimdark.ts'),
  kernel: () => import('./kernel.ts'),
  analysis: () => import('./analysis.ts'),
  wh40k: () => import('./wh40k.ts'),
  'wh40k-import': () => import('./wh40k-import.ts'),
  axis: () => import('./axis.ts'),
};

const wanted = process.argv[2] ?? '';
const timings = [];
for (const [suite, load] of Object.entries(suites)) {
  const { benchmarks } = await load();
  for (const benchmark of benchmarks)
    if (`${suite} ${benchmark.name}`.includes(wanted)) timings.push({ suite, ...(await measure(benchmark)) });
}
process.stdout.write(`${JSON.stringify({ node: process.version, calibrationMs: calibrate(), timings }, null, 2)}\n`);
