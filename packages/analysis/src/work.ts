// An analysis as calculations that can be done anywhere, in any order: each gives a small cell, the cells in order give the result.
import {
  type AnyCalculator,
  type CalculationLimits,
  FaultyAnswer,
  isChance,
  isNearlyChance,
  type Problem,
  type Refusal,
} from '@oddsmith/games';
import { figureNames, figureOf, headlineName, unknownFigure } from './figure.ts';
import { type AnalysisOptions, ask, exactFindings, isStop, stopped } from './question.ts';

/** What stays of a calculation: plain JSON, so that it can cross threads, machines and checkpoint files. */
export type Cell = { readonly [field: string]: unknown };

export interface CellLimits extends CalculationLimits {
  /** How far a calculation that takes long by itself is, 0 to 1. */
  readonly onShare?: ((share: number) => void) | undefined;
  /** Exact work that is estimated to take more steps is not begun: for kinds of work that may be done elsewhere. */
  readonly costAtMost?: number | undefined;
  /** The figures to tell, where they are not those of the question. */
  readonly names?: readonly string[] | undefined;
}

export interface Work<Result = unknown, Done extends Cell = Cell> {
  /** How many calculations there are. */
  readonly total: number;
  /** Where it is one calculation that takes long: into how many parts its progress is told. */
  readonly parts?: number;
  /** Any of them by its index; each depends on its own input alone. */
  cell(index: number, limits: CellLimits): Done;
  /** Whether the cells after this one are not needed: then those before it are all that `collect` looks at. */
  enough?(cell: Cell): boolean;
  /** `cells[index]`. */
  collect(cells: readonly Cell[]): Result | Refusal;
}

/** The figures of one calculation, or why there are none. */
export interface FigureCell extends Cell {
  readonly method?: 'exact' | 'simulated';
  /** Those asked for that the answer has; all summary figures and means where none is named. */
  readonly figures?: { readonly [name: string]: number };
  /** The first of those asked for that the answer does not have. */
  readonly unknown?: Problem;
  /** The figure a player looks at first. */
  readonly headline?: string;
  readonly problem?: Problem;
}

export function figureCell(
  calculator: AnyCalculator,
  input: unknown,
  names: readonly string[] | undefined,
  options: AnalysisOptions,
): FigureCell {
  const exact = exactFindings(calculator, input, options);
  const reply = exact === undefined ? ask(calculator, input, options) : { ...exact, method: 'exact' as const };
  if ('error' in reply) return { problem: (reply as Refusal).error };
  const figures: Record<string, number> = {};
  let unknown: Problem | undefined;
  for (const name of names ?? figureNames(reply)) {
    const figure = figureOf(reply, name);
    if (figure === undefined) unknown ??= unknownFigure(name, reply, options.language);
    else if (!isChance(name) || (figure >= 0 && figure <= 1)) figures[name] = figure;
    // Sums of many chances may be rounded past their ends.
    else if (isNearlyChance(figure)) figures[name] = Math.round(figure);
    else return { problem: new FaultyAnswer(calculator.id, { path: name, fact: `is ${figure}, no chance` }).problem };
  }
  const headline = headlineName(reply);
  return {
    method: reply.method,
    figures,
    ...(unknown === undefined ? {} : { unknown }),
    ...(names !== undefined || headline === undefined ? {} : { headline }),
  };
}

/** The first cell with an answer speaks for all: a figure it does not have refuses the whole. */
export function firstAnswered(cells: readonly FigureCell[]): FigureCell | Refusal | undefined {
  const first = cells.find((cell) => cell.figures !== undefined);
  return first?.unknown === undefined ? first : { error: first.unknown };
}

/** All cells one after the other on this thread. */
export function runWork<Result>(work: Work<Result> | Refusal, options: AnalysisOptions = {}): Result | Refusal {
  if ('error' in work) return work;
  const cells: Cell[] = [];
  for (let index = 0; index < work.total; index++) {
    if (options.expired?.()) return stopped(options);
    const cell = work.cell(index, options);
    const problem = cell.problem as Problem | undefined;
    if (problem !== undefined && isStop(problem)) return { error: problem };
    cells.push(cell);
    options.onProgress?.(cells.length, work.total);
    if (work.enough?.(cell)) break;
  }
  return work.collect(cells);
}
