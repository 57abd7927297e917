// The matrix as the page shows it: one figure, totals of rows and columns, an order, and what it says of both armies.
import type { ListedUnit } from '@oddsmith/analysis';
import { armies } from '../../language/english/armies.ts';
import type { FigureChoice, WeaponsBy } from './armies-game.ts';
import type { MatrixRun } from './pool.ts';

export interface Table {
  /** `values[row * columns + column]`; NaN where nothing is known. */
  readonly values: Float64Array;
  /** Who carries several weapons stands in one row or column. */
  readonly rows: readonly ListedUnit[];
  readonly columns: readonly ListedUnit[];
  /** By cell, where the row and the column carry the weapons that serve best in it, among all that were calculated. */
  readonly attackers: Int32Array;
  readonly targets: Int32Array;
  /** By cell: "Power fist", "Power fist against Big Choppa"; '' where nobody had a choice. */
  readonly weapons: readonly string[];
  /** Means over the other side, by points where `weighted`. */
  readonly rowMeans: readonly number[];
  readonly columnMeans: readonly number[];
  readonly largest: number;
}

export interface TableOrder {
  readonly rows: readonly ListedUnit[];
  readonly columns: readonly ListedUnit[];
  readonly run: MatrixRun | undefined;
  readonly names: readonly string[];
  readonly figure: FigureChoice;
  readonly weighted: boolean;
  readonly weaponsBy?: WeaponsBy | undefined;
}

export function tableOf(order: TableOrder): Table {
  const { columns: carried, run, names, figure, weighted } = order;
  const place = names.indexOf(figure.of === undefined ? figure.name : 'damage.mean');
  const known = run !== undefined && run.total === order.rows.length * carried.length ? run : undefined;
  const valueAt = (row: number, column: number): number => {
    if (known === undefined) return Number.NaN;
    const i = row * carried.length + column;
    const plain = known.figures[i * names.length + place];
    return figure.of === undefined ? plain : derived(plain, i, { ...order, run: known });
  };
  const [mine, theirs] = [bearersIn(order.rows), bearersIn(carried)];
  const [rows, columns] = [mine, theirs].map((bearers) => bearers.map(({ unit }) => unit));
  const cells = rows.length * columns.length;
  const values = new Float64Array(cells);
  const [attackers, targets] = [new Int32Array(cells), new Int32Array(cells)];
  const weapons: string[] = [];
  for (let r = 0, i = 0; r < rows.length; r++)
    for (let c = 0; c < columns.length; c++, i++) {
      const [ways, answers] = [mine[r].places, theirs[c].places];
      const [row, column] =
        ways.length * answers.length === 1 ? [ways[0], answers[0]] : bestPair(ways, answers, order, valueAt);
      attackers[i] = row;
      targets[i] = column;
      values[i] = valueAt(row, column);
      if (ways.length * answers.length === 1) weapons.push('');
      else {
        const answer = answers.length > 1 ? carried[column].weapon : undefined;
        weapons.push(armies.matrix.weapons(order.rows[row].weapon ?? '', answer));
      }
    }
  return { values, rows, columns, attackers, targets, weapons, ...totalsOf(values, rows, columns, weighted) };
}

interface Bearer {
  readonly unit: ListedUnit;
  /** Of its weapons in the list. */
  readonly places: readonly number[];
}

function bearersIn(units: readonly ListedUnit[]): Bearer[] {
  const found = new Map<string, { readonly unit: ListedUnit; readonly places: number[] }>();
  units.forEach((unit, place) => {
    const { bearer, title } = unit;
    const known = found.get(bearer ?? title);
    if (bearer !== undefined && known !== undefined) known.places.push(place);
    else found.set(bearer ?? `${title} ${place}`, { unit: { ...unit, title: bearer ?? title }, places: [place] });
  });
  return [...found.values()];
}

/** The best weapon of the row against the best answer of the column. */
function bestPair(
  ways: readonly number[],
  answers: readonly number[],
  { columns, run, names, weaponsBy }: TableOrder,
  valueAt: (row: number, column: number) => number,
): readonly [number, number] {
  const figureAt = (row: number, column: number, name: string) =>
    run?.figures[(row * columns.length + column) * names.length + names.indexOf(name)] ?? Number.NaN;
  const pairs = ways.map((row): readonly [number, number] => {
    if (weaponsBy === undefined) return [row, answers[0]];
    return [row, greatest(answers, (column) => figureAt(row, column, weaponsBy.defender))];
  });
  return greatest(pairs, ([row, column]) =>
    weaponsBy === undefined ? valueAt(row, column) : figureAt(row, column, weaponsBy.attacker),
  );
}

