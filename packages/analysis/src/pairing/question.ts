// The question of a pairing, read from JSON: checked here in the order of the contract, trusted after.
import { isRecord, LANGUAGES, nestingProblem, type Refusal } from '@oddsmith/games';
import { analysisSpeaker, languageOf } from '../words/index.ts';
import { cellsOf } from './cell-values.ts';
import type { Cell, Picker } from './cells.ts';
import { formatOf } from './custom-format.ts';
import { atLeastZero, isFiniteNumber, oneOf, PairingFault, record } from './fault.ts';
import {
  FEWEST_PLAYERS,
  type FormatName,
  gamesOf,
  MOST_PLAYERS,
  type PairingModule,
  SIDES,
  type Side,
} from './formats.ts';
import { LONGEST_SHEET, readSheet, type Sheet } from './sheet.ts';
import { type MadePair, type OnTable, stateOf } from './state.ts';
import { say } from './words/index.ts';

export const OBJECTIVES = ['points', 'win'] as const;
export type Objective = (typeof OBJECTIVES)[number];

/** Points of a game where the question does not say. */
const USUAL_TOTAL = 20;
const LONGEST_TITLE = 200;
const MOST_MARKS = 40;
/** How wide results spread where the question does not say: a guess, and told as one. */
export const USUAL_SPREAD = 5;
/** Points of a game that is played for the match: more would make sums too long. */
const MOST_TOTAL = 100;
/** Team Points for a win, a draw and a loss are 3, 2 and 1. */
const USUAL_DRAW = 0.5;
/** How far a team must be ahead to win the round, by its size from two players on; that of two is ours. */
const USUAL_MARGIN = [2, 4, 6, 6, 8, 10, 12];

/** What is at stake where the match is: win from so many points ahead, and what a draw is worth beside it. */
export interface Match {
  readonly margin: number;
  readonly draw: number;
}

export interface CheckedPairing {
  readonly titles: { readonly [side in Side]: readonly string[] };
  readonly cells: readonly (readonly Cell[])[];
  readonly total: number | null;
  readonly format: FormatName | 'custom';
  readonly modules: readonly PairingModule[];
  readonly picks: Picker;
  readonly neutral: Picker;
  readonly pairs: readonly MadePair[];
  /** The module under way. */
  readonly module: number;
  readonly table: OnTable;
  readonly asked: { readonly [side in Side]: readonly unknown[] };
  readonly objective: Objective;
  readonly match: Match;
  /** Cells that say no more than a mean have a bell of this width. */
  readonly spread: number;
  /** Whether the width is our guess. */
  readonly guessed: boolean;
  /** Pairs of hands that will be worked out, for those who watch. */
  readonly parts: number;
  /** Marks of a spreadsheet and the points they were read as. */
  readonly marks: Sheet['marks'];
}

export function readPairing(question: unknown): CheckedPairing | Refusal {
  const nested = nestingProblem(question);
  if (nested !== undefined) return { error: analysisSpeaker(languageOf(question)).problem(nested) };
  try {
    return checked(question);
  } catch (thrown) {
    if (thrown instanceof PairingFault) return { error: thrown.problemIn(languageOf(question)) };
    throw thrown;
  }
}

const FIELDS = [
  'kind',
  'language',
  ...SIDES,
  'values',
  'sheet',
  'scale',
  'total',
  'format',
  'picks',
  'neutral',
  'state',
  'asked',
  'objective',
  'match',
  'spread',
] as const;

function checked(question: unknown): CheckedPairing {
  const { given, marks } = withSheet(record(question, '', FIELDS, 'question'));
  const titles = { mine: titlesOf(given, 'mine'), theirs: titlesOf(given, 'theirs') };
  const players = playersOf(titles);
  const objective = oneOf(given.objective ?? 'points', OBJECTIVES, 'objective', 'objective');
  const total = totalOf(given.total, objective);
  const guessed = given.spread === undefined;
  const spread = guessed ? USUAL_SPREAD : atLeastZero(given.spread, 'spread', 'objective');
  const scale = { total, objective, spread };
  const cells = cellsOf(given.values, players, scale);
  const { format, modules } = formatOf(given.format ?? 'simple', players);
  const picks = pickerOf(given.picks ?? 'defender', 'picks', ['defender', 'attacker', 'mine', 'theirs', 'mean'], cells);
  const neutral = pickerOf(given.neutral ?? 'mean', 'neutral', ['mine', 'theirs', 'mean'], cells);
  oneOf(given.language ?? 'en', LANGUAGES, 'language', 'language');
  const match = matchOf(given.match, players);
  const state = stateOf(given.state, titles, modules, scale);
  const asked = record(given.asked ?? {}, 'asked', SIDES, 'asked');
  return {
    titles,
    cells,
    total,
    format,
    modules,
    picks,
    neutral,
    ...state,
    asked: { mine: askedOf(asked, 'mine'), theirs: askedOf(asked, 'theirs') },
    objective,
    match,
    spread,
    guessed,
    parts: partsOf(modules.slice(state.module), players - state.pairs.length),
    marks,
  };
}

/** Pairs of hands before every module in which somebody chooses. */
function partsOf(modules: readonly PairingModule[], players: number): number {
  let parts = 0;
  let size = players;
  for (const module of modules) {
    let hands = 1;
    for (let i = 0; i < size; i++) hands *= (players - i) / (i + 1);
    if (module.module !== 'champion') parts += Math.round(hands) ** 2;
    size -= gamesOf(module);
  }
  return Math.max(1, parts);
}

