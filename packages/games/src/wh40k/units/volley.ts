// What a unit attacks with in one phase: the weapons its models may use together.
// Not the whole kernel: reading a list needs averages of dice and nothing else of it.
import { expressionMean, parseDiceExpression } from '@oddsmith/kernel/dice-expression';
import type { VolleyInput } from './request-types.ts';
import { carries, hasKeyword, isPistol, modelCount, type Unit, type UnitPhase, type UnitWeapon } from './unit.ts';

/** Everything the unit uses in one phase: all guns (rule 13), or one melee weapon a model and its extra attacks (rule 12). */
export function volleyOf(unit: Unit, phase: UnitPhase): VolleyInput {
  const carried = firstProfiles(unit.weapons.filter((weapon) => (weapon.kind === 'melee') === (phase === 'fight')));
  const used = phase === 'fight' ? fightWith(unit, carried) : shootWith(unit, carried);
  return used.filter((weapon) => weapon.count > 0).map(toEntry);
}

/** A weapon with several profiles is used with one of them: the standard one, else the first listed. */
function firstProfiles(weapons: readonly UnitWeapon[]): readonly UnitWeapon[] {
  const chosen = new Map<string, UnitWeapon>();
  for (const weapon of weapons) {
    const family = familyOf(weapon);
    const before = chosen.get(family);
    if (before === undefined || (/standard/i.test(weapon.name) && !/standard/i.test(before.name)))
      chosen.set(family, weapon);
  }
  return weapons.filter((weapon) => chosen.get(familyOf(weapon)) === weapon);
}

/** "Plasma pistol" of "Plasma pistol - standard"; a weapon without profiles is a family of its own. */
export function familyOf(weapon: UnitWeapon): string {
  if (weapon.family !== undefined) return weapon.family;
  const split = weapon.name.replace(/^\W+/, '').split(/ [-–] /);
  return split.length === 1 ? JSON.stringify(weapon) : split[0];
}

/** A model fires its pistols or its other guns; monsters and vehicles fire everything. */
function shootWith(unit: Unit, weapons: readonly UnitWeapon[]): readonly UnitWeapon[] {
  if (hasKeyword(unit, 'Vehicle') || hasKeyword(unit, 'Monster')) return weapons;
  const guns = weapons.filter((weapon) => !isPistol(weapon));
  const pistols = weapons.filter(isPistol);
  const armed = guns.reduce((total, weapon) => total + weapon.count, 0);
  return [...guns, ...share(pistols, Math.max(0, modelCount(unit) - armed))];
}

function fightWith(unit: Unit, weapons: readonly UnitWeapon[]): readonly UnitWeapon[] {
  const extra = weapons.filter((weapon) => carries(weapon, 'extra attacks'));
  const others = weapons.filter((weapon) => !carries(weapon, 'extra attacks'));
  return [
    ...share(
      [...others].sort((a, b) => punch(b) - punch(a)),
      modelCount(unit),
    ),
    ...extra,
  ];
}

/** Hands weapons to models until every model has one. */
function share(weapons: readonly UnitWeapon[], models: number): readonly UnitWeapon[] {
  let left = models;
  return weapons.map((weapon) => {
    const count = Math.min(weapon.count, left);
    left -= count;
    return { ...weapon, count };
  });
}

/** Which of two melee weapons a model would rather swing. */
function punch(weapon: UnitWeapon): number {
  return average(weapon.attacks) * average(weapon.strength) * average(weapon.damage) * (1 - weapon.ap / 6);
}

function average(value: number | string): number {
  const parsed = parseDiceExpression(value);
  return parsed.ok ? expressionMean(parsed.expression) : 0;
}

function toEntry(weapon: UnitWeapon): VolleyInput[number] {
  const { name, kind, attacks, skill, strength, ap, damage, keywords, count } = weapon;
  return { weapon: { name, kind, attacks, skill, strength, ap, damage, keywords: [...keywords] }, count };
}
