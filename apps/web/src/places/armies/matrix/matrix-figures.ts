// What the matrix shows of its cells: the odds of one layer or of all, or one figure, with means of rows and columns and who counters whom.
import type { FigureChoice, WeaponsBy } from '../armies-game.ts';
import type { ArmyUnit, Row } from '../army.ts';
import { CELL, type Cells } from './known-cells.ts';
import { marginOf } from './margin.ts';

export type Odds = readonly [win: number, draw: number, loss: number];

/** The number that is shown; of a duel the chance to win. */
export interface Figure {
  readonly value: number;
  readonly odds?: Odds;
  /** Half the width of the 95% interval of a chance; none when it is exact. */
  readonly margin?: number;
}

/** What cells are read as. */
export type Reading =
  | { readonly kind: 'outcome'; readonly layers: readonly string[] }
  | { readonly kind: 'figure'; readonly figure: FigureChoice; readonly weaponsBy?: WeaponsBy };

/** The names of the figures of an answer that has odds in several layers. */
export function oddsNames(layers: readonly string[]): readonly string[] {
  return layers.flatMap((layer) => ['win', 'draw', 'loss'].map((odds) => `scenarios.${layer}.${odds}`));
}

/** Figures row by row; NaN where nothing is known. `draws` and `losses` are there for outcomes. */
interface Values {
  readonly values: Float64Array;
  readonly draws?: Float64Array;
  readonly losses?: Float64Array;
  /** NaN where a figure is exact. */
  readonly margins: Float64Array;
  readonly stale: Uint8Array;
}

export interface Table extends Values {
  readonly rows: readonly Row[];
  readonly columns: readonly Row[];
  /** By cell, the ways of its row and its column that serve best in it. */
  readonly ways: BestWays;
  /** Of harm done to the row: the least is the best. */
  readonly harm: boolean;
  readonly rowMeans: readonly (Figure | undefined)[];
  readonly columnMeans: readonly (Figure | undefined)[];
  /** Of the average pairing. */
  readonly mean: Figure | undefined;
  readonly largest: number;
}

export interface TableOrder {
  readonly rows: readonly Row[];
  readonly columns: readonly Row[];
  /** Of every way of a row against every way of a column. */
  readonly cells: Cells;
  readonly reading: Reading;
  /** Means count units by their points. */
  readonly weighted: boolean;
}

export function tableOf(order: TableOrder): Table {
  const { rows, columns, cells, reading, weighted } = order;
  const all = reading.kind === 'outcome' ? withOdds(cells, reading.layers) : withFigures(order, reading.figure);
  const ways = bestWays(order, all.values);
  const shown = { rows, columns, ...atBest(all, ways) };
  const harm = reading.kind === 'figure' && reading.figure.harm === true;
  return { ...shown, ways, harm, ...meansOf(shown, weighted) };
}

function unknown(count: number): Float64Array {
  return new Float64Array(count).fill(Number.NaN);
}

/** The mean over the layers that are asked for. */
function withOdds({ names, figures, state, stale, iterations }: Cells, layers: readonly string[]): Values {
  const places = layers.map((layer) => names.indexOf(`scenarios.${layer}.win`)).filter((place) => place >= 0);
  const [values, margins] = [unknown(state.length), unknown(state.length)];
  const [draws, losses] = [new Float64Array(state.length), new Float64Array(state.length)];
  for (const [cell, of] of state.entries()) {
    if (of === CELL.unknown || places.length === 0) continue;
    const odds = [0, 0, 0];
    let squares = 0;
    for (const place of places) {
      const at = cell * names.length + place;
      for (let i = 0; i < 3; i++) odds[i] += figures[at + i] / places.length;
      if (of === CELL.rolled) squares += (marginOf(figures[at], iterations) ?? 0) ** 2;
    }
    [values[cell], draws[cell], losses[cell]] = odds;
    if (of === CELL.rolled) margins[cell] = Math.sqrt(squares) / places.length;
  }
  return { values, draws, losses, margins, stale };
}

