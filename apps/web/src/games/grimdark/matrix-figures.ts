// What the matrix shows of its cells: the odds of one scenario or of all, rows, and who counters whom.
import type { Cell, Odds } from './tasks.ts';

/** The mean over the cell's scenarios where none is named; undefined while the cell is not there. */
export function oddsOf(cell: Cell | undefined, scenario: string | undefined): Odds | undefined {
  if (cell === undefined) return undefined;
  if (scenario !== undefined) return (cell.scenarios as { readonly [name: string]: Odds })[scenario];
  return meanOdds(Object.values(cell.scenarios));
}

export function meanOdds(all: readonly Odds[]): Odds | undefined {
  if (all.length === 0) return undefined;
  const sum = (index: 0 | 1 | 2) => all.reduce((total, odds) => total + odds[index], 0) / all.length;
  return [sum(0), sum(1), sum(2)];
}

/** From -1, the second army always wins, to 1. */
export function balance([win, , loss]: Odds): number {
  return win - loss;
}

/** Rows of odds; holes where a cell is still being computed. */
export type OddsTable = readonly (readonly (Odds | undefined)[])[];

export function oddsTable(
  cells: readonly Cell[],
  rows: number,
  columns: number,
  scenario: string | undefined,
): OddsTable {
  const table: (Odds | undefined)[][] = Array.from({ length: rows }, () => Array(columns).fill(undefined));
  for (const cell of cells)
    if (cell.attacker < rows && cell.defender < columns) table[cell.attacker][cell.defender] = oddsOf(cell, scenario);
  return table;
}

const isKnown = (odds: Odds | undefined): odds is Odds => odds !== undefined;

export function rowOdds(table: OddsTable): readonly (Odds | undefined)[] {
  return table.map((row) => meanOdds(row.filter(isKnown)));
}

export function tableOdds(table: OddsTable): Odds | undefined {
  return meanOdds(table.flat().filter(isKnown));
}

export interface Counter {
  readonly attacker: number;
  readonly odds: Odds;
}

/** For each column the row that does best against it. */
export function bestCounters(table: OddsTable): readonly (Counter | undefined)[] {
  const columns = table[0]?.length ?? 0;
  return Array.from({ length: columns }, (_, column) => {
    let best: Counter | undefined;
    table.forEach((row, attacker) => {
      const odds = row[column];
      if (odds !== undefined && (best === undefined || balance(odds) > balance(best.odds))) best = { attacker, odds };
    });
    return best;
  });
}
