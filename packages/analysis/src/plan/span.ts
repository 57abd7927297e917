// States in which only certain targets have been hurt, as places of a dense array: the last of these targets varies fastest.

export class Span {
  readonly targets: readonly number[];
  readonly length: number;
  /** By target; 0 for those that stand untouched. */
  readonly stride: Int32Array;
  private readonly whole: Int32Array;

  constructor(targets: readonly number[], whole: Int32Array) {
    this.targets = targets;
    this.whole = whole;
    this.stride = new Int32Array(whole.length);
    let stride = 1;
    for (const t of [...targets].reverse()) {
      this.stride[t] = stride;
      stride *= whole[t] + 1;
    }
    this.length = stride;
  }

  /** The place of a state in which no other target has been hurt. */
  placeOf(left: Int32Array): number {
    let place = 0;
    for (let t = 0; t < left.length; t++) place += left[t] * this.stride[t];
    return place;
  }

  /** The other way round: what is left of its targets at a place. */
  setTo(left: Int32Array, place: number): void {
    for (const t of this.targets) left[t] = Math.floor(place / this.stride[t]) % (this.whole[t] + 1);
  }
}

/** All spans of so many targets. */
export class Spans {
  readonly all: readonly Span[];
  private readonly whole: Int32Array;
  /** By the set of targets it holds, one bit each: which of `all` that is. */
  private readonly holding: Int16Array;

  constructor(count: number, whole: Int32Array) {
    this.whole = whole;
    const sets = subsets(whole.length, count);
    this.all = sets.map((targets) => new Span(targets, whole));
    this.holding = new Int16Array(2 ** whole.length).fill(-1);
    // The first that has room for them.
    for (const [place, targets] of sets.entries())
      for (const part of partsOf(targets)) if (this.holding[part] < 0) this.holding[part] = place;
  }

  /** Which span has room for what has been hurt in this state; -1 for none. */
  indexOf(left: Int32Array): number {
    let hurt = 0;
    for (let t = 0; t < left.length; t++) if (left[t] !== this.whole[t]) hurt |= 1 << t;
    return this.holding[hurt];
  }

  /** Which span holds just these targets. */
  indexOfTargets(targets: readonly number[]): number {
    return this.holding[bitsOf(targets)];
  }
}

const bitsOf = (targets: readonly number[]): number => targets.reduce((bits, t) => bits | (1 << t), 0);

function subsets(of: number, count: number, from = 0): readonly (readonly number[])[] {
  if (count === 0) return [[]];
  const found: (readonly number[])[] = [];
  for (let t = from; t <= of - count; t++) for (const rest of subsets(of, count - 1, t + 1)) found.push([t, ...rest]);
  return found;
}

function partsOf(targets: readonly number[]): readonly number[] {
  const parts = [0];
  for (const t of targets) parts.push(...parts.map((part) => part | (1 << t)));
  return parts;
}
