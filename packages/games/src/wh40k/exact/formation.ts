// The states a target unit can be in: wounds lost so far, row by row, and who takes the next one.
import type { Budget } from '../../contract/budget.ts';
import type { Group } from '../battle.ts';
import type { Edition } from '../editions.ts';
import { buildFront, type Front, type Row, rowLength, rowsOf } from './fronts.ts';
import { askFor } from './size.ts';

/** Who takes the next wound in each state. */
export interface Allocation {
  /** Index of the group, -1 when nobody is left. */
  readonly group: Int16Array;
  /** Wounds left on the model that takes it. */
  readonly left: Int32Array;
  /** How far one lost wound moves the state. */
  readonly stride: Int32Array;
}

/** How the groups stand in line for the wounds of a pool. */
export interface Line {
  /** A bit for each group that is wounded, as the order looks at it; what it is now unless given. */
  readonly wounded?: number;
  /** The group that goes before all others while it lives, -1 for none (E37). */
  readonly picked?: number;
}

export interface Formation {
  readonly size: number;
  readonly groups: readonly Group[];
  /** The order is asked anew for every wound (rules 24, 25, E42). */
  readonly listed: Allocation;
  /** Characters in their listed order go first (rule 26). */
  readonly precise: Allocation;
  /** Bits of the wounded groups by state, where the order of a pool depends on them. */
  readonly wounded: Int32Array | undefined;
  inLine(line: Line): Allocation;
  /** Two lines with the same order are the same. */
  orderOf(line: Line): string;
  /** Wounds lost in each state. */
  readonly damage: Int32Array;
  readonly slain: Int32Array;
  readonly groupSlain: readonly Int32Array[];
  /** Wounds lost by each group. */
  readonly groupLost: readonly Int32Array[];
}

/** With Precision in play characters and the others lose wounds independently of each other. */
export function buildFormation(
  groups: readonly Group[],
  precision: boolean,
  edition: Edition,
  budget: Budget,
): Formation {
  const rows = rowsOf(groups, precision, edition);
  askForStates(groups, statesIn(groups, rows));
  const fronts = rows.map((row) => buildFront(groups, row, budget));
  return fronts.length === 1 ? rowFormation(groups, fronts[0], budget) : frontFormation(groups, fronts, budget);
}

/** How many states there are. */
export function statesOf(groups: readonly Group[], precision: boolean, edition: Edition): number {
  return statesIn(groups, rowsOf(groups, precision, edition));
}

function statesIn(groups: readonly Group[], rows: readonly Row[]): number {
  return rows.reduce((states, row) => states * (rowLength(groups, row) + 1), 1);
}

/** Every state has two numbers for each group and a few for itself. */
function askForStates(groups: readonly Group[], states: number): void {
  askFor(states * (2 * groups.length + 4));
}

/** One front: its own tables are those of the states. */
function rowFormation(groups: readonly Group[], front: Front, budget: Budget): Formation {
  const { length, group, left, slain: groupSlain, lost: groupLost } = front;
  const size = length + 1;
  const listed = { group, left, stride: new Int32Array(size).fill(1) };
  const damage = new Int32Array(size);
  const slain = new Int32Array(size);
  for (let state = 0; state < size; state++) damage[state] = state;
  for (const gone of groupSlain) {
    for (let state = 0; state < size; state++) slain[state] += gone[state];
    budget.spend(size);
  }
  const line = { listed, precise: listed, wounded: undefined, inLine: () => listed, orderOf: () => '' };
  return { size, groups, ...line, damage, slain, groupSlain, groupLost };
}

