// What a server may have beside what lives in its heaps, seen in a process of its own: the limit is for all threads of one.
import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

const BUILT = new URL('../dist/heap-growth.js', import.meta.url).href;

/** Keeps some megabytes and throws others away that have become old: megabytes that live, and the most there were. */
const CHURN = `
  import { getHeapStatistics } from 'node:v8';
  const used = () => getHeapStatistics().used_heap_size / 1e6;
  const row = (length) => Array.from({ length }, (_, i) => ({ i, list: [i] }));
  const lives = row(400_000);
  globalThis.gc();
  const living = used();
  let most = 0;
  for (let turn = 0; turn < 60; turn++) {
    globalThis.left = row(60_000);
    most = Math.max(most, used());
  }
  process.stdout.write(JSON.stringify({ living, most, kept: lives.length }));
`;

function churn(first: string): { readonly living: number; readonly most: number } {
  const flags = ['--expose-gc', '--input-type=module', '--eval', first + CHURN];
  return JSON.parse(execFileSync(process.execPath, flags, { encoding: 'utf8' }));
}

test('a heap is collected when it has grown by half', { timeout: 120_000 }, () => {
  const bound = churn(`import { boundHeapGrowth } from '${BUILT}'; boundHeapGrowth();`);
  const free = churn('');
  // Young objects are not in the limit: a thread has up to 48 MB of them.
  expect(bound.most).toBeLessThan(1.5 * bound.living + 48);
  expect(free.most).toBeGreaterThan(1.5 * free.living + 48);
});
