// How many wounds of a weapon are not saved where models save differently: counted along the walk over the states.
import { type Pmf, totalMass } from '@oddsmith/kernel';
import type { Budget } from '../../budget.ts';
import type { WoundCounts } from './counts.ts';
import { addStep, laterMass, NEGLIGIBLE } from './operator.ts';
import type { SavedOrFailed } from './weapon.ts';

export function mixedUnsavedCost(start: Float64Array, outcomes: readonly WoundCounts[]): number {
  const wounds = Math.max(0, ...outcomes.flatMap(({ joint }) => joint.map((saveable) => saveable.length)));
  return 2 * wounds * wounds * start.length;
}

/**
 * Carries the number of failed saves beside the state: `rows[u]` are the states after u of them. Devastating wounds allow no
 * save, so they are added without a step; they are resolved later and meet no save.
 */
export function mixedUnsaved(
  { saved, failed }: SavedOrFailed,
  start: Float64Array,
  outcomes: readonly WoundCounts[],
  budget: Budget,
): Pmf {
  const joints = outcomes.map(({ joint }) => joint);
  const length = Math.max(0, ...joints.flat().map((saveable) => saveable.length));
  const later = laterMass(joints.flat(), length);
  const unsaved = new Float64Array(length + Math.max(1, ...joints.map((joint) => joint.length)));
  const rows: Float64Array[] = [start.slice()];
  const failures = [totalMass(start)];
  let fewest = 0;
  for (let k = 0; k < length; k++) {
    collect(unsaved, failures, fewest, joints, k);
    if (later[k + 1] < NEGLIGIBLE) break;
    // Numbers that can no longer be seen are left behind: a third of the rows for many wounds.
    while (failures[fewest] < NEGLIGIBLE && fewest < rows.length - 1) fewest++;
    if (failures[rows.length - 1] >= NEGLIGIBLE) rows.push(new Float64Array(start.length));
    // Downwards, so that every row is read before it is changed.
    for (let u = rows.length - 1; u >= fewest; u--) {
      const row = new Float64Array(start.length);
      addStep(saved, rows[u], row);
      if (u > fewest) addStep(failed, rows[u - 1], row);
      rows[u] = row;
      failures[u] = totalMass(row);
    }
    budget.spend(4 * (rows.length - fewest) * start.length);
  }
  return unsaved;
}

/** Adds the outcomes in which exactly k wounds allow a save. */
function collect(
  into: Float64Array,
  failures: readonly number[],
  fewest: number,
  joints: readonly (readonly Float64Array[])[],
  k: number,
): void {
  for (const joint of joints)
    for (let d = 0; d < joint.length; d++) {
      const weight = joint[d][k] ?? 0;
      if (weight < NEGLIGIBLE) continue;
      for (let u = fewest; u < failures.length; u++) into[u + d] += weight * failures[u];
    }
}
