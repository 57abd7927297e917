// The chances of flight and pursuit: who is caught, and after how many inches.
import { convolve, type Pmf } from '@oddsmith/kernel';
import type { Chase, Feat, MoveRoll } from '../card/pursuit.ts';
import { passesTest, type Test } from '../card/result.ts';
import { type Fighter, FULL_PURSUIT } from '../card/side.ts';
import { DISTANCES, LEAST, LOWEST_TWO_OF_THREE, MOST, ONE_DIE, TWO_DICE } from './dice-sums.ts';

/** P(the winner does it) for each feat, of those who had the occasion. */
export interface ChaseChances {
  readonly feats: { readonly [F in Feat]: number };
  /** P(caught falling back after so many inches), at 1 to FULL_PURSUIT. */
  readonly catchesAfter: Pmf;
}

export function chaseChances(chase: Chase, winner: Fighter): ChaseChances {
  const goes = chase.restrains === null ? 1 : 1 - passChance(winner, chase.restrains);
  const pursuit = moveChances(chase.pursues);
  const catchesAfter = new Float64Array(FULL_PURSUIT + 1);
  const caught = (flight: Pmf, at?: Float64Array): number => {
    let total = 0;
    for (const [inches, flees] of flight.entries()) {
      let reached = 0;
      for (let far = inches; far < pursuit.length; far++) reached += pursuit[far];
      const both = goes * flees * reached;
      total += both;
      if (at !== undefined) at[Math.min(FULL_PURSUIT, inches)] += both;
    }
    return total;
  };
  const feats = {
    runsDown: caught(moveChances(chase.flees)),
    catches: caught(moveChances(chase.fallsBack), catchesAfter),
    overruns: { never: 0, 'unless it restrains': goes, always: 1 }[chase.overruns],
  };
  return { feats, catchesAfter };
}

export function moveChances({ dice, plusDie, less }: MoveRoll): Pmf {
  const rolled = plusDie ? convolve(DISTANCES[dice], ONE_DIE) : DISTANCES[dice];
  const inches = new Float64Array(rolled.length);
  for (const [sum, chance] of rolled.entries()) if (chance > 0) inches[Math.max(1, sum - less)] += chance;
  return inches;
}

function passChance(winner: Fighter, test: Test): number {
  const dice = test.threeDice ? LOWEST_TWO_OF_THREE : TWO_DICE;
  let passes = 0;
  for (let sum = LEAST; sum <= MOST; sum++) if (passesTest(winner, test, sum)) passes += dice[sum];
  return passes;
}
