// Units as armies list them, and how such a unit becomes the attacker or the target of wh40k/attack.
import { expressionMean, parseDiceExpression } from '@oddsmith/kernel';
import type * as z from 'zod';
import type { attackSchema, volleySchema } from './schema/index.ts';

/** One stat line and how many models have it. */
export interface UnitModel {
  readonly name: string;
  readonly count: number;
  /** Inches; null cannot move. */
  readonly m?: number | null;
  readonly t: number;
  /** 3 is 3+; 7 is no save. */
  readonly sv: number;
  readonly w: number;
  readonly ld?: number | null;
  readonly oc?: number | null;
  readonly invuln?: number | null;
  /** The invulnerable save works only against these. */
  readonly invulnVs?: 'ranged' | 'melee' | null;
  /** A better invulnerable save in melee. */
  readonly invulnMelee?: number | null;
  readonly fnp?: number | null;
  /** Feel No Pain against mortal wounds only. */
  readonly fnpMortal?: number | null;
}

export interface UnitWeapon {
  readonly name: string;
  readonly kind: 'ranged' | 'melee';
  /** Inches, "Melee", or null without a limit. */
  readonly range: number | 'Melee' | null;
  /** A number or dice: 2, "D6+3". */
  readonly attacks: number | string;
  /** 3 is 3+; null hits without a roll. */
  readonly skill: number | null;
  /** A number; dice on a handful of weapons. */
  readonly strength: number | string;
  /** 0 or negative. */
  readonly ap: number;
  readonly damage: number | string;
  readonly keywords: readonly string[];
  /** How many the unit carries. */
  readonly count: number;
}

export interface Unit {
  readonly name: string;
  readonly faction?: string;
  readonly points?: number;
  /** INFANTRY, CHARACTER ...; any letter case. */
  readonly keywords: readonly string[];
  readonly models: readonly UnitModel[];
  readonly weapons: readonly UnitWeapon[];
}

export interface Army {
  readonly name?: string;
  readonly faction?: string;
  readonly detachment?: string;
  readonly points?: number;
  readonly units: readonly Unit[];
}

export const UNIT_PHASES = ['shooting', 'fight'] as const;
export type UnitPhase = (typeof UNIT_PHASES)[number];

type VolleyInput = z.input<typeof volleySchema>;
type TargetInput = NonNullable<z.input<typeof attackSchema>['target']>;

export function hasKeyword(unit: Unit, keyword: string): boolean {
  return unit.keywords.some((other) => other.toLowerCase() === keyword.toLowerCase());
}

export function modelCount(unit: Unit): number {
  return unit.models.reduce((total, model) => total + model.count, 0);
}

/** Everything the unit uses in one phase: all guns (rule 13), or one melee weapon a model and its extra attacks (rule 12). */
export function volleyOf(unit: Unit, phase: UnitPhase): VolleyInput {
  const carried = firstProfiles(unit.weapons.filter((weapon) => (weapon.kind === 'melee') === (phase === 'fight')));
  const used = phase === 'fight' ? fightWith(unit, carried) : shootWith(unit, carried);
  return used.filter((weapon) => weapon.count > 0).map(toEntry);
}

/** A weapon with several profiles is used with one of them: the first listed. */
function firstProfiles(weapons: readonly UnitWeapon[]): readonly UnitWeapon[] {
  const seen = new Set<string>();
  return weapons.filter((weapon) => {
    const split = weapon.name.replace(/^\W+/, '').split(/ [-–] /);
    if (split.length === 1) return true;
    if (seen.has(split[0])) return false;
    seen.add(split[0]);
    return true;
  });
}

function carries(weapon: UnitWeapon, ability: string): boolean {
  return weapon.keywords.some((keyword) => keyword.toLowerCase().replace(/-/g, ' ') === ability);
}

/** A model fires its pistols or its other guns; monsters and vehicles fire everything. */
function shootWith(unit: Unit, weapons: readonly UnitWeapon[]): readonly UnitWeapon[] {
  if (hasKeyword(unit, 'Vehicle') || hasKeyword(unit, 'Monster')) return weapons;
  const guns = weapons.filter((weapon) => !carries(weapon, 'pistol'));
  const pistols = weapons.filter((weapon) => carries(weapon, 'pistol'));
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

/** A unit, or a bodyguard unit with its leaders, as a target. Characters come last (rule 25). */
export function targetOf(units: Unit | readonly Unit[], phase: UnitPhase): TargetInput {
  const together: readonly Unit[] = 'models' in units ? [units] : units;
  const attached = together.length > 1;
  const ordered = [...together].sort((a, b) => Number(hasKeyword(a, 'Character')) - Number(hasKeyword(b, 'Character')));
  const groups = ordered.flatMap((unit) => {
    const character = attached && hasKeyword(unit, 'Character');
    return mergeAlike(unit.models.map((model) => ({ ...toGroup(unit, model, phase), character })));
  });
  const name = together.map((unit) => unit.name).join(' + ');
  const leadership = bestLeadership(ordered);
  if (groups.length > 1) return { name, leadership, groups };
  const { character: _, ...only } = groups[0];
  return { ...only, name, leadership };
}

function toGroup(unit: Unit, model: UnitModel, phase: UnitPhase) {
  const share = unit.points === undefined ? null : Math.round((unit.points * model.count) / modelCount(unit));
  return {
    name: model.name,
    models: model.count,
    wounds: model.w,
    toughness: model.t,
    save: model.sv,
    invuln: invulnerableIn(model, phase),
    fnp: model.fnp ?? null,
    fnpMortal: model.fnpMortal ?? null,
    keywords: [...unit.keywords],
    points: share,
  };
}

type ModelGroup = ReturnType<typeof toGroup> & { readonly character: boolean };

/** A sergeant with the stats of the squad is one more of its models. */
function mergeAlike(groups: readonly ModelGroup[]): readonly ModelGroup[] {
  const merged: ModelGroup[] = [];
  for (const group of groups) {
    const at = merged.findIndex((other) => sameStats(other, group));
    if (at < 0) {
      merged.push(group);
      continue;
    }
    const other = merged[at];
    const points = other.points === null || group.points === null ? null : other.points + group.points;
    const name = group.models > other.models ? group.name : other.name;
    merged[at] = { ...other, name, models: other.models + group.models, points };
  }
  return merged;
}

function sameStats(one: ModelGroup, other: ModelGroup): boolean {
  const stats = ['wounds', 'toughness', 'save', 'invuln', 'fnp', 'fnpMortal'] as const;
  return stats.every((stat) => one[stat] === other[stat]);
}

function invulnerableIn(model: UnitModel, phase: UnitPhase): number | null {
  const melee = phase === 'fight';
  const works = !model.invulnVs || (model.invulnVs === 'melee') === melee;
  const general = works ? (model.invuln ?? null) : null;
  const special = melee ? (model.invulnMelee ?? null) : null;
  if (general === null || special === null) return general ?? special;
  return Math.min(general, special);
}

function bestLeadership(units: readonly Unit[]): number | null {
  const values = units.flatMap((unit) => unit.models.map((model) => model.ld)).filter((ld) => typeof ld === 'number');
  return values.length === 0 ? null : Math.min(...values);
}
