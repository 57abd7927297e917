// Where one weapon takes every state it may meet: worked out once, then applied to any number of vectors.
import type { Budget } from '../../contract/budget.ts';
import { laterMass, NEGLIGIBLE, type Operator } from './operator.ts';
import type { Course, Turn } from './volley.ts';

/** Chances of a few cells out of many. */
export interface Sparse {
  readonly cells: Int32Array;
  readonly chances: Float64Array;
}

/**
 * By (reserve, cell) met: where that leads, undefined where the weapon meets nothing. With three weapons whose
 * devastating wounds wait this takes 0.5 ms where walking every combination anew took 25.
 */
export type Transition = readonly (Sparse | undefined)[];

/** One transition for each number of wounds left waiting; a single one for all of them unless they are kept `apart`. */
export function transitionsOf(course: Course, turn: Turn, apart: boolean, budget: Budget): readonly Transition[] {
  const length = course.vector.length;
  const states = course.reserves.states.length;
  const result: (Sparse | undefined)[][] = Array.from({ length: apart ? turn.numbers : 1 }, () =>
    new Array(states * length).fill(undefined),
  );
  const step = turn.outcomes === undefined ? turn.weapon.damage : turn.weapon.save();
  for (let at = 0; at < length; at++) {
    const met = Array.from({ length: states }, (_, state) => isMet(turn, state, states, at));
    if (!met.includes(true)) continue;
    const reach = reachFrom(step, at, budget);
    for (let state = 0; state < states; state++)
      if (met[state])
        fireFrom({ course, turn, state, reach, apart }, budget).forEach((row, n) => {
          result[n][state * length + at] = row;
        });
  }
  return result;
}

function isMet(turn: Turn, state: number, states: number, at: number): boolean {
  for (let r = state; r < turn.rows.length; r += states) if (turn.rows[r][at] !== 0) return true;
  return false;
}

/** The cells a walk may reach from one of them, and the step among these: with Precision a tenth of all cells. */
interface Reach {
  readonly cells: Int32Array;
  readonly start: Int32Array;
  readonly target: Int32Array;
  readonly weight: Float64Array;
}

function reachFrom({ size, parts }: Operator, at: number, budget: Budget): Reach {
  const found = new Map([[at, 0]]);
  const order = [at];
  const start = [0];
  const target: number[] = [];
  const weight: number[] = [];
  for (const cell of order) {
    const state = cell % size;
    for (const part of parts) {
      if (part.from * size + state !== cell) continue;
      let to = part.to * size + state;
      for (let i = part.start[state]; i < part.start[state + 1]; i++, to += part.stride[state]) {
        if (part.weights[i] === 0) continue;
        let position = found.get(to);
        if (position === undefined) {
          position = order.length;
          found.set(to, position);
          order.push(to);
        }
        target.push(position);
        weight.push(part.weights[i]);
      }
    }
    budget.spend(20 * (target.length + 1 - start[start.length - 1]));
    start.push(target.length);
  }
  return {
    cells: Int32Array.from(order),
    start: Int32Array.from(start),
    target: Int32Array.from(target),
    weight: Float64Array.from(weight),
  };
}

/** The weapon fired at one cell with one reserve. */
interface Shot {
  readonly course: Course;
  readonly turn: Turn;
  readonly state: number;
  readonly reach: Reach;
  readonly apart: boolean;
}

function fireFrom({ course, turn, state, reach, apart }: Shot, budget: Budget): readonly Sparse[] {
  const { weapon, outcomes, numbers } = turn;
  const states = course.reserves.states;
  const width = reach.cells.length;
  const results = Array.from({ length: apart ? numbers : 1 }, () => new Float64Array(states.length * width));
  const counts: Float64Array[] = [];
  const outputs: Float64Array[] = [];
  if (outcomes === undefined) {
    counts.push(weapon.unsaved());
    outputs.push(results[0]);
  }
  for (const outcome of outcomes?.[state] ?? []) {
    const to = course.reserves.indexOf(outcome.left) * width;
    outcome.joint.forEach((saveable, n) => {
      counts.push(saveable);
      outputs.push(results[apart ? n : 0].subarray(to, to + width));
    });
  }
  spreadFrom(reach, counts, outputs, budget);
  const cells = new Int32Array(states.length * width);
  for (let s = 0; s < states.length; s++)
    for (let i = 0; i < width; i++) cells[s * width + i] = s * course.vector.length + reach.cells[i];
  return results.map((chances) => ({ cells, chances }));
}

/** outputs[j] += sum over k of counts[j][k] * (the first cell after k steps). */
function spreadFrom(
  { cells, start, target, weight }: Reach,
  counts: readonly Float64Array[],
  outputs: readonly Float64Array[],
  budget: Budget,
): void {
  const length = counts.reduce((most, count) => Math.max(most, count.length), 0);
  const later = laterMass(counts, length);
  const width = cells.length;
  let current = new Float64Array(width);
  let next = new Float64Array(width);
  current[0] = 1;
  for (let k = 0; k < length; k++) {
    for (let j = 0; j < counts.length; j++) {
      const chance = counts[j][k] ?? 0;
      if (chance < NEGLIGIBLE) continue;
      const output = outputs[j];
      for (let i = 0; i < width; i++) output[i] += chance * current[i];
    }
    if (later[k + 1] < NEGLIGIBLE) break;
    next.fill(0);
    for (let i = 0; i < width; i++) {
      const mass = current[i];
      if (mass === 0) continue;
      for (let e = start[i]; e < start[i + 1]; e++) next[target[e]] += mass * weight[e];
    }
    const swap = current;
    current = next;
    next = swap;
    budget.spend((counts.length + 3) * width);
  }
}

/** One weapon, then what follows. `length` is the number of (reserve, cell). */
export function chained(first: Transition, then: Transition | undefined, length: number, budget: Budget): Transition {
  if (then === undefined) return first;
  return first.map((row) => {
    if (row === undefined) return undefined;
    const dense = new Float64Array(length);
    for (let i = 0; i < row.cells.length; i++) {
      const next = then[row.cells[i]];
      budget.spend(next?.cells.length ?? 0);
      addRow(next, row.chances[i], dense);
    }
    budget.spend(4 * length);
    const cells = Int32Array.from(dense.keys()).filter((cell) => dense[cell] !== 0);
    return { cells, chances: Float64Array.from(cells, (cell) => dense[cell]) };
  });
}

export function addRow(row: Sparse | undefined, mass: number, into: Float64Array): void {
  if (row === undefined || mass < NEGLIGIBLE) return;
  const { cells, chances } = row;
  for (let i = 0; i < cells.length; i++) into[cells[i]] += mass * chances[i];
}
