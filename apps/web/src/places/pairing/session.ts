// A pairing as a captain has it on the phone: the matrix as it was typed, and what was put down so far.
import { type PairingChoice, readSheetCell, type Sheet } from '@oddsmith/analysis';
import { isRecord } from '@oddsmith/games';

export const FEWEST = 2;
export const MOST = 8;

export type Side = 'mine' | 'theirs';
export type Leading = 'points' | 'win';

type ModuleName = 'skirmish' | 'main' | 'champion' | 'single';
type ChoiceName = 'defenders' | 'attackers' | 'opponents';

/** One reveal: what both sides put down at a step. */
export interface Put {
  readonly module: ModuleName;
  readonly choice: ChoiceName;
  readonly mine: PairingChoice;
  readonly theirs: PairingChoice;
}

export interface Session {
  readonly mine: readonly string[];
  readonly theirs: readonly string[];
  /** As typed: points, marks, tables between bars. */
  readonly cells: readonly (readonly string[])[];
  /** Cells that army lists were asked for and nobody has looked at, as "row,column". */
  readonly guesses: readonly string[];
  readonly total: number;
  readonly spread: number;
  /** How far ahead wins the round; null for what is usual in teams of this size. */
  readonly margin: number | null;
  /** Which table a game without a defender is played on; null for the mean. */
  readonly layout: number | null;
  readonly leading: Leading;
  readonly practice: boolean;
  readonly puts: readonly Put[];
}

export const EXAMPLE: Session = {
  mine: ['Necrons', 'Orks', 'Aeldari', 'Guard', 'Custodes'],
  theirs: ['Tyranids', 'Tau', 'Knights', 'Sisters', 'Daemons'],
  cells: [
    ['12', '8', '10', '14', '11'],
    ['5', '15', '11', '9', '13'],
    ['14', '9', '6', '12', '10'],
    ['10', '13', '7', '11', '6'],
    ['9', '10', '16', '8', '12'],
  ],
  guesses: [],
  total: 20,
  spread: 5,
  margin: null,
  layout: null,
  leading: 'points',
  practice: false,
  puts: [],
};

export interface BadCell {
  readonly row: number;
  readonly column: number;
}

/** The first cell that says nothing. */
export function badCell({ cells, total }: Session): BadCell | undefined {
  for (const [row, line] of cells.entries())
    for (const [column, text] of line.entries()) if (readSheetCell(text, total) === undefined) return { row, column };
  return undefined;
}

/** What is asked of the engine; undefined where a cell says nothing. */
export function questionOf(session: Session, objective: Leading, language: string): object | undefined {
  if (badCell(session) !== undefined) return undefined;
  const { mine, theirs, cells, total, spread, margin, layout } = session;
  return {
    language,
    mine,
    theirs,
    values: cells.map((row) => row.map((text) => readSheetCell(text, total))),
    total,
    state: stateOf(session),
    ...(layout !== null && { neutral: layout }),
    ...(objective === 'win' && { objective, spread, ...(margin !== null && { match: { margin } }) }),
  };
}

interface MadePair {
  readonly mine: string;
  readonly theirs: string;
  readonly defender: Side | null;
}

interface OnTable {
  readonly defenders?: Both<string>;
  readonly attackers?: Both<readonly string[]>;
  readonly opponents?: Both<string>;
}

type Both<Value> = { readonly [side in Side]: Value };

/** Games made by whole modules, and what lies on the table of the one under way. */
function stateOf({ mine, theirs, puts }: Session): OnTable & { readonly pairs: readonly MadePair[] } {
  let pairs: readonly MadePair[] = [];
  let table: OnTable = {};
  for (const put of puts) {
    table = { ...table, [put.choice]: { mine: put.mine, theirs: put.theirs } };
    const left = (hand: readonly string[], side: Side) =>
      hand.filter((title) => title !== table.defenders?.[side] && pairs.every((pair) => pair[side] !== title));
    const free = { mine: left(mine, 'mine'), theirs: left(theirs, 'theirs') };
    // With two left the attackers and their targets are forced.
    if (put.choice !== 'opponents' && !(put.choice === 'defenders' && free.mine.length === 1)) continue;
    pairs = [...pairs, ...madeBy(put.module, table, free)];
    table = {};
  }
  return { pairs, ...table };
}

function madeBy(module: ModuleName, table: OnTable, free: Both<readonly string[]>): readonly MadePair[] {
  const { defenders, attackers = free, opponents } = table;
  if (defenders === undefined) return [];
  const taken = opponents ?? { mine: attackers.theirs[0], theirs: attackers.mine[0] };
  const made: MadePair[] = [
    { mine: defenders.mine, theirs: taken.mine, defender: 'mine' },
    { mine: taken.theirs, theirs: defenders.theirs, defender: 'theirs' },
  ];
  if (module !== 'main') return made;
  const refused = (sent: readonly string[], chosen: string) => sent.find((title) => title !== chosen) ?? chosen;
  return [
    ...made,
    { mine: refused(attackers.mine, taken.theirs), theirs: refused(attackers.theirs, taken.mine), defender: null },
  ];
}

