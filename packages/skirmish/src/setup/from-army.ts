// An army as lists have it, as a force: stat lines with bases, and what is known of and not played.
import type { Unit, UnitModel } from '@oddsmith/games/wh40k';
import type { Force, ModelLine, SetupUnit } from './schema.ts';
import { sizeOf } from './sizes.ts';

/** Said of a unit that cannot be played as it is. */
export interface ForceRemark {
  readonly unit: string;
  readonly message: string;
}

const PLAYED = { 'fights first': 'fights-first', stealth: 'stealth', 'lone operative': 'lone-operative' } as const;

function lineOf(unit: Unit, model: UnitModel): ModelLine {
  const {
    name,
    count,
    m = null,
    t,
    sv,
    w,
    ld,
    oc,
    invuln = null,
    invulnVs = null,
    fnp = null,
    fnpMortal = null,
  } = model;
  const size = sizeOf([name, unit.name], unit.keywords, w);
  return {
    ...{ name, count, m, t, sv, w, invuln, invulnVs, fnp, fnpMortal },
    ld: ld ?? 7,
    oc: oc ?? 0,
    base: size.base,
    height: size.height,
  };
}

export function setupUnitOf(unit: Unit): SetupUnit {
  const abilities = [...(unit.abilities?.chips ?? []).map((chip) => chip.name), ...(unit.abilities?.notModelled ?? [])];
  const played = abilities.flatMap((ability) => {
    const known = PLAYED[ability.toLowerCase() as keyof typeof PLAYED];
    return known === undefined ? [] : [known];
  });
  return {
    name: unit.name,
    points: unit.points ?? 0,
    keywords: [...unit.keywords],
    abilities: played,
    lines: unit.models.map((model) => lineOf(unit, model)),
    weapons: unit.weapons.map((weapon) => ({ ...weapon, keywords: [...weapon.keywords] })),
    attachedTo: null,
    notPlayed: abilities.filter((ability) => !(ability.toLowerCase() in PLAYED)),
  };
}

/** What a force takes of an army, however it was read. */
interface Listed {
  readonly name?: string | undefined;
  readonly faction?: string | undefined;
  readonly units: readonly Unit[];
}

/** Every unit with a stat line; the others are named. */
export function forceFromArmy(army: Listed): { readonly force: Force; readonly remarks: readonly ForceRemark[] } {
  const remarks: ForceRemark[] = [];
  const units = army.units.flatMap((unit) => {
    if (unit.models.length === 0) {
      remarks.push({ unit: unit.name, message: `${unit.name} has no stat line and is left out` });
      return [];
    }
    if (unit.weapons.length === 0) remarks.push({ unit: unit.name, message: `${unit.name} has no weapons` });
    if (unit.models.some((model) => !model.m)) remarks.push({ unit: unit.name, message: `${unit.name} cannot move` });
    return [setupUnitOf(unit)];
  });
  const points = units.reduce((sum, unit) => sum + unit.points, 0);
  return { force: { name: army.name ?? '', faction: army.faction ?? '', points, units }, remarks };
}
