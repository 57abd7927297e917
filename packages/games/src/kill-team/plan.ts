// The plan of a battle: what is rolled, and what dice do to wounds. Rules write it; engines, words and advice read it.
import type { Conversion, Edition, KillTeamRule, Reroll } from './rules/rule.ts';
import type { Strategy } from './strategies.ts';

/** A conversion with the rule it comes from and how often it is made. */
export interface PlannedConversion extends Conversion {
  readonly rule: KillTeamRule;
  readonly times: number;
  /** The normals it makes are locked and it takes none that are. */
  readonly locks: boolean;
}

/** One side's dice once every rule has spoken. */
export interface PoolPlan {
  /** Who rolls, for replays. */
  readonly side: string;
  readonly edition: Edition;
  readonly dice: number;
  readonly stat: number;
  /** Rolls of this and more are critical; 7 = none. */
  readonly critFrom: number;
  /** Low rolls succeed: a face counts as 7 less itself. */
  readonly lowRolls: boolean;
  /** Kept without rolling, never more than there are dice. */
  readonly autoCrits: number;
  readonly autoNormals: number;
  /** Normals kept without rolling are retained: locked against rules that retain a normal as a crit. */
  readonly keptLocked: boolean;
  readonly reroll: Reroll;
  readonly rerollRule: KillTeamRule;
  /** The player picks what to roll again. */
  readonly chooses: boolean;
  /** The player may keep fewer normals without rolling, leave conversions out and make them in any order. */
  readonly declines: boolean;
  /** In the order they are made. */
  readonly conversions: readonly PlannedConversion[];
  /** Damage of a crit and of a normal, for a conversion that takes the best exchange. */
  readonly worth: { readonly crit: number; readonly normal: number };
}

export const DICE_KINDS = ['any', 'normal', 'critical'] as const;
export type DiceKind = (typeof DICE_KINDS)[number];

/** Damage of one die after a rule: never more than `damage`, or half but `minimum` at least, or so much less. */
export type Lowering =
  | { readonly to: 'atMost'; readonly damage: number }
  | { readonly to: 'half'; readonly minimum: number }
  | { readonly to: 'less'; readonly amount: number; readonly from: number };

/** A rule that lowers the damage of single dice. */
export interface DieRule {
  readonly dice: DiceKind;
  readonly lowering: Lowering;
  /** Chance that it works on a die; 1 without a roll. */
  readonly chance: number;
  /** The roll behind the chance, for words; null without one. */
  readonly on: number | null;
  readonly rolls: number;
  /** How many dice of an attack, or of a round of a fight, it works on. */
  readonly count: number;
  readonly rule: KillTeamRule;
}

/** How an operative is hurt, written once: the plan of one that nothing protects. */
export const UNGUARDED = {
  /** Each point is ignored on this roll; null without Feel No Pain. */
  feelNoPain: null as number | null,
  /** A crit inflicts no more than a normal. */
  critsDealNormal: false,
  /** One attack die does nothing: of the defender's choice when shot, the first strike in a fight. */
  ignoresOneDie: false,
  /** So much less from one unblocked crit (the first crit strike) of more than SOFTENED_ABOVE damage. */
  softensOneCrit: 0,
  /** Works on a limited number of dice; the defender chooses which when shot and nothing is rolled, else the first that fit. */
  limited: null as DieRule | null,
  /** Works on every die, after the limited rule. */
  every: null as DieRule | null,
  /** Whether `every` works on each packet of Devastating too. */
  everyPacket: false,
};
export type GuardPlan = Readonly<typeof UNGUARDED>;

/** Damage of a crit is lowered by Durable only when it is above this. */
export const SOFTENED_ABOVE = 3;

/** How a fighter strikes and parries, written once: the plan of one without abilities. */
export const PLAIN_MELEE = {
  /** The enemy parries with crits only. */
  parriedOnlyByCrits: false,
  /** Enemy normals, and enemy dice normals first, that the first crit strike of a round removes. */
  firstCritTakesNormals: 0,
  firstCritTakesAny: 0,
  /** One parry before the first strike of a round. */
  parriesBefore: false,
  critParryTakesNormalToo: false,
  /** Dice a parry removes beyond the first. */
  parryTakesMore: 0,
  /** A normal may parry a crit, unless only crits may parry. */
  normalParriesCrit: false,
  /** Damage added to the first strike of a round. */
  firstStrikeBonus: 0,
  /** One more strike at once, with this kind of die if there is one, after the first strike or the first crit strike. */
  againAfterStrike: null as 'crits' | 'normals' | null,
  againAfterCrit: null as 'crits' | 'normals' | null,
  /** Strikes once when brought to 0 wounds. */
  strikesWhenDying: false,
};
export type MeleePlan = Readonly<typeof PLAIN_MELEE>;

export const AIMS = ['damage', 'kill'] as const;
export type Aim = (typeof AIMS)[number];

/** One attack on one target. */
export interface ShotPlan {
  readonly attack: PoolPlan;
  /** The saves against an attack that kept no crit, and against one that did: one object where it makes no difference. */
  readonly saves: PoolPlan;
  readonly savesAfterCrit: PoolPlan;
  readonly normalDamage: number;
  readonly criticalDamage: number;
  /** Damage of each crit at once, before saves. */
  readonly devastating: number;
  /** Crits that become normals after Devastating and Piercing Crits. */
  readonly downgradeCrits: number;
  /** Any save blocks any hit, normal hits first. */
  readonly anySaveBlocks: boolean;
  readonly guard: GuardPlan;
  readonly wounds: number;
  /** What choices of both players aim at. */
  readonly aim: Aim;
}

/** An operative beside the target that Devastating reaches. */
export interface BystanderPlan {
  readonly name: string;
  readonly wounds: number;
  readonly guard: GuardPlan;
}

/** One side of a fight. */
export interface FighterPlan {
  readonly name: string;
  readonly pool: PoolPlan;
  /** The dice below half of the starting wounds. */
  readonly injuredPool: PoolPlan;
  readonly wounds: number;
  readonly startingWounds: number;
  readonly normalDamage: number;
  readonly criticalDamage: number;
  readonly devastating: number;
  readonly strategy: Strategy;
  readonly guard: GuardPlan;
  readonly melee: MeleePlan;
}

/** A fight from the start of a round. */
export interface FightPlan {
  readonly fighters: readonly [FighterPlan, FighterPlan];
  readonly rounds: number;
  readonly injured: boolean;
  readonly swapFirst: boolean;
}

/** A 6 always hits, so nobody needs more than that. */
const WORST_HIT = 6;

export function injuredHit(hit: number): number {
  return Math.min(WORST_HIT, hit + 1);
}
