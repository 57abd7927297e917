// The damage one weapon of a volley does, as a distribution: the walk again, with what this weapon did beside the state.
import type { Pmf } from '@oddsmith/kernel';
import type { Budget } from '../../contract/budget.ts';
import type { WoundCounts } from './counts.ts';
import { addScaled, addStepToRows, laterMass, NEGLIGIBLE, type Operator } from './operator.ts';
import { askFor } from './size.ts';
import { addRow, chained, type Transition, transitionsOf } from './transition.ts';
import { type Course, spreadWounds, type Turn } from './volley.ts';
import type { PreparedWeapon } from './weapon.ts';

/**
 * What a weapon did is the damage after it less the damage before. While it acts, the damage of all others stays what it
 * was; while others act, its own does. So the states are sorted by the one or the other, and each part walked as usual.
 * Sorted states are one matrix: a row for each number of wounds, a column for each cell (block and state).
 */
export class DamageTracker {
  private readonly course: Course;
  private readonly budget: Budget;
  /** Wounds lost by cell. */
  private readonly lost: Int32Array;
  private readonly cells: number;
  /** Rows of a matrix: 0 to all wounds of the target. */
  private readonly rows: number;
  /** What the weapons after one do, from the last backwards. */
  private readonly afterwards: readonly (Transition | undefined)[];

  constructor(course: Course, budget: Budget) {
    const { damage, size } = course.formation;
    this.course = course;
    this.budget = budget;
    this.cells = course.vector.length;
    this.lost = new Int32Array(this.cells);
    for (let at = 0; at < this.cells; at += size) this.lost.set(damage, at);
    this.rows = damage[size - 1] + 1;
    this.afterwards = this.combineLater();
  }

  /** Only weapons with waiting wounds ask what happens between their attacks and the end. */
  private combineLater(): readonly (Transition | undefined)[] {
    const { turns } = this.course;
    const result: (Transition | undefined)[] = turns.map(() => undefined);
    const first = turns.findIndex((turn) => turn.numbers > 1);
    if (first < 0) return result;
    for (let index = turns.length - 2; index >= first; index--) {
      const [next] = transitionsOf(this.course, turns[index + 1], false, this.budget);
      result[index] = chained(next, result[index + 1], this.course.reserves.states.length * this.cells, this.budget);
    }
    return result;
  }

  /** Weighted with the mass of the states the unit met. */
  damageOf(index: number): Pmf {
    const { turns, vector } = this.course;
    const result = new Float64Array(this.rows);
    const met = this.onlyDamageMet(turns[index]);
    if (turns.length === 1 && met !== undefined) this.record(result, vector, met);
    else if (turns[index].numbers === 1) this.damageAtOnce(result, turns[index]);
    else this.damageWithWaiting(result, index);
    return result;
  }

  private record(result: Pmf, vector: Float64Array, before: number): void {
    for (let i = 0; i < this.cells; i++) if (vector[i] !== 0) result[this.lost[i] - before] += vector[i];
  }

  /** Mostly the target is untouched: then nothing has to be told apart. */
  private onlyDamageMet(turn: Turn): number | undefined {
    let only: number | undefined;
    for (const row of turn.rows)
      for (let i = 0; i < this.cells; i++) {
        if (row[i] === 0 || this.lost[i] === only) continue;
        if (only !== undefined) return undefined;
        only = this.lost[i];
      }
    return only;
  }

  /** A weapon whose wounds are all resolved as it fires: each damage it may meet is walked apart. */
  private damageAtOnce(result: Pmf, { weapon, rows, outcomes }: Turn): void {
    const states = this.course.reserves.states.length;
    for (let state = 0; state < states; state++) {
      const met = this.matrix();
      for (let r = state; r < rows.length; r += states) {
        for (let i = 0; i < this.cells; i++) met[this.lost[i] * this.cells + i] += rows[r][i];
        this.budget.spend(this.cells);
      }
      this.budget.look();
      const wounds = woundsToCome(weapon, outcomes?.[state]);
      const { first, last } = this.rowsWithMass(met);
      const held = met.subarray(first * this.cells, (last + 1) * this.cells);
      const after =
        weapon.pool === undefined ? this.fireRows(weapon, held, wounds) : this.firePool(weapon, held, wounds);
      for (let row = 0; row < after.length; row += this.cells) {
        this.record(result, after.subarray(row, row + this.cells), first + row / this.cells);
        this.budget.spend(this.cells);
      }
    }
  }

