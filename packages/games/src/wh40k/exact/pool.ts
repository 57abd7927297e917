// Saves of the 11th edition: all dice of a pool at once, resolved from the lowest face up, so their order matters.
import type { Pmf } from '@oddsmith/kernel';
import type { Budget } from '../../contract/budget.ts';
import type { WoundCounts } from './counts.ts';
import { addStepToRows, NEGLIGIBLE, type Operator } from './operator.ts';
import { resolve, type SaveDice, waysOf } from './save-dice.ts';
import { askFor } from './size.ts';
import type { SavedOrFailed } from './unsaved.ts';

/** Neighbouring faces that the same groups fail on. */
export interface PoolClass extends SavedOrFailed {
  /** One die: a wound for groups that fail, nothing for the others. */
  readonly step: Operator;
}

export interface Pool {
  /** From the lowest face up; faces that every group saves on are left out. */
  readonly classes: readonly PoolClass[];
  readonly dice: SaveDice;
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
  askFor(most * counts.length * cells);
  let waste = 0;
  for (const way of waysOf(pool.dice, start)) {
    const { part, weight } = way;
    const family = Array.from({ length: most }, (_, dice) => {
      const rows = new Float64Array(counts.length * cells);
      counts.forEach((count, j) => {
        budget.spend(cells);
        const chance = weight * (count[dice] ?? 0);
        if (chance >= NEGLIGIBLE) for (let i = 0; i < cells; i++) rows[j * cells + i] = chance * part[i];
      });
      return rows;
    });
    const result = resolve(family, way, budget, (index, rows, next, outlook) => {
      const { step } = pool.classes[index];
      for (let row = 0; row < rows.length; row += cells)
        for (let i = 0; i < cells; i++) waste += outlook * rows[row + i] * step.waste[i];
      addStepToRows(step, rows, next, budget);
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
  askFor(mostDice * numbers * cells);
  const unsaved = new Float64Array(numbers);
  for (const way of waysOf(pool.dice, start)) {
    const { part, weight } = way;
    const family = Array.from({ length: mostDice }, (_, dice) => {
      const rows = new Float64Array(numbers * cells);
      for (const { joint } of outcomes)
        for (let d = 0; d < joint.length; d++) {
          const chance = weight * (joint[d][dice] ?? 0);
          for (let i = 0; i < cells; i++) rows[d * cells + i] += chance * part[i];
          budget.spend(cells);
        }
      return rows;
    });
    const result = resolve(family, way, budget, (index, rows, next) =>
      countFailures(pool.classes[index], rows, next, cells, budget),
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

function countFailures(
  { saved, failed }: PoolClass,
  rows: Float64Array,
  next: Float64Array,
  cells: number,
  budget: Budget,
): void {
  addStepToRows(saved, rows, next, budget);
  // One row on for each failure; the last row is never left, since no more wounds can fail than there are.
  addStepToRows(failed, rows.subarray(0, rows.length - cells), next.subarray(cells), budget);
}
