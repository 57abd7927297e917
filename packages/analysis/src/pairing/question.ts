// The question of a pairing, read from JSON: checked here in the order of the contract, trusted after.
import { isRecord, nestingProblem, type Problem, type Refusal } from '@oddsmith/games';
import { LANGUAGES, type Language } from '@oddsmith/words';
import { bell, type Cell, certain, meanOf, type Picker, type Table } from './cells.ts';
import {
  CHOICES,
  type ChoiceName,
  FEWEST_PLAYERS,
  FIRSTS,
  FORMATS,
  type FormatName,
  fits,
  gamesOf,
  MODULES,
  MOST_PLAYERS,
  modulesOf,
  type PairingModule,
  type Role,
  SIDES,
  type Side,
} from './formats.ts';
import { LONGEST_SHEET, readSheet, type Sheet } from './sheet.ts';
import { type Sentence, say, sentenceIn } from './words/index.ts';

export const OBJECTIVES = ['points', 'win'] as const;
export type Objective = (typeof OBJECTIVES)[number];

/** Points of a game where the question does not say. */
const USUAL_TOTAL = 20;
const MOST_TABLES = 10;
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
/** Chances are whole but for rounding. */
const WHOLE = 1e-9;

/** What is at stake where the match is: win from so many points ahead, and what a draw is worth beside it. */
export interface Match {
  readonly margin: number;
  readonly draw: number;
}

/** A game that is fixed. */
export interface MadePair {
  readonly mine: number;
  readonly theirs: number;
  readonly role: Role;
  /** In place of the cell. */
  readonly table?: Table;
}

/** What lies on the table in the module under way; absent where it does not yet. */
export interface OnTable {
  readonly defenders: { readonly [side in Side]?: number };
  /** My players sent at their defender, and theirs at mine, in the order of the question. */
  readonly attackers: { readonly [side in Side]?: readonly number[] };
  /** Who my defender plays, one of theirs; and theirs, one of mine. */
  readonly opponents: { readonly [side in Side]?: number };
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

/** What is wrong with a question: thrown while it is read, an answer outside. */
export class PairingFault extends Error {
  readonly code: string;
  readonly path: string;
  readonly sentence: Sentence;

  constructor(code: string, path: string, sentence: Sentence) {
    super(code);
    this.code = `pairing/${code}`;
    this.path = path;
    this.sentence = sentence;
  }

