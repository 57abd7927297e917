// What the sentences of Kill Team are made of, beside numbers.
import type { Message } from '@oddsmith/words';
import type { DiceKind, Lowering } from '../plan.ts';
import type { Edition } from '../rules/index.ts';
import type { Action, Strategy } from '../strategies.ts';

/** A fighter, told from the other one by who goes first where the names do not. */
export interface NamedFighter {
  readonly name: string;
  readonly place: 'first' | 'second';
  readonly sameName: boolean;
}

export function namedFighters(first: string, second: string): readonly [NamedFighter, NamedFighter] {
  const sameName = first !== '' && first === second;
  return [
    { name: first, place: 'first', sameName },
    { name: second, place: 'second', sameName },
  ];
}

/** Whose dice a step speaks of. */
export type DiceOf =
  | { readonly side: 'attack' }
  | { readonly side: 'save'; readonly stat: number; readonly invulnerable: boolean }
  | { readonly side: 'apl'; readonly apl: number }
  | { readonly side: 'fighter'; readonly fighter: NamedFighter };

/** A rule, of one side where there are two; its text may depend on the edition. */
export interface RuleOf {
  readonly rule: string;
  readonly of?: DiceOf;
}
export interface RuleText {
  readonly rule: string;
  readonly edition: Edition;
}

export interface Choice {
  /** Who acts and who does not, with the dice they have left. */
  readonly self: Hand;
  readonly enemy: Hand;
  readonly kill: readonly Action[];
  readonly damage: readonly Action[];
  readonly kills: number;
  readonly dies: number;
  readonly wounds: number;
}

export interface Hand {
  readonly fighter: NamedFighter;
  readonly crits: number;
  readonly normals: number;
  readonly wounds: number;
}

export interface OpenDice {
  readonly hands: readonly [Hand, Hand];
  readonly self: NamedFighter;
  readonly enemy: NamedFighter;
  readonly strategy: Strategy;
}

export interface Worth {
  readonly kills: number;
  readonly dies: number;
  readonly value: number;
  readonly deals: number;
  readonly takes: number;
  readonly trade: number;
}

export interface Shot {
  readonly attacker: string;
  readonly attacks: number;
  readonly hit: number;
  readonly further: number;
  readonly target: string;
  readonly wounds: number;
  readonly kills: number;
  readonly damage: number;
  readonly mode: number;
}

export interface Fight {
  readonly fighters: readonly [NamedFighter, NamedFighter];
  readonly firstDies: number;
  readonly secondDies: number;
  readonly bothSurvive: number;
  readonly bothDie: number;
}

export interface Dice {
  readonly dice: number;
  readonly autoCrits: number;
  readonly autoNormals: number;
  readonly verb: 'hit' | 'save';
  readonly stat: number;
  /** Low rolls succeed: a face counts as 7 less itself. */
  readonly low: boolean;
  /** Rolls of this and more are critical; above 6 none is. */
  readonly critFrom: number;
  readonly crit: number;
  readonly normal: number;
  readonly fail: number;
}

export interface SaveDice extends Dice {
  readonly base: number;
  /** Taken away by Piercing. */
  readonly lost: number;
  readonly piercing: 'none' | 'ignored' | 'counted';
  readonly reduction: number;
  readonly coverLost: boolean;
}

/** Means before and after a conversion. */
export interface Conversion extends RuleText {
  readonly means: {
    readonly successes: readonly [number, number];
    readonly crits: readonly [number, number];
  } | null;
}

/** Damage on average, or the chance to kill, with optional rules always used and used where they pay. */
export interface OptionalRules {
  readonly aim: 'damage' | 'kill';
  readonly always: number;
  readonly best: number;
}

export interface OptionalWorth extends OptionalRules {
  /** What the choice of either side changes. */
  readonly attacker: number;
  readonly defender: number;
}

export interface OptionalAdvice extends OptionalRules {
  /** The choice that is worth the most. */
  readonly most: Message;
}

type Aimed = Pick<OptionalRules, 'aim'>;

/** Dice an attacker may keep as normals without rolling: how many it keeps, and what that is worth over another number. */
export interface KeepDice extends Aimed {
  readonly keeps: number;
  readonly of: number;
  readonly instead: number;
  readonly gain: number;
}

export interface DiceResult {
  readonly crits: number;
  readonly normals: number;
}

export interface RolledDice extends DiceResult {
  readonly fails: number;
}

/** Dice a defender may keep, knowing the attack. */
export interface KeepSaves extends Aimed {
  readonly of: number;
  /** Attacks against which it keeps fewer, and the least and the most that is worth to it. */
  readonly rolling: readonly {
    readonly keeps: number;
    readonly against: readonly DiceResult[];
    readonly gains: readonly [number, number];
  }[];
  /** What it is worth on average to keep all of them over rolling one. */
  readonly keeping: number;
}

/** A roll on which it is right to use other rules than always, or none. */
export interface Situation {
  readonly roll: RolledDice;
  /** Dice kept beside it. */
  readonly kept: number;
  /** The attacks that a defender rolled it against. */
  readonly against?: readonly DiceResult[];
  readonly uses: readonly string[];
  readonly comesTo: DiceResult;
  readonly always: readonly string[];
  readonly alwaysComesTo: DiceResult;
  readonly gains: readonly [number, number];
  readonly weight: number;
}

/** What a player makes of its roll by optional rules. */
export interface UseRules extends Aimed {
  readonly side: 'attack' | 'save';
  readonly situations: readonly Situation[];
  readonly further: number;
  readonly furtherWorth: number;
  /** What it is worth on average to use them where they pay over using none. */
  readonly worth: number;
}

/** With the rules that keep the dice. */
export interface Keeping {
  readonly keepers: readonly string[];
}

/** Rules that lock dice, and rules that therefore cannot make crits of them. */
export interface LockedDice {
  readonly locking: readonly string[];
  readonly promoting: readonly string[];
}

export interface DieRuleText {
  readonly dice: DiceKind;
  readonly lowering: Lowering;
  /** Null: every die. */
  readonly count: number | null;
  readonly on: number | null;
  readonly rolls: number;
  readonly devastating: boolean;
}

/** Damage and death of somebody who is hit beside others. */
export interface Hurt {
  readonly damage: number;
  readonly dies: number;
  /** Of those in reach of it. */
  readonly devastating?: number;
}

export interface ShotReport {
  readonly attacker: string;
  readonly attacks: number;
  readonly hit: number;
  readonly normalDamage: number;
  readonly criticalDamage: number;
  readonly devastating: number;
  readonly defender: string;
  readonly wounds: number;
  readonly dice: number;
  readonly save: number;
  readonly kills: number;
  readonly half: number;
  readonly halfChance: number;
  readonly damage: number;
  readonly mode: number;
  readonly modeChance: number;
}

export interface FighterReport {
  readonly fighter: NamedFighter;
  readonly attacks: number;
  readonly hit: number;
  readonly normalDamage: number;
  readonly criticalDamage: number;
  readonly dies: number;
  readonly keeps: number;
  readonly wounds: number;
}

export interface Order {
  readonly fighters: readonly [NamedFighter, NamedFighter];
  readonly rounds: number;
  readonly swaps: boolean;
  /** Below these wounds each fighter is injured; null where nobody can be. */
  readonly injuredBelow: readonly [number, number] | null;
}

/** Lethal or Hardy beside the stat it is held against. */
export interface CritField {
  readonly from: number;
  readonly stat: number;
}
