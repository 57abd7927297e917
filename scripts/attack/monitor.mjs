// Loaded into the server under attack (node --import): tells how long its main thread was kept from its events, and its memory.
import { mainThreadMs } from './processor-time.mjs';

const TICK_MS = 5;
const REPORT_MS = 250;

let worst = 0;
let most = 0;
let last = performance.now();
let lastBusy = mainThreadMs();

setInterval(() => {
  const now = performance.now();
  const busy = mainThreadMs();
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
