// The states a target unit can be in: wounds lost so far, in the order in which models take them.
import type { Budget } from '../../budget.ts';
import type { Group } from '../battle.ts';
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

export interface Formation {
  readonly size: number;
  readonly groups: readonly Group[];
  /** Allocation in the order of the edition (rules 24, 25, E34). */
  readonly listed: Allocation;
  /** Allocation to characters first (rule 26). */
  readonly precise: Allocation;
  /** picking[g]: to this character group while it lives, then as listed (E37). */
  readonly picking: readonly Allocation[];
  /** Wounds lost in each state. */
  readonly damage: Int32Array;
  readonly slain: Int32Array;
  readonly groupSlain: readonly Int32Array[];
  /** Wounds lost by each group. */
  readonly groupLost: readonly Int32Array[];
}

/** A row of models that lose wounds one after another. */
interface Front {
  readonly length: number;
  readonly group: Int16Array;
  readonly left: Int32Array;
  /** slain[g][position]: models of group g that are gone. */
  readonly slain: readonly Int32Array[];
  /** lost[g][position]: wounds of group g that are gone. */
  readonly lost: readonly Int32Array[];
}

/**
 * With Precision in play characters and the others lose wounds independently of each other, so a state is a pair of
 * positions; otherwise one position in the order of loss is enough.
 */
export function buildFormation(
  groups: readonly Group[],
  precision: boolean,
  charactersLast: boolean,
  budget: Budget,
): Formation {
  const order = orderOfLoss(groups, charactersLast);
  const others = precision ? order.filter((g) => !groups[g].character) : order;
  if (others.length === 0 || others.length === order.length) return rowFormation(groups, order, budget);
  const characters = order.filter((g) => groups[g].character);
  askForStates(groups, (frontLength(groups, others) + 1) * (frontLength(groups, characters) + 1));
  const inner = buildFront(groups, others, budget);
  return pairFormation(groups, inner, buildFront(groups, characters, budget), charactersLast, budget);
}

/** Every state has two numbers for each group and a few for itself. */
function askForStates(groups: readonly Group[], states: number): void {
  askFor(states * (2 * groups.length + 4));
}

/** One front: its own tables are those of the states. */
function rowFormation(groups: readonly Group[], order: readonly number[], budget: Budget): Formation {
  askForStates(groups, frontLength(groups, order) + 1);
  const { length, group, left, slain: groupSlain, lost: groupLost } = buildFront(groups, order, budget);
  const size = length + 1;
  const listed = { group, left, stride: new Int32Array(size).fill(1) };
  const damage = new Int32Array(size);
  const slain = new Int32Array(size);
  for (let state = 0; state < size; state++) damage[state] = state;
  for (const gone of groupSlain) {
    for (let state = 0; state < size; state++) slain[state] += gone[state];
    budget.spend(size);
  }
  const picking = groups.map(() => listed);
  return { size, groups, listed, precise: listed, picking, damage, slain, groupSlain, groupLost };
}

/** `outer` holds the characters, and its position varies slowest. */
function pairFormation(
  groups: readonly Group[],
  inner: Front,
  outer: Front,
  charactersLast: boolean,
  budget: Budget,
): Formation {
  const width = inner.length + 1;
  const size = width * (outer.length + 1);
  const listed = emptyAllocation(size);
  const precise = emptyAllocation(size);
  const picking = groups.map((group) => (group.character ? emptyAllocation(size) : listed));
  const damage = new Int32Array(size);
  const slain = new Int32Array(size);
  const groupSlain = groups.map(() => new Int32Array(size));
  const groupLost = groups.map(() => new Int32Array(size));
  for (let state = 0; state < size; state++) {
    budget.spend(8 + 3 * groups.length);
    const i = state % width;
    const o = (state - i) / width;
    damage[state] = o + i;
    const innerGroup = inner.group[i];
    const outerGroup = outer.group[o];
    const outerFirst = outerGroup >= 0 && (innerGroup < 0 || (!charactersLast && outerGroup < innerGroup));
    const at = { state, inner, outer, i, o };
    place(listed, at, outerFirst);
    place(precise, at, outerGroup >= 0);
    for (let g = 0; g < groups.length; g++) {
      groupSlain[g][state] = inner.slain[g][i] + outer.slain[g][o];
      groupLost[g][state] = inner.lost[g][i] + outer.lost[g][o];
      slain[state] += groupSlain[g][state];
      if (picking[g] !== listed) place(picking[g], at, outerFirst || outerGroup === g);
    }
  }
  return { size, groups, listed, precise, picking, damage, slain, groupSlain, groupLost };
}

/** Positions in the list, in the order in which the groups are lost. */
function orderOfLoss(groups: readonly Group[], charactersLast: boolean): readonly number[] {
  const listed = groups.map((_, index) => index);
  if (!charactersLast) return listed;
  return [...listed.filter((g) => !groups[g].character), ...listed.filter((g) => groups[g].character)];
}

function emptyAllocation(size: number): Allocation {
  return { group: new Int16Array(size), left: new Int32Array(size), stride: new Int32Array(size) };
}

/** A state as its positions in both fronts. */
interface Position {
  readonly state: number;
  readonly inner: Front;
  readonly outer: Front;
  readonly i: number;
  readonly o: number;
}

function place(
  { group, left, stride }: Allocation,
  { state, inner, outer, i, o }: Position,
  outerFirst: boolean,
): void {
  group[state] = outerFirst ? outer.group[o] : inner.group[i];
  left[state] = outerFirst ? outer.left[o] : inner.left[i];
  stride[state] = outerFirst ? inner.length + 1 : 1;
}

/** `order` names the groups that belong to it. */
function buildFront(groups: readonly Group[], order: readonly number[], budget: Budget): Front {
  const length = frontLength(groups, order);
  const groupAt = new Int16Array(length + 1).fill(-1);
  const left = new Int32Array(length + 1);
  const slain = groups.map(() => new Int32Array(length + 1));
  const lost = groups.map(() => new Int32Array(length + 1));
  let position = 0;
  for (const index of order) {
    const group = groups[index];
    for (let model = 0; model < group.models; model++) {
      const wounds = model === 0 ? group.firstWounds : group.wounds;
      for (let taken = 0; taken < wounds; taken++) {
        groupAt[position] = index;
        left[position] = wounds - taken;
        position++;
        lost[index][position] = 1;
      }
      slain[index][position] = 1;
      budget.spend(3 * wounds);
    }
  }
  for (const index of order) {
    addUp(lost[index]);
    addUp(slain[index]);
    budget.spend(2 * length);
  }
  return { length, group: groupAt, left, slain, lost };
}

/** Every number becomes the sum of those up to it. */
function addUp(numbers: Int32Array): void {
  for (let at = 1; at < numbers.length; at++) numbers[at] += numbers[at - 1];
}

function frontLength(groups: readonly Group[], order: readonly number[]): number {
  return order.reduce((length, index) => length + totalWounds(groups[index]), 0);
}

function totalWounds(group: Group): number {
  return group.firstWounds + (group.models - 1) * group.wounds;
}
