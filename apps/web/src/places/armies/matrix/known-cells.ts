// Cells of the matrix by what they depend on: choosing one more unit computes one more row, not all of them.

import type { RunPlan } from '../plan/run-plan.ts';
import type { MatrixRun } from '../pool.ts';
import type { AskedMatrix } from '../worker-api.ts';

export interface MatrixOrder {
  readonly calculator: string;
  /** What all pairs have in common, and what is laid over both units. */
  readonly input: unknown;
  readonly over?: unknown;
  /** What each row and column brings. */
  readonly rows: readonly unknown[];
  readonly columns: readonly unknown[];
  /** The figures asked for. */
  readonly names: readonly string[];
  readonly run: RunPlan;
  readonly ownDice?: boolean;
}

export const CELL = { unknown: 0, counted: 1, rolled: 2 } as const;

/** Cells by row and column; those of the plan before are `stale` and stand in until theirs arrive. */
export interface Cells {
  readonly names: readonly string[];
  /** All figures of the first cell, then those of the next. */
  readonly figures: Float64Array;
  readonly state: Uint8Array;
  readonly stale: Uint8Array;
  /** Of each column's target, where the calculator tells. */
  readonly wounds: Float64Array;
  /** Battles of each cell that was rolled. */
  readonly iterations: number;
}

interface KnownCell {
  readonly figures: Float64Array;
  readonly state: number;
  readonly wounds: number;
}

const known = new Map<string, KnownCell>();
const KNOWN_LIMIT = 50_000;

/** Equal things have the same number: keys stay short, however long the texts of the rules are. */
const numbers = new Map<string, number>();

function numberOf(thing: unknown): number {
  const text = JSON.stringify(thing) ?? '';
  const number = numbers.get(text) ?? numbers.size;
  numbers.set(text, number);
  return number;
}

interface Place {
  /** What was counted does not depend on iterations and seed. */
  readonly counted: string;
  readonly rolled: string;
}

function placesOf({ calculator, input, over, rows, columns, names, run }: MatrixOrder): readonly Place[] {
  const [common, dice] = [numberOf([calculator, input, over, names]), numberOf(run)];
  const across = columns.map(numberOf);
  return rows.map(numberOf).flatMap((row) =>
    across.map((column) => {
      const counted = `${common} ${row} ${column}`;
      return { counted, rolled: `${counted} ${dice}` };
    }),
  );
}

export function noCells({ names, rows, columns, run }: MatrixOrder): Cells {
  const total = rows.length * columns.length;
  return {
    names,
    figures: new Float64Array(total * names.length).fill(Number.NaN),
    state: new Uint8Array(total),
    stale: new Uint8Array(total),
    wounds: new Float64Array(columns.length).fill(Number.NaN),
    iterations: run.iterations,
  };
}

/** The cells of one order: those that are known, and those to ask for. */
export class MatrixCells {
  readonly cells: Cells;
  private readonly order: MatrixOrder;
  private readonly places: readonly Place[];
  /** Where each pair stands that is not known: equal units are one question. */
  private readonly missing = new Map<string, number[]>();

  constructor(order: MatrixOrder) {
    this.order = order;
    this.cells = noCells(order);
    if (known.size > KNOWN_LIMIT) known.clear();
    this.places = placesOf(order);
    const counts = order.run.method === 'exact';
    for (const [index, { counted, rolled }] of this.places.entries()) {
      const found = (counts ? known.get(counted) : undefined) ?? known.get(rolled);
      if (found !== undefined) this.put(index, found);
      else this.missing.set(counted, [...(this.missing.get(counted) ?? []), index]);
    }
  }

  /** Indices in the matrix of `question`. */
  get toAsk(): readonly number[] {
    return [...this.missing.values()].map(([first]) => first);
  }

  /** How many are there. */
  get count(): number {
    return this.cells.state.reduce((sum, state) => sum + Number(state !== CELL.unknown), 0);
  }

  /** As analysis takes it. */
  get question(): AskedMatrix {
    const { calculator, input, over, rows, columns, run, ownDice = false } = this.order;
    const entries = (parts: readonly unknown[]) => parts.map((part) => ({ title: '', input: part ?? {} }));
    return {
      calculator,
      input,
      rows: entries(rows),
      columns: entries(columns),
      ...(over === undefined ? {} : { situations: [{ title: '', input: over }] }),
      // What is too large to count is rolled.
      method: run.method === 'exact' ? 'auto' : 'simulate',
      iterations: run.iterations,
      seed: run.seed,
      ownDice,
    };
  }

  learn({ figures, rolled, wounds }: Pick<MatrixRun, 'figures' | 'rolled' | 'wounds'>): void {
    const { length } = this.cells.names;
    for (const [key, places] of this.missing) {
      const [first] = places;
      const found = figures.slice(first * length, (first + 1) * length);
      if (found.every(Number.isNaN)) continue;
      const cell = {
        figures: found,
        state: rolled[first] ? CELL.rolled : CELL.counted,
        wounds: wounds[first % this.order.columns.length] ?? Number.NaN,
      };
      known.set(rolled[first] ? this.places[first].rolled : key, cell);
      for (const place of places) this.put(place, cell);
      this.missing.delete(key);
    }
  }

  private put(index: number, { figures, state, wounds }: KnownCell): void {
    this.cells.figures.set(figures, index * figures.length);
    this.cells.state[index] = state;
    this.cells.wounds[index % this.order.columns.length] = wounds;
  }
}

/** What is there now, and where it is not there yet what stood in the plan before. */
export function withOlder(cells: Cells, to: MatrixOrder, older: Cells, from: MatrixOrder): Cells {
  const { names } = cells;
  if (to.calculator !== from.calculator || names.join() !== older.names.join()) return copied(cells);
  const whole = copied(cells);
  const columns = to.columns.map((column) => from.columns.indexOf(column));
  for (const [r, row] of to.rows.entries()) {
    const before = from.rows.indexOf(row);
    for (let c = 0; before >= 0 && c < columns.length; c++) {
      const [at, was] = [r * columns.length + c, before * from.columns.length + columns[c]];
      if (columns[c] < 0 || cells.state[at] !== CELL.unknown || older.state[was] === CELL.unknown) continue;
      whole.figures.set(older.figures.subarray(was * names.length, (was + 1) * names.length), at * names.length);
      whole.state[at] = older.state[was];
      whole.stale[at] = 1;
      if (Number.isNaN(whole.wounds[c])) whole.wounds[c] = older.wounds[columns[c]];
    }
  }
  return whole;
}

/** As it is at this moment: the page must see that something changed. */
function copied({ names, figures, state, stale, wounds, iterations }: Cells): Cells {
  return {
    names,
    figures: figures.slice(),
    state: state.slice(),
    stale: stale.slice(),
    wounds: wounds.slice(),
    iterations,
  };
}
