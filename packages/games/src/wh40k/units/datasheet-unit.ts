// A datasheet of the catalogue as a unit of its smallest size. Sheets list options, not loadouts: a plain one is assumed.
import type { Datasheet, WeaponProfile } from '../data/datasheet.ts';
import type { Unit, UnitModel, UnitWeapon } from './unit.ts';

/** Everybody carries the first gun and the first melee weapon of the sheet; a lone model carries one of everything. */
export function unitOfDatasheet(datasheet: Datasheet): Unit {
  const size = datasheet.size?.[0] ?? datasheet.models.length;
  return {
    name: datasheet.name,
    faction: datasheet.faction,
    ...(datasheet.points === undefined ? {} : { points: datasheet.points }),
    keywords: datasheet.keywords,
    models: modelsOf(datasheet, size),
    weapons: size <= 1 ? datasheet.weapons.map((weapon) => ({ ...weapon, count: 1 })) : plainWeapons(datasheet, size),
  };
}

/** One of each stat line, and the rest of the models with the most ordinary one: the fewest wounds. */
function modelsOf(datasheet: Datasheet, size: number): readonly UnitModel[] {
  const lines = datasheet.models.slice(0, Math.max(1, size));
  const least = Math.min(...lines.map((line) => line.w));
  const ordinary = lines.findLastIndex((line) => line.w === least);
  return lines.map(({ mMin: _, ...line }, index) => ({
    ...line,
    count: index === ordinary ? Math.max(1, size - lines.length + 1) : 1,
  })) as readonly UnitModel[];
}

function plainWeapons(datasheet: Datasheet, size: number): readonly UnitWeapon[] {
  const isPistol = (weapon: WeaponProfile): boolean => weapon.keywords.some((keyword) => /^pistol$/i.test(keyword));
  const guns = datasheet.weapons.filter((weapon) => weapon.kind === 'ranged');
  const gun = guns.find((weapon) => !isPistol(weapon)) ?? guns[0];
  const blades = datasheet.weapons.filter((weapon) => weapon.kind === 'melee');
  const blade = blades.find((weapon) => /close combat/i.test(weapon.name)) ?? blades[0];
  return [gun, blade].flatMap((weapon) => (weapon === undefined ? [] : [{ ...weapon, count: size }]));
}
