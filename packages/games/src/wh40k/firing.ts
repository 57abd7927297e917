// wh40k/attack for many shots at once: wounds of the target group by group, characters in a row of their own under Precision.
import type { Budget } from '../contract/budget.ts';
import type { Firing, Losses, OfferedReroll } from '../contract/firing.ts';
import type { AttackingUnit, Battle, Group } from './battle.ts';
import { attackLosses } from './exact/losses.ts';
import type { AttackInput } from './schema/index.ts';

export const attackFiring: Firing<AttackInput, Battle> = {
  attack: ['volley'],
  target: ['target'],
  standing({ units, target: { groups, grouped } }) {
    const others = groups.filter(isOther);
    const apart = grouped && others.length > 0 && others.length < groups.length && units.some(picksCharacters);
    return apart ? [woundsOf(others), woundsOf(groups.filter(isCharacter))] : [woundsOf(groups)];
  },
  losses(battle) {
    const { groups } = battle.target;
    const shot = attackLosses(battle);
    const others = groups.filter(isOther);
    const characters = groups.filter(isCharacter);
    return (left, budget) =>
      left.length === 1
        ? lossesInOneRow(groups, shot, left[0], budget)
        : lossesInRows([others, characters], groups, shot, left, budget);
  },
  lost: 'damage',
  kills: ({ summary }) => summary.meanSlain,
  rerolls,
  onceOnly: ['target.ignoreFirstFailedSave', 'target.commandReroll'],
};

type Shot = ReturnType<typeof attackLosses>;

const isCharacter = ({ character }: Group): boolean => character;
const isOther = ({ character }: Group): boolean => !character;

function picksCharacters({ plans }: AttackingUnit): boolean {
  return plans.some((plan) => plan.picksCharacter);
}

function woundsOfGroup({ models, wounds, firstWounds }: Group): number {
  return (models - 1) * wounds + firstWounds;
}

function woundsOf(groups: readonly Group[]): number {
  return groups.reduce((sum, group) => sum + woundsOfGroup(group), 0);
}

function lossesInOneRow(groups: readonly Group[], shot: Shot, left: number, budget: Budget): Losses {
  const { lost, chances } = shot(budget, spreadLosses(groups, groups, woundsOf(groups) - left));
  return { lost: [addedUp(lost, chances.length)], chances };
}

function lossesInRows(
  rows: readonly (readonly Group[])[],
  groups: readonly Group[],
  shot: Shot,
  left: readonly number[],
  budget: Budget,
): Losses {
  const before = groups.map(() => 0);
  for (const [r, row] of rows.entries())
    for (const [g, lost] of spreadLosses(groups, row, woundsOf(row) - left[r]).entries()) before[g] += lost;
  const { lost, chances } = shot(budget, before);
  const ofRow = (row: readonly Group[]) =>
    addedUp(
      lost.filter((_, g) => row.includes(groups[g])),
      chances.length,
    );
  return { lost: rows.map(ofRow), chances };
}

/** Wounds that each group has lost when these have lost so many together: hurt models first, then in turn, characters last. */
function spreadLosses(groups: readonly Group[], those: readonly Group[], lost: number): readonly number[] {
  const hurt = those.filter(({ wounds, firstWounds }) => firstWounds < wounds);
  const inTurn = [isOther, isCharacter].flatMap((wanted) => [
    ...hurt.filter(wanted).map((group) => ({ group, upTo: group.firstWounds })),
    ...those.filter(wanted).map((group) => ({ group, upTo: woundsOfGroup(group) })),
  ]);
  const each = new Map<Group, number>();
  let rest = lost;
  for (const { group, upTo } of inTurn) {
    const before = each.get(group) ?? 0;
    const here = Math.min(rest, upTo - before);
    each.set(group, before + here);
    rest -= here;
  }
  return groups.map((group) => each.get(group) ?? 0);
}

function addedUp(lists: readonly Int32Array[], length: number): Int32Array {
  if (lists.length === 1) return lists[0];
  const sum = new Int32Array(length);
  for (const list of lists) for (let i = 0; i < length; i++) sum[i] += list[i];
  return sum;
}

/** The ways to spend one Command Re-roll on a shot. */
function rerolls(input: AttackInput): readonly OfferedReroll[] {
  const { context } = input;
  const kinds = { hit: 'rerollOneHit', wound: 'rerollOneWound', damage: 'rerollOneDamage' } as const;
  const spent = (value: unknown): boolean => value !== undefined && value !== null && value !== false;
  if (spent(context.commandReroll) || Object.values(kinds).some((field) => spent(context[field]))) return [];
  const offered = Object.entries(kinds).map(([name, field]) => ({ name, input: { context: { [field]: true } } }));
  return [...offered, { name: 'attacks', input: { context: { commandReroll: 'attacks' } } }].filter(
    // A number that is not rolled cannot be rolled again.
    ({ name }) => (name !== 'damage' && name !== 'attacks') || rolls(input, name),
  );
}

/** Whether any weapon has dice where others have a number. */
function rolls({ volley, weapon }: AttackInput, field: 'attacks' | 'damage'): boolean {
  return new RegExp(`"${field}":"[^"]*d`, 'i').test(JSON.stringify([volley, weapon]));
}
