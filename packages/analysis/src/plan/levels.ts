// What every state is worth while three or more shooters wait: level by level, each from the one with a shooter fewer, whole arrays
// at a time. Nothing is searched for: to go through all states takes less than to find out which of them can be left out.
import type { Budget } from '@oddsmith/games';
import type { ChanceRows } from './chance-rows.ts';
import { type Dimension, dimensionOf, isFalling, raiseToMeans, sliceAt } from './contraction.ts';
import { countOf, type Spare } from './programme.ts';
import type { Shots } from './shots.ts';
import { type Span, Spans } from './span.ts';

/** Who may be waiting. */
export interface Groups {
  readonly shots: Shots;
  readonly everybody: number;
  readonly given: boolean;
  readonly canonical: Int32Array;
  readonly budget: Budget;
  movers(waiting: number): readonly number[];
}

/** What the states of a span are worth where all stop, and with two shooters waiting. */
export interface Ends {
  stopped(span: Span): Float64Array;
  withTwo(into: Float64Array, stopped: Float64Array, span: Span, pair: Pair): void;
}

/** Two shooters, one bit each, with or without a re-roll at hand. */
export interface Pair {
  readonly waiting: number;
  readonly spare: Spare;
}

/** States with so many shooters waiting. */
interface Level {
  readonly spans: Spans;
  /** `values[spare][waiting][span]`. */
  readonly values: readonly [Float64Array[][], Float64Array[][]];
}

/** A group that becomes the one at hand once its mover has acted. */
interface Use {
  readonly waiting: number;
  readonly mover: number;
}

/** Values of the states of one span with some shooters waiting, and what they raise. */
interface Source {
  readonly values: Float64Array;
  readonly span: Span;
  readonly spare: Spare;
  readonly uses: readonly Use[];
  readonly above: Level;
}

export class Levels {
  private readonly groups: Groups;
  private readonly ends: Ends;
  private readonly spares: readonly Spare[];
  private readonly rows: ChanceRows;
  private readonly levels: Level[] = [];

  constructor(groups: Groups, rows: ChanceRows, ends: Ends) {
    this.groups = groups;
    this.rows = rows;
    this.ends = ends;
    this.spares = groups.shots.spent.flat(2).length > 0 ? [0, 1] : [0];
  }

  get states(): number {
    const all = this.levels.flatMap(({ values }) => values.flat(2));
    return all.reduce((sum, { length }) => sum + length, 0);
  }

  solve(onDone: (share: number) => void): void {
    const shooters = countOf(this.groups.everybody);
    for (let waiting = 3; waiting <= shooters; waiting++) {
      this.levels[waiting] = this.begun(waiting);
      // The states of two shooters are by far the most.
      if (waiting === 3) this.raiseFromPairs(onDone);
      else this.raiseFromLevel(waiting - 1);
    }
  }

  /** With three or more waiting. */
  value(waiting: number, spare: Spare, left: Int32Array): number {
    const { spans, values } = this.levels[countOf(waiting)];
    const place = spans.indexOf(left);
    return values[spare][this.groups.canonical[waiting]][place][spans.all[place].placeOf(left)];
  }

  /** Each who has fired has hurt one target at most. */
  private spansOf(waiting: number): Spans {
    const { everybody, shots } = this.groups;
    return new Spans(Math.min(countOf(everybody) - waiting, shots.whole.length), shots.whole);
  }

  /** Groups of so many, one of those that are alike. */
  private groupsOf(count: number): readonly number[] {
    const { everybody, given, canonical } = this.groups;
    if (given) return [everybody & ~(2 ** (countOf(everybody) - count) - 1)];
    const all = Array.from({ length: everybody + 1 }, (_, waiting) => waiting);
    return all.filter((waiting) => countOf(waiting) === count && canonical[waiting] === waiting);
  }

  /** A level where everybody stops. */
  private begun(waiting: number): Level {
    const spans = this.spansOf(waiting);
    const stopped = spans.all.map((span) => this.ends.stopped(span));
    const groups = this.groupsOf(waiting);
    const values = (): Float64Array[][] => {
      const byGroup: Float64Array[][] = [];
      for (const group of groups) byGroup[group] = stopped.map((some) => some.slice());
      return byGroup;
    };
    return { spans, values: [values(), this.spares.length > 1 ? values() : []] };
  }

