// What could be had without a choice: if one side could dictate who plays whom, or if it were drawn by lot.
import { type Cell, extreme, mixture } from './cells.ts';
import type { Side } from './formats.ts';
import { HANDS, members, SIZES } from './hands.ts';
import { before } from './match.ts';

/** Chances nearer to each other are one. */
const SAME = 1e-12;
const CERTAIN = Float64Array.of(1);

export interface Assignment {
  readonly value: number;
  readonly pairs: readonly (readonly [number, number])[];
}

/** Each of my players with one of theirs so that the points are most for this side; of equals the earliest. */
export function assignment(cells: readonly (readonly Cell[])[], mine: number, theirs: number, side: Side): Assignment {
  const rows = members(mine);
  const sign = side === 'mine' ? 1 : -1;
  /** By the hand of theirs that is left, for as many of my last players. */
  const best = new Float64Array(HANDS).fill(Number.NaN);
  best[0] = 0;
  const points = (i: number, j: number) => extreme(cells[i][j].tables, side).mean;
  const from = (hand: number): number => {
    if (!Number.isNaN(best[hand])) return best[hand];
    const i = rows[rows.length - SIZES[hand]];
    const values = members(hand).map((j) => sign * points(i, j) + from(hand ^ (1 << j)));
    best[hand] = Math.max(...values);
    return best[hand];
  };
  const value = sign * from(theirs);
  const pairs: [number, number][] = [];
  for (let hand = theirs; hand !== 0; ) {
    const i = rows[rows.length - SIZES[hand]];
    const j = members(hand).find((one) => sign * points(i, one) + best[hand ^ (1 << one)] >= best[hand]) as number;
    pairs.push([i, j]);
    hand ^= 1 << j;
  }
  return { value, pairs };
}

/** The mean over all assignments, where nobody chooses a table either. */
export function byLot(cells: readonly (readonly Cell[])[], mine: number, theirs: number): number {
  const rows = members(mine);
  const sum = rows.reduce(
    (all, i) => members(theirs).reduce((row, j) => row + mixture(cells[i][j].tables).mean, all),
    0,
  );
  return rows.length === 0 ? 0 : sum / rows.length;
}

/** The same for the match: by all ways to match the hands, `worth` by the points they bring. Tables are those with most points. */
export function matchAssignment(
  cells: readonly (readonly Cell[])[],
  mine: number,
  theirs: number,
  side: Side,
  worth: Float64Array,
): Assignment {
  const sign = side === 'mine' ? 1 : -1;
  let best: Assignment | undefined;
  everyMatching(
    members(mine),
    theirs,
    worth,
    (i, j) => extreme(cells[i][j].tables, side).chances,
    (value, pairs) => {
      if (best === undefined || sign * value > sign * best.value + SAME) best = { value, pairs: [...pairs] };
    },
  );
  return best ?? { value: worth[0], pairs: [] };
}

/** The mean over all of them, where nobody chooses a table either. */
export function matchByLot(
  cells: readonly (readonly Cell[])[],
  mine: number,
  theirs: number,
  worth: Float64Array,
): number {
  let sum = 0;
  let count = 0;
  everyMatching(
    members(mine),
    theirs,
    worth,
    (i, j) => mixture(cells[i][j].tables).chances,
    (value) => {
      sum += value;
      count++;
    },
  );
  return sum / count;
}

function everyMatching(
  mine: readonly number[],
  theirs: number,
  worth: Float64Array,
  chances: (i: number, j: number) => Float64Array | undefined,
  onMatching: (value: number, pairs: readonly (readonly [number, number])[]) => void,
): void {
  const pairs: (readonly [number, number])[] = [];
  const extend = (hand: number, left: Float64Array): void => {
    if (hand === 0) {
      onMatching(left[0], pairs);
      return;
    }
    const i = mine[pairs.length];
    for (const j of members(hand)) {
      pairs.push([i, j]);
      extend(hand ^ (1 << j), before(left, chances(i, j) ?? CERTAIN));
      pairs.pop();
    }
  };
  extend(theirs, worth);
}
