// Rows against columns: one figure for every pair, such as each of my units against each of yours, in one or more situations.
import { type Answer, type AnyCalculator, merge, type Problem, type Refusal } from '@oddsmith/games';
import { hash32 } from './hash.ts';
import { layered } from './layered.ts';
import type { AnalysisOptions } from './question.ts';
import { refusalIn, say } from './words/index.ts';
import { type FigureCell, figureCell, firstAnswered, runWork, type Work } from './work.ts';

export interface MatrixEntry {
  readonly title: string;
  /** The part of the input that this row or column brings. */
  readonly input?: unknown;
  readonly points?: number | undefined;
  /** One of several weapons, each laid over the input: the one that serves best in the pair at hand. */
  readonly attacks?: readonly WeaponEntry[] | undefined;
}

interface WeaponEntry {
  readonly title: string;
  readonly input?: unknown;
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
  /** The weapon of the row, and that of the column, where it had several. */
  readonly attack?: string;
  readonly answer?: string;
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

/** What an entry brings to its pairs: a question of its own. */
function broughtBy({ input, attacks }: MatrixEntry): unknown {
  return attacks === undefined ? input : { input, attacks };
}

/** Figures of what the row, the column and their weapons bring, laid over each other. */
type FiguresOf = (parts: readonly unknown[], names: readonly string[] | undefined) => FigureCell;

/** With the weapons that were taken. */
interface ArmedCell extends FigureCell {
  readonly attack?: string;
  readonly answer?: string;
}

/**
 * Every weapon of the row, met with the best answer of the column: the row takes the best of them. Both by the figures that their
 * calculator names, else the row by the first figure asked for, and the column, which then only stands there, as it is listed.
 */
function armedCell(
  { weaponsBy }: AnyCalculator,
  row: MatrixEntry,
  column: MatrixEntry,
  names: readonly string[] | undefined,
  figuresOf: FiguresOf,
): ArmedCell {
  const wanted = names && [...names, ...Object.values(weaponsBy ?? {})];
  let refused: FigureCell | undefined;
  const best = (cells: readonly ArmedCell[], by: string | undefined): ArmedCell | undefined => {
    const known = cells.filter(({ figures }) => figures !== undefined);
    refused ??= cells.find(({ figures }) => figures === undefined);
    return known.reduce<ArmedCell | undefined>((top, cell) => {
      const name = by ?? names?.[0] ?? cell.headline ?? '';
      return top === undefined || (cell.figures?.[name] ?? 0) > (top.figures?.[name] ?? 0) ? cell : top;
    }, undefined);
  };
  const met = (row.attacks ?? [undefined]).flatMap((weapon): readonly ArmedCell[] => {
    const answers = (column.attacks ?? [undefined]).map((answer) => ({
      ...figuresOf([weapon?.input, column.input, answer?.input], wanted),
      ...(weapon === undefined ? {} : { attack: weapon.title }),
      ...(answer === undefined ? {} : { answer: answer.title }),
    }));
    const taken = weaponsBy === undefined ? answers[0] : best(answers, weaponsBy.defender);
    return taken === undefined ? [] : [taken];
  });
  return best(met, weaponsBy?.attacker) ?? refused ?? {};
}

export function matrixWork(
  calculator: AnyCalculator,
  question: MatrixQuestion,
  options: AnalysisOptions = {},
): Work<Matrix, FigureCell> {
  const { rows, columns, situations, input = {}, ownDice = false } = question;
  const inputsOf = (entries: readonly MatrixEntry[]) => entries.map(broughtBy);
  const pairs = new MatrixPairs(inputsOf(rows), inputsOf(columns), situations?.length);
  const names = question.figure === undefined ? undefined : [question.figure];
  const known = new Map<number, ArmedCell>();
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
      const [mine, theirs] = [rows[row], columns[column]];
      const seed = ownDice ? { seed: pairSeed(options.seed ?? 1, broughtBy(mine), broughtBy(theirs)) } : {};
      const asked = { ...options, ...limits, ...seed };
      const figuresOf: FiguresOf = (parts, wanted) =>
        figureCell(calculator, layered(base, ...parts, situations?.[layer]?.input), wanted, asked);
      const cell =
        mine.attacks === undefined && theirs.attacks === undefined
          ? figuresOf([theirs.input], limits.names ?? names)
          : armedCell(calculator, mine, theirs, limits.names ?? names, figuresOf);
      if (pairs.repeats && cell.problem === undefined) known.set(like, cell);
      return cell;
    },
    collect: (cells) => collectMatrix(question, cells as readonly FigureCell[], options.language),
  };
}

function collectMatrix(
  question: MatrixQuestion,
  cells: readonly FigureCell[],
  language: AnalysisOptions['language'],
): Matrix | Refusal {
  const { rows, columns, situations } = question;
  const first = firstAnswered(cells);
  if (first !== undefined && 'error' in first) return first as Refusal;
  const figure = question.figure ?? (first as FigureCell | undefined)?.headline ?? '';
  const shown = cells.map((cell) => cellOf(cell, figure, language));
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

function cellOf(
  { figures, method, unknown, problem, attack, answer }: ArmedCell,
  name: string,
  language: AnalysisOptions['language'],
): MatrixCell {
  if (figures === undefined) return { problem: problem as Problem };
  if (Object.hasOwn(figures, name))
    return {
      figure: figures[name],
      method: method as Answer['method'],
      ...(attack === undefined ? {} : { attack }),
      ...(answer === undefined ? {} : { answer }),
    };
  const message = say('no-such-figure', { figure: name.slice(0, 60) });
  const missing = { code: 'analysis/unknown-figure', path: 'figure', message };
  return { problem: unknown ?? refusalIn(language, missing).error };
}

export function matrix(
  calculator: AnyCalculator,
  question: MatrixQuestion,
  options: AnalysisOptions = {},
): Matrix | Refusal {
  return runWork(matrixWork(calculator, question, options), options);
}