function withFigures({ rows, columns, cells }: TableOrder, figure: FigureChoice): Values {
  const { names, figures, state, stale, wounds, iterations } = cells;
  const place = names.indexOf(figure.of === undefined ? figure.name : 'damage.mean');
  const [values, margins] = [unknown(state.length), unknown(state.length)];
  const [mine, theirs] = [rows.flatMap(({ ways }) => ways), columns.flatMap(({ ways }) => ways)];
  for (const [cell, of] of state.entries()) {
    if (of === CELL.unknown) continue;
    const plain = figures[cell * names.length + place];
    const [row, column] = [Math.floor(cell / theirs.length), cell % theirs.length];
    values[cell] = derived(plain, figure, wounds[column], mine[row], theirs[column]);
    if (of === CELL.rolled && figure.chance && figure.of === undefined)
      margins[cell] = marginOf(plain, iterations) ?? Number.NaN;
  }
  return { values, margins, stale };
}

function derived(plain: number, { of }: FigureChoice, wounds: number, unit: ArmyUnit, enemy: ArmyUnit): number {
  if (of === undefined) return plain;
  const share = plain / wounds;
  if (of === 'share') return share;
  const points = (enemy.points ?? Number.NaN) * share;
  return of === 'points' ? points : points / (unit.points || Number.NaN);
}

interface BestWays {
  /** The cell among those of all ways. */
  readonly cells: Int32Array;
  /** Of the row and of the column: which of its ways. */
  readonly attacks: Int32Array;
  readonly answers: Int32Array;
}

function bestWays({ rows, columns, cells, reading }: TableOrder, values: Float64Array): BestWays {
  const count = rows.length * columns.length;
  const best = { cells: new Int32Array(count), attacks: new Int32Array(count), answers: new Int32Array(count) };
  const across = columns.reduce((sum, { ways }) => sum + ways.length, 0);
  const by = reading.kind === 'figure' ? reading.weaponsBy : undefined;
  const sign = reading.kind === 'figure' && reading.figure.harm ? -1 : 1;
  const figure = (cell: number, name: string) => cells.figures[cell * cells.names.length + cells.names.indexOf(name)];
  const toAttack = (cell: number) => (by === undefined ? sign * values[cell] : figure(cell, by.attacker));
  let [top, at] = [0, 0];
  for (const { ways } of rows) {
    let left = 0;
    for (const column of columns) {
      const answered = ways.map((_, way) => {
        const first = (top + way) * across + left;
        return by === undefined ? first : first + greatest(column.ways, (_, i) => figure(first + i, by.defender));
      });
      const attack = ways.length === 1 ? 0 : greatest(ways, (_, way) => toAttack(answered[way]));
      best.cells[at] = answered[attack];
      best.attacks[at] = attack;
      best.answers[at] = answered[attack] - (top + attack) * across - left;
      left += column.ways.length;
      at += 1;
    }
    top += ways.length;
  }
  return best;
}

function greatest<Item>(items: readonly Item[], of: (item: Item, place: number) => number): number {
  let best = 0;
  for (const [place, item] of items.entries()) {
    const [one, before] = [of(item, place), of(items[best], best)];
    if (one > before || Number.isNaN(before)) best = place;
  }
  return best;
}

function atBest({ values, draws, losses, margins, stale }: Values, { cells }: BestWays): Values {
  const chosen = (all: Float64Array) => Float64Array.from(cells, (cell) => all[cell]);
  return {
    values: chosen(values),
    margins: chosen(margins),
    stale: Uint8Array.from(cells, (cell) => stale[cell]),
    ...(draws === undefined || losses === undefined ? {} : { draws: chosen(draws), losses: chosen(losses) }),
  };
}

/** The units of a cell, with the weapons they take in it. */
export function pairAt({ rows, columns, ways }: Table, row: number, column: number): readonly [ArmyUnit, ArmyUnit] {
  const at = row * columns.length + column;
  return [rows[row].ways[ways.attacks[at]], columns[column].ways[ways.answers[at]]];
}

