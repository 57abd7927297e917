// All inputs on as many processes as the machine runs at once; a range that kills or hangs its process is a fault, and the rest goes on.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { type InputRange, lateAgain, rowsOf, type Tried, together } from './calculators.ts';
import type { Row } from './row.ts';

const PROCESS = fileURLToPath(new URL('./calculator-process.ts', import.meta.url));
/** Few enough to find the guilty one by hand, and to be sure that a range that takes a minute hangs. */
const RANGE = 20;
const HANG_MS = 60_000;
const REPORT_EVERY = 2_000;

/** `onProgress` is told now and then how many are done, and how many were answered wrongly or late. */
export async function attackCalculators(
  count: number,
  seed: number,
  onProgress: (done: number, complaints: number) => void,
): Promise<readonly Row[]> {
  let found: readonly Tried[] = [];
  let next = 0;
  let done = 0;
  const crew = async (): Promise<void> => {
    let child = fork(PROCESS);
    while (next < count) {
      const range: InputRange = { from: next, to: Math.min(count, next + RANGE), seed };
      next = range.to;
      const tried = await tryOn(child, range);
      if (tried === undefined) {
        child.kill('SIGKILL');
        child = fork(PROCESS);
      }
      const kept = tried === undefined ? [lost(range)] : await withoutChance(tried, range);
      // Not in one line with the waiting: others add to what is found meanwhile.
      found = together([...found, ...kept]);
      done += range.to - range.from;
      if (done % REPORT_EVERY < RANGE) onProgress(done, complaints(found));
    }
    child.kill();
  };
  await Promise.all(Array.from({ length: availableParallelism() }, crew));
  return rowsOf(found);
}

/** What was late is tried again in a process of its own; it stays late where that gives no answer. */
async function withoutChance(tried: readonly Tried[], range: InputRange): Promise<readonly Tried[]> {
  if (tried.every(({ late }) => late.length === 0)) return tried;
  const child = fork(PROCESS);
  const again = await tryOn(child, range);
  child.kill('SIGKILL');
  return again === undefined ? tried : lateAgain(tried, again);
}

/** undefined when the process ended, or did not answer. */
async function tryOn(child: ChildProcess, range: InputRange): Promise<readonly Tried[] | undefined> {
  const over = new AbortController();
  const timer = setTimeout(() => over.abort(), HANG_MS);
  const onExit = () => over.abort();
  child.once('exit', onExit);
  child.send(range);
  try {
    const [tried] = (await once(child, 'message', { signal: over.signal })) as [readonly Tried[]];
    return tried;
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
    child.off('exit', onExit);
  }
}

function lost({ from, to }: InputRange): Tried {
  const faults = [`inputs ${from} to ${to - 1} ended their process or hung`];
  const ms = { worstMs: HANG_MS, repeatedMs: HANG_MS };
  return { game: 'all', count: to - from, outcomes: [['lost', to - from]], ...ms, faults, late: [] };
}

function complaints(found: readonly Tried[]): number {
  return found.reduce((sum, { faults, late }) => sum + faults.length + late.length, 0);
}
