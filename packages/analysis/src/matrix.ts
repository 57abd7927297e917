// Rows against columns: one figure for every pair, such as each of my units against each of yours, in one or more situations.
import { type Answer, type AnyCalculator, merge, type Problem, type Refusal } from '@oddsmith/games';
import { hash32 } from './hash.ts';
import { layered } from './layered.ts';
import type { AnalysisOptions } from './question.ts';
import { type FigureCell, figureCell, firstAnswered, runWork, type Work } from './work.ts';

export interface MatrixEntry {
  readonly title: string;
  /** The part of the input that this row or column brings. */
  readonly input?: unknown;
  readonly points?: number | undefined;
}

export interface MatrixQuestion {
  /** What all cells have in common; rows are laid over it, then columns, then situations. */
  readonly input?: unknown;
  readonly rows: readonly MatrixEntry[];
  readonly columns: readonly MatrixEntry[];
  readonly situations?: readonly MatrixEntry[] | undefined;
  /** Name as in figure.ts; by default the headline. */
  readonly figure?: string | undefined;
  /** Each pair that is rolled has dice of its own, told by its row and column: errors of cells do not go together. */
  readonly ownDice?: boolean | undefined;
}

export interface MatrixCell {
  readonly figure?: number;
  readonly method?: Answer['method'];
  /** Why this cell is empty; the others are not touched. */
  readonly problem?: Problem;
}

/** `cells[row][column]`. */
export type MatrixCells = readonly (readonly MatrixCell[])[];

export interface Matrix {
  readonly figure: string;
  readonly rows: readonly string[];
  readonly columns: readonly string[];
  readonly cells?: MatrixCells;
  /** In place of `cells` where there are situations, in their order. */
  readonly layers?: readonly { readonly title: string; readonly cells: MatrixCells }[];
}

export interface Pair {
  readonly row: number;
  readonly column: number;
  readonly layer: number;
  /** The first pair whose row and column bring the same: three squads of a kind against five of another are one question. */
  readonly like: number;
}

/** The one walk over rows against columns: column by column, row by row, situation by situation. */
export class MatrixPairs {
  readonly total: number;
  /** Whether any pair is like an earlier one. */
  readonly repeats: boolean;
  private readonly rowLike: Int32Array;
  private readonly columnLike: Int32Array;

  constructor(rows: readonly unknown[], columns: readonly unknown[], layers = 1) {
    this.rowLike = firstAlike(rows);
    this.columnLike = firstAlike(columns);
    this.total = rows.length * columns.length * layers;
    this.repeats = [this.rowLike, this.columnLike].some((like) => like.some((first, i) => first !== i));
  }

  at(index: number): Pair {
    const columns = this.columnLike.length;
    const line = Math.floor(index / columns);
    const [row, column, layer] = [line % this.rowLike.length, index % columns, Math.floor(line / this.rowLike.length)];
    const like = (layer * this.rowLike.length + this.rowLike[row]) * columns + this.columnLike[column];
    return { row, column, layer, like };
  }
}

/** For each entry the first that brings the same. */
function firstAlike(entries: readonly unknown[]): Int32Array {
  const seen = new Map<string, number>();
  return Int32Array.from(entries, (entry, i) => {
    const key = JSON.stringify(entry) ?? '';
    const first = seen.get(key) ?? i;
    seen.set(key, first);
    return first;
  });
}

/** The seed of a pair with dice of its own: the same wherever it stands in a matrix. */
export function pairSeed(seed: number, row: unknown, column: unknown): number {
  return hash32(JSON.stringify([seed, row, column]));
}

export function matrixWork(
  calculator: AnyCalculator,
  question: MatrixQuestion,
  options: AnalysisOptions = {},
): Work<Matrix, FigureCell> {
  const { rows, columns, situations, input = {}, ownDice = false } = question;
  const inputsOf = (entries: readonly MatrixEntry[]) => entries.map((entry) => entry.input);
  const pairs = new MatrixPairs(inputsOf(rows), inputsOf(columns), situations?.length);
  const names = question.figure === undefined ? undefined : [question.figure];
  const known = new Map<number, FigureCell>();
  // Rows change slowly: laid over the common part once for all their columns.
  let latest = -1;
  let base: unknown;
  return {
    total: pairs.total,
    cell(index, limits) {
      const { row, column, layer, like } = pairs.at(index);
      const before = known.get(like);
      if (before !== undefined) return before;
      if (row !== latest) base = merge(input, rows[row].input);
      latest = row;
      const whole = layered(base, columns[column].input, situations?.[layer]?.input);
      const seed = ownDice ? { seed: pairSeed(options.seed ?? 1, rows[row].input, columns[column].input) } : {};
      const cell = figureCell(calculator, whole, limits.names ?? names, { ...options, ...limits, ...seed });
      if (pairs.repeats && cell.problem === undefined) known.set(like, cell);
      return cell;
    },
    collect: (cells) => collectMatrix(question, cells as readonly FigureCell[]),
  };
}

function collectMatrix(question: MatrixQuestion, cells: readonly FigureCell[]): Matrix | Refusal {
  const { rows, columns, situations } = question;
  const first = firstAnswered(cells);
  if (first !== undefined && 'error' in first) return first as Refusal;
  const figure = question.figure ?? (first as FigureCell | undefined)?.headline ?? '';
  const shown = cells.map((cell) => cellOf(cell, figure));
  const table = (layer: number) =>
    rows.map((_, row) => {
      const from = (layer * rows.length + row) * columns.length;
      return shown.slice(from, from + columns.length);
    });
  return {
    figure,
    rows: rows.map(({ title }) => title),
    columns: columns.map(({ title }) => title),
    ...(situations === undefined
      ? { cells: table(0) }
      : { layers: situations.map(({ title }, layer) => ({ title, cells: table(layer) })) }),
  };
}

function cellOf({ figures, method, unknown, problem }: FigureCell, name: string): MatrixCell {
  if (figures === undefined) return { problem: problem as Problem };
  if (Object.hasOwn(figures, name)) return { figure: figures[name], method: method as Answer['method'] };
  const message = `this answer has no figure "${name.slice(0, 60)}"`;
  return { problem: unknown ?? { code: 'analysis/unknown-figure', path: 'figure', message } };
}

export function matrix(
  calculator: AnyCalculator,
  question: MatrixQuestion,
  options: AnalysisOptions = {},
): Matrix | Refusal {
  return runWork(matrixWork(calculator, question, options), options);
}