/** The weapons of a cell where there was a choice. */
export function weaponsAt(table: Table, row: number, column: number): readonly [attack?: string, answer?: string] {
  const [unit, enemy] = pairAt(table, row, column);
  const answer = table.columns[column].ways.length > 1 ? (enemy.weapon ?? '') : undefined;
  if (table.rows[row].ways.length === 1 && answer === undefined) return [];
  return answer === undefined ? [unit.weapon ?? ''] : [unit.weapon ?? '', answer];
}

/** One cell; undefined while it is not there. */
export function figureAt({ columns, values, draws, losses, margins }: Table, row: number, column: number) {
  const at = row * columns.length + column;
  return madeFigure(values[at], draws?.[at], losses?.[at], margins[at]);
}

function madeFigure(value: number, draw: number | undefined, loss: number | undefined, margin: number) {
  if (Number.isNaN(value)) return undefined;
  const odds: Odds | undefined = draw === undefined || loss === undefined ? undefined : [value, draw, loss];
  const figure: Figure = {
    value,
    ...(odds === undefined ? {} : { odds }),
    ...(Number.isNaN(margin) ? {} : { margin }),
  };
  return figure;
}

/** Sums of one row, one column or all: errors of dice that were rolled apart add up in squares; exact figures add none. */
class Sums {
  private readonly weights: Float64Array;
  private readonly sums: readonly Float64Array[];
  private readonly squares: Float64Array;
  private readonly rolled: Uint8Array;

  constructor(count: number) {
    this.weights = new Float64Array(count);
    this.sums = [new Float64Array(count), new Float64Array(count), new Float64Array(count)];
    this.squares = new Float64Array(count);
    this.rolled = new Uint8Array(count);
  }

  add(at: number, weight: number, { values, draws, losses, margins }: Values, cell: number): void {
    this.weights[at] += weight;
    this.sums[0][at] += weight * values[cell];
    if (draws !== undefined && losses !== undefined) {
      this.sums[1][at] += weight * draws[cell];
      this.sums[2][at] += weight * losses[cell];
    }
    if (Number.isNaN(margins[cell])) return;
    this.squares[at] += (weight * margins[cell]) ** 2;
    this.rolled[at] = 1;
  }

  means(hasOdds: boolean): readonly (Figure | undefined)[] {
    const mean = (i: number, at: number) => this.sums[i][at] / this.weights[at];
    return Array.from(this.weights, (weight, at) =>
      madeFigure(
        weight === 0 ? Number.NaN : mean(0, at),
        hasOdds ? mean(1, at) : undefined,
        hasOdds ? mean(2, at) : undefined,
        this.rolled[at] ? Math.sqrt(this.squares[at]) / weight : Number.NaN,
      ),
    );
  }
}

/** In one pass: a matrix under way is added up five times a second, and may have 40,000 cells. A unit that is there three times counts three times. */
function meansOf(
  table: Values & Pick<Table, 'rows' | 'columns'>,
  weighted: boolean,
): Pick<Table, 'rowMeans' | 'columnMeans' | 'mean' | 'largest'> {
  const { rows, columns, values } = table;
  const weightOf = ({ unit, count }: Row) => count * (weighted ? (unit.points ?? 0) : 1);
  const [down, across] = [Float64Array.from(rows, weightOf), Float64Array.from(columns, weightOf)];
  const [ofRows, ofColumns, ofAll] = [new Sums(rows.length), new Sums(columns.length), new Sums(1)];
  let largest = 0;
  for (let r = 0, cell = 0; r < rows.length; r++)
    for (let c = 0; c < columns.length; c++, cell++) {
      if (Number.isNaN(values[cell])) continue;
      largest = Math.max(largest, values[cell]);
      ofRows.add(r, across[c], table, cell);
      ofColumns.add(c, down[r], table, cell);
      ofAll.add(0, down[r] * across[c], table, cell);
    }
  const hasOdds = table.draws !== undefined;
  return {
    rowMeans: ofRows.means(hasOdds),
    columnMeans: ofColumns.means(hasOdds),
    mean: ofAll.means(hasOdds)[0],
    largest,
  };
}

