// How long the main thread of this process was on a processor: what other programs took, and what threads beside it did, is not its doing.
import { closeSync, openSync, readSync } from 'node:fs';

const FILE = `/proc/self/task/${process.pid}/schedstat`;
const text = Buffer.alloc(64);
/** Kept open: a look takes two microseconds, half of it for opening. */
let file;
try {
  file = openSync(FILE, 'r');
  process.once('exit', () => closeSync(file));
} catch {
  // No Linux: then it is time by the clock.
}

/** Milliseconds since some moment. */
export function mainThreadMs() {
  if (file === undefined) return performance.now();
  return Number(text.toString('latin1', 0, readSync(file, text, 0, text.length, 0)).split(' ')[0]) / 1e6;
}
