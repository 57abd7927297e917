// The exact end of a fight: joint wounds left, both marginals, who dies.
import { type Distribution, summarize } from '@oddsmith/kernel';
import type { Budget } from '../../budget.ts';
import type { Findings } from '../../calculator.ts';
import { refuseTooLarge } from '../cost.ts';
import type { Fight } from '../schema.ts';
import { strategies } from '../strategies.ts';
import { Arena } from './arena.ts';
import { duel } from './duel.ts';
import { type PoolCounts, poolCounts } from './pool-counts.ts';
import { Solver } from './solver.ts';

export interface FightFindings extends Findings {
  readonly distributions: { readonly firstWounds: Distribution; readonly secondWounds: Distribution };
  readonly summary: {
    readonly firstDies: number;
    readonly secondDies: number;
    readonly bothSurvive: number;
    readonly bothDie: number;
  };
  /** P(wounds left of first, wounds left of second). */
  readonly joint: readonly (readonly number[])[];
  readonly pools: { readonly first: PoolCounts; readonly second: PoolCounts };
}

export function exactFight(input: Fight, budget: Budget): FightFindings {
  refuseTooLarge(input, budget);
  const arena = new Arena(input);
  const joint = isPlain(input) ? duel(arena, budget) : new Solver(arena, budget).fight();
  return {
    ...fightEnd(joint, input.first.wounds, input.second.wounds),
    pools: { first: poolCounts(arena.pool(0, false)), second: poolCounts(arena.pool(1, false)) },
  };
}

/** No decision by value and no chance but the dice of the pools. */
export function isPlain(input: Fight): boolean {
  return [input.first, input.second].every(
    (fighter) => fighter.feelNoPain === null && strategies[fighter.strategy].objective === undefined,
  );
}

/** Findings of a joint distribution with P at first * (most2 + 1) + second. */
export function fightEnd(joint: Float64Array, most1: number, most2: number): Omit<FightFindings, 'pools'> {
  const first = new Float64Array(most1 + 1);
  const second = new Float64Array(most2 + 1);
  const rows: number[][] = [];
  let bothSurvive = 0;
  for (let w1 = 0; w1 <= most1; w1++) {
    const row = Array.from(joint.subarray(w1 * (most2 + 1), (w1 + 1) * (most2 + 1)));
    for (let w2 = 0; w2 <= most2; w2++) {
      first[w1] += row[w2];
      second[w2] += row[w2];
      if (w1 > 0 && w2 > 0) bothSurvive += row[w2];
    }
    rows.push(row);
  }
  return {
    errorBound: 0,
    distributions: { firstWounds: summarize(first), secondWounds: summarize(second) },
    summary: { firstDies: first[0], secondDies: second[0], bothSurvive, bothDie: rows[0][0] },
    joint: rows,
  };
}
