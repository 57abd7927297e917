// Units as armies list them: stat lines, weapons, keywords.
import type { WeaponProfile } from '../data/datasheet.ts';
import type { UnitAbilities } from './abilities.ts';
import type { Carriers } from './carriers.ts';

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
  /** Feel No Pain against Psychic attacks only. */
  readonly fnpPsychic?: number | null;
}

export interface UnitWeapon extends Omit<WeaponProfile, 'keywords'> {
  readonly keywords: readonly string[];
  /** How many the unit carries. */
  readonly count: number;
  /** Profiles of one weapon, of which one is used at a time, have this in common. */
  readonly family?: string;
  /** What `carriers` call it, where that is not its family or its name. */
  readonly item?: string;
}

export interface Unit {
  readonly name: string;
  readonly faction?: string;
  readonly points?: number;
  /** INFANTRY, CHARACTER ...; any letter case. */
  readonly keywords: readonly string[];
  readonly models: readonly UnitModel[];
  readonly weapons: readonly UnitWeapon[];
  readonly abilities?: UnitAbilities;
  /** Who of them carries what, where it is known. */
  readonly carriers?: readonly Carriers[];
}

export type UnitPhase = 'shooting' | 'fight';

export function hasKeyword(unit: Unit, keyword: string): boolean {
  return unit.keywords.some((other) => other.toLowerCase() === keyword.toLowerCase());
}

/** Whether a weapon has the ability, in any letter case, with hyphens or without. */
export function carries(
  weapon: { readonly keywords?: readonly string[] | undefined } | undefined,
  ability: string,
): boolean {
  return weapon?.keywords?.some((keyword) => keyword.toLowerCase().replace(/-/g, ' ') === ability) ?? false;
}

/** Rule 13, E20: fired instead of a model's other guns. The 11th edition prints Pistol by another name. */
export function isPistol(weapon: { readonly keywords?: readonly string[] | undefined }): boolean {
  return carries(weapon, 'pistol') || carries(weapon, 'close quarters');
}

export function modelCount(unit: Unit): number {
  return unit.models.reduce((total, model) => total + model.count, 0);
}
