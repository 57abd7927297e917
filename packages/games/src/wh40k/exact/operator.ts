// One resolved wound as a sparse linear step over the states of a target, and sums of powers of such steps.
import type { Budget } from '../../budget.ts';
import type { LossTable } from './damage.ts';
import type { Allocation, Formation } from './formation.ts';

/** Flags a state carries besides the wounds lost; each combination is a block of its own in the state vector. */
export interface Flags {
  /** 2 when one damage roll may be rerolled: not spent, spent. */
  readonly damage: 1 | 2;
  /** 2 when the first failed save is ignored: not used, used. */
  readonly ignore: 1 | 2;
}

export function blockCount(flags: Flags): number {
  return flags.damage * flags.ignore;
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
  /** Points of damage lost on dying models in one step, by block and state. */
  readonly waste: Float64Array;
}

/** What one attack does to each group: with the damage reroll spent, unspent and not wanted, and just being spent. */
export interface GroupLoss {
  readonly all: LossTable;
  readonly kept: LossTable;
  readonly redone: LossTable | undefined;
}

/** A wound without a save: devastating, mortal, or one whose save has already been counted as failed. */
export function damageStep(
  formation: Formation,
  allocation: Allocation,
  losses: readonly GroupLoss[],
  flags: Flags,
): Operator {
  const chances = { saved: losses.map(() => 0), failed: losses.map(() => 1), afterLast: 1 };
  return buildStep(formation, allocation, losses, chances, flags, false);
}

/** A wound that may be saved: `saved[g]` is the chance of the group that takes it. */
export function saveStep(
  formation: Formation,
  allocation: Allocation,
  losses: readonly GroupLoss[],
  saved: readonly number[],
  flags: Flags,
): Operator {
  const chances = { saved, failed: saved.map((chance) => 1 - chance), afterLast: 1 };
  return buildStep(formation, allocation, losses, chances, flags, true);
}

/** Only what follows from a failed save, so that failed saves can be counted. After the last model the last group's save counts. */
export function failStep(
  formation: Formation,
  allocation: Allocation,
  losses: readonly GroupLoss[],
  failed: readonly number[],
  flags: Flags,
): Operator {
  const chances = { saved: undefined, failed, afterLast: failed[failed.length - 1] };
  return buildStep(formation, allocation, losses, chances, flags, true);
}

interface StepChances {
  readonly saved: readonly number[] | undefined;
  readonly failed: readonly number[];
  /** Chance that a state without models stays as it is. */
  readonly afterLast: number;
}

function buildStep(
  formation: Formation,
  allocation: Allocation,
  losses: readonly GroupLoss[],
  { saved, failed, afterLast }: StepChances,
  flags: Flags,
  savesMatter: boolean,
): Operator {
  const build = new PartBuilder(formation, allocation, blockCount(flags), afterLast);
  const redone = losses.some((loss) => loss.redone !== undefined);
  for (let spent = 0; spent < flags.damage; spent++) {
    for (let used = 0; used < flags.ignore; used++) {
      const block = spent * flags.ignore + used;
      if (flags.ignore === 2 && used === 0 && savesMatter) {
        build.add(block, block, saved, undefined, undefined);
        build.add(block, block + 1, failed, undefined, undefined);
      } else if (flags.damage === 2 && spent === 0 && redone) {
        build.add(block, block, saved, failed, (g) => losses[g].kept);
        build.add(block, block + flags.ignore, undefined, failed, (g) => losses[g].redone);
      } else {
        build.add(block, block, saved, failed, (g) => losses[g].all);
      }
    }
  }
  return build.operator();
}

class PartBuilder {
  private readonly parts: Part[] = [];
  private readonly waste: Float64Array;
  private readonly formation: Formation;
  private readonly allocation: Allocation;
  private readonly afterLast: number;

  constructor(formation: Formation, allocation: Allocation, blocks: number, afterLast: number) {
    this.formation = formation;
    this.allocation = allocation;
    this.afterLast = afterLast;
    this.waste = new Float64Array(blocks * formation.size);
  }

  /** `stay[g]` keeps the state, `hit[g]` applies the loss of the group. The dead stay where they are. */
  add(
    from: number,
    to: number,
    stay: readonly number[] | undefined,
    hit: readonly number[] | undefined,
    loss: ((group: number) => LossTable | undefined) | undefined,
  ): void {
    const { size } = this.formation;
    const { group, left, stride } = this.allocation;
    const start = new Int32Array(size + 1);
    const weights: number[] = [];
    for (let state = 0; state < size; state++) {
      const g = group[state];
      if (g < 0) {
        if (from === to) weights.push(this.afterLast);
      } else {
        const table = loss?.(g);
        const row = table?.rows[left[state]];
        const first = weights.length;
        weights.push(stay === undefined ? 0 : stay[g]);
        if (row !== undefined && hit !== undefined) {
          weights[first] += hit[g] * row[0];
          for (let l = 1; l < row.length; l++) weights.push(hit[g] * row[l]);
          this.waste[from * size + state] += hit[g] * table!.waste[left[state]];
        }
      }
      start[state + 1] = weights.length;
    }
    this.parts.push({ from, to, start, weights: Float64Array.from(weights), stride });
  }

  operator(): Operator {
    return { size: this.formation.size, parts: this.parts, waste: this.waste };
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

/** `into` becomes `vector` after one step. `low` is the first state with any mass. */
function applyStep(operator: Operator, vector: Float64Array, into: Float64Array, low: number): void {
  into.fill(0);
  addStep(operator, vector, into, low);
}

/** Adds `vector` after one step to `into`. */
export function addStep(operator: Operator, vector: Float64Array, into: Float64Array, low = 0): void {
  const { size, parts } = operator;
  for (const { from, to, start, weights, stride } of parts) {
    const source = from * size;
    const sink = to * size;
    for (let state = low; state < size; state++) {
      const mass = vector[source + state];
      if (mass === 0) continue;
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
export function addStepToRows(operator: Operator, matrix: Float64Array, into: Float64Array): void {
  const { size, parts } = operator;
  const { length } = operator.waste;
  for (const { from, to, start, weights, stride } of parts)
    for (let row = 0; row < matrix.length; row += length) {
      const source = row + from * size;
      const sink = row + to * size;
      for (let state = 0; state < size; state++) {
        const mass = matrix[source + state];
        if (mass === 0) continue;
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
    for (let j = 0; j < counts.length; j++) addScaled(outputs[j], current, counts[j][k] ?? 0);
    if (later[k + 1] < NEGLIGIBLE) break;
    low = lowestState(current, size, low);
    for (let i = 0; i < current.length; i++) waste += later[k + 1] * current[i] * operator.waste[i];
    applyStep(operator, current, next, low);
    const swap = current;
    current = next;
    next = swap;
    budget.spend((counts.length + 3) * current.length);
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

function addScaled(into: Float64Array, vector: Float64Array, weight: number): void {
  if (weight < NEGLIGIBLE) return;
  for (let i = 0; i < into.length; i++) into[i] += weight * vector[i];
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
    applyStep(operator, current, next, 0);
    const given = vectors[d];
    for (let i = 0; i < next.length; i++) next[i] += given[i];
    const swap = current;
    current = next;
    next = swap;
    budget.spend(4 * current.length);
  }
  return { vector: current, waste };
}
