// Points lost and traded at the end of a scenario: means and deviations over the joint fates of both units.
import type { Moments, PointsTrade } from '../findings.ts';
import type { DuelTables } from './duel-tables.ts';
import { type Fates, ROUTED } from './fates.ts';
import type { Side } from './side.ts';

/** Points of each unit; null: not known. */
export type Costs = readonly [attacker: number | null, defender: number | null];

/** How far the share lost in each state is from its mean, when the unit stands and when it is routed. */
function offsets({ casualties, unit }: Side, mean: number): readonly [standing: Float64Array, routed: Float64Array] {
  const standing = new Float64Array(casualties.states);
  for (let s = 0; s < casualties.states; s++)
    standing[s] = (s === casualties.dead ? 1 : casualties.totalMarked[s] / unit.startingWounds) - mean;
  return [standing, new Float64Array(casualties.states).fill(1 - mean)];
}

/** Variances and covariance of the shares lost, summed around their means: a certain figure has a deviation of 0. */
function spread(tables: DuelTables, fates: Fates, [meanA, meanB]: readonly [number, number]) {
  const [fromA, fromB] = [offsets(tables.sides[0], meanA), offsets(tables.sides[1], meanB)];
  const columns = tables.sides[1].casualties.states;
  let [aa, bb, ab] = [0, 0, 0];
  fates.forEach((cells, statuses) => {
    tables.budget.look();
    const offA = fromA[Math.floor(statuses / 3) === ROUTED ? 1 : 0];
    const offB = fromB[statuses % 3 === ROUTED ? 1 : 0];
    for (let cell = 0; cell < cells.length; cell++) {
      const mass = cells[cell];
      if (mass === 0) continue;
      const column = cell % columns;
      const a = offA[(cell - column) / columns];
      const b = offB[column];
      aa += mass * a * a;
      bb += mass * b * b;
      ab += mass * a * b;
    }
  });
  return { aa, bb, ab };
}

function moments(mean: number, variance: number): Moments {
  return { mean, stdDev: Math.sqrt(Math.max(0, variance)) };
}

/** `means` are the mean shares lost. */
export function pointsTrade(
  tables: DuelTables,
  fates: Fates,
  [costA, costB]: Costs,
  means: readonly [number, number],
): PointsTrade {
  const [lostA, lostB] = means;
  const { aa, bb, ab } = spread(tables, fates, means);
  const [a, b] = [costA ?? 0, costB ?? 0];
  return {
    attackerLost: costA === null ? null : moments(a * lostA, a * a * aa),
    defenderLost: costB === null ? null : moments(b * lostB, b * b * bb),
    traded:
      costA === null || costB === null
        ? null
        : moments(b * lostB - a * lostA, a * a * aa + b * b * bb - 2 * a * b * ab),
  };
}
