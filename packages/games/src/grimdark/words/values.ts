// What engines and remarks of Grimdark Future hand over to be put into words.
import type { Message } from '@oddsmith/words';
import type { Circumstance, Scenario } from '../schema.ts';

export interface Named {
  readonly name: string;
}

export interface Needs {
  readonly needs: number;
}

export interface OfUnit {
  readonly unit: string;
}

export interface UnitNeeds extends OfUnit, Needs {}

export interface LineNeeds {
  readonly hitOn: number;
  readonly blockOn: number;
  readonly blockOnSix: number;
}

export interface OnUnit extends OfUnit {
  readonly at: string;
}

export interface UnitWounds extends OfUnit {
  readonly wounds: number;
}

export interface UnitHits extends OfUnit {
  readonly hits: number;
}

/** Dice of a rule that deal hits, or wounds where a die is worth no hits. */
export interface BlowNote extends OfUnit {
  readonly rule: string;
  readonly worked: number;
  readonly hits: number;
}

export interface MeleeLost extends OfUnit {
  readonly lost: number;
  readonly won: number;
}

/** Undefined where only the winner is told. */
export interface Winner extends OfUnit {
  readonly models: readonly [own: number, enemy: number] | undefined;
}

export interface Attack {
  readonly attacker: string;
  readonly defender: string;
  readonly how: 'shooting' | 'charging' | 'striking';
  readonly wounds: number;
  readonly kills: number;
  readonly half: number;
  readonly wipe: number;
}

export interface Chances {
  readonly win: number;
  readonly draw: number;
  readonly loss: number;
}

export interface OfScenario {
  readonly scenario: Scenario;
}

interface Pairing {
  readonly attacker: string;
  readonly defender: string;
}

export interface OneScenario extends OfScenario, Pairing {
  readonly result: Chances;
}

interface ScenarioWin extends OfScenario {
  readonly win: number;
}

export interface Scenarios extends Pairing {
  readonly win: number;
  readonly loss: number;
  readonly count: number;
  readonly best: ScenarioWin;
  readonly worst: ScenarioWin;
}

export interface ScenarioOutcome extends Pairing {
  readonly result: Chances;
  /** The defender is destroyed or routed; the attacker is. */
  readonly out: number;
  readonly lost: number;
  /** The objective, when it is over. */
  readonly holds: { readonly attacker: number; readonly defender: number; readonly contested: number };
  /** Points lost on average, where both costs are known. */
  readonly points: { readonly attackerLost: number; readonly defenderLost: number } | null;
}

export type LineRemark =
  | { readonly is: 'takedown' | 'extraWoundOnSix' | 'skipsRegeneration' | 'hazard' }
  | {
      readonly is: 'extraHits' | 'extraAttacks' | 'extraWounds';
      readonly faces: readonly number[];
      readonly most: number;
    }
  | { readonly is: 'copies'; readonly hits: number }
  | { readonly is: 'blockRerolls'; readonly from: number }
  | { readonly is: 'deadly'; readonly wounds: number };

export interface WeaponLine {
  readonly dice: number;
  readonly hitOn: number;
  readonly blockOn: number;
  readonly blockOnSix: number;
  readonly remarks: readonly LineRemark[];
}

/** Dice that come from no weapon. */
export type LooseRule = 'Impact' | 'Heavy Impact' | 'Crush' | 'Ravage';

export interface Loose extends Needs {
  readonly dice: number;
  readonly blockOn: number;
}

/** A step within another. */
export interface Within {
  readonly step: Message;
}

export interface Blow extends UnitNeeds {
  readonly dice: number;
  readonly once: boolean;
  /** 0: a wound that is not blocked. */
  readonly hits: number;
  readonly rules: readonly string[];
}

export type UnitTrait =
  | { readonly is: 'strikesFirst' | 'strikesLast' | 'limited' | 'hazard' | 'feats' | 'grows' }
  | { readonly is: 'perWound' | 'perKill' | 'selfDestruct'; readonly hits: number };

export interface UnitStrength {
  readonly models: number;
  readonly wounds: number;
  readonly traits: readonly UnitTrait[];
}

export interface SpellGift extends UnitNeeds {
  readonly rule: string;
}

export interface SpellBlow extends UnitNeeds {
  readonly hits: number;
  readonly rules: readonly string[];
  readonly dice: number;
}

export interface Readings {
  readonly version: string;
  /** Options that are not as usual, with their values. */
  readonly readings: readonly (readonly [name: string, value: string])[];
}

export interface OfRule {
  readonly rule: string;
}

export interface Gift extends OfRule {
  readonly gives: readonly string[];
  readonly onto: 'attacker' | 'defender';
}

export interface RuleOfUnit extends OfRule, OfUnit {}

export interface MissingCircumstance extends RuleOfUnit {
  readonly circumstance: keyof Circumstance;
}

export interface IdleRules extends OfUnit {
  readonly rules: readonly string[];
}

export interface NoWeapon extends OfUnit {
  /** In inches; null in melee. */
  readonly reach: number | null;
}

/** What is different in a duel: a rule that is there, or a stat as it would be. */
export type FactorWhat =
  | { readonly rule: string }
  | { readonly stat: 'quality' | 'defense'; readonly to: number }
  | { readonly more: 'model' | 'wound' | 'attack' };

export interface Factor {
  readonly what: FactorWhat;
  readonly kind: 'rule' | 'stat';
  /** The weapon it is on, '' for the whole unit. */
  readonly on: string;
  /** Of the owner's win chance. */
  readonly change: number;
  readonly owner: string;
}
