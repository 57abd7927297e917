// What the sentences of 40,000 are made of.
import type { Message } from '@oddsmith/words';
import type { EditionId, ModifierStep } from '../editions.ts';
import type { FactName } from '../rules/index.ts';
import type { Context, Reroll } from '../schema/index.ts';

/** Whoever it is called after, where it has a name of its own. */
export interface Named {
  readonly name: string;
  readonly groups: readonly string[];
}

export interface Firing {
  readonly name: string;
  readonly weapons: readonly { readonly count: number; readonly name: string }[];
  readonly mortalWounds: boolean;
}

/** One of several units that attack in turn. */
export interface UnitNamed {
  readonly name: string;
  readonly number: number;
}

/** Whose step it is. */
export interface About {
  readonly unit: UnitNamed | null;
  readonly weapons: readonly string[];
}

/** A rule by its id, or an ability by its name. */
export interface CauseNamed {
  readonly rule: string;
  readonly name?: string;
}

export interface NamedChange extends CauseNamed {
  readonly by: number;
}

interface Because {
  readonly because: readonly CauseNamed[];
}

export interface NoHitRoll extends Because {
  /** What would change the roll if there were one. */
  readonly idle: readonly CauseNamed[];
}

export interface Attack {
  readonly units: readonly Firing[];
  readonly target: Named;
  readonly wipe: number;
  readonly damage: number;
  readonly slain: number;
  readonly models: number;
}

export interface Attacks extends Because {
  readonly count: number;
  readonly attacks: string;
  /** A gun of a unit that Advanced. */
  readonly silent: boolean;
  readonly fixed: boolean;
  readonly times: number;
  readonly more: readonly string[];
  readonly added: number;
  readonly each: number;
  readonly mean: number;
}

interface Changed extends Because {
  readonly changes: readonly NamedChange[];
  readonly modifier: number;
  readonly limited: number;
}

export interface Hit extends Changed {
  readonly overwatch: boolean;
  /** BS or WS of the weapon, and what changes of it leave. */
  readonly printed: number;
  readonly needs: number;
  readonly covered: boolean;
  readonly missUpTo: number;
  /** The face from which it hits. */
  readonly hit: number;
  readonly again: Reroll | 'never';
  readonly critical: number;
  /** Dice or a number; empty without any. */
  readonly extraHits: string;
  readonly lethal: boolean;
}

interface WoundRoll extends Changed {
  readonly toughness: number;
  readonly again: Reroll;
  readonly critical: number;
  readonly devastating: 'unit' | 'pool' | null;
}

export interface Wound extends WoundRoll {
  readonly strength: number;
  /** Before and after changes of the roll. */
  readonly printed: number;
  readonly needs: number;
}

export interface RolledWound extends WoundRoll {
  readonly strength: string;
  readonly times: number;
  readonly added: number;
}

export interface Save extends Because {
  readonly armour: number;
  readonly ap: number;
  readonly cover: boolean;
  readonly invulnerable: number | null;
  readonly needs: number;
  readonly again: 'none' | 'ones' | 'fails';
  readonly lowestFirst: boolean;
  readonly picked: boolean;
}

export interface Damage extends Because {
  readonly damage: string;
  readonly setTo: number | null;
  /** In which changes are made. */
  readonly order: readonly ModifierStep[];
  readonly halved: boolean;
  readonly times: number;
  readonly added: number;
  readonly taken: number;
  readonly again: Context['rerollDamage'];
  readonly wounds: number;
  readonly pain: number;
  readonly mortalPain: number | null;
}

export interface Once {
  readonly attackRerolls: number;
  readonly hitRerolls: number;
  readonly woundRerolls: number;
  readonly damageReroll: boolean;
  readonly fixedHit: number | null;
  readonly fixedWound: number | null;
  readonly fixedDamage: number | null;
  readonly command: boolean;
}

export interface ChargeRoll {
  readonly dice: number;
  readonly dropLowest: number;
  readonly reroll: boolean | 'one';
  /** What the kept dice must show. */
  readonly needed: number;
}

export interface Charge extends ChargeRoll {
  readonly distance: number;
  readonly reachable: boolean;
  readonly engagementCounted: boolean;
  readonly arrives: number;
  /** The target, by charge and fight together; null without a fight. */
  readonly destroyed: number | null;
}

export interface Nerve {
  readonly unit: string;
  readonly leadership: number;
  readonly passes: number;
}

/** A side of a fight, called after its models where it has no name of its own. */
export interface SideNamed extends Named {
  readonly side: 'first' | 'second';
}

export interface Loss {
  readonly wipe: number;
  readonly slain: number;
  readonly models: number;
}

/** A step of one side. */
export interface StepOfSide {
  readonly who: SideNamed;
  readonly title: Message;
}

export interface Melee {
  readonly first: SideNamed;
  readonly second: SideNamed;
  readonly charges: boolean;
  readonly rounds: number;
  readonly firstLoss: Loss;
  readonly secondLoss: Loss;
}

/** A switch that nothing heeds: no weapon of the unit, or not the edition. */
export type IdleSwitch =
  | {
      readonly because: 'weapons';
      readonly field: 'halfRange' | 'stationary' | 'movedAtMost3' | 'charged' | 'beyond12' | 'unseen';
    }
  | { readonly because: 'edition'; readonly field: 'spotted' | 'movedAtMost3' | 'takesToTheSkies' | 'shocked' };

export interface IdleCover {
  readonly because: 'melee' | 'ignored' | 'hit' | 'goodSave' | 'save';
}

export interface IdleReroll {
  /** Nothing may be rerolled; else everything is already. */
  readonly barred: boolean;
}

export interface LeftOut {
  readonly steps: readonly ('unsaved' | 'damage')[];
}

export interface Limited {
  readonly modifier: number;
  readonly limited: number;
}

export interface Waiting {
  readonly fact: FactName;
  readonly edition: EditionId;
}

/** A rule as an edition plays it. */
export interface RuleIn {
  readonly rule: string;
  readonly edition: EditionId;
}

/** A keyword as it was written. */
export interface Written {
  readonly keyword: string;
}

/** Keywords that the target lacks, or has where it should not. */
export interface Mismatch {
  readonly names: readonly string[];
  readonly has: boolean;
}

/** Weapons that a unit carries and does not fire. */
export interface Silent {
  readonly weapons: readonly string[];
}

/** A weapon that is used in one of several modes. */
export interface ModeTaken {
  readonly taken: string;
  readonly others: readonly string[];
}
