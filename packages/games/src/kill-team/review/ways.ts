// What the dice of a side can come to, and how often.
import { poolOf } from '../exact/pool.ts';
import type { PoolPlan } from '../plan.ts';
import type { Rolled } from '../simulate/pool.ts';

export interface Way extends Rolled {
  readonly chance: number;
}

export function waysOf(plan: PoolPlan): readonly Way[] {
  const { size, crits, normals, chance } = poolOf(plan);
  return Array.from({ length: size }, (_, at) => ({ crits: crits[at], normals: normals[at], chance: chance[at] }));
}
