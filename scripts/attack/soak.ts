// Minutes of mixed load on one server: what it holds in memory at the end is what it held after the first fifth.
import { type Measured, mixedFor } from './load.ts';
import type { Row } from './row.ts';
import type { Victim } from './victim.ts';

const STEPS = 10;
/** Beyond this a process grows rather than breathes. */
const GROWTH = 1.3;

export async function soak(victim: Victim, minutes: number): Promise<Row> {
  const megabytes: number[] = [];
  let last: Measured | undefined;
  let count = 0;
  for (let step = 0; step < STEPS; step++) {
    last = await mixedFor(victim, (minutes * 60) / STEPS);
    count += last.count;
    megabytes.push(Math.round(victim.report.bytes / 1e6));
    process.stderr.write(`memory after step ${step + 1} of ${STEPS}: ${megabytes.at(-1)} MB\n`);
  }
  const early = Math.max(...megabytes.slice(0, STEPS / 2));
  const late = Math.max(...megabytes.slice(STEPS / 2));
  const faults = late > early * GROWTH ? [`memory grew from ${early} to ${late} MB`] : [];
  const outcome = `memory ${megabytes.join(', ')} MB; p99 of cheap ones ${last?.p99.toFixed(1)} ms`;
  return { name: `${minutes} minutes of load`, count, outcome, worstMs: last?.worst ?? 0, faults };
}
