// Keeps the process under a limit. Engines ask before they allocate; this is for what nobody foresaw, typed arrays included,
import { type Fault, say } from '../words/index.ts';

// which the limits of a thread do not see.

const TICK_MS = 50;
/** An ended thread needs this long to give its memory back. */
const REST_MS = 500;
const MB = 1024 * 1024;

interface Guarded {
  readonly busy: number;
  endOldest(problem: Fault): boolean;
}

/** Returns a function that ends the watch. */
export function guardMemory(
  pool: Guarded,
  processMb: number,
  residentBytes: () => number = () => process.memoryUsage.rss(),
): () => void {
  const problem: Fault = {
    code: 'budget/exceeded',
    path: '',
    message: say('process-memory', { processMb }),
  };
  let restUntil = 0;
  const timer = setInterval(() => {
    if (pool.busy === 0 || performance.now() < restUntil || residentBytes() <= processMb * MB) return;
    if (pool.endOldest(problem)) restUntil = performance.now() + REST_MS;
  }, TICK_MS);
  timer.unref();
  return () => clearInterval(timer);
}