  private rowsWithMass(matrix: Float64Array): { readonly first: number; readonly last: number } {
    let first = 0;
    let last = matrix.length - 1;
    while (first < last && matrix[first] === 0) first++;
    while (last > first && matrix[last] === 0) last--;
    return { first: Math.floor(first / this.cells), last: Math.floor(last / this.cells) };
  }

  /** All rows at once, wound by wound: half the time of a walk for each. */
  private fireRows(weapon: PreparedWeapon, met: Float64Array, { counts, devastating, merged }: Wounds): Float64Array {
    const step = merged ? weapon.damage : weapon.save();
    const outputs = outputsFor(devastating, met.length);
    const length = counts.reduce((most, count) => Math.max(most, count.length), 0);
    const later = laterMass(counts, length);
    let current = met;
    let next: Float64Array = new Float64Array(met.length);
    for (let k = 0; k < length; k++) {
      for (let j = 0; j < counts.length; j++) {
        addScaled(outputs[devastating[j]], current, counts[j][k] ?? 0, this.budget);
      }
      if (later[k + 1] < NEGLIGIBLE) break;
      this.step(step, current, next);
      [current, next] = [next, current];
    }
    return this.devastated(weapon, outputs);
  }

  /** Saves rolled together are resolved row by row. */
  private firePool(weapon: PreparedWeapon, met: Float64Array, { counts, devastating }: Wounds): Float64Array {
    const { cells } = this;
    const outputs = outputsFor(devastating, met.length);
    for (let row = 0; row < met.length; row += cells) {
      const part = met.subarray(row, row + cells);
      if (part.every((chance) => chance === 0)) continue;
      const into = devastating.map((number) => outputs[number].subarray(row, row + cells));
      spreadWounds(weapon, part, counts, into, this.budget);
    }
    return this.devastated(weapon, outputs);
  }

  /** Devastating wounds, where there are any, come right after the others: Horner's rule over their number. */
  private devastated(weapon: PreparedWeapon, outputs: readonly Float64Array[]): Float64Array {
    let current = outputs[outputs.length - 1];
    let next: Float64Array = new Float64Array(outputs.length > 1 ? current.length : 0);
    for (let number = outputs.length - 2; number >= 0; number--) {
      this.step(weapon.devastation, current, next);
      addScaled(next, outputs[number], 1, this.budget);
      [current, next] = [next, current];
    }
    return current;
  }

  private matrix(): Float64Array {
    return new Float64Array(askFor(this.rows * this.cells));
  }

  /** Rule 35: its devastating wounds come when all weapons have fired and those of the weapons before are through. */
  private damageWithWaiting(result: Pmf, index: number): void {
    const turn = this.course.turns[index];
    const before = this.course.turns.slice(0, index).filter((other) => other.numbers > 1);
    const fired = transitionsOf(this.course, turn, true, this.budget);
    let byOthers = this.matrix();
    let spare = this.matrix();
    const byOwn = this.matrix();
    for (let n = turn.numbers - 1; n >= 0; n--) {
      this.step(turn.weapon.devastation, byOthers, spare);
      [byOthers, spare] = [spare, byOthers];
      byOwn.fill(0);
      this.settle(before, 0, 1, byOwn, (combination, into) => this.fireAll(index, combination, fired[n], into));
      this.sortAgain(byOwn, byOthers);
    }
    for (let others = 0; others < this.rows; others++) {
      this.record(result, byOthers.subarray(others * this.cells, (others + 1) * this.cells), others);
      this.budget.spend(this.cells);
    }
  }

  /** From rows of own damage to rows of the damage of all others. */
  private sortAgain(byOwn: Float64Array, byOthers: Float64Array): void {
    for (let own = 0; own < this.rows; own++) {
      for (let i = 0; i < this.cells; i++) {
        const chance = byOwn[own * this.cells + i];
        if (chance !== 0) byOthers[(this.lost[i] - own) * this.cells + i] += chance;
      }
      this.budget.spend(this.cells);
    }
  }

