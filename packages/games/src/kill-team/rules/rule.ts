// What a Kill Team rule can do, as data that both engines read.
import type { Rule } from '../../calculator.ts';

export const EDITIONS = ['2024', '2021'] as const;
export type Edition = (typeof EDITIONS)[number];

export type Side = 'attacker' | 'defender' | 'fighter';

/** What a pool must hold for a conversion to apply. A crit made by `loneCrit` does not count as a crit in 2024. */
export interface Needs {
  readonly crits?: number;
  readonly normals?: number;
  readonly fails?: number;
  readonly successes?: number;
  readonly noCrits?: true;
}

export interface Change {
  readonly crits?: number;
  readonly normals?: number;
  readonly fails?: number;
}

/** A forced exchange of dice results after all rerolls, made once in the place `order` gives it. */
export interface Conversion {
  readonly stage: 'convert';
  readonly order: number;
  readonly needs: Needs;
  readonly change: Change;
  /** Tried when `needs` is not met. */
  readonly otherwise?: { readonly needs: Needs; readonly change: Change };
  /** Repeated as often as this input field says, while `needs` is met. */
  readonly repeat?: 'failsToNormals' | 'normalsToCrits';
  /** Its crit enables nothing else in 2024; in 2021 it wakes what `wokenByCrit` marks. */
  readonly loneCrit?: true;
  readonly wokenByCrit?: true;
  /** Every crit counts as a normal, then one success is discarded. Conversions woken by a crit do not happen at all. */
  readonly demotesCrits?: true;
}

/** Which dice are rolled again, each at most once. */
export interface Reroll {
  readonly stage: 'reroll';
  /** Judged die by die. */
  readonly each: 'nothing' | 'fails' | 'nonCrits' | 'ones';
  /** Judged over the whole pool, among fails that were not rerolled: so many, or all of the commonest face. */
  readonly pool: number | 'commonest';
}

export const SAVE_TRAITS = ['ignoresOneDie', 'softensOneCrit'] as const;
export type SaveTrait = (typeof SAVE_TRAITS)[number];

export const MELEE_TRAITS = [
  'parriedOnlyByCrits',
  'firstCritTakesNormal',
  'firstCritTakesAny',
  'parriesBefore',
  'critParryTakesNormalToo',
  'parryTakesTwo',
  'firstStrikeHitsHarder',
  'firstCritStrikesAgain',
  'ignoresFirstStrike',
  'softensFirstCrit',
] as const;
export type MeleeTrait = (typeof MELEE_TRAITS)[number];

/** The input field that switches the rule on and carries its value. */
export interface FieldEffect {
  readonly stage: 'field';
  readonly field: string;
}

export type Effect =
  | Conversion
  | Reroll
  | FieldEffect
  | { readonly stage: 'saves'; readonly trait: SaveTrait }
  | { readonly stage: 'melee'; readonly trait: MeleeTrait };

export interface KillTeamRule extends Rule {
  readonly kind: 'ability' | 'reroll' | 'field';
  /** The edition whose cards carry it; it can be used in both. */
  readonly edition: 'both' | Edition;
  readonly sides: readonly Side[];
  readonly effects: readonly Effect[];
}

/** Damage of a crit is lowered only when it is above this. */
export const SOFTENED_ABOVE = 3;
