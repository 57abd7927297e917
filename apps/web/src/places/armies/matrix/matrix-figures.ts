// What the matrix shows of its cells: the odds of one scenario or of all, with their margin where dice were rolled, rows, and who counters whom.

import type { Cell, Odds } from './known-cells.ts';
import { marginOf } from './margin.ts';

/** Odds, and half the width of the 95% interval of the win chance; no margin when they are exact. */
export interface Figure {
  readonly odds: Odds;
  readonly margin?: number;
}

function figure(odds: Odds, margin: number | undefined): Figure {
  return margin === undefined ? { odds } : { odds, margin };
}

/** The mean over the cell's scenarios where none is named; undefined while the cell is not there. */
function figureOf(cell: Cell, scenario: string | undefined): Figure | undefined {
  const known = Object.entries(cell.scenarios).filter(([name]) => scenario === undefined || name === scenario);
  return meanFigure(known.map(([, odds]) => figure(odds, marginOf(odds[0], cell.iterations))));
}

/** Of figures whose dice were rolled apart from each other: their errors add up in squares; exact ones add none. */
export function meanFigure(all: readonly Figure[], weights: readonly number[] = all.map(() => 1)): Figure | undefined {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total === 0) return undefined;
  const mean = (index: 0 | 1 | 2) => all.reduce((sum, { odds }, i) => sum + weights[i] * odds[index], 0) / total;
  const rolled = all.some(({ margin }) => margin !== undefined);
  const squares = all.reduce((sum, { margin = 0 }, i) => sum + (weights[i] * margin) ** 2, 0);
  return figure([mean(0), mean(1), mean(2)], rolled ? Math.sqrt(squares) / total : undefined);
}

/** From -1, the first army never wins, to 1, always: the number a cell shows, around one half. */
export function lead([win]: Odds): number {
  return 2 * win - 1;
}

/** By the win chance, which is the number that is shown; where two are alike, by who loses less. */
function isBetter(one: Odds, other: Odds): boolean {
  return one[0] === other[0] ? one[2] < other[2] : one[0] > other[0];
}

/** Rows of figures; holes where a cell is still being computed. */
export type FigureTable = readonly (readonly (Figure | undefined)[])[];

export function figureTable(
  cells: readonly Cell[],
  rows: number,
  columns: number,
  scenario: string | undefined,
): FigureTable {
  const table: (Figure | undefined)[][] = Array.from({ length: rows }, () => Array(columns).fill(undefined));
  for (const cell of cells)
    if (cell.attacker < rows && cell.defender < columns) table[cell.attacker][cell.defender] = figureOf(cell, scenario);
  return table;
}

const isKnown = (one: Figure | undefined): one is Figure => one !== undefined;

export function rowFigures(table: FigureTable): readonly (Figure | undefined)[] {
  return table.map((row) => meanFigure(row.filter(isKnown)));
}

/** What a pairing weighs, by the points of its two units. */
export interface Weights {
  readonly rows: readonly number[];
  readonly columns: readonly number[];
}

/** The average pairing: all alike, or each by the points of both units. */
export function tableFigure(table: FigureTable, weights?: Weights): Figure | undefined {
  const known: Figure[] = [];
  const weight: number[] = [];
  table.forEach((row, r) => {
    row.forEach((one, c) => {
      if (one === undefined) return;
      known.push(one);
      weight.push(weights === undefined ? 1 : weights.rows[r] * weights.columns[c]);
    });
  });
  return meanFigure(known, weight);
}

/** The enemy unit that does best against all of ours. */
export interface ProblemUnit {
  readonly column: number;
  /** Over our units. */
  readonly mean: Figure;
  /** How many of ours it beats more often than not. */
  readonly beats: number;
  readonly best: Counter;
}

export function problemUnit(table: FigureTable, weights?: Weights): ProblemUnit | undefined {
  const counters = bestCounters(table);
  let worst: ProblemUnit | undefined;
  counters.forEach((best, column) => {
    const figures = table.map((row) => row[column]);
    const known = figures.filter(isKnown);
    if (best === undefined || known.length < figures.length) return;
    const mean = meanFigure(known, weights?.rows);
    if (mean === undefined || (worst !== undefined && !isBetter(worst.mean.odds, mean.odds))) return;
    worst = { column, mean, beats: known.filter(({ odds }) => odds[2] > 0.5).length, best };
  });
  return worst;
}

export interface Counter extends Figure {
  readonly attacker: number;
}

/** For each column the row that does best against it. */
export function bestCounters(table: FigureTable): readonly (Counter | undefined)[] {
  const columns = table[0]?.length ?? 0;
  return Array.from({ length: columns }, (_, column) => {
    let best: Counter | undefined;
    table.forEach((row, attacker) => {
      const one = row[column];
      if (one !== undefined && (best === undefined || isBetter(one.odds, best.odds))) best = { attacker, ...one };
    });
    return best;
  });
}
