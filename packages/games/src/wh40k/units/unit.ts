// Units as armies list them: stat lines, weapons, keywords.

import type { UnitAbilities } from './abilities.ts';

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
  /** Profiles of one weapon, of which one is used at a time, have this in common. */
  readonly family?: string;
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

export function hasKeyword(unit: Unit, keyword: string): boolean {
  return unit.keywords.some((other) => other.toLowerCase() === keyword.toLowerCase());
}

export function modelCount(unit: Unit): number {
  return unit.models.reduce((total, model) => total + model.count, 0);
}
