// One resolved wound as a sparse linear step over the states of a target, and sums of powers of such steps.
import type { Budget } from '../../contract/budget.ts';
import type { LossTable } from './damage.ts';
import type { SaveOdds } from './die.ts';
import type { Allocation, Formation } from './formation.ts';
import { askFor } from './size.ts';

/** What a state carries besides the wounds lost; each combination is a block of its own in the state vector. */
export interface Flags {
  /** One damage roll of the unit may be rerolled. */
  readonly damageReroll: boolean;
  /** One damage roll of the unit shows a stored face. */
  readonly fixedDamage: boolean;
  /** The target ignores its first failed save. */
  readonly ignore: boolean;
  /** One failed save of the target may be rerolled. */
  readonly saveReroll: boolean;
}

export function blockCount(flags: Flags): number {
  return (flags.damageReroll ? 2 : 1) * (flags.fixedDamage ? 2 : 1) * targetBlocks(flags);
}

/** Blocks that belong to the target and outlive the unit; they vary fastest. */
export function targetBlocks(flags: Pick<Flags, 'ignore' | 'saveReroll'>): number {
  return (flags.ignore ? 2 : 1) * (flags.saveReroll ? 2 : 1);
}

const SPENDABLE = ['damageReroll', 'fixedDamage', 'ignore', 'saveReroll'] as const;

/** A block by what has been spent. */
type Spent = Flags;

function blockOf(flags: Flags, spent: Spent): number {
  let block = 0;
  for (const key of SPENDABLE) if (flags[key]) block = 2 * block + Number(spent[key]);
  return block;
}

/** The block once the one reroll of a save is spent; the same where there is none. Its bit is the lowest. */
export function blockAfterSave(flags: Flags, block: number): number {
  return flags.saveReroll ? block | 1 : block;
}

const UNSPENT: Spent = { damageReroll: false, fixedDamage: false, ignore: false, saveReroll: false };

function everySpent(flags: Flags): readonly Spent[] {
  let ways: readonly Spent[] = [UNSPENT];
  for (const key of SPENDABLE) if (flags[key]) ways = ways.flatMap((spent) => [spent, { ...spent, [key]: true }]);
  return ways;
}

/** A banded matrix from one block to another: row s holds the weights of s, s + stride, s + 2 stride ... */
interface Part {
  readonly from: number;
  readonly to: number;
  readonly start: Int32Array;
  readonly weights: Float64Array;
  readonly stride: Int32Array;
}

export interface Operator {
  readonly size: number;
  readonly parts: readonly Part[];
  /** Weights of all parts. */
  readonly entries: number;
  /** Points of damage lost on dying models in one step, by block and state. */
  readonly waste: Float64Array;
}

/** What one attack does to a group: with the damage reroll spent, unspent and not wanted, just being spent, and with a fixed die. */
export interface GroupLoss {
  readonly all: LossTable;
  readonly kept: LossTable;
  readonly redone: LossTable | undefined;
  readonly fixed: LossTable | undefined;
}

/** What a step is made of, beside the chances of a save. */
export interface StepParts {
  readonly formation: Formation;
  readonly allocation: Allocation;
  readonly losses: readonly GroupLoss[];
  readonly flags: Flags;
  readonly budget: Budget;
}

/** A wound without a save: devastating, mortal, or one whose save has already been counted as failed. */
export function damageStep(parts: StepParts): Operator {
  const failed = parts.losses.map(() => 1);
  const build = new StepBuilder(parts, 1, false);
  for (const spent of everySpent(parts.flags)) build.hurt(spent, spent, undefined, failed);
  return build.operator();
}

/** What is counted of a wound that may be saved: all of it, or only what follows a save or a failure. */
type Counted = 'all' | 'saved' | 'failed';

