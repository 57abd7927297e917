// One or two fields of an input taken through their values: the figures at every point.
import {
  type Answer,
  type AnyCalculator,
  isRefusal,
  type Path,
  type Problem,
  parsePath,
  type Refusal,
  withValue,
} from '@oddsmith/games';
import { figureNames, figureOf, unknownFigure } from './figure.ts';
import { type AnalysisOptions, askAll, completeInput } from './question.ts';

export interface Axis {
  /** Where in the input: "attacker.hit". */
  readonly path: string;
  readonly values: readonly unknown[];
}

export interface SweepQuestion {
  readonly input?: unknown;
  readonly axes: readonly [Axis] | readonly [Axis, Axis];
  /** Names as in figure.ts; by default every summary figure and mean. */
  readonly figures?: readonly string[];
}

export interface SweepPoint {
  /** One value for each axis. */
  readonly values: readonly unknown[];
  /** Empty when the point has a problem. */
  readonly figures: { readonly [name: string]: number };
  readonly method?: Answer['method'];
  /** Why this point has no answer: a value the schema refuses, or too large a battle. The others are not touched. */
  readonly problem?: Problem;
}

export interface Sweep {
  readonly axes: readonly Axis[];
  readonly figures: readonly string[];
  /** The last axis runs fastest. */
  readonly points: readonly SweepPoint[];
}

export function sweep(
  calculator: AnyCalculator,
  question: SweepQuestion,
  options: AnalysisOptions = {},
): Sweep | Refusal {
  const paths: Path[] = [];
  for (const axis of question.axes) {
    const path = parsePath(axis.path);
    if (path === undefined) return badPath(axis.path);
    paths.push(path);
  }
  const { input } = completeInput(calculator, question.input);
  const points = pointsOf(question.axes);
  const inputs = points.map((values) =>
    values.reduce((changed, value, axis) => withValue(changed, paths[axis], value), input),
  );
  const replies = askAll(calculator, inputs, options);
  if (!Array.isArray(replies)) return replies;
  return collect(question, points, replies);
}

function collect(
  question: SweepQuestion,
  points: readonly (readonly unknown[])[],
  replies: readonly (Answer | Refusal)[],
): Sweep | Refusal {
  const first = replies.find((reply) => !isRefusal(reply)) as Answer | undefined;
  const figures = question.figures ?? (first === undefined ? [] : figureNames(first));
  for (const name of figures)
    if (first !== undefined && figureOf(first, name) === undefined) return { error: unknownFigure(name, first) };
  return {
    axes: question.axes,
    figures,
    points: replies.map((reply, i) => pointOf(points[i], reply, figures)),
  };
}

function pointOf(values: readonly unknown[], reply: Answer | Refusal, names: readonly string[]): SweepPoint {
  if (isRefusal(reply)) return { values, figures: {}, problem: reply.error };
  const figures: Record<string, number> = {};
  for (const name of names) {
    const figure = figureOf(reply, name);
    if (figure !== undefined) figures[name] = figure;
  }
  return { values, figures, method: reply.method };
}

function pointsOf(axes: readonly Axis[]): unknown[][] {
  let points: unknown[][] = [[]];
  for (const axis of axes) points = points.flatMap((point) => axis.values.map((value) => [...point, value]));
  return points;
}

export function badPath(path: string): Refusal {
  return {
    error: {
      code: 'analysis/bad-path',
      path: 'path',
      message: `"${path.slice(0, 60)}" is not a path: write attacker.hit or profiles[0].toHit`,
    },
  };
}
