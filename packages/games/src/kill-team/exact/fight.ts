// The exact end of a fight: joint wounds left, both marginals, who dies.
import type { Budget } from '../../contract/budget.ts';
import { fightEnd } from '../fight-end.ts';
import type { FightFindings } from '../findings.ts';
import type { FightBattle } from '../prepare.ts';
import { duel } from './duel.ts';
import { refuseTooLarge } from './fight-size.ts';
import { FightTables } from './fight-tables.ts';
import { isOptimal } from './move-size.ts';
import { poolCounts, type WeightedPool } from './pool-counts.ts';
import { Solver } from './solver.ts';

export function exactFight(plan: FightBattle, budget: Budget): FightFindings {
  refuseTooLarge(plan);
  const tables = new FightTables(plan, budget);
  // No decision by value and no chance but the dice of the pools.
  const plain = !tables.rolls && !plan.fighters.some(isOptimal);
  const joint = plain ? duel(tables, budget) : new Solver(tables, budget).fight();
  return {
    ...fightEnd(joint, tables.most1, tables.most2),
    pools: { first: poolCounts(firstRound(tables, 0)), second: poolCounts(firstRound(tables, 1)) },
  };
}

function firstRound(tables: FightTables, fighter: 0 | 1): WeightedPool[] {
  return [{ pool: tables.pool(fighter, tables.isInjured(fighter, tables.plan.fighters[fighter].wounds)), chance: 1 }];
}