/** Games that are fixed, for the page. */
export function madePairs(session: Session): readonly MadePair[] {
  return stateOf(session).pairs;
}

/** One more player or one less on both sides; what was put down is off the table. */
export function resized(session: Session, players: number): Session {
  const count = Math.min(MOST, Math.max(FEWEST, players));
  const titles = (list: readonly string[], first: string) =>
    Array.from({ length: count }, (_, i) => list[i] ?? `${first}${i + 1}`);
  const middle = String(session.total / 2);
  return {
    ...session,
    mine: titles(session.mine, 'A'),
    theirs: titles(session.theirs, 'B'),
    cells: Array.from({ length: count }, (_, i) =>
      Array.from({ length: count }, (_other, j) => session.cells[i]?.[j] ?? middle),
    ),
    guesses: session.guesses.filter((key) => key.split(',').every((place) => Number(place) < count)),
    puts: [],
  };
}

export function withCell(session: Session, row: number, column: number, text: string): Session {
  return {
    ...session,
    cells: session.cells.map((line, i) => (i === row ? line.map((cell, j) => (j === column ? text : cell)) : line)),
    guesses: session.guesses.filter((key) => key !== `${row},${column}`),
  };
}

/** A new name; what was put down goes by it too. Undefined where another of the team has it. */
export function renamed(session: Session, side: Side, player: number, title: string): Session | undefined {
  const before = session[side][player];
  const name = title.trim().slice(0, 200);
  if (name === '' || session[side].some((other, i) => i !== player && other === name)) return undefined;
  const swap = (choice: PairingChoice): PairingChoice =>
    typeof choice === 'string'
      ? choice === before
        ? name
        : choice
      : choice.map((one) => (one === before ? name : one));
  // Whom a defender plays is one of the other team.
  const put = (one: Put): Put => {
    const of = one.choice === 'opponents' ? (side === 'mine' ? 'theirs' : 'mine') : side;
    return { ...one, [of]: swap(one[of]) };
  };
  return {
    ...session,
    [side]: session[side].map((other, i) => (i === player ? name : other)),
    puts: session.puts.map(put),
  };
}

/** A matrix from a spreadsheet takes the place of the one that was there. */
export function withSheet(session: Session, { mine, theirs, values }: Sheet): Session | undefined {
  const players = mine.length;
  const distinct = (titles: readonly string[]) => new Set(titles).size === titles.length;
  if (players < FEWEST || players > MOST || theirs.length !== players || !distinct(mine) || !distinct(theirs))
    return undefined;
  return { ...session, mine, theirs, cells: values.map((row) => row.map(cellText)), guesses: [], puts: [] };
}

function cellText(value: unknown): string {
  if (Array.isArray(value)) return value.map(cellText).join('|');
  if (isRecord(value)) return `${value.mean}±${value.spread ?? 0}`;
  return String(value);
}

/** The question as a file: the command line answers it as it is. */
export function fileOf(session: Session): string {
  const { language: _reader, ...question } = (questionOf(session, session.leading, 'en') ?? {}) as {
    readonly language?: string;
  };
  return `${JSON.stringify({ kind: 'pairing', ...question }, null, 2)}\n`;
}

const SIDES = ['mine', 'theirs'] as const;

/** What a link or a file holds; nothing of it is trusted beyond its shape, the engine checks the rest. */
export function sessionFrom(state: unknown): Session | undefined {
  if (!isRecord(state)) return undefined;
  const { mine, theirs, cells, values } = state;
  const titles = [mine, theirs].every(
    (list) => Array.isArray(list) && list.length >= FEWEST && list.length <= MOST && list.every(isText),
  );
  const rows = cells ?? values;
  if (!titles || !Array.isArray(rows)) return undefined;
  const players = (mine as string[]).length;
  const whole = rows.length === players && rows.every((row) => Array.isArray(row) && row.length === players);
  if (!whole || (theirs as string[]).length !== players) return undefined;
  const number = (value: unknown, usual: number) => (typeof value === 'number' && value >= 0 ? value : usual);
  return {
    mine: mine as string[],
    theirs: theirs as string[],
    cells: rows.map((row: unknown[]) => row.map((cell) => cellText(cell).slice(0, 60))),
    guesses: Array.isArray(state.guesses) ? state.guesses.filter(isText) : [],
    total: number(state.total, EXAMPLE.total),
    spread: number(state.spread, EXAMPLE.spread),
    margin: typeof state.margin === 'number' ? state.margin : null,
    layout: typeof state.layout === 'number' ? state.layout : null,
    leading: state.leading === 'win' || state.objective === 'win' ? 'win' : 'points',
    practice: state.practice === true,
    puts: Array.isArray(state.puts) ? state.puts.filter(isPut) : [],
  };
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isPut(value: unknown): value is Put {
  if (!isRecord(value) || !isText(value.module)) return false;
  const isChoice = (one: unknown) => isText(one) || (Array.isArray(one) && one.every(isText));
  return (
    ['defenders', 'attackers', 'opponents'].includes(String(value.choice)) &&
    SIDES.every((side) => isChoice(value[side]))
  );
}
