// What the states of the targets are worth when the shooting is over.
import type { CheckedPlan, Objective } from './question.ts';

/** `worth[t][left]` for objectives that add up over the targets. */
export function worthTables(plan: CheckedPlan, wounds: Int32Array): readonly Float64Array[] {
  return plan.targets.map(({ points = 0 }, t) => {
    const table = new Float64Array(wounds[t] + 1);
    for (let left = 0; left <= wounds[t]; left++) table[left] = worthOf(plan.objective, points, left, wounds[t]);
    return table;
  });
}

function worthOf(objective: Objective, points: number, left: number, wounds: number): number {
  switch (objective) {
    case 'points':
      return left === 0 ? points : (points * (wounds - left)) / wounds;
    case 'unitPoints':
      return left === 0 ? points : 0;
    case 'units':
    case 'kill':
      return left === 0 ? 1 : 0;
  }
}

/** Values closer than this are one to a player. */
export const TIE = 1e-9;

export function tolerance(value: number): number {
  return TIE * Math.max(1, Math.abs(value));
}
