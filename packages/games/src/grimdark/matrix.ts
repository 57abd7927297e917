// Every unit of one army against every unit of another: exact results, row aggregates and best counters.
import { Budget, type BudgetLimits } from '../budget.ts';
import { exactDuel } from './exact/duel.ts';
import type { ScenarioResult } from './findings.ts';
import { prepareDuel } from './plan/battle.ts';
import { type DuelInput, duelSchema, type Scenario, type Unit } from './schema.ts';

/** Everything of a duel but its two units. */
export type MatrixSettings = Partial<Omit<DuelInput, 'attacker' | 'defender'>>;

export interface MatrixCell {
  readonly attacker: number;
  readonly defender: number;
  /** Means over the scenarios. */
  readonly win: number;
  readonly draw: number;
  readonly loss: number;
  readonly scenarios: { readonly [scenario in Scenario]?: ScenarioResult };
}

export interface RowAggregate {
  readonly attacker: number;
  readonly win: number;
  readonly draw: number;
  readonly loss: number;
  /** Index of the enemy it does best and worst against. */
  readonly best: number;
  readonly worst: number;
}

export interface Counter {
  readonly defender: number;
  readonly attacker: number;
  readonly win: number;
}

export interface Matrix {
  readonly cells: readonly MatrixCell[];
  readonly rows: readonly RowAggregate[];
  /** For each enemy unit the one that beats it most often. */
  readonly counters: readonly Counter[];
}

export interface MatrixLimits extends BudgetLimits {
  /** Called after each pairing. */
  readonly onCell?: (cell: MatrixCell, done: number, total: number) => void;
}

export function duelMatrix(
  attackers: readonly Unit[],
  defenders: readonly Unit[],
  settings: MatrixSettings = {},
  limits: MatrixLimits = {},
): Matrix {
  const base = duelSchema.parse({ ...settings });
  const cells: MatrixCell[] = [];
  const total = attackers.length * defenders.length;
  attackers.forEach((attacker, a) => {
    defenders.forEach((defender, d) => {
      const { summary, scenarios } = exactDuel(prepareDuel({ ...base, attacker, defender }), new Budget(limits));
      const { win, draw, loss } = summary;
      const cell = { attacker: a, defender: d, win, draw, loss, scenarios };
      cells.push(cell);
      limits.onCell?.(cell, cells.length, total);
    });
  });
  return summarizeMatrix(cells, attackers.length, defenders.length);
}

/** Rows and counters from cells that may have been computed elsewhere. */
export function summarizeMatrix(cells: readonly MatrixCell[], attackers: number, defenders: number): Matrix {
  const rows: RowAggregate[] = [];
  for (let a = 0; a < attackers; a++) {
    const row = cells.filter((cell) => cell.attacker === a);
    if (row.length === 0) continue;
    const mean = (key: 'win' | 'draw' | 'loss'): number => row.reduce((sum, cell) => sum + cell[key], 0) / row.length;
    const ranked = [...row].sort((x, y) => y.win - y.loss - (x.win - x.loss));
    rows.push({
      attacker: a,
      win: mean('win'),
      draw: mean('draw'),
      loss: mean('loss'),
      best: ranked[0].defender,
      worst: ranked[ranked.length - 1].defender,
    });
  }
  const counters: Counter[] = [];
  for (let d = 0; d < defenders; d++) {
    const column = cells.filter((cell) => cell.defender === d);
    if (column.length === 0) continue;
    const best = column.reduce((top, cell) => (cell.win > top.win ? cell : top));
    counters.push({ defender: d, attacker: best.attacker, win: best.win });
  }
  return { cells, rows, counters };
}
