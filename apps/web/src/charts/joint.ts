// A joint distribution as something to draw: the part in sight, and what it says in words.
import { formatChance } from '../format/number.ts';
import type { Range } from './series.ts';

export type Joint = readonly (readonly number[])[];

export interface JointRange {
  /** Second index, left to right. */
  readonly x: Range;
  /** First index, bottom to top. */
  readonly y: Range;
}

/** Rows and columns that together hold less than this are not drawn. */
const TAIL = 1e-4;

export function jointInSight(joint: Joint): JointRange {
  const rows = joint.map((row) => row.reduce((sum, p) => sum + p, 0));
  const columns = (joint[0] ?? []).map((_, b) => joint.reduce((sum, row) => sum + row[b], 0));
  return { x: withoutTails(columns), y: withoutTails(rows) };
}

function withoutTails(chances: readonly number[]): Range {
  let low = 0;
  let high = chances.length - 1;
  for (let tail = chances[low]; low < high && tail < TAIL; tail += chances[low]) low++;
  for (let tail = chances[high]; high > low && tail < TAIL; tail += chances[high]) high--;
  return { low, high };
}

export interface Cell {
  readonly x: number;
  readonly y: number;
  readonly chance: number;
}

/** The likeliest pairs first. */
export function likeliest(joint: Joint, count: number): readonly Cell[] {
  return joint
    .flatMap((row, y) => row.map((chance, x) => ({ x, y, chance })))
    .sort((a, b) => b.chance - a.chance)
    .slice(0, count);
}

export interface JointWords {
  /** "wounds the first unit loses". */
  readonly x: string;
  readonly y: string;
}

export function cellWords({ x, y, chance }: Cell, words: JointWords): string {
  return `${words.y}: ${y}; ${words.x}: ${x} (${formatChance(chance)})`;
}
