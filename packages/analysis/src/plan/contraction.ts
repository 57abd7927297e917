// Means over what a shot leaves of one target, for all states of the others at once.
import type { Span } from './span.ts';

/** One target of a dense array: `(outer * size + left) * inner + rest`. */
export interface Dimension {
  readonly outer: number;
  readonly size: number;
  readonly inner: number;
}

export function dimensionOf({ length, stride }: Span, target: number, whole: Int32Array): Dimension {
  const size = whole[target] + 1;
  const inner = stride[target];
  return { outer: length / (size * inner), size, inner };
}

/** Where a row of means goes: `first` for the first of the outer states, the next so many places on. */
export interface Places {
  readonly first: number;
  readonly step: number;
}

/** Up to so much a value may rise by rounding where less is left of a target. */
const ROUNDING = 1e-13;

/** Whether the less is left of the target the more a state is worth, whatever is left of the others. */
export function isFalling(values: Float64Array, { outer, size, inner }: Dimension): boolean {
  for (let o = 0; o < outer; o++) {
    const end = (o + 1) * size * inner;
    for (let at = o * size * inner + inner; at < end; at++)
      if (values[at] > values[at - inner] + ROUNDING * values[at]) return false;
  }
  return true;
}

/** The states in which so much is left of the target. */
export function sliceAt(values: Float64Array, { outer, size, inner }: Dimension, left: number): Float64Array {
  const slice = new Float64Array(outer * inner);
  for (let o = 0; o < outer; o++) {
    const from = (o * size + left) * inner;
    slice.set(values.subarray(from, from + inner), o * inner);
  }
  return slice;
}

/**
 * Raises `into` to the means of `values` over what is left of the target with these chances, where those are more. Four sums at
 * once, as one has to wait for its last addition: a third faster. Each is added up in the order of what is left.
 */
export function raiseToMeans(
  into: Float64Array,
  places: Places,
  values: Float64Array,
  dimension: Dimension,
  chances: Float64Array,
): void {
  if (dimension.inner === 1) raiseLines(into, places, values, dimension, chances);
  else
    for (let o = 0; o < dimension.outer; o++)
      raisePlane(into, places.first + o * places.step, values, o, dimension, chances);
}

/** The target varies fastest. */
function raiseLines(
  into: Float64Array,
  { first, step }: Places,
  values: Float64Array,
  { outer, size }: Dimension,
  chances: Float64Array,
): void {
  let o = 0;
  for (; o + 3 < outer; o += 4) {
    const a = o * size;
    const b = a + size;
    const c = b + size;
    const d = c + size;
    let one = 0;
    let two = 0;
    let three = 0;
    let four = 0;
    for (let left = 0; left < chances.length; left++) {
      const chance = chances[left];
      one += chance * values[a + left];
      two += chance * values[b + left];
      three += chance * values[c + left];
      four += chance * values[d + left];
    }
    const to = first + o * step;
    if (one > into[to]) into[to] = one;
    if (two > into[to + step]) into[to + step] = two;
    if (three > into[to + 2 * step]) into[to + 2 * step] = three;
    if (four > into[to + 3 * step]) into[to + 3 * step] = four;
  }
  for (; o < outer; o++) {
    let sum = 0;
    for (let left = 0; left < chances.length; left++) sum += chances[left] * values[o * size + left];
    const to = first + o * step;
    if (sum > into[to]) into[to] = sum;
  }
}

/** Others vary faster than the target: one of the outer states. */
function raisePlane(
  into: Float64Array,
  first: number,
  values: Float64Array,
  outer: number,
  { size, inner }: Dimension,
  chances: Float64Array,
): void {
  const from = outer * size * inner;
  let rest = 0;
  for (; rest + 3 < inner; rest += 4) {
    let one = 0;
    let two = 0;
    let three = 0;
    let four = 0;
    for (let left = 0, at = from + rest; left < chances.length; left++, at += inner) {
      const chance = chances[left];
      one += chance * values[at];
      two += chance * values[at + 1];
      three += chance * values[at + 2];
      four += chance * values[at + 3];
    }
    const to = first + rest;
    if (one > into[to]) into[to] = one;
    if (two > into[to + 1]) into[to + 1] = two;
    if (three > into[to + 2]) into[to + 2] = three;
    if (four > into[to + 3]) into[to + 3] = four;
  }
  for (; rest < inner; rest++) {
    let sum = 0;
    for (let left = 0, at = from + rest; left < chances.length; left++, at += inner) sum += chances[left] * values[at];
    if (sum > into[first + rest]) into[first + rest] = sum;
  }
}
