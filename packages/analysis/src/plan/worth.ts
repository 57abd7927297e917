// What the states of the targets are worth when the shooting is over.
import type { CheckedPlan, Objective } from './question.ts';
import type { Remnants } from './remnants.ts';

/** `worth[t]` by the number of what is left, for objectives that add up over the targets. */
export function worthTables(plan: CheckedPlan, remnants: readonly Remnants[]): readonly Float64Array[] {
  return plan.targets.map(({ points = 0 }, t) => {
    const { wounds, whole } = remnants[t];
    return Float64Array.from(wounds, (left) => worthOf(plan.objective, points, left, wounds[whole]));
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
