// Statistics of one side's dice: how many successes, how many of them critical.
import { type Distribution, summarize } from '@oddsmith/kernel';
import type { Pool } from './pool.ts';

export interface PoolCounts {
  readonly successes: Distribution;
  readonly crits: Distribution;
}

/** With a second pool: that one instead, with the chance given. */
export function poolCounts(pool: Pool, other?: Pool, chance = 0): PoolCounts {
  const most = Math.max(mostSuccesses(pool), other === undefined ? 0 : mostSuccesses(other));
  const successes = new Float64Array(most + 1);
  const crits = new Float64Array(most + 1);
  add(pool, other === undefined ? 1 : 1 - chance, successes, crits);
  if (other !== undefined) add(other, chance, successes, crits);
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