/** From -1, the first army never wins, to 1, always: the number a cell shows, around one half. */
export function lead(win: number): number {
  return 2 * win - 1;
}

/** By the number that is shown; where two chances to win are alike, by who loses less. */
function isBetter(one: Figure, other: Figure, harm: boolean): boolean {
  if (one.value !== other.value) return harm ? one.value < other.value : one.value > other.value;
  return (one.odds?.[2] ?? 0) < (other.odds?.[2] ?? 0);
}

/** Sums of the same chances in another order differ by less. */
const TIE = 1e-9;

export function isTie(one: number, other: number): boolean {
  return Math.abs(one - other) <= TIE * Math.max(1, Math.abs(other));
}

export interface Counter extends Figure {
  readonly row: number;
  /** How many other rows do as well. */
  readonly tied: number;
}

/** The row that does best against a column. */
export function bestCounter(table: Table, column: number): Counter | undefined {
  let best: Counter | undefined;
  let tied = 0;
  for (const row of table.rows.keys()) {
    const one = figureAt(table, row, column);
    if (one === undefined) continue;
    if (best !== undefined && isTie(one.value, best.value)) tied += 1;
    else if (best === undefined || isBetter(one, best, table.harm)) tied = 0;
    if (best === undefined || isBetter(one, best, table.harm)) best = { ...one, row, tied: 0 };
  }
  return best && { ...best, tied };
}

/** The enemy unit that ours do least against. */
export interface ProblemUnit {
  readonly column: number;
  /** Over our units. */
  readonly mean: Figure;
  /** How many of ours it beats more often than not. */
  readonly beats: number;
  readonly best: Counter;
}

/** Nobody is accused while a cell of its column is missing. */
export function problemUnit(table: Table): ProblemUnit | undefined {
  const { rows, columns, columnMeans, values, losses } = table;
  if (columns.length < 2) return undefined;
  let worst: number | undefined;
  for (const column of columns.keys()) {
    const mean = columnMeans[column];
    const isWhole = rows.every((_, row) => !Number.isNaN(values[row * columns.length + column]));
    if (mean === undefined || !isWhole) continue;
    const before = worst === undefined ? undefined : columnMeans[worst];
    if (before === undefined || isBetter(before, mean, table.harm)) worst = column;
  }
  if (worst === undefined) return undefined;
  const [column, mean, best] = [worst, columnMeans[worst], bestCounter(table, worst)];
  if (mean === undefined || best === undefined) return undefined;
  const beaten = rows.map(({ count }, row) => ((losses?.[row * columns.length + column] ?? 0) > 0.5 ? count : 0));
  return { column, mean, beats: beaten.reduce((sum, count) => sum + count, 0), best };
}

/** The row that does most over all. */
export function bestRow({ rows, rowMeans, harm }: Table): number | undefined {
  let best: number | undefined;
  for (const row of rows.keys()) {
    const [mean, before] = [rowMeans[row], best === undefined ? undefined : rowMeans[best]];
    if (mean !== undefined && (before === undefined || isBetter(mean, before, harm))) best = row;
  }
  return best;
}

export type SortKey = 'listed' | 'name' | 'mean';

/** Places of units in the order they are shown; a sort by mean puts the greatest first. */
export function sorted(rows: readonly Row[], means: readonly (Figure | undefined)[], by: SortKey): readonly number[] {
  const places = [...rows.keys()];
  if (by === 'name') places.sort((a, b) => rows[a].unit.title.localeCompare(rows[b].unit.title));
  if (by === 'mean') places.sort((a, b) => (means[b]?.value || 0) - (means[a]?.value || 0));
  return places;
}
