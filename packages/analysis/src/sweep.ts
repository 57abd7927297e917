// One or two fields of an input taken through their values: the figures at every point.
import {
  type Answer,
  type AnyCalculator,
  type Path,
  type Problem,
  parsePath,
  type Refusal,
  withValue,
} from '@oddsmith/games';
import { type AnalysisOptions, completeInput } from './question.ts';
import { refusalIn, say } from './words/index.ts';
import { type FigureCell, figureCell, firstAnswered, type Work } from './work.ts';

export interface Axis {
  /** Where in the input: "attacker.hit". */
  readonly path: string;
  readonly values: readonly unknown[];
}

export interface SweepQuestion {
  readonly input?: unknown;
  /** One or two. */
  readonly axes: readonly Axis[];
  /** Names as in figure.ts; by default every summary figure and mean. */
  readonly figures?: readonly string[] | undefined;
}

export interface SweepPoint {
  /** One value for each dimension. */
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
  /** The last dimension runs fastest. */
  readonly points: readonly SweepPoint[];
}

export function sweepWork(
  calculator: AnyCalculator,
  question: SweepQuestion,
  options: AnalysisOptions = {},
): Work<Sweep> | Refusal {
  const paths: Path[] = [];
  for (const dimension of question.axes) {
    const path = parsePath(dimension.path);
    if (path === undefined) return badPath(dimension.path, options);
    paths.push(path);
  }
  const { input } = completeInput(calculator, question.input);
  const { axes } = question;
  return {
    // Points are never listed before somebody has agreed to their number: a short question can ask for billions.
    total: axes.reduce((product, dimension) => product * dimension.values.length, 1),
    cell(index, limits) {
      const point = pointAt(axes, index);
      const changed = point.reduce((base, value, dimension) => withValue(base, paths[dimension], value), input);
      return figureCell(calculator, changed, question.figures, { ...options, ...limits });
    },
    collect: (cells) => collect(question, cells as readonly FigureCell[]),
  };
}

function collect(question: SweepQuestion, cells: readonly FigureCell[]): Sweep | Refusal {
  const first = firstAnswered(cells);
  if (first !== undefined && 'error' in first) return first as Refusal;
  return {
    axes: question.axes.map(({ path, values }) => ({ path, values })),
    figures: question.figures ?? Object.keys((first as FigureCell | undefined)?.figures ?? {}),
    points: cells.map(({ figures, method, problem }, index) => {
      const values = pointAt(question.axes, index);
      if (problem !== undefined) return { values, figures: {}, problem };
      return { values, figures: figures ?? {}, ...(method === undefined ? {} : { method }) };
    }),
  };
}

/** The values of one point: the last dimension runs fastest. */
function pointAt(axes: readonly Axis[], index: number): unknown[] {
  const values: unknown[] = [];
  let rest = index;
  for (let dimension = axes.length - 1; dimension >= 0; dimension--) {
    const { values: all } = axes[dimension];
    values[dimension] = all[rest % all.length];
    rest = Math.floor(rest / all.length);
  }
  return values;
}

export function badPath(path: string, { language }: Pick<AnalysisOptions, 'language'>): Refusal {
  const message = say('bad-path', { path: path.slice(0, 60) });
  return refusalIn(language, { code: 'analysis/bad-path', path: 'path', message });
}
