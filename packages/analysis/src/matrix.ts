// Rows against columns: one figure for every pair, such as each of my units against each of yours.
import {
  type Answer,
  type AnyCalculator,
  type CalculationRequest,
  isRefusal,
  merge,
  type Problem,
  type Refusal,
} from '@oddsmith/games';
import { figureOf, headlineName, unknownFigure } from './figure.ts';
import { type AnalysisOptions, askAll, requestOf } from './question.ts';

export interface MatrixEntry {
  readonly title: string;
  /** The part of the input that this row or column brings. */
  readonly input: unknown;
}

export interface MatrixQuestion {
  /** What all cells have in common; rows are laid over it, columns over both. */
  readonly input?: unknown;
  readonly rows: readonly MatrixEntry[];
  readonly columns: readonly MatrixEntry[];
  /** Name as in figure.ts; by default the headline. */
  readonly figure?: string;
}

export interface MatrixCell {
  readonly figure?: number;
  readonly method?: Answer['method'];
  /** Why this cell is empty; the others are not touched. */
  readonly problem?: Problem;
}

export interface Matrix {
  readonly figure: string;
  readonly rows: readonly string[];
  readonly columns: readonly string[];
  /** `cells[row][column]`. */
  readonly cells: readonly (readonly MatrixCell[])[];
}

/** The inputs of all cells, row by row. */
function inputsOf(question: MatrixQuestion): unknown[] {
  return question.rows.flatMap((row) => {
    const base = merge(question.input ?? {}, row.input);
    return question.columns.map((column) => merge(base, column.input));
  });
}

/** The requests behind a matrix, row by row, for those who spread them over threads or machines. */
export function matrixRequests(
  calculator: string,
  question: MatrixQuestion,
  options: AnalysisOptions = {},
): CalculationRequest[] {
  return inputsOf(question).map((input) => requestOf(calculator, input, options));
}

/** Puts the replies to `matrixRequests`, in their order, into the cells. */
export function collectMatrix(question: MatrixQuestion, replies: readonly (Answer | Refusal)[]): Matrix | Refusal {
  const first = replies.find((reply) => !isRefusal(reply)) as Answer | undefined;
  const figure = question.figure ?? (first === undefined ? undefined : headlineName(first)) ?? '';
  if (first !== undefined && figureOf(first, figure) === undefined) return { error: unknownFigure(figure, first) };
  const width = question.columns.length;
  return {
    figure,
    rows: question.rows.map((row) => row.title),
    columns: question.columns.map((column) => column.title),
    cells: question.rows.map((_, row) =>
      replies.slice(row * width, (row + 1) * width).map((reply) => cellOf(reply, figure)),
    ),
  };
}

function cellOf(reply: Answer | Refusal, name: string): MatrixCell {
  if (isRefusal(reply)) return { problem: reply.error };
  const figure = figureOf(reply, name);
  return figure === undefined ? { problem: unknownFigure(name, reply) } : { figure, method: reply.method };
}

export function matrix(
  calculator: AnyCalculator,
  question: MatrixQuestion,
  options: AnalysisOptions = {},
): Matrix | Refusal {
  const replies = askAll(calculator, inputsOf(question), options);
  return Array.isArray(replies) ? collectMatrix(question, replies) : replies;
}
