// How much work an exact battle is, estimated before it is begun.

import { choiceDice } from './exact/choice.ts';
import { isPlain, sizeOf } from './exact/fight-size.ts';
import { diceOf } from './exact/fight-tables.ts';
import type { Pair } from './exact/move-tables.ts';
import type { FightPlan, PoolPlan, ShotPlan } from './plan.ts';
import type { ChoiceBattle, ShootBattle } from './prepare.ts';

/** Steps of the exact engine, in the steps it spends. */
export function fightCost(plan: FightPlan, dice: Pair<number> = diceOf(plan)): number {
  const size = sizeOf(plan, dice);
  const { nodes, states, starts, slots, rolls } = size;
  const tables = nodes * 500;
  const perState = isPlain(size) ? 3 : 20 + 60 * slots + (rolls ? 100 : 0);
  return tables + states * perState * starts;
}

export function choiceCost(battle: ChoiceBattle): number {
  return 2 * fightCost(battle.plans.kill, choiceDice(battle));
}

function poolSize({ dice }: PoolPlan): number {
  return ((dice + 1) * (dice + 2)) / 2;
}

function shotCost(shot: ShotPlan): number {
  return poolSize(shot.attack) * poolSize(shot.saves) * 4;
}

export function shootCost({ shots, secondaries }: ShootBattle): number {
  return 30_000 + [...shots, ...secondaries].reduce((sum, shot) => sum + shotCost(shot), 0);
}
