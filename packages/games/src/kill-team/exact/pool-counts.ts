// Statistics of one side's dice: how many successes, how many of them critical.
import { summarize } from '@oddsmith/kernel';
import type { PoolCounts } from '../findings.ts';
import type { Pool } from './pool.ts';

/** Of one pool, or of several with the chance that each is rolled. */
export function poolCounts(pools: Pool | readonly { readonly pool: Pool; readonly chance: number }[]): PoolCounts {
  const list = 'size' in pools ? [{ pool: pools, chance: 1 }] : pools;
  const most = Math.max(...list.map(({ pool }) => mostSuccesses(pool)));
  const successes = new Float64Array(most + 1);
  const crits = new Float64Array(most + 1);
  for (const { pool, chance } of list) add(pool, chance, successes, crits);
  return { successes: summarize(successes), crits: summarize(crits) };
}

function mostSuccesses(pool: Pool): number {
  let most = 0;
  for (let i = 0; i < pool.size; i++) most = Math.max(most, pool.crits[i] + pool.normals[i]);
  return most;
}

function add(pool: Pool, weight: number, successes: Float64Array, crits: Float64Array): void {
  for (let i = 0; i < pool.size; i++) {
    successes[pool.crits[i] + pool.normals[i]] += weight * pool.chance[i];
    crits[pool.crits[i]] += weight * pool.chance[i];
  }
}
