// What the calculators find, exact or simulated, in the same shapes.
import type { Distribution } from '@oddsmith/kernel';
import type { Findings } from '../contract/calculator.ts';
import type { Action, Objective } from './strategies.ts';

/** One side's dice: how many successes, how many of them critical. */
export interface PoolCounts {
  readonly successes: Distribution;
  readonly crits: Distribution;
}

/** One attack of a series on the same target. */
export interface Volley {
  readonly damage: Distribution;
  /** Chance that the target is dead after this attack. */
  readonly killChance: number;
  /** Mean damage so far. */
  readonly meanDamage: number;
}

/** A secondary target, or an operative in reach of Devastating. */
export interface OtherTarget {
  readonly name: string;
  readonly distributions: { readonly damage: Distribution };
  readonly summary: { readonly killChance: number; readonly meanDamage: number };
}

export interface ShootFindings extends Findings {
  readonly distributions: {
    readonly damage: Distribution;
    /** With Hot. */
    readonly selfDamage?: Distribution;
    /** With secondary targets, the target itself among them. */
    readonly totalDamage?: Distribution;
    readonly kills?: Distribution;
  };
  readonly summary: {
    readonly killChance: number;
    readonly meanDamage: number;
    /** That one attack on the target keeps a crit. */
    readonly critChance: number;
    readonly meanSelfDamage?: number;
    readonly selfKillChance?: number;
    readonly meanKills?: number;
  };
  readonly pools: { readonly attack: PoolCounts; readonly defence: PoolCounts };
  /** The attack and each further one, in order; empty when there is only one. */
  readonly volleys: readonly Volley[];
  readonly secondaries: readonly OtherTarget[];
  readonly bystanders: readonly OtherTarget[];
}

export interface FightFindings extends Findings {
  readonly distributions: { readonly firstWounds: Distribution; readonly secondWounds: Distribution };
  readonly summary: {
    readonly firstDies: number;
    readonly secondDies: number;
    readonly bothSurvive: number;
    readonly bothDie: number;
  };
  /** P(wounds left of first, wounds left of second). */
  readonly joint: readonly (readonly number[])[];
  readonly pools: { readonly first: PoolCounts; readonly second: PoolCounts };
}

/** What follows from an action when its owner then plays for one objective. */
export interface Outlook {
  /** What the objective maximises: chance to kill minus chance to die, or wounds dealt minus wounds taken. */
  readonly value: number;
  readonly enemyDies: number;
  readonly selfDies: number;
  readonly dealt: number;
  readonly taken: number;
}

/** A fighter after an action. */
export interface OpenHand {
  readonly crits: number;
  readonly normals: number;
  readonly wounds: number;
  readonly hasStruck: boolean;
  readonly hasCritStruck: boolean;
  /** Dice ignored, halved or reduced so far. */
  readonly used: number;
}

export interface OpenPosition {
  readonly first: OpenHand;
  readonly second: OpenHand;
  /** Who acts next; null when the round is over. */
  readonly turn: 'first' | 'second' | null;
}

export interface ActionOutlook {
  readonly action: Action;
  readonly title: string;
  /** The position it leads to, no roll that lowers its damage having worked. */
  readonly after: OpenPosition;
  readonly kill: Outlook;
  readonly damage: Outlook;
}

export interface ChoiceFindings extends Findings {
  /** After the best action for a kill. */
  readonly distributions: { readonly firstWounds: Distribution; readonly secondWounds: Distribution };
  /** Of the best action for a kill, and what the best one for damage is worth. */
  readonly summary: {
    readonly enemyDies: number;
    readonly selfDies: number;
    readonly killValue: number;
    readonly damageValue: number;
  };
  /** Every legal action, in the order that settles ties. */
  readonly actions: readonly ActionOutlook[];
  readonly best: { readonly [objective in Objective]: Action };
  /** All actions as good as the best one, it among them. */
  readonly ties: { readonly [objective in Objective]: readonly Action[] };
}
