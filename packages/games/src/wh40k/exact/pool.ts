// Saves of the 11th edition: all dice of a pool at once, resolved from the lowest face up, so their order matters.
import { type Pmf, totalMass } from '@oddsmith/kernel';
import type { Budget } from '../../budget.ts';
import { binomialRows, type WoundCounts } from './counts.ts';
import { addStepToRows, NEGLIGIBLE, type Operator } from './operator.ts';

/** Neighbouring faces that the same groups fail on. */
export interface PoolClass {
  /** One die: a wound for groups that fail, nothing for the others. */
  readonly step: Operator;
  /** The same taken apart, so that failed saves can be counted. */
  readonly saved: Operator;
  readonly failed: Operator;
}

export interface Pool {
  /** From the lowest face up; faces that every group saves on are left out. */
  readonly classes: readonly PoolClass[];
  /** chances[g][c]: a die comes to class c when group g is the one to be hit as the dice are rolled. */
  readonly chances: readonly (readonly number[])[];
  /** Who is to be hit, by cell; the last group where nobody is left. */
  readonly current: Int16Array;
}

/** outputs[j] += the states after as many saves as counts[j] says. Returns the mean damage lost on dying models. */
export function spreadPool(
  pool: Pool,
  start: Float64Array,
  counts: readonly Float64Array[],
  outputs: readonly Float64Array[],
  budget: Budget,
): number {
  const cells = start.length;
  const most = counts.reduce((length, count) => Math.max(length, count.length), 0);
  let waste = 0;
  for (const { part, chances } of byCurrentGroup(pool, start)) {
    const family = Array.from({ length: most }, (_, dice) => {
      const rows = new Float64Array(counts.length * cells);
      counts.forEach((count, j) => {
        const chance = count[dice] ?? 0;
        if (chance >= NEGLIGIBLE) for (let i = 0; i < cells; i++) rows[j * cells + i] = chance * part[i];
      });
      return rows;
    });
    const result = resolve(family, chances, budget, (index, rows, next) => {
      const { step } = pool.classes[index];
      for (let row = 0; row < rows.length; row += cells)
        for (let i = 0; i < cells; i++) waste += rows[row + i] * step.waste[i];
      addStepToRows(step, rows, next);
    });
    outputs.forEach((output, j) => {
      for (let i = 0; i < cells; i++) output[i] += result[j * cells + i];
    });
  }
  return waste;
}

/** How many of the dice fail, with devastating wounds counted as failed: a row for each number beside the states. */
export function pooledUnsaved(pool: Pool, start: Float64Array, outcomes: readonly WoundCounts[], budget: Budget): Pmf {
  const cells = start.length;
  const { dice: mostDice, devastating } = sizeOf(outcomes);
  const numbers = mostDice + devastating;
  const unsaved = new Float64Array(numbers);
  for (const { part, chances } of byCurrentGroup(pool, start)) {
    const family = Array.from({ length: mostDice }, (_, dice) => {
      const rows = new Float64Array(numbers * cells);
      for (const { joint } of outcomes)
        for (let d = 0; d < joint.length; d++) {
          const chance = joint[d][dice] ?? 0;
          for (let i = 0; i < cells; i++) rows[d * cells + i] += chance * part[i];
        }
      return rows;
    });
    const result = resolve(family, chances, budget, (index, rows, next) =>
      countFailures(pool.classes[index], rows, next, cells),
    );
    for (let i = 0; i < result.length; i++) unsaved[Math.floor(i / cells)] += result[i];
  }
  return unsaved;
}

/** Steps of `spreadPool` for so many dice and outputs. */
export function poolCost(pool: Pool, dice: number, outputs: number, cells: number): number {
  return 2 * pool.classes.length * dice * dice * outputs * cells;
}

export function pooledUnsavedCost(pool: Pool, start: Float64Array, outcomes: readonly WoundCounts[]): number {
  const { dice, devastating } = sizeOf(outcomes);
  return poolCost(pool, dice, dice + devastating, start.length);
}

function sizeOf(outcomes: readonly WoundCounts[]): { readonly dice: number; readonly devastating: number } {
  const joints = outcomes.map(({ joint }) => joint);
  return {
    dice: Math.max(1, ...joints.flat().map((saveable) => saveable.length)),
    devastating: Math.max(0, ...joints.map((joint) => joint.length - 1)),
  };
}

function countFailures({ saved, failed }: PoolClass, rows: Float64Array, next: Float64Array, cells: number): void {
  addStepToRows(saved, rows, next);
  // One row on for each failure; the last row is never left, since no more wounds can fail than there are.
  addStepToRows(failed, rows.subarray(0, rows.length - cells), next.subarray(cells));
}

interface Part {
  readonly part: Float64Array;
  readonly chances: readonly number[];
}

/** Rerolls are those of the group to be hit when the dice are rolled. */
function byCurrentGroup({ chances, current }: Pool, start: Float64Array): readonly Part[] {
  const parts = new Map<string, Part>();
  for (let i = 0; i < start.length; i++) {
    if (start[i] === 0) continue;
    const own = chances[current[i]];
    const key = own.join();
    const found = parts.get(key) ?? { part: new Float64Array(start.length), chances: own };
    found.part[i] = start[i];
    parts.set(key, found);
  }
  return [...parts.values()];
}

/**
 * family[m]: the states with m dice left. Class by class n of the m dice belong to it (a binomial share of those left) and are
 * resolved; for each number left over the sum over n is Horner's rule. What cannot be seen any more is left out. `step`
 * adds the rows after one die to an empty array.
 */
function resolve(
  family: readonly Float64Array[],
  chances: readonly number[],
  budget: Budget,
  step: (index: number, rows: Float64Array, next: Float64Array) => void,
): Float64Array {
  let left = 1;
  let current: readonly (Float64Array | undefined)[] = family;
  let spare: Float64Array = new Float64Array(family[0].length);
  chances.forEach((chance, index) => {
    const share = Math.min(1, chance / left);
    const shares = binomialRows(current.length - 1, share, 1 - share);
    const masses = current.map((rows) => (rows === undefined ? 0 : totalMass(rows)));
    left -= chance;
    const before = current;
    current = before.map((_, rest) => {
      let sum: Float64Array | undefined;
      for (let dice = before.length - 1; dice >= rest; dice--) {
        const weight = shares[dice][dice - rest];
        if (weight * masses[dice] >= NEGLIGIBLE) sum = addScaled(sum, before[dice]!, weight);
        if (sum !== undefined && dice > rest) {
          spare.fill(0);
          step(index, sum, spare);
          [sum, spare] = [spare, sum];
          budget.spend(5 * sum.length);
        }
      }
      return sum;
    });
  });
  let total: Float64Array = new Float64Array(family[0].length);
  for (const rows of current) if (rows !== undefined) total = addScaled(total, rows, 1);
  return total;
}

function addScaled(into: Float64Array | undefined, rows: Float64Array, weight: number): Float64Array {
  const sum = into ?? new Float64Array(rows.length);
  for (let i = 0; i < sum.length; i++) sum[i] += weight * rows[i];
  return sum;
}