  /** The values of two shooters are not kept: they have as many states as all others together, times the wounds of a target. */
  private raiseFromPairs(onDone: (share: number) => void): void {
    const spans = this.spansOf(2).all;
    const pairs = this.groupsOf(2);
    const uses = this.usesOf(3);
    for (const [s, span] of spans.entries()) {
      const values = new Float64Array(span.length);
      const stopped = this.ends.stopped(span);
      for (const [p, waiting] of pairs.entries()) {
        onDone((s + p / pairs.length) / spans.length);
        for (const spare of this.spares) {
          this.ends.withTwo(values, stopped, span, { waiting, spare });
          this.raise({ values, span, spare, uses: uses[waiting], above: this.levels[3] });
        }
      }
    }
  }

  private raiseFromLevel(waiting: number): void {
    const { spans, values } = this.levels[waiting];
    const uses = this.usesOf(waiting + 1);
    const above = this.levels[waiting + 1];
    for (const group of this.groupsOf(waiting))
      for (const [place, span] of spans.all.entries())
        for (const spare of this.spares)
          this.raise({ values: values[spare][group][place], span, spare, uses: uses[group], above });
  }

  /** By group: those with one more, of so many, that become it. */
  private usesOf(count: number): readonly (readonly Use[])[] {
    const uses: Use[][] = [];
    for (const waiting of this.groupsOf(count))
      for (const mover of this.groups.movers(waiting)) {
        const group = this.groups.canonical[waiting & ~(1 << mover)];
        uses[group] ??= [];
        uses[group].push({ waiting, mover });
      }
    return uses;
  }

  /** The states before a shot: its target was untouched, or it was hurt already. */
  private raise(source: Source): void {
    const { values, span, above } = source;
    const { whole } = this.groups.shots;
    if (above.spans.all[0].targets.length === span.targets.length) {
      this.raiseHurt(source, above.spans.indexOfTargets(span.targets));
      return;
    }
    for (const t of span.targets) {
      const others = span.targets.filter((target) => target !== t);
      const place = above.spans.indexOfTargets(others);
      const dimension = dimensionOf(span, t, whole);
      const falling = isFalling(values, dimension);
      this.raiseBefore(source, {
        target: t,
        before: whole[t],
        dimension,
        falling,
        place,
        first: 0,
        step: dimension.inner,
      });
      // Many spans hold the others: the first of them will do.
      if (t !== firstMissing(others)) continue;
      const untouched = sliceAt(values, dimension, whole[t]);
      this.raiseHurt({ ...source, values: untouched, span: above.spans.all[place] }, place);
    }
  }

  /** The span of the source is that of the states before the shot. */
  private raiseHurt(source: Source, place: number): void {
    const { values, span, spare, uses, above } = source;
    const { shots, given } = this.groups;
    for (const target of span.targets) {
      const dimension = dimensionOf(span, target, shots.whole);
      const falling = isFalling(values, dimension);
      const step = dimension.size * dimension.inner;
      for (let before = 1; before < dimension.size; before++)
        this.raiseBefore(source, { target, before, dimension, falling, place, first: before * dimension.inner, step });
    }
    if (!given) return;
    for (const { waiting } of uses) raiseTo(above.values[spare][waiting][place], values);
  }

  private raiseBefore({ values, spare, uses, above }: Source, shot: ShotBefore): void {
    const { target, before, dimension, falling, place } = shot;
    for (const { waiting, mover } of uses) {
      const { plain, spent } = this.rows.of(mover, target, before, falling);
      const raiseBy = (kept: Spare, rows: readonly Float64Array[]) => {
        for (const chances of rows) {
          this.groups.budget.spend(dimension.outer * dimension.inner * chances.length);
          raiseToMeans(above.values[kept][waiting][place], shot, values, dimension, chances);
        }
      };
      raiseBy(spare, plain);
      if (spare === 0 && this.spares.length > 1) raiseBy(1, spent);
    }
  }
}

/** Shots at a target of which so much was left, and where their values go. */
interface ShotBefore {
  readonly target: number;
  readonly before: number;
  readonly dimension: Dimension;
  /** Whether the states after it are worth more the less is left of the target. */
  readonly falling: boolean;
  /** The span of the states before. */
  readonly place: number;
  readonly first: number;
  readonly step: number;
}

function firstMissing(targets: readonly number[]): number {
  let target = 0;
  while (targets[target] === target) target++;
  return target;
}

function raiseTo(into: Float64Array, values: Float64Array): void {
  for (let at = 0; at < into.length; at++) if (values[at] > into[at]) into[at] = values[at];
}
