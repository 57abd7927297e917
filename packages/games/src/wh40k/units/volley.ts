// What a unit attacks with in one phase: the weapons its models may use together.
import { armsOf, itemKey } from './carriers.ts';
import type { VolleyInput } from './request-types.ts';
import type { Unit, UnitPhase, UnitWeapon } from './unit.ts';

/** Everything the unit uses in one phase: each model its guns or its pistols (rule 13), or one melee weapon and its extra attacks (rule 12). */
export function volleyOf(unit: Unit, phase: UnitPhase): VolleyInput {
  const used = new Map<string, UnitWeapon>();
  for (const { weapons } of armsOf(unit, phase))
    for (const weapon of weapons) {
      const key = `${itemKey(weapon)} ${weapon.name}`;
      used.set(key, { ...weapon, count: weapon.count + (used.get(key)?.count ?? 0) });
    }
  return [...used.values()].map(toEntry);
}

export function toEntry(weapon: UnitWeapon): VolleyInput[number] {
  const { name, kind, attacks, skill, strength, ap, damage, keywords, count } = weapon;
  return { weapon: { name, kind, attacks, skill, strength, ap, damage, keywords: [...keywords] }, count };
}
