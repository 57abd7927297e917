// A matrix as teams keep it in a spreadsheet: their names on top, mine down the side, points or marks in between.

/** Marks by the share of a game's points they stand for, where the question has no scale of its own. */
const MARKS: { readonly [mark: string]: number } = {
  '+++': 0.9,
  '++': 0.8,
  '+': 0.65,
  o: 0.5,
  '=': 0.5,
  '~': 0.5,
  '-': 0.35,
  '--': 0.2,
  '---': 0.1,
  'dark green': 0.8,
  dunkelgrün: 0.8,
  green: 0.65,
  grün: 0.65,
  g: 0.65,
  '🟢': 0.65,
  '🟩': 0.65,
  yellow: 0.5,
  gelb: 0.5,
  y: 0.5,
  '🟡': 0.5,
  '🟨': 0.5,
  orange: 0.35,
  '🟠': 0.35,
  '🟧': 0.35,
  red: 0.2,
  rot: 0.2,
  r: 0.2,
  '🔴': 0.2,
  '🟥': 0.2,
};

/** More cannot be a matrix of players. */
export const LONGEST_SHEET = 20_000;
/** Points between two tables of one cell. */
const TABLES = '|';

/** Points on one table, as a question has them. */
type SheetTable = number | { readonly mean: number; readonly spread: number };

export interface Sheet {
  readonly mine: readonly string[];
  readonly theirs: readonly string[];
  readonly values: readonly (readonly (SheetTable | readonly SheetTable[])[])[];
  /** Marks that were read by a scale, with their points. */
  readonly marks: readonly (readonly [mark: string, points: number])[];
}

/** A cell that could not be read, counted as a spreadsheet counts. */
export interface SheetFault {
  readonly row: number;
  readonly column: number;
  readonly text: string;
}

export interface SheetOptions {
  readonly total: number | null;
  /** Points of marks; those of the usual scale where there is none. */
  readonly scale?: ReadonlyMap<string, number> | undefined;
}

export function readSheet(text: string, options: SheetOptions): Sheet | SheetFault {
  const all = rowsOf(text);
  const rows = all.flatMap((cells, row) => (cells.some((cell) => cell !== '') ? [{ cells, row }] : []));
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length));
  const used = Array.from({ length: width }, (_, c) => c).filter((c) =>
    rows.some(({ cells }) => (cells[c] ?? '') !== ''),
  );
  const points = (cell: string) => cellOf(cell, options) !== undefined;
  // Without names in the first row or column there are only points there.
  const [head] = rows;
  if (head === undefined) return { mine: [], theirs: [], values: [], marks: [] };
  const hasSide = rows.slice(1).some(({ cells }) => !points(cells[used[0]] ?? ''));
  const columns = hasSide ? used.slice(1) : used;
  const hasHead = columns.some((c) => !points(head.cells[c] ?? ''));
  const lines = hasHead ? rows.slice(1) : rows;
  const marks = new Map<string, number>();
  const values: Sheet['values'][number][] = [];
  for (const { cells, row } of lines) {
    const line: Sheet['values'][number][number][] = [];
    for (const c of columns) {
      const cell = cellOf(cells[c] ?? '', options, marks);
      if (cell === undefined) return { row: row + 1, column: c + 1, text: cells[c] ?? '' };
      line.push(cell);
    }
    values.push(line);
  }
  return {
    mine: lines.map(({ cells }, i) => (hasSide ? (cells[used[0]] ?? '') : '') || `A${i + 1}`),
    theirs: columns.map((c, j) => (hasHead ? (head.cells[c] ?? '') : '') || `B${j + 1}`),
    values,
    marks: [...marks],
  };
}

/** One cell as it is typed; undefined where it says nothing. */
export function readSheetCell(text: string, total: number | null): SheetTable | readonly SheetTable[] | undefined {
  return cellOf(text.trim(), { total });
}

/** One value, or one for each table. */
function cellOf(
  cell: string,
  options: SheetOptions,
  marks?: Map<string, number>,
): SheetTable | readonly SheetTable[] | undefined {
  if (!cell.includes(TABLES)) return tableOf(cell, options, marks);
  const tables = cell.split(TABLES).map((part) => tableOf(part.trim(), options, marks));
  return tables.every((table) => table !== undefined) ? tables : undefined;
}

const NUMBER = String.raw`[+-]?\d+(?:[.,]\d+)?`;
const PLAIN = new RegExp(`^${NUMBER}$`);
const SHARE = new RegExp(`^(${NUMBER})\\s*%$`);
const SPREAD = new RegExp(`^(${NUMBER})\\s*(?:±|\\+/-)\\s*(${NUMBER})$`);
const RESULT = /^(\d+(?:[.,]\d+)?)\s*[-:/]\s*(\d+(?:[.,]\d+)?)$/;

function tableOf(cell: string, { total, scale }: SheetOptions, marks?: Map<string, number>): SheetTable | undefined {
  const text = cell.replace(/[−–]/g, '-');
  if (PLAIN.test(text)) return number(text);
  const share = SHARE.exec(text);
  if (share !== null && total !== null) return (number(share[1]) * total) / 100;
  const spread = SPREAD.exec(text);
  if (spread !== null) return { mean: number(spread[1]), spread: number(spread[2]) };
  const result = RESULT.exec(text);
  if (result !== null && number(result[1]) + number(result[2]) === total) return number(result[1]);
  const mark = text.toLowerCase();
  const points = scale === undefined ? usual(mark, total) : scale.get(mark);
  if (points !== undefined) marks?.set(mark, points);
  return points;
}

function usual(mark: string, total: number | null): number | undefined {
  if (total === null || !Object.hasOwn(MARKS, mark)) return undefined;
  return Number((MARKS[mark] * total).toFixed(6));
}

function number(text: string): number {
  return Number(text.replace(',', '.'));
}

const DELIMITERS = ['\t', ';', ','] as const;

/** The delimiter is the one that most lines have most of; a tab or semicolon leaves commas to decimals. */
function rowsOf(text: string): string[][] {
  const clean = text.replace(/^\uFEFF/, '');
  const delimiter = DELIMITERS.find((one) => clean.includes(one)) ?? ',';
  const rows: string[][] = [[]];
  let cell = '';
  let quoted = false;
  const end = () => {
    rows[rows.length - 1].push(trimmed(cell));
    cell = '';
  };
  for (let at = 0; at < clean.length; at++) {
    const letter = clean[at];
    if (quoted) {
      if (letter === '"' && clean[at + 1] === '"') cell += clean[++at];
      else if (letter === '"') quoted = false;
      else cell += letter;
    } else if (letter === '"' && cell.trim() === '') {
      cell = '';
      quoted = true;
    } else if (letter === delimiter) end();
    else if (letter === '\n') {
      end();
      rows.push([]);
    } else if (letter !== '\r') cell += letter;
  }
  end();
  return rows;
}

/** Spreadsheets write an apostrophe before what is no formula. */
function trimmed(cell: string): string {
  return cell.trim().replace(/^'(?=[=+\-@])/, '');
}
