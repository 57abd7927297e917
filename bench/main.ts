// `npm run bench [-- part-of-a-name]`: prints one JSON document with every timing and the calibration figure.
// Each suite runs in a process of its own: after another suite had trained the compiler, fights of Kill Team took 1.85 times as long.
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type Benchmark, calibrate, type FreshBenchmark, measure, type Timing } from './benchmark.ts';

const suites: {
  readonly [game: string]: () => Promise<{ readonly benchmarks: readonly (Benchmark | FreshBenchmark)[] }>;
} = {
  fantasy: () => import('./fantasy.ts'),
  'kill-team': () => import('./kill-team.ts'),
  grimdark: () => import('./grimdark.ts'),
  kernel: () => import('./kernel.ts'),
  analysis: () => import('./analysis.ts'),
  pairing: () => import('./pairing.ts'),
  wh40k: () => import('./wh40k.ts'),
  'wh40k-import': () => import('./wh40k-import.ts'),
  axis: () => import('./axis.ts'),
  skirmish: () => import('./skirmish.ts'),
};

type SuiteTiming = { readonly suite: string } & Timing;

async function measured(suite: string, wanted: string): Promise<SuiteTiming[]> {
  const { benchmarks } = await suites[suite]();
  const timings = [];
  for (const benchmark of benchmarks)
    if (`${suite} ${benchmark.name}`.includes(wanted)) timings.push({ suite, ...(await measure(benchmark)) });
  return timings;
}

/** This script again, for one suite; it inherits how it was started (the TypeScript loader, the source condition). */
async function measuredApart(suite: string, wanted: string): Promise<SuiteTiming[]> {
  const own = [...process.execArgv, fileURLToPath(import.meta.url), wanted, suite];
  const { stdout } = await promisify(execFile)(process.execPath, own, { maxBuffer: 1 << 24 });
  return JSON.parse(stdout);
}

const [wanted = '', suite] = process.argv.slice(2);
if (suite) process.stdout.write(JSON.stringify(await measured(suite, wanted)));
else {
  const timings = [];
  for (const each of Object.keys(suites)) timings.push(...(await measuredApart(each, wanted)));
  process.stdout.write(`${JSON.stringify({ node: process.version, calibrationMs: calibrate(), timings }, null, 2)}\n`);
}
