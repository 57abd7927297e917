// What a Kill Team rule is: an entry that says what it changes in the plan of the side that has it.
import type { Rule } from '../../contract/calculator.ts';
import type { GuardPlan, MeleePlan } from '../plan.ts';

export const EDITIONS = ['2024', '2021'] as const;
export type Edition = (typeof EDITIONS)[number];

/** Whether the text of a rule retains dice or changes those that are retained. */
export const WORDINGS = ['retain', 'change'] as const;
export type Wording = (typeof WORDINGS)[number];

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

export interface Exchange {
  readonly needs: Needs;
  readonly change: Change;
}

/** A forced exchange of dice results after all rerolls, made once in the place `order` gives it. */
export interface Conversion {
  readonly order: number;
  /** The first of these whose needs are met. */
  readonly exchanges: readonly Exchange[];
  /** Instead of the first one possible: the one, or none, that is worth the most damage once all conversions are made. */
  readonly best?: true;
  /** Repeated as often as this input field says, while it is possible. */
  readonly repeat?: 'failsToNormals' | 'normalsToCrits';
  /**
   * Its text retains dice instead of changing them: in 2024 a die is retained once, so the normals it makes are locked and it
   * takes none that are. A change takes either kind, a locked one first.
   */
  readonly retains?: true;
  /** Its crit enables nothing else in 2024; in 2021 it wakes what `wokenByCrit` marks. */
  readonly loneCrit?: true;
  readonly wokenByCrit?: true;
  /** Every crit counts as a normal, then one success is discarded. Conversions woken by a crit do not happen at all. */
  readonly demotesCrits?: true;
}

/** Which dice are rolled again, each at most once. */
export interface Reroll {
  /** Judged die by die. */
  readonly each: 'nothing' | 'fails' | 'nonCrits' | 'ones';
  /** Judged over the whole pool, among fails that were not rerolled: all of the commonest face. */
  readonly commonest?: true;
  /** After these, so many more fails that were not rerolled. */
  readonly more: number;
  /** What a player may choose freely instead: so many dice, or any number of those that show one face. */
  readonly choice?: number | 'oneFace';
}

/** How many dice a choice of any number may take. */
export const ANY_NUMBER = Number.POSITIVE_INFINITY;

export interface KillTeamRule extends Rule {
  readonly kind: 'ability' | 'reroll' | 'field';
  /** The edition whose cards carry it; it can be used in both. */
  readonly edition: 'both' | Edition;
  /** Where the other edition has the name for something else: what to use there. */
  readonly elsewhere?: string;
  /** Names that remark; "old-name" unless given. */
  readonly elsewhereCode?: 'old-name' | 'stun';
  readonly excludes?: 'elites' | 'dueller' | 'again';
  readonly sides: readonly Side[];
  /** The input field that switches it on and carries its value. */
  readonly field?: string;
  readonly convert?: Conversion;
  readonly reroll?: Reroll;
  /** What it changes in the way its owner is hurt. */
  readonly guard?: Partial<GuardPlan>;
  /** What it changes in the way its owner fights. */
  readonly melee?: Partial<MeleePlan>;
}
