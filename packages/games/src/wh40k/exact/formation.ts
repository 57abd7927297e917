// The states a target unit can be in: wounds lost so far, in the order in which models take them.
import type { Group } from '../battle.ts';

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
export function buildFormation(groups: readonly Group[], precision: boolean, charactersLast: boolean): Formation {
  const split = precision && groups.some((group) => group.character) && groups.some((group) => !group.character);
  const order = orderOfLoss(groups, charactersLast);
  const inner = buildFront(groups, order, (group) => !split || !group.character);
  const outer = buildFront(groups, order, (group) => split && group.character);
  const size = (inner.length + 1) * (outer.length + 1);
  const listed = emptyAllocation(size);
  const precise = emptyAllocation(size);
  const picking = groups.map((group) => (split && group.character ? emptyAllocation(size) : listed));
  const damage = new Int32Array(size);
  const slain = new Int32Array(size);
  const groupSlain = groups.map(() => new Int32Array(size));
  const groupLost = groups.map(() => new Int32Array(size));
  for (let o = 0; o <= outer.length; o++) {
    for (let i = 0; i <= inner.length; i++) {
      const state = o * (inner.length + 1) + i;
      damage[state] = o + i;
      for (let g = 0; g < groups.length; g++) {
        groupSlain[g][state] = inner.slain[g][i] + outer.slain[g][o];
        groupLost[g][state] = inner.lost[g][i] + outer.lost[g][o];
        slain[state] += groupSlain[g][state];
      }
      const innerGroup = inner.group[i];
      const outerGroup = outer.group[o];
      const put = (allocation: Allocation, outerFirst: boolean): void =>
        place(allocation, state, outerFirst ? outer : inner, outerFirst ? o : i, outerFirst ? inner.length + 1 : 1);
      const outerFirst = outerGroup >= 0 && (innerGroup < 0 || (!charactersLast && outerGroup < innerGroup));
      put(listed, outerFirst);
      put(precise, outerGroup >= 0);
      picking.forEach((allocation, g) => {
        if (allocation !== listed) put(allocation, outerFirst || outerGroup === g);
      });
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

function place(allocation: Allocation, state: number, front: Front, position: number, stride: number): void {
  allocation.group[state] = front.group[position];
  allocation.left[state] = front.left[position];
  allocation.stride[state] = stride;
}

function buildFront(groups: readonly Group[], order: readonly number[], belongs: (group: Group) => boolean): Front {
  let length = 0;
  for (const group of groups) if (belongs(group)) length += totalWounds(group);
  const groupAt = new Int16Array(length + 1).fill(-1);
  const left = new Int32Array(length + 1);
  const slain = groups.map(() => new Int32Array(length + 1));
  const lost = groups.map(() => new Int32Array(length + 1));
  let position = 0;
  for (const index of order) {
    const group = groups[index];
    if (!belongs(group)) continue;
    for (let model = 0; model < group.models; model++) {
      const wounds = model === 0 ? group.firstWounds : group.wounds;
      for (let taken = 0; taken < wounds; taken++) {
        groupAt[position] = index;
        left[position] = wounds - taken;
        position++;
        lost[index][position] = 1;
      }
      for (let later = position; later <= length; later++) slain[index][later]++;
    }
  }
  for (const own of lost) for (let at = 1; at <= length; at++) own[at] += own[at - 1];
  return { length, group: groupAt, left, slain, lost };
}

function totalWounds(group: Group): number {
  return group.firstWounds + (group.models - 1) * group.wounds;
}
