// What one field would have to be for a figure to reach a target: the value nearest to the present one that does.
import type { SweepPoint } from '@oddsmith/analysis';
import type { Field } from '@oddsmith/games';

/** So far from the present value numbers are tried; beyond it a change is no longer a change of plan. */
const REACH = 12;

/** The values a field may take around its present one, in order; undefined where they cannot be listed. */
export function valuesAround(field: Field | undefined, value: unknown): readonly unknown[] | undefined {
  if (field?.kind === 'integer' && typeof value === 'number') {
    const from = Math.max(field.min, value - REACH);
    const to = Math.min(field.max, value + REACH);
    return Array.from({ length: to - from + 1 }, (_, i) => from + i);
  }
  if (field?.kind === 'choice') return field.options.map((option) => option.value);
  if (field?.kind === 'flag') return [false, true];
  return undefined;
}

/** A field that is swept: where it stands, and the values it runs through. */
export interface SweptField {
  readonly path: string;
  readonly title: string;
  readonly value: unknown;
  readonly values: readonly unknown[];
}

export interface Need {
  readonly value: unknown;
  readonly figure: number;
  /** Whether the target is reached; else this is the best there is. */
  readonly reached: boolean;
}

/** Of equally near values the better one. A figure that stands above the target already must come down to it. */
export function needOf(
  points: readonly SweepPoint[],
  figure: string,
  present: unknown,
  target: number,
  base: number,
): Need | undefined {
  const sign = target >= base ? 1 : -1;
  const known = points.flatMap(({ values, figures }, place) =>
    figures[figure] === undefined ? [] : [{ value: values[0], figure: figures[figure], place }],
  );
  if (known.length === 0) return undefined;
  const home = points.findIndex(({ values }) => values[0] === present);
  const enough = known.filter((point) => sign * (point.figure - target) >= -1e-12);
  const best = (enough.length > 0 ? enough : known).reduce((a, b) => {
    const nearer = Math.abs(b.place - home) - Math.abs(a.place - home);
    const better = sign * (b.figure - a.figure);
    if (enough.length === 0) return better > 0 ? b : a;
    return nearer < 0 || (nearer === 0 && better > 0) ? b : a;
  });
  return { value: best.value, figure: best.figure, reached: enough.length > 0 };
}
