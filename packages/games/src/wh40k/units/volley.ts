// What a unit attacks with in one phase: the weapons its models may use together.
import { armsOf, itemKey, otherModes } from './carriers.ts';
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
  return [...used.values()].map((weapon) => toEntry(unit, weapon));
}

/** A weapon of the unit with its other modes, of which the target at hand decides. */
export function toEntry(unit: Unit, weapon: UnitWeapon): VolleyInput[number] {
  const modes = otherModes(unit, weapon).map(profileOf);
  return { weapon: profileOf(weapon), count: weapon.count, ...(modes.length > 0 ? { modes } : {}) };
}

function profileOf({ name, kind, attacks, skill, strength, ap, damage, keywords }: UnitWeapon) {
  return { name, kind, attacks, skill, strength, ap, damage, keywords: [...keywords] };
}