  problemIn(language: Language): Problem {
    const { code, path, sentence } = this;
    return { code, path, message: sentenceIn(language, sentence) };
  }
}

/** In which language a question wants its answer; English unless it says another that we have. */
export function languageOf(question: unknown): Language {
  const asked = isRecord(question) ? question.language : undefined;
  return LANGUAGES.find((language) => language === asked) ?? 'en';
}

export function readPairing(question: unknown): CheckedPairing | Refusal {
  const nested = nestingProblem(question);
  if (nested !== undefined) return { error: nested };
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

function record<Field extends string>(
  value: unknown,
  path: string,
  fields: readonly Field[],
  code: string,
): { readonly [field in Field]?: unknown } {
  if (!isRecord(value)) throw new PairingFault(code, path, say('wantedObject', { path }));
  const unknown = Object.keys(value).find((key) => !fields.includes(key as Field));
  if (unknown !== undefined)
    throw new PairingFault(
      'unknown-field',
      within(path, unknown),
      say('unknownField', { field: unknown.slice(0, 60) }),
    );
  return value as { readonly [field in Field]?: unknown };
}

/** What was written, short enough for a sentence. */
export function shown(value: unknown): string {
  return (JSON.stringify(value) ?? 'nothing').slice(0, 60);
}

function within(path: string, field: string): string {
  return path === '' ? field : `${path}.${field}`;
}

function oneOf<Word extends string>(value: unknown, known: readonly Word[], path: string, code: string): Word {
  if (known.includes(value as Word)) return value as Word;
  throw new PairingFault(code, path, say('oneOf', { path, known, got: shown(value) }));
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

function isFiniteNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

function atLeastZero(value: unknown, path: string, code: string): number {
  if (isFiniteNumber(value) && value >= 0) return value;
  throw new PairingFault(code, path, say('atLeastZero', { path }));
}

interface Scale {
  readonly total: number | null;
  readonly objective: Objective;
  readonly spread: number;
}

function cellsOf(values: unknown, players: number, scale: Scale): readonly (readonly Cell[])[] {
  if (!Array.isArray(values) || values.length !== players)
    throw new PairingFault('shape', 'values', say('rows', { players }));
  for (const [i, row] of values.entries())
    if (!Array.isArray(row) || row.length !== players)
      throw new PairingFault('shape', `values[${i}]`, say('columns', { players }));
  return values.map((row: unknown[], i) => row.map((cell, j) => cellOf(cell, `values[${i}][${j}]`, scale)));
}

function cellOf(given: unknown, path: string, scale: Scale): Cell {
  if (!Array.isArray(given)) return { list: false, tables: [tableOf(given, path, scale)] };
  if (given.length < 1 || given.length > MOST_TABLES)
    throw new PairingFault('value', path, say('tables', { count: given.length, most: MOST_TABLES }));
  return { list: true, tables: given.map((one, t) => tableOf(one, `${path}[${t}]`, scale)) };
}

/** A number of points, a mean with its spread, or the chance of every result. */
function tableOf(given: unknown, path: string, { total, objective, spread }: Scale): Table {
  if (!isRecord(given)) return { ...spreadOut(points(given, path, total), spread, total, objective), guessed: true };
  const { mean, spread: own, chances } = record(given, path, ['mean', 'spread', 'chances'], 'value');
  if (chances === undefined) {
    const width = own === undefined ? spread : atLeastZero(own, `${path}.spread`, 'value');
    return { ...spreadOut(points(mean, `${path}.mean`, total), width, total, objective), guessed: own === undefined };
  }
  const fits = Array.isArray(chances) && total !== null && chances.length === total + 1;
  if (
    !fits ||
    mean !== undefined ||
    own !== undefined ||
    !chances.every((chance) => isFiniteNumber(chance) && chance >= 0)
  )
    throw new PairingFault('value', path, say('chances', { total }));
  const sum = chances.reduce((all: number, chance: number) => all + chance, 0);
  if (Math.abs(sum - 1) > WHOLE) throw new PairingFault('value', `${path}.chances`, say('chancesSum', { sum }));
  const whole = Float64Array.from(chances, (chance: number) => chance / sum);
  return { mean: meanOf(whole), ...(objective === 'win' && { chances: whole }) };
}

function spreadOut(mean: number, spread: number, total: number | null, objective: Objective): Table {
  if (objective === 'points' || total === null) return { mean };
  return { mean, chances: bell(mean, spread, total) };
}

function points(given: unknown, path: string, total: number | null): number {
  if (isFiniteNumber(given) && (total === null || (given >= 0 && given <= total))) return given;
  throw new PairingFault('value', path, say('value', { total, got: shown(given) }));
}

function formatOf(given: unknown, players: number): Pick<CheckedPairing, 'format' | 'modules'> {
  if (Array.isArray(given)) return { format: 'custom', modules: customOf(given, players) };
  const format = oneOf(given, FORMATS, 'format', 'format');
  const modules = modulesOf(format, players);
  if (modules === undefined) throw new PairingFault('format', 'format', say('formatPlayers', { format, players }));
  return { format, modules };
}

function customOf(given: readonly unknown[], players: number): PairingModule[] {
  if (given.length > players) throw new PairingFault('format', 'format', say('tooManyModules', { players }));
  const modules = given.map((one, m): PairingModule => {
    const path = `format[${m}]`;
    const fields = record(one, path, ['module', 'first', 'defender'], 'format');
    const module = oneOf(fields.module, MODULES, `${path}.module`, 'format');
    const secret = module === 'skirmish' || module === 'main';
    if (!secret && fields.first !== undefined)
      throw new PairingFault('format', `${path}.first`, say('noFirst', { module }));
    if (module !== 'single' && fields.defender !== undefined)
      throw new PairingFault('format', `${path}.defender`, say('noDefender', { module }));
    const first = oneOf(fields.first ?? 'both', FIRSTS, `${path}.first`, 'format');
    const defender = module === 'single' ? oneOf(fields.defender, SIDES, `${path}.defender`, 'format') : 'mine';
    return { module, first, defender };
  });
  let left = players;
  for (const [m, module] of modules.entries()) {
    if (!fits(module, left))
      throw new PairingFault('format', `format[${m}]`, say('doesNotFit', { module: module.module, left }));
    left -= gamesOf(module);
  }
  if (left !== 0) throw new PairingFault('format', 'format', say('notUsedUp', { left }));
  return modules;
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

type Titles = CheckedPairing['titles'];

function stateOf(
  given: unknown,
  titles: Titles,
  modules: readonly PairingModule[],
  scale: Scale,
): Pick<CheckedPairing, 'pairs' | 'module' | 'table'> {
  const state = record(given ?? {}, 'state', ['pairs', ...CHOICES], 'state');
  const pairs = pairsOf(state.pairs ?? [], titles, scale);
  let made = 0;
  let module = 0;
  while (made < pairs.length && module < modules.length) made += gamesOf(modules[module++]);
  if (made !== pairs.length) throw new PairingFault('state', 'state.pairs', say('notWhole', { pairs: pairs.length }));
  const hand = (side: Side) =>
    [...titles[side].keys()].filter((player) => pairs.every((pair) => pair[side] !== player));
  const hands = { mine: hand('mine'), theirs: hand('theirs') };
  return { pairs, module, table: onTable(state, titles, hands, modules[module]) };
}

function pairsOf(given: unknown, titles: Titles, scale: Scale): MadePair[] {
  if (!Array.isArray(given)) throw new PairingFault('state', 'state.pairs', say('wantedList', { path: 'state.pairs' }));
  const pairs: MadePair[] = [];
  for (const [p, one] of given.entries()) {
    const path = `state.pairs[${p}]`;
    const fields = record(one, path, ['mine', 'theirs', 'defender', 'value'], 'state');
    for (const side of SIDES)
      if (!titles[side].includes(fields[side] as string))
        throw new PairingFault('state', `${path}.${side}`, say('unknownPlayer', { got: shown(fields[side]) }));
    const mine = titles.mine.indexOf(fields.mine as string);
    const theirs = titles.theirs.indexOf(fields.theirs as string);
    for (const [side, player] of [['mine', mine] as const, ['theirs', theirs] as const])
      if (pairs.some((pair) => pair[side] === player))
        throw new PairingFault('state', `${path}.${side}`, say('usedPlayer', { title: titles[side][player] }));
    const role =
      (fields.defender ?? null) === null ? 'neutral' : oneOf(fields.defender, SIDES, `${path}.defender`, 'state');
    pairs.push({
      mine,
      theirs,
      role,
      ...(fields.value !== undefined && { table: knownTable(fields.value, path, scale) }),
    });
  }
  return pairs;
}

/** A number is the result of the game; a mean with a spread is one that is still open. */
function knownTable(given: unknown, path: string, scale: Scale): Table {
  const at = `${path}.value`;
  try {
    if (isRecord(given)) return tableOf(given, at, scale);
    const mean = points(given, at, scale.total);
    if (scale.objective === 'points' || scale.total === null) return { mean };
    return { mean, chances: certain(mean, scale.total) };
  } catch (thrown) {
    if (thrown instanceof PairingFault) throw new PairingFault('state', thrown.path, thrown.sentence);
    throw thrown;
  }
}

type Hands = { readonly [side in Side]: readonly number[] };
type Said = { readonly [side in Side]?: unknown };

/** Every choice by itself first, then whether it is time for it. */
function onTable(
  state: { readonly [choice in ChoiceName]?: unknown },
  titles: Titles,
  hands: Hands,
  module: PairingModule | undefined,
): OnTable {
  const said = (choice: ChoiceName): Said => record(state[choice] ?? {}, `state.${choice}`, SIDES, 'state');
  const given = { defenders: said('defenders'), attackers: said('attackers'), opponents: said('opponents') };
  const single = module?.module === 'single' ? module.defender : undefined;
  const silent = (choice: ChoiceName, side: Side): boolean => {
    if (module === undefined || module.module === 'champion') return true;
    return single !== undefined && (choice === 'attackers' ? side === single : side !== single);
  };
  const players = (choice: ChoiceName, side: Side, of: Side, count: number): readonly number[] | undefined => {
    const value = given[choice][side];
    if (value === undefined) return undefined;
    const path = `state.${choice}.${side}`;
    if (silent(choice, side)) throw new PairingFault('state', path, say('nothingToSay'));
    const list = count === 1 && !Array.isArray(value) ? [value] : value;
    if (!Array.isArray(list) || list.length !== count)
      throw new PairingFault('state', path, say('wantedPlayers', { count }));
    const found = list.map((title) => titles[of].indexOf(title as string));
    for (const [i, player] of found.entries())
      if (!hands[of].includes(player) || found.indexOf(player) < i)
        throw new PairingFault('state', path, say('notInHand', { got: shown(list[i]) }));
    return found.sort((a, b) => a - b);
  };
  const sent = single === undefined && hands.mine.length === 2 ? 1 : 2;
  const each = <Value>(read: (side: Side) => Value | undefined): { [side in Side]?: Value } => {
    const mine = read('mine');
    const theirs = read('theirs');
    return { ...(mine !== undefined && { mine }), ...(theirs !== undefined && { theirs }) };
  };
  const other = (side: Side): Side => (side === 'mine' ? 'theirs' : 'mine');
  const table: OnTable = {
    defenders: each((side) => players('defenders', side, side, 1)?.[0]),
    attackers: each((side) => players('attackers', side, side, sent)),
    opponents: each((side) => players('opponents', side, other(side), 1)?.[0]),
  };
  if (module !== undefined) inTime(table, module, hands, sent);
  return table;
}

function inTime({ defenders, attackers, opponents }: OnTable, module: PairingModule, hands: Hands, sent: number): void {
  const fault = (path: string, sentence: Sentence): never => {
    throw new PairingFault('state', path, sentence);
  };
  const speaks = (choice: ChoiceName) =>
    SIDES.filter((side) => module.module !== 'single' || (choice === 'attackers') !== (side === module.defender));
  const complete = (choice: ChoiceName, done: { readonly [side in Side]?: unknown }) =>
    speaks(choice).every((side) => done[side] !== undefined);
  const some = (done: object) => Object.keys(done).length > 0;
  if (some(attackers) && !complete('defenders', defenders)) fault('state.attackers', say('tooEarly'));
  for (const side of SIDES)
    if (defenders[side] !== undefined && attackers[side]?.includes(defenders[side]))
      fault(`state.attackers.${side}`, say('attackerDefends'));
  // What is forced may be left out: the only ones who can be sent.
  const free = hands.mine.length - (module.module === 'single' ? 0 : 1);
  const sentBy = (side: Side) =>
    attackers[side] ?? (free === sent ? hands[side].filter((player) => player !== defenders[side]) : undefined);
  const allSent = complete('defenders', defenders) && speaks('attackers').every((side) => sentBy(side) !== undefined);
  if (some(opponents) && !allSent) fault('state.opponents', say('tooEarly'));
  for (const side of SIDES) {
    const taken = opponents[side];
    if (taken !== undefined && !sentBy(side === 'mine' ? 'theirs' : 'mine')?.includes(taken))
      fault(`state.opponents.${side}`, say('notSent'));
  }
  const { first } = module;
  if (first === 'both') return;
  const second = first === 'mine' ? 'theirs' : 'mine';
  const forced = { defenders: false, attackers: free === sent, opponents: sent === 1 };
  for (const [choice, done] of Object.entries({ defenders, attackers, opponents }))
    if (done[second] !== undefined && done[first] === undefined && !forced[choice as ChoiceName])
      fault(`state.${choice}.${second}`, say('announcedFirst'));
}