type Given = { readonly [field in (typeof FIELDS)[number]]?: unknown };

/** The question with the players and values of its spreadsheet, where it has one. */
function withSheet(given: Given): { readonly given: Given; readonly marks: Sheet['marks'] } {
  const { sheet: text, scale, ...rest } = given;
  if (text === undefined) {
    if (scale !== undefined) throw new PairingFault('sheet', 'scale', say('scaleAlone'));
    return { given: rest, marks: [] };
  }
  if (typeof text !== 'string' || text.length > LONGEST_SHEET)
    throw new PairingFault('sheet', 'sheet', say('sheet', { most: LONGEST_SHEET }));
  const double = (['mine', 'theirs', 'values'] as const).find((field) => given[field] !== undefined);
  if (double !== undefined) throw new PairingFault('sheet', double, say('sheetAnd', { field: double }));
  const total = given.total === null ? null : isFiniteNumber(given.total) ? given.total : USUAL_TOTAL;
  const read = readSheet(text, { total, scale: scaleOf(scale) });
  if (!('values' in read))
    throw new PairingFault('sheet', 'sheet', say('sheetCell', { ...read, text: read.text.slice(0, 40) }));
  const { mine, theirs, values, marks } = read;
  return { given: { ...rest, mine, theirs, values }, marks };
}

function scaleOf(scale: unknown): ReadonlyMap<string, number> | undefined {
  if (scale === undefined) return undefined;
  const points = isRecord(scale) ? Object.entries(scale) : [];
  const marks = new Map<string, number>();
  for (const [mark, value] of points)
    if (isFiniteNumber(value) && points.length <= MOST_MARKS)
      marks.set(mark.toLowerCase().replace(/[−–]/g, '-'), value);
  if (marks.size === 0 || marks.size < points.length)
    throw new PairingFault('sheet', 'scale', say('scale', { most: MOST_MARKS }));
  return marks;
}

function titlesOf(given: { readonly [side in Side]?: unknown }, side: Side): readonly string[] {
  const list = given[side];
  if (!Array.isArray(list)) throw new PairingFault('titles', side, say('wantedList', { path: side }));
  const bad = list.findIndex((title) => typeof title !== 'string' || title === '' || title.length > LONGEST_TITLE);
  if (bad >= 0) throw new PairingFault('titles', `${side}[${bad}]`, say('title', { most: LONGEST_TITLE }));
  return list as string[];
}

function playersOf(titles: { readonly [side in Side]: readonly string[] }): number {
  for (const side of SIDES) {
    const count = titles[side].length;
    if (count < FEWEST_PLAYERS)
      throw new PairingFault('too-few', side, say('tooFew', { side, count, least: FEWEST_PLAYERS }));
    if (count > MOST_PLAYERS)
      throw new PairingFault('too-many', side, say('tooMany', { side, count, most: MOST_PLAYERS }));
  }
  if (titles.theirs.length !== titles.mine.length)
    throw new PairingFault(
      'unequal',
      'theirs',
      say('unequal', { mine: titles.mine.length, theirs: titles.theirs.length }),
    );
  for (const side of SIDES) {
    const second = titles[side].findIndex((title, i) => titles[side].indexOf(title) < i);
    if (second >= 0)
      throw new PairingFault('same-title', `${side}[${second}]`, say('sameTitle', { title: titles[side][second] }));
  }
  return titles.mine.length;
}

function totalOf(value: unknown, objective: Objective): number | null {
  if (value === undefined) return USUAL_TOTAL;
  if (value !== null && !(isFiniteNumber(value) && value >= 0)) throw new PairingFault('value', 'total', say('total'));
  const whole = value !== null && Number.isInteger(value) && value >= 1 && value <= MOST_TOTAL;
  if (objective === 'win' && !whole)
    throw new PairingFault('objective', 'total', say('wholeTotal', { most: MOST_TOTAL }));
  return value;
}

function pickerOf(
  given: unknown,
  path: string,
  known: readonly Exclude<Picker, number>[],
  cells: readonly (readonly Cell[])[],
): Picker {
  if (typeof given !== 'number') return oneOf(given, known, path, 'layout');
  const lists = cells.flat().filter(({ list }) => list);
  if (Number.isInteger(given) && given >= 0 && lists.every(({ tables }) => given < tables.length)) return given;
  throw new PairingFault('layout', path, say('noTable', { index: given }));
}

function matchOf(given: unknown, players: number): Match {
  const { margin, draw } = record(given ?? {}, 'match', ['margin', 'draw'], 'objective');
  const worth = draw === undefined ? USUAL_DRAW : atLeastZero(draw, 'match.draw', 'objective');
  if (worth > 1) throw new PairingFault('objective', 'match.draw', say('drawWorth'));
  const least =
    margin === undefined ? USUAL_MARGIN[players - FEWEST_PLAYERS] : atLeastZero(margin, 'match.margin', 'objective');
  return { margin: least, draw: worth };
}

function askedOf(asked: { readonly [side in Side]?: unknown }, side: Side): readonly unknown[] {
  const list = asked[side] ?? [];
  if (!Array.isArray(list))
    throw new PairingFault('asked', `asked.${side}`, say('wantedList', { path: `asked.${side}` }));
  return list;
}
