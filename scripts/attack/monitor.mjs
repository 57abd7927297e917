// Loaded into the server under attack (node --import): tells how long its main thread was kept from its events, and its memory.
import { readFileSync } from 'node:fs';

const TICK_MS = 5;
const REPORT_MS = 250;

/** Time the main thread was on a processor: what other programs took is not the server's doing. */
function busyMs() {
  try {
    return Number(readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
  } catch {
    return performance.now();
  }
}

let worst = 0;
let most = 0;
let last = performance.now();
let lastBusy = busyMs();

setInterval(() => {
  const now = performance.now();
  const busy = busyMs();
  worst = Math.max(worst, Math.min(now - last, busy - lastBusy) - TICK_MS);
  last = now;
  lastBusy = busy;
}, TICK_MS).unref();

setInterval(() => {
  most = Math.max(most, process.memoryUsage.rss());
  process.send?.({ blockedMs: worst, mostBytes: most, bytes: process.memoryUsage.rss() });
}, REPORT_MS).unref();

// Starting up is not an attack.
process.on('message', () => {
  worst = 0;
  most = 0;
});
process.channel?.unref();