function greatest<Item>(items: readonly Item[], of: (item: Item) => number): Item {
  return items.reduce((best, item) => (of(item) > of(best) || Number.isNaN(of(best)) ? item : best));
}

/** In one pass: a matrix under way is added up five times a second, and 40,000 cells one by one for each side took 20 ms. */
function totalsOf(
  values: Float64Array,
  rows: readonly ListedUnit[],
  columns: readonly ListedUnit[],
  weighted: boolean,
): Pick<Table, 'rowMeans' | 'columnMeans' | 'largest'> {
  const weightOf = ({ points }: ListedUnit) => (weighted ? (points ?? 0) : 1);
  const [rowWeights, columnWeights] = [rows, columns].map((units) => Float64Array.from(units, weightOf));
  const [rowSums, rowShares] = [new Float64Array(rows.length), new Float64Array(rows.length)];
  const [columnSums, columnShares] = [new Float64Array(columns.length), new Float64Array(columns.length)];
  let largest = 0;
  for (let r = 0, i = 0; r < rows.length; r++)
    for (let c = 0; c < columns.length; c++, i++) {
      const value = values[i];
      if (Number.isNaN(value)) continue;
      if (value > largest) largest = value;
      rowSums[r] += columnWeights[c] * value;
      rowShares[r] += columnWeights[c];
      columnSums[c] += rowWeights[r] * value;
      columnShares[c] += rowWeights[r];
    }
  const means = (sums: Float64Array, shares: Float64Array) =>
    Array.from(sums, (sum, i) => (shares[i] === 0 ? Number.NaN : sum / shares[i]));
  return { rowMeans: means(rowSums, rowShares), columnMeans: means(columnSums, columnShares), largest };
}

function derived(
  damage: number,
  index: number,
  { rows, columns, run, figure }: Pick<TableOrder, 'rows' | 'columns' | 'figure'> & { readonly run: MatrixRun },
): number {
  const column = index % columns.length;
  const share = damage / run.wounds[column];
  if (figure.of === 'share') return share;
  const points = (columns[column].points ?? Number.NaN) * share;
  return figure.of === 'points' ? points : points / (rows[Math.floor(index / columns.length)].points || Number.NaN);
}

export type SortKey = 'listed' | 'name' | 'mean';

/** Places of units in the order they are shown; a sort by mean puts the greatest first. */
export function sorted(units: readonly ListedUnit[], means: readonly number[], by: SortKey): readonly number[] {
  const places = [...units.keys()];
  if (by === 'name') places.sort((a, b) => units[a].title.localeCompare(units[b].title));
  if (by === 'mean') places.sort((a, b) => (means[b] || 0) - (means[a] || 0));
  return places;
}

export interface Verdict {
  /** The target that our units do least to. */
  readonly problem: number;
  /** The row that does most to it. */
  readonly answer: number;
  readonly value: number;
  /** How many other rows do as much. */
  readonly tied: number;
  /** The row that does most over all, and the column it does that to. */
  readonly star: number;
}

/** Undefined until every cell is there. */
export function verdictOf({ values, rows, columns, rowMeans, columnMeans }: Table): Verdict | undefined {
  if (rows.length === 0 || columns.length < 2 || columnMeans.some(Number.isNaN)) return undefined;
  let problem = 0;
  for (let c = 1; c < columns.length; c++) if (columnMeans[c] < columnMeans[problem]) problem = c;
  let answer = 0;
  const at = (row: number) => values[row * columns.length + problem];
  for (let r = 1; r < rows.length; r++) if (at(r) > at(answer) || Number.isNaN(at(answer))) answer = r;
  const tied = rows.filter((_, r) => r !== answer && isTie(at(r), at(answer))).length;
  let star = 0;
  for (let r = 1; r < rows.length; r++) if (rowMeans[r] > rowMeans[star]) star = r;
  return { problem, answer, value: at(answer), tied, star };
}

/** Sums of the same chances in another order differ by less. */
const TIE = 1e-9;

export function isTie(one: number, other: number): boolean {
  return Math.abs(one - other) <= TIE * Math.max(1, Math.abs(other));
}