  /** What waits of other weapons, the first one first: Horner's rule with the last weapon outermost. True if anything does. */
  private settle(
    waiting: readonly Turn[],
    combination: number,
    stride: number,
    into: Float64Array,
    fireAll: (combination: number, into: Float64Array) => boolean,
  ): boolean {
    const last = waiting.at(-1);
    if (last === undefined) return fireAll(combination, into);
    const others = waiting.slice(0, -1);
    let settled = this.matrix();
    let spare = this.matrix();
    let seen = false;
    for (let n = last.numbers - 1; n >= 0; n--) {
      if (seen) {
        this.step(last.weapon.devastation, settled, spare);
        [settled, spare] = [spare, settled];
      }
      if (this.settle(others, combination + n * stride, stride * last.numbers, settled, fireAll)) seen = true;
    }
    if (seen) addScaled(into, settled, 1, this.budget);
    return seen;
  }

  /** `into` is written over: a new matrix for every step took a third of the time. */
  private step(operator: Operator, matrix: Float64Array, into: Float64Array): void {
    into.fill(0);
    addStepToRows(operator, matrix, into, this.budget);
    this.budget.spend(2 * matrix.length);
  }

  /** Adds the states by own damage once every weapon has fired, for one combination of numbers waiting of those before. */
  private fireAll(index: number, combination: number, own: Transition, into: Float64Array): boolean {
    const { turns, reserves } = this.course;
    const { cells, lost } = this;
    const states = reserves.states.length;
    const then = this.afterwards[index];
    // Dice that may be spent matter until the last weapon has fired.
    const last = states === 1 && then === undefined;
    const fired = last ? into : new Float64Array(askFor(states * this.rows * cells));
    let seen = false;
    for (let from = 0; from < states * cells; from++) {
      const row = own[from];
      const cell = from % cells;
      const mass = turns[index].rows[combination * states + (from - cell) / cells][cell];
      if (row === undefined || mass < NEGLIGIBLE) continue;
      seen = true;
      for (let i = 0; i < row.cells.length; i++) {
        const to = row.cells[i];
        const damage = lost[to % cells] - lost[cell];
        fired[damage * states * cells + to] += mass * row.chances[i];
      }
      this.budget.spend(row.cells.length);
    }
    if (seen && !last) this.fireLater(fired, then, into);
    return seen;
  }

  /** Rows of own damage: from (reserve, cell) to cells after the other weapons. */
  private fireLater(fired: Float64Array, then: Transition | undefined, into: Float64Array): void {
    const { cells } = this;
    const width = fired.length / this.rows;
    const after = new Float64Array(width);
    for (let row = 0; row < this.rows; row++) {
      const given = fired.subarray(row * width, (row + 1) * width);
      if (then === undefined) after.set(given);
      else {
        after.fill(0);
        for (let from = 0; from < width; from++) {
          if (given[from] >= NEGLIGIBLE) this.budget.spend(then[from]?.cells.length ?? 0);
          addRow(then[from], given[from], after);
        }
      }
      for (let i = 0; i < width; i++) into[row * cells + (i % cells)] += after[i];
      this.budget.spend(2 * width);
    }
  }
}

/** Numbers of wounds of a weapon that come to a save, each beside so many devastating ones. */
interface Wounds {
  readonly counts: readonly Float64Array[];
  readonly devastating: readonly number[];
  /** Saves are already counted. */
  readonly merged: boolean;
}

function woundsToCome(weapon: PreparedWeapon, outcomes: readonly WoundCounts[] | undefined): Wounds {
  if (outcomes === undefined) return { counts: [weapon.unsaved()], devastating: [0], merged: true };
  return {
    counts: outcomes.flatMap(({ joint }) => joint),
    devastating: outcomes.flatMap(({ joint }) => joint.map((_, number) => number)),
    merged: false,
  };
}

/** One for each number of devastating wounds. */
function outputsFor(devastating: readonly number[], length: number): readonly Float64Array[] {
  const numbers = Math.max(0, ...devastating) + 1;
  askFor(numbers * length);
  return Array.from({ length: numbers }, () => new Float64Array(length));
}
