// What one game is worth: points on every table it may be played on, and the chance of each result.
import type { Role, Side } from './formats.ts';

/** Points of my player on one table. */
export interface Table {
  readonly mean: number;
  /** The chance of every whole number of points from 0; only where the match is at stake. */
  readonly chances?: Float64Array;
  /** How wide the results spread is our guess. */
  readonly guessed?: boolean;
}

/** One table a map or layout; a cell that is the same on all of them has one. */
export interface Cell {
  readonly list: boolean;
  readonly tables: readonly Table[];
}

/** Who says which table is played on. */
export type Picker = 'defender' | 'attacker' | Side | 'mean' | number;

/** The game in a role, as all who choose for points will have it. */
export function played({ list, tables }: Cell, role: Role, picks: Picker, neutral: Picker): Table {
  if (!list || tables.length === 1) return tables[0];
  const by = role === 'neutral' ? neutral : picks;
  if (typeof by === 'number') return tables[by];
  if (by === 'mean') return mixture(tables);
  return extreme(tables, chooser(by, role));
}

function chooser(by: 'defender' | 'attacker' | Side, role: Role): Side {
  if (by === 'mine' || by === 'theirs') return by;
  return (by === 'defender') === (role === 'mine') ? 'mine' : 'theirs';
}

/** The table with the most points for me, or the fewest; of equals the first. */
export function extreme(tables: readonly Table[], side: Side): Table {
  const sign = side === 'mine' ? 1 : -1;
  return tables.reduce((best, table) => (sign * table.mean > sign * best.mean ? table : best));
}

/** Any of the tables, each as likely as another. */
export function mixture(tables: readonly Table[]): Table {
  const share = 1 / tables.length;
  const mean = tables.reduce((sum, table) => sum + table.mean, 0) / tables.length;
  const [first] = tables;
  if (first.chances === undefined) return { mean };
  const chances = first.chances.map((_, points) =>
    tables.reduce((sum, table) => sum + share * (table.chances?.[points] ?? 0), 0),
  );
  return { mean, chances };
}

/** A result that is known: between two whole numbers it is the one or the other. */
export function certain(points: number, total: number): Float64Array {
  const chances = new Float64Array(total + 1);
  const below = Math.min(Math.floor(points), total - 1);
  chances[below] = 1 - (points - below);
  chances[below + 1] = points - below;
  return chances;
}

/** How near the mean of a bell must come to the one that is asked for. */
const NEAR = 1e-13;
const MOST_HALVINGS = 200;

/**
 * A bell over the whole numbers 0 to `total`: chances in proportion to exp(tilt k - k^2 / (2 spread^2)), where the tilt makes the
 * mean exactly right, however much of the bell the ends cut off.
 */
export function bell(mean: number, spread: number, total: number): Float64Array {
  if (spread === 0 || mean <= 0 || mean >= total) return certain(mean, total);
  const chances = new Float64Array(total + 1);
  const steep = 1 / (2 * spread * spread);
  /** The mean with this tilt, as the place of the peak. */
  const shape = (peak: number): number => {
    const nearest = Math.min(total, Math.max(0, peak));
    const most = (nearest - peak) ** 2;
    let sum = 0;
    let first = 0;
    for (let k = 0; k <= total; k++) {
      chances[k] = Math.exp(steep * (most - (k - peak) ** 2));
      sum += chances[k];
      first += k * chances[k];
    }
    for (let k = 0; k <= total; k++) chances[k] /= sum;
    return first / sum;
  };
  let low = mean;
  let high = mean;
  let reach = Math.max(1, spread);
  while (shape(low) > mean) low -= reach *= 2;
  while (shape(high) < mean) high += reach *= 2;
  for (let i = 0; i < MOST_HALVINGS; i++) {
    const peak = (low + high) / 2;
    const found = shape(peak);
    if (Math.abs(found - mean) <= NEAR * total) break;
    if (found < mean) low = peak;
    else high = peak;
  }
  return chances;
}

export function meanOf(chances: Float64Array): number {
  let mean = 0;
  for (let points = 0; points < chances.length; points++) mean += points * chances[points];
  return mean;
}
