// A unit, alone or with its leaders, as one side of a fight: every model with the weapons it strikes with.

import { singularKey } from '../data/name.ts';
import { type Arms, armsOf } from './carriers.ts';
import type { GroupInput, SideInput, TargetInput, VolleyInput } from './request-types.ts';
import { inOrderOfLoss, modelsInLine, placesOfUnits, targetOf } from './target.ts';
import { carries, hasKeyword, type Unit, type UnitWeapon } from './unit.ts';
import { toEntry } from './volley.ts';

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

/** Stat lines taken apart by what their models carry: the plainest stand first. */
function armedGroups(unit: Unit, character: boolean): readonly SideGroup[] {
  const { leadership: _, groups, ...flat } = targetOf(unit, 'fight');
  const lines: readonly GroupInput[] = groups ?? [flat as GroupInput];
  const models = modelsInLine(unit);
  const arms = new ArmedModels(unit);
  const parts: { readonly line: GroupInput; readonly weapons: SideWeapons; models: number }[] = [];
  let first = 0;
  for (const line of lines) {
    const names = models.slice(first, first + (line.models ?? 1));
    first += names.length;
    for (const weapons of arms.take(names)) {
      const last = parts.at(-1);
      if (last?.line === line && JSON.stringify(last.weapons) === JSON.stringify(weapons)) last.models++;
      else parts.push({ line, weapons, models: 1 });
    }
  }
  return parts.map(({ line, weapons, models: count }) => ({
    ...line,
    character,
    models: count,
    points: line.points == null ? null : Math.round((line.points * count) / (line.models ?? 1)),
    weapons,
  }));
}

/** The weapons of single models, by the name of their stat line. */
class ArmedModels {
  private readonly byName = new Map<string, SideWeapons[]>();

  constructor(unit: Unit) {
    const plainest = [...armsOf(unit, 'fight')].sort((a, b) => b.models - a.models);
    for (const arms of plainest) {
      const key = singularKey(arms.name);
      this.byName.set(key, [...(this.byName.get(key) ?? []), ...eachOf(unit, arms)]);
    }
  }

  /** For models of these names, in their order; models of a name nothing is known of take what is left. */
  take(names: readonly string[]): readonly SideWeapons[] {
    return names.map((name) => {
      const own = this.byName.get(singularKey(name));
      const from =
        own !== undefined && own.length > 0 ? own : [...this.byName.values()].find(({ length }) => length > 0);
      return from?.shift() ?? [];
    });
  }
}

/** The weapons of each model: the most common first, those that come on top of others with the last models. */
function eachOf(unit: Unit, { models, weapons }: Arms): SideWeapons[] {
  const arms: SideWeapons[] = Array.from({ length: models }, () => []);
  const isExtra = (weapon: UnitWeapon): boolean => carries(weapon, 'extra attacks');
  const common = weapons.filter((weapon) => !isExtra(weapon)).sort((a, b) => b.count - a.count);
  let next = 0;
  for (const carried of common) {
    const { count = 1, ...swung } = toEntry(unit, carried);
    for (let copy = 0; copy < count && next < models; copy++) arms[next++].push(swung);
  }
  for (const carried of weapons.filter(isExtra)) {
    const { count = 1, ...swung } = toEntry(unit, carried);
    for (let copy = 0; copy < Math.min(count, models); copy++) arms[models - 1 - copy].push(swung);
  }
  return arms;
}

/** What a unit fights with: the weapons of its models in the order in which they stand, each kind once. */
export function fightOf(unit: Unit): VolleyInput {
  const kinds = new Map<string, SideWeapons[number] & { count: number }>();
  for (const { models = 1, weapons = [] } of armedGroups(unit, false))
    for (const swung of weapons) {
      const key = JSON.stringify(swung);
      const known = kinds.get(key);
      kinds.set(key, { ...swung, count: (known?.count ?? 0) + models });
    }
  return [...kinds.values()];
}

/** What a side of a fight is to somebody who attacks it. */
export function targetOfSide(side: SideInput): TargetInput {
  const { weapons: _weapons, damagedAt: _damaged, context: _context, abilities: _abilities, groups, ...line } = side;
  if (groups == null) return line;
  return { ...line, groups: groups.map(({ weapons: _own, damagedAt: _worse, ...group }) => group) };
}

/** Everything its models strike with, as one volley. */
export function volleyOfSide(side: SideInput): VolleyInput {
  const groups = side.groups ?? [side];
  return groups.flatMap(({ models = 1, weapons = [] }) =>
    weapons.map(({ each = 1, modifiers: _, ...swung }) => ({ ...swung, count: models * each })),
  );
}

/** A target as one side of a fight; what it strikes with is not known of it. */
export function sideOfTarget(target: TargetInput): SideInput {
  const { groups, ...line } = target;
  return groups == null ? line : { ...line, groups: [...groups] };
}