/** A wound that may be saved, with the odds of the group that takes it. After the last model the last group's save counts. */
export function saveStep(parts: StepParts, saves: readonly SaveOdds[], counted: Counted = 'all'): Operator {
  const { flags } = parts;
  const last = saves[saves.length - 1].saved;
  const build = new StepBuilder(parts, counted === 'all' ? 1 : counted === 'saved' ? last : 1 - last, true);
  const ifSaved = (chances: readonly number[]) => (counted === 'failed' ? undefined : chances);
  const ifFailed = (chances: readonly number[]) => (counted === 'saved' ? undefined : chances);
  const rerolls = flags.saveReroll && saves.some((odds) => odds.rerollable > 0);
  for (const spent of everySpent(flags)) {
    const mayReroll = rerolls && !spent.saveReroll;
    build.hurt(
      spent,
      spent,
      ifSaved(saves.map((odds) => odds.saved)),
      ifFailed(saves.map((odds) => odds.failed + (mayReroll ? 0 : odds.rerollable))),
    );
    if (mayReroll)
      build.hurt(
        spent,
        { ...spent, saveReroll: true },
        ifSaved(saves.map((odds) => odds.rerollable * odds.fresh)),
        ifFailed(saves.map((odds) => odds.rerollable * (1 - odds.fresh))),
      );
  }
  return build.operator();
}

type Chances = readonly number[] | undefined;

class StepBuilder {
  private readonly parts: Part[] = [];
  private readonly waste: Float64Array;
  private readonly step: StepParts;
  private readonly afterLast: number;
  private readonly savesMatter: boolean;

  /** `afterLast`: chance that a state without models stays as it is. */
  constructor(step: StepParts, afterLast: number, savesMatter: boolean) {
    this.step = step;
    this.afterLast = afterLast;
    this.savesMatter = savesMatter;
    this.waste = new Float64Array(blockCount(step.flags) * step.formation.size);
  }

  /** From what has been spent to what has been spent by then: `stay` by group keeps the wounds, `fail` hurts. */
  hurt(from: Spent, at: Spent, stay: Chances, fail: Chances): void {
    const { flags, losses } = this.step;
    if (this.savesMatter && flags.ignore && !at.ignore) {
      this.add(from, at, stay, undefined, undefined);
      if (fail !== undefined) this.add(from, { ...at, ignore: true }, fail, undefined, undefined);
      return;
    }
    const fixes = flags.fixedDamage && !at.fixedDamage && losses.some((loss) => loss.fixed !== undefined);
    if (!fixes || fail === undefined) {
      this.rollDamage(from, at, stay, fail);
      return;
    }
    const rolling = fail.map((chance, g) => (losses[g].fixed === undefined ? chance : 0));
    this.rollDamage(from, at, stay, rolling);
    this.add(from, { ...at, fixedDamage: true }, undefined, fail, (g) => losses[g].fixed);
  }

  private rollDamage(from: Spent, at: Spent, stay: Chances, fail: Chances): void {
    const { flags, losses } = this.step;
    const redone = flags.damageReroll && !at.damageReroll && losses.some((loss) => loss.redone !== undefined);
    this.add(from, at, stay, fail, (g) => (redone ? losses[g].kept : losses[g].all));
    if (redone && fail !== undefined)
      this.add(from, { ...at, damageReroll: true }, undefined, fail, (g) => losses[g].redone);
  }

