// The values of a question: points, means with a spread, chances of every result, on one table or several.
import { isRecord } from '@oddsmith/games';
import { bell, type Cell, meanOf, type Table } from './cells.ts';
import { atLeastZero, isFiniteNumber, PairingFault, record, shown } from './fault.ts';
import type { Objective } from './question.ts';
import { say } from './words/index.ts';

const MOST_TABLES = 10;
/** Chances are whole but for rounding. */
const WHOLE = 1e-9;

export interface Scale {
  readonly total: number | null;
  readonly objective: Objective;
  readonly spread: number;
}

export function cellsOf(values: unknown, players: number, scale: Scale): readonly (readonly Cell[])[] {
  if (!Array.isArray(values) || values.length !== players)
    throw new PairingFault('shape', 'values', say('rows', { players }));
  for (const [i, row] of values.entries())
    if (!Array.isArray(row) || row.length !== players)
      throw new PairingFault('shape', `values[${i}]`, say('columns', { players }));
  // A hole in an array is a missing value, which map would pass over.
  return values.map((row: unknown[], i) => Array.from(row, (cell, j) => cellOf(cell, `values[${i}][${j}]`, scale)));
}

function cellOf(given: unknown, path: string, scale: Scale): Cell {
  if (!Array.isArray(given)) return { list: false, tables: [tableOf(given, path, scale)] };
  if (given.length < 1 || given.length > MOST_TABLES)
    throw new PairingFault('value', path, say('tables', { count: given.length, most: MOST_TABLES }));
  return { list: true, tables: Array.from(given, (one, t) => tableOf(one, `${path}[${t}]`, scale)) };
}

/** A number of points, a mean with its spread, or the chance of every result. */
export function tableOf(given: unknown, path: string, { total, objective, spread }: Scale): Table {
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

export function points(given: unknown, path: string, total: number | null): number {
  if (isFiniteNumber(given) && (total === null || (given >= 0 && given <= total))) return given;
  throw new PairingFault('value', path, say('value', { total, got: shown(given) }));
}
