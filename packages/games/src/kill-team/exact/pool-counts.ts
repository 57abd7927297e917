// Statistics of one side's dice: how many successes, how many of them critical.
import { summarize } from '@oddsmith/kernel';
import type { PoolCounts } from '../findings.ts';
import type { Pool } from './pool.ts';

/** A pool with the chance that it is the one rolled. */
export interface WeightedPool {
  readonly pool: Pool;
  readonly chance: number;
}

export function poolCounts(pools: readonly WeightedPool[]): PoolCounts {
  let most = 0;
  for (const { pool } of pools)
    for (let i = 0; i < pool.size; i++) most = Math.max(most, pool.crits[i] + pool.normals[i]);
  const successes = new Float64Array(most + 1);
  const crits = new Float64Array(most + 1);
  for (const { pool, chance } of pools) add(pool, chance, successes, crits);
  return { successes: summarize(successes), crits: summarize(crits) };
}

function add(pool: Pool, weight: number, successes: Float64Array, crits: Float64Array): void {
  for (let i = 0; i < pool.size; i++) {
    successes[pool.crits[i] + pool.normals[i]] += weight * pool.chance[i];
    crits[pool.crits[i]] += weight * pool.chance[i];
  }
}
