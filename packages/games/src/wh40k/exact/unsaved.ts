// How many wounds of a weapon are not saved where models save differently: counted along the walk over the states.
import { type Pmf, totalMass } from '@oddsmith/kernel';
import type { Budget } from '../../contract/budget.ts';
import type { WoundCounts } from './counts.ts';
import type { SaveOdds } from './die.ts';
import {
  addStepToRows,
  diagonalOf,
  laterMass,
  NEGLIGIBLE,
  type Operator,
  type StepParts,
  saveStep,
} from './operator.ts';
import { askFor } from './size.ts';

/** A wound that may be saved as two halves, so that failed saves can be counted. */
export interface SavedOrFailed {
  readonly saved: Operator;
  readonly failed: Operator;
}

export function savedOrFailed(parts: StepParts, saves: readonly SaveOdds[]): SavedOrFailed {
  return { saved: saveStep(parts, saves, 'saved'), failed: saveStep(parts, saves, 'failed') };
}

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
  const walk = new FailureWalk({ saved, failed }, start, length, budget);
  for (let k = 0; k < length; k++) {
    collect(unsaved, walk, joints, k);
    if (later[k + 1] < NEGLIGIBLE) break;
    walk.step();
  }
  return unsaved;
}

/** The states by failed saves so far: one matrix, a row for each number, since an array a row took half as long again. */
class FailureWalk {
  /** Mass of each row. */
  readonly mass: Float64Array;
  /** The first and the last row that can be seen: those left behind are a third for many wounds. */
  first = 0;
  last = 0;
  private readonly saved: Operator;
  /** Mostly a save leaves the state alone: one product a cell. */
  private readonly kept: Float64Array | undefined;
  private readonly failed: Operator;
  private readonly cells: number;
  private current: Float64Array;
  private next: Float64Array;
  private readonly budget: Budget;

  constructor({ saved, failed }: SavedOrFailed, start: Float64Array, most: number, budget: Budget) {
    this.budget = budget;
    this.saved = saved;
    this.kept = diagonalOf(saved);
    this.failed = failed;
    this.cells = start.length;
    this.mass = new Float64Array(most + 1);
    this.mass[0] = totalMass(start);
    this.current = new Float64Array(askFor((most + 1) * start.length));
    this.current.set(start);
    this.next = new Float64Array(this.current.length);
  }

  get rows(): number {
    return this.last - this.first + 1;
  }

  /** One more wound that allows a save. */
  step(): void {
    const { cells, mass } = this;
    while (mass[this.first] < NEGLIGIBLE && this.first < this.last) this.first++;
    if (mass[this.last] >= NEGLIGIBLE) this.last++;
    const from = this.first * cells;
    const to = (this.last + 1) * cells;
    const before = this.current.subarray(from, to);
    const after = this.next.subarray(from, to);
    this.save(before, after);
    addStepToRows(this.failed, before.subarray(0, before.length - cells), after.subarray(cells), this.budget);
    // A view of each row to add it up was a tenth of the time of 120 attacks.
    for (let row = this.first, cell = 0; row <= this.last; row++) {
      let total = 0;
      for (const end = cell + cells; cell < end; cell++) total += after[cell];
      mass[row] = total;
      this.budget.spend(cells);
    }
    [this.current, this.next] = [this.next, this.current];
  }

  private save(before: Float64Array, after: Float64Array): void {
    const { kept, cells } = this;
    if (kept === undefined) {
      after.fill(0);
      addStepToRows(this.saved, before, after, this.budget);
      return;
    }
    for (let row = 0; row < before.length; row += cells) {
      for (let i = 0; i < cells; i++) after[row + i] = before[row + i] * kept[i];
      this.budget.spend(cells);
    }
  }
}

/** Adds the outcomes in which exactly k wounds allow a save. */
function collect(
  into: Float64Array,
  { mass, first, last }: FailureWalk,
  joints: readonly (readonly Float64Array[])[],
  k: number,
): void {
  for (const joint of joints)
    for (let d = 0; d < joint.length; d++) {
      const weight = joint[d][k] ?? 0;
      if (weight < NEGLIGIBLE) continue;
      for (let u = first; u <= last; u++) into[u + d] += weight * mass[u];
    }
}
