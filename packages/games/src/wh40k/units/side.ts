// A unit, alone or with its leaders, as one side of a fight: every model with the weapons it strikes with.
import type { GroupInput, SideInput, TargetInput, VolleyInput } from './request-types.ts';
import { inOrderOfLoss, placesOfUnits, targetOf } from './target.ts';
import { carries, hasKeyword, modelCount, type Unit } from './unit.ts';
import { volleyOf } from './volley.ts';

type SideGroup = NonNullable<SideInput['groups']>[number];
type SideWeapons = NonNullable<SideGroup['weapons']>;

/** Characters stand last, and within a unit the models with the rarest weapons do: they are lost last. */
export function sideOf(units: Unit | readonly Unit[]): SideInput {
  const together: readonly Unit[] = 'models' in units ? [units] : units;
  const attached = together.length > 1;
  const isCharacter = (unit: Unit): boolean => attached && hasKeyword(unit, 'Character');
  const ordered = inOrderOfLoss(together);
  const { name = '', leadership = null } = targetOf(together, 'fight');
  return { name, leadership, groups: ordered.flatMap((unit) => armedGroups(unit, isCharacter(unit))) };
}

/** Places of the groups of each unit, in the order in which the units are given. */
export function groupCounts(units: readonly Unit[]): readonly (readonly [number, number])[] {
  return placesOfUnits(units, (unit) => armedGroups(unit, false).length);
}

/** Stat lines taken apart by what their models carry. */
function armedGroups(unit: Unit, character: boolean): readonly SideGroup[] {
  const { leadership: _, groups, ...flat } = targetOf(unit, 'fight');
  const lines: readonly GroupInput[] = groups ?? [flat as GroupInput];
  const models = lines.flatMap((line) => Array.from({ length: line.models ?? 1 }, () => line));
  const arms = armsOf(unit);
  const parts: { readonly line: GroupInput; readonly weapons: SideWeapons; models: number }[] = [];
  models.forEach((line, index) => {
    const last = parts.at(-1);
    const weapons = arms[index];
    if (last?.line === line && JSON.stringify(last.weapons) === JSON.stringify(weapons)) last.models++;
    else parts.push({ line, weapons, models: 1 });
  });
  return parts.map(({ line, weapons, models: count }) => ({
    ...line,
    character,
    models: count,
    points: line.points == null ? null : Math.round((line.points * count) / (line.models ?? 1)),
    weapons,
  }));
}

/** The weapons of each model: the most common first, those that come on top of others with the last models. */
function armsOf(unit: Unit): readonly SideWeapons[] {
  const arms: SideWeapons[] = Array.from({ length: modelCount(unit) }, () => []);
  const entries = volleyOf(unit, 'fight');
  const isExtra = ({ weapon }: (typeof entries)[number]): boolean => carries(weapon, 'extra attacks');
  const common = entries.filter((entry) => !isExtra(entry)).sort((a, b) => (b.count ?? 1) - (a.count ?? 1));
  let next = 0;
  for (const { weapon, count = 1 } of common)
    for (let copy = 0; copy < count && next < arms.length; copy++) arms[next++].push({ weapon });
  for (const { weapon, count = 1 } of entries.filter(isExtra))
    for (let copy = 0; copy < Math.min(count, arms.length); copy++) arms[arms.length - 1 - copy].push({ weapon });
  return arms;
}

/** What a unit fights with: the weapons of its models in the order in which they stand, each kind once. */
export function fightOf(unit: Unit): VolleyInput {
  const kinds = new Map<string, { weapon: SideWeapons[number]['weapon']; count: number }>();
  for (const { models = 1, weapons = [] } of armedGroups(unit, false))
    for (const { weapon } of weapons) {
      const key = JSON.stringify(weapon);
      const known = kinds.get(key);
      kinds.set(key, { weapon, count: (known?.count ?? 0) + models });
    }
  return [...kinds.values()];
}

/** What a side of a fight is to somebody who attacks it. */
export function targetOfSide(side: SideInput): TargetInput {
  const { weapons: _weapons, damagedAt: _damaged, context: _context, groups, ...line } = side;
  if (groups == null) return line;
  return { ...line, groups: groups.map(({ weapons: _own, damagedAt: _worse, ...group }) => group) };
}

/** Everything its models strike with, as one volley. */
export function volleyOfSide(side: SideInput): VolleyInput {
  const groups = side.groups ?? [side];
  return groups.flatMap(({ models = 1, weapons = [] }) =>
    weapons.map(({ weapon, each = 1 }) => ({ weapon, count: models * each })),
  );
}

/** A target as one side of a fight; what it strikes with is not known of it. */
export function sideOfTarget(target: TargetInput): SideInput {
  const { groups, ...line } = target;
  return groups == null ? line : { ...line, groups: [...groups] };
}