  /** `stay[g]` keeps the state, `hit[g]` applies the loss of the group. The dead stay where they are. */
  private add(
    before: Spent,
    after: Spent,
    stay: Chances,
    hit: Chances,
    loss: ((group: number) => LossTable | undefined) | undefined,
  ): void {
    const { formation, allocation, flags } = this.step;
    const { size } = formation;
    const { group, left, stride } = allocation;
    const from = blockOf(flags, before);
    const to = blockOf(flags, after);
    const tables = this.step.losses.map((_, g) => (hit === undefined ? undefined : loss?.(g)));
    const start = this.startsOf(tables, from === to);
    // Millions of weights: the memory alone takes milliseconds.
    this.step.budget.look();
    const weights = new Float64Array(askFor(start[size]));
    this.step.budget.look();
    for (let state = 0; state < size; state++) {
      const g = group[state];
      const first = start[state];
      if (g < 0) {
        if (from === to) weights[first] = this.afterLast;
        continue;
      }
      const table = tables[g];
      weights[first] = stay === undefined ? 0 : stay[g];
      if (table === undefined || hit === undefined) continue;
      const row = table.rows[left[state]];
      weights[first] += hit[g] * row[0];
      for (let l = 1; l < row.length; l++) weights[first + l] = hit[g] * row[l];
      this.waste[from * size + state] += hit[g] * table.waste[left[state]];
      this.step.budget.spend(row.length);
    }
    this.parts.push({ from, to, start, weights, stride });
  }

  /** Where the weights of each state begin, so that their number is known before they are made. */
  private startsOf(tables: readonly (LossTable | undefined)[], deadStay: boolean): Int32Array {
    const { formation, allocation, budget } = this.step;
    const { group, left } = allocation;
    const start = new Int32Array(formation.size + 1);
    for (let state = 0; state < formation.size; state++) {
      const g = group[state];
      const weights = g < 0 ? Number(deadStay) : (tables[g]?.rows[left[state]].length ?? 1);
      start[state + 1] = start[state] + weights;
    }
    budget.spend(2 * formation.size);
    return start;
  }

  operator(): Operator {
    const entries = this.parts.reduce((sum, { weights }) => sum + weights.length, 0);
    return { size: this.step.formation.size, parts: this.parts, entries, waste: this.waste };
  }
}

export function sameOperator(one: Operator, other: Operator): boolean {
  return (
    one.parts.length === other.parts.length &&
    one.parts.every((part, p) => {
      const twin = other.parts[p];
      return (
        part.from === twin.from &&
        part.to === twin.to &&
        part.weights.length === twin.weights.length &&
        part.weights.every((weight, i) => weight === twin.weights[i]) &&
        part.stride.every((stride, i) => stride === twin.stride[i])
      );
    })
  );
}

/** The weights of an operator that leaves every cell where it is; undefined for any other. */
export function diagonalOf({ size, parts, waste }: Operator): Float64Array | undefined {
  const diagonal = new Float64Array(waste.length);
  for (const { from, to, weights } of parts) {
    if (from !== to || weights.length !== size) return undefined;
    for (let state = 0; state < size; state++) diagonal[from * size + state] += weights[state];
  }
  return diagonal;
}

/** Weights between two looks at the clock: half a millisecond. A step may have millions. */
const WEIGHTS_PER_LOOK = 200_000;

/** `into` becomes `vector` after one step. `low` is the first state with any mass. */
function applyStep(operator: Operator, vector: Float64Array, into: Float64Array, low: number, budget: Budget): void {
  into.fill(0);
  const { size, parts } = operator;
  for (const { from, to, start, weights, stride } of parts) {
    const source = from * size;
    const sink = to * size;
    let seen = start[low];
    for (let state = low; state < size; state++) {
      const mass = vector[source + state];
      if (mass === 0) continue;
      if (start[state] > seen + WEIGHTS_PER_LOOK) {
        seen = start[state];
        budget.look();
      }
      const step = stride[state];
      let target = sink + state;
      for (let i = start[state]; i < start[state + 1]; i++) {
        into[target] += mass * weights[i];
        target += step;
      }
    }
  }
}