/** The position of the first front varies fastest. */
function frontFormation(groups: readonly Group[], fronts: readonly Front[], budget: Budget): Formation {
  const strides: number[] = [];
  let size = 1;
  for (const { length } of fronts) {
    strides.push(size);
    size *= length + 1;
  }
  const damage = new Int32Array(size);
  const slain = new Int32Array(size);
  const groupSlain = groups.map(() => new Int32Array(size));
  const groupLost = groups.map(() => new Int32Array(size));
  fronts.forEach((front, f) => {
    for (let state = 0; state < size; state++) {
      const position = Math.floor(state / strides[f]) % (front.length + 1);
      damage[state] += position;
      for (let g = 0; g < groups.length; g++) {
        groupSlain[g][state] += front.slain[g][position];
        groupLost[g][state] += front.lost[g][position];
        slain[state] += front.slain[g][position];
      }
    }
    budget.spend(size * (4 + 3 * groups.length));
  });
  const rows = { groups, fronts, strides, size };
  const known = new Map<string, Allocation>();
  const orderOf = ({ wounded, picked = -1 }: Line): string => {
    if (wounded === undefined) return `as things stand ${picked}`;
    const place = (g: number): number => placeInLine(groups, g, wounded, true, picked);
    return groups
      .map((_, g) => g)
      .sort((one, other) => place(one) - place(other))
      .join();
  };
  const inLine = (line: Line): Allocation => {
    const { wounded, picked = -1 } = line;
    const key = orderOf(line);
    let allocation = known.get(key);
    if (allocation === undefined) {
      allocation = allocationOf(rows, (g, sound) => placeInLine(groups, g, wounded, sound, picked), budget);
      known.set(key, allocation);
    }
    return allocation;
  };
  const precise = allocationOf(
    rows,
    (g, sound) => (groups[g].character ? g - groups.length : placeInLine(groups, g, undefined, sound, -1)),
    budget,
  );
  const wounded = fronts.length > 2 || !hasBothKinds(groups) ? woundedMasks(rows, budget) : undefined;
  return { size, groups, listed: inLine({}), precise, wounded, inLine, orderOf, damage, slain, groupSlain, groupLost };
}

function hasBothKinds(groups: readonly Group[]): boolean {
  return groups.some(({ character }) => character) && groups.some(({ character }) => !character);
}

/** Lower goes first: who is picked, wounded before sound, characters after all others, then as listed. */
function placeInLine(
  groups: readonly Group[],
  g: number,
  wounded: number | undefined,
  isSound: boolean,
  picked: number,
): number {
  if (g === picked) return -1;
  const sound = wounded === undefined ? isSound : (wounded & (1 << g)) === 0;
  return groups.length * (2 * Number(groups[g].character) + Number(sound)) + g;
}

interface Rows {
  readonly groups: readonly Group[];
  readonly fronts: readonly Front[];
  readonly strides: readonly number[];
  readonly size: number;
}

const NOBODY = 0x7fffffff;

/** Of the models that stand first in their rows the one whose place in the line is the lowest. */
function allocationOf(
  { groups, fronts, strides, size }: Rows,
  placeOf: (group: number, isSound: boolean) => number,
  budget: Budget,
): Allocation {
  const allocation = { group: new Int16Array(size), left: new Int32Array(size), stride: new Int32Array(size) };
  const places = fronts.map(({ length, group, left }) => {
    const place = new Int32Array(length + 1).fill(NOBODY);
    for (let at = 0; at < length; at++) place[at] = placeOf(group[at], left[at] === groups[group[at]].wounds);
    return place;
  });
  for (let state = 0; state < size; state++) {
    let best = NOBODY;
    let next = 0;
    let position = 0;
    for (let f = 0; f < fronts.length; f++) {
      const at = Math.floor(state / strides[f]) % (fronts[f].length + 1);
      if (f > 0 && places[f][at] >= best) continue;
      best = places[f][at];
      next = f;
      position = at;
    }
    allocation.group[state] = fronts[next].group[position];
    allocation.left[state] = fronts[next].left[position];
    allocation.stride[state] = strides[next];
  }
  budget.spend(size * (4 + 4 * fronts.length));
  return allocation;
}

function woundedMasks({ groups, fronts, strides, size }: Rows, budget: Budget): Int32Array {
  const masks = new Int32Array(size);
  fronts.forEach(({ length, group, left }, f) => {
    for (let state = 0; state < size; state++) {
      const at = Math.floor(state / strides[f]) % (length + 1);
      if (at < length && left[at] < groups[group[at]].wounds) masks[state] |= 1 << group[at];
    }
    budget.spend(2 * size);
  });
  return masks;
}