/** The same for many vectors, the rows of a matrix. */
export function addStepToRows(operator: Operator, matrix: Float64Array, into: Float64Array, budget: Budget): void {
  const { size, parts } = operator;
  const { length } = operator.waste;
  for (const { from, to, start, weights, stride } of parts)
    for (let row = 0; row < matrix.length; row += length) {
      budget.spend(2 * size);
      const source = row + from * size;
      const sink = row + to * size;
      let seen = 0;
      for (let state = 0; state < size; state++) {
        const mass = matrix[source + state];
        if (mass === 0) continue;
        if (start[state] > seen + WEIGHTS_PER_LOOK) {
          seen = start[state];
          budget.look();
        }
        let target = sink + state;
        for (let i = start[state]; i < start[state + 1]; i++) {
          into[target] += mass * weights[i];
          target += stride[state];
        }
      }
    }
}

/** Weights below this are skipped: 10^5 of them together are less than a thousandth of one rounding error. */
export const NEGLIGIBLE = 1e-25;

/**
 * outputs[j] += sum over k of counts[j][k] * (vector after k steps). The steps are taken once for all outputs.
 * Returns the mean damage lost on dying models.
 */
export function spreadSeries(
  operator: Operator,
  vector: Float64Array,
  counts: readonly Float64Array[],
  outputs: readonly Float64Array[],
  budget: Budget,
): number {
  let length = 0;
  for (const count of counts) if (count.length > length) length = count.length;
  const later = laterMass(counts, length);
  const { size } = operator;
  let current: Float64Array = vector.slice();
  let next: Float64Array = new Float64Array(vector.length);
  let waste = 0;
  let low = 0;
  for (let k = 0; k < length; k++) {
    for (let j = 0; j < counts.length; j++) {
      addScaled(outputs[j], current, counts[j][k] ?? 0, budget);
    }
    if (later[k + 1] < NEGLIGIBLE) break;
    low = lowestState(current, size, low);
    for (let i = 0; i < current.length; i++) waste += later[k + 1] * current[i] * operator.waste[i];
    applyStep(operator, current, next, low, budget);
    const swap = current;
    current = next;
    next = swap;
    budget.spend(Math.max(3 * current.length, operator.entries));
  }
  return waste;
}

function lowestState(vector: Float64Array, size: number, from: number): number {
  let low = from;
  for (; low < size - 1; low++) for (let at = low; at < vector.length; at += size) if (vector[at] !== 0) return low;
  return low;
}

/** later[k]: the chance, over all outputs, of at least k steps. */
export function laterMass(counts: readonly Float64Array[], length: number): Float64Array {
  const later = new Float64Array(length + 1);
  for (const count of counts) for (let k = 0; k < count.length; k++) later[k] += count[k];
  for (let k = length - 1; k >= 0; k--) later[k] += later[k + 1];
  return later;
}

/** Cells of a vector that are added up between two looks at the clock: a tenth of a millisecond. */
const CELLS_PER_LOOK = 100_000;

/** `into` plus so much of `vector`. */
export function addScaled(into: Float64Array, vector: Float64Array, weight: number, budget: Budget): void {
  for (let from = 0; from < into.length; from += CELLS_PER_LOOK) {
    const to = Math.min(into.length, from + CELLS_PER_LOOK);
    budget.spend(to - from);
    if (weight >= NEGLIGIBLE) for (let i = from; i < to; i++) into[i] += weight * vector[i];
  }
}

/** Sum over d of vectors[d] after d steps, by Horner's rule. Returns the sum and the mean damage wasted. */
export function reduceSeries(
  operator: Operator,
  vectors: readonly Float64Array[],
  budget: Budget,
): { readonly vector: Float64Array; readonly waste: number } {
  let current: Float64Array = vectors[vectors.length - 1].slice();
  let next: Float64Array = new Float64Array(current.length);
  let waste = 0;
  for (let d = vectors.length - 2; d >= 0; d--) {
    for (let i = 0; i < current.length; i++) waste += current[i] * operator.waste[i];
    applyStep(operator, current, next, 0, budget);
    const given = vectors[d];
    for (let i = 0; i < next.length; i++) next[i] += given[i];
    const swap = current;
    current = next;
    next = swap;
    budget.spend(Math.max(4 * current.length, operator.entries));
  }
  return { vector: current, waste };
}
