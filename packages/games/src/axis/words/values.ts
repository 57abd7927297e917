// What sentences of Axis & Allies are made of: facts, no words.
import type { Message } from '@oddsmith/words';
import type { Decision } from '../advisor/decisions.ts';
import type { OrderSetting } from '../advisor/order-table.ts';
import type { Criterion as DecisionCriterion } from '../advisor/weigh.ts';
import type { Outcome, ThrownLuck } from '../findings.ts';
import type { OwnerLoss } from '../owners.ts';
import type { Battle, Role } from '../plan.ts';
import type { Army, UnitId } from '../units.ts';

export interface Gain {
  readonly profit: number;
  readonly valuesIn: Battle['valuesIn'];
}

export interface Average extends Gain {
  readonly rounds: number;
}

/** Counted from 1; undefined where there is only one. */
export interface InWave {
  readonly wave: number | undefined;
}

export interface Wins extends Average {
  readonly waves: number;
  readonly winChance: number;
  /** Undefined where no territory is fought for. */
  readonly takesChance: number | undefined;
  readonly bothLeft: number;
  readonly nobodyLeft: number;
}

export interface TakesAndHolds extends Average {
  readonly waves: number;
  readonly naval: boolean;
  /** Counter-attacks. */
  readonly counters: number;
  readonly takesChance: number;
  readonly holdsChance: number;
}

/** An army and the hits of its first volley. */
export interface Force {
  readonly units: Army;
  readonly hits: number;
}

/** Who is met in a later wave: nobody can say how many are left. */
export interface Met {
  readonly conquerors: boolean;
  /** What comes to them. */
  readonly units: Army | undefined;
}

export interface Forces {
  readonly attacker: Force;
  readonly defender: Force | Met;
}

export interface Shots {
  readonly shots: number;
  readonly atMost: boolean;
  readonly chance: number;
}

export interface Reason {
  readonly kind: 'rounds' | 'units' | 'profit' | 'takes' | 'destroys' | 'kill' | 'air' | 'bestProfit' | 'bestWins';
  readonly amount: number;
  readonly valuesIn: Battle['valuesIn'];
}

export interface Retreat {
  readonly reasons: readonly Reason[];
  /** Asked before the battle too. */
  readonly before: boolean;
}

export interface AtSea {
  readonly kind: 'dive' | 'destroyer' | 'crash' | 'carriers';
  readonly role: Role;
  /** Submarines that dive; undefined: all. */
  readonly most?: number | undefined;
  readonly afterShot?: boolean;
}

export interface Place {
  readonly unit: UnitId;
  /** Undefined: all that are left. */
  readonly amount: number | undefined;
}

export interface Losses {
  readonly order: readonly Place[];
  /** Land units kept to the last. */
  readonly kept: number;
  readonly gunsLast: boolean;
}

export interface Orders {
  readonly attacker: Losses;
  readonly defender: Losses;
}

export interface Fates {
  /** Who attacks in the wave, where not always the same does. */
  readonly attacks?: 'you' | 'enemy' | undefined;
  readonly outcome: Outcome;
  readonly attackerLoss: number;
  readonly defenderLoss: number;
}

export interface Lands extends Average {
  readonly landsChance: number;
  readonly takesChance: number;
}

export interface SeaStage {
  readonly attacker: Army;
  readonly defender: Army;
  readonly result: Fates;
  readonly retreat: Retreat | undefined;
  readonly facts: readonly AtSea[];
}

export interface Cargo {
  readonly aboard: Army;
  readonly lost: number;
}

export interface LandStage {
  /** Who comes overland or by air. */
  readonly beside: Army | undefined;
  readonly defender: Army;
  readonly result: Fates;
  readonly retreat: Retreat | undefined;
}

export interface Raid {
  readonly bombers: number;
  readonly damage: number;
  readonly lost: number;
  readonly profit: number;
}

/** What the chance of a recommendation is the chance of. */
export type Criterion =
  | 'survives'
  | 'zoneHeld'
  | 'territoryHeld'
  | 'zoneCleared'
  | 'territoryTaken'
  | 'alone'
  | 'zoneKept'
  | 'territoryKept'
  | 'zoneNotCleared'
  | 'territoryDefended'
  | 'attackerNotAlone';

export interface Send {
  readonly attacks: boolean;
  readonly units: Army;
  readonly firstWave: boolean;
}

export interface SplitUp {
  readonly parts: readonly { readonly name: string; readonly units: Army }[];
  readonly hold: number;
  readonly of: number;
  readonly chance: number;
  /** Undefined where it is reached. */
  readonly goal: number | undefined;
}

export interface NothingEnough {
  readonly nearest: { readonly units: Army; readonly chance: number } | undefined;
  readonly criterion: Criterion;
}

export interface MostProfitable extends Gain {
  readonly send: Send;
  readonly armies: number;
  readonly criterion: Criterion;
  readonly chance: number;
}

export interface Cheapest {
  readonly send: Send;
  readonly cost: number;
  readonly criterion: Criterion;
  readonly chance: number;
  readonly proven: boolean;
}

export interface Proven {
  readonly proof: Message;
}

export interface NoneBetter {
  readonly kind: 'earnsMore' | 'mayEarnMore' | 'reaches' | 'ofThemReaches' | 'cheaper' | 'below';
  readonly target: number;
  readonly cost: number;
}

export interface ArmiesProof {
  readonly armies: number;
  readonly valued: number;
  readonly excluded: number;
  readonly bound: string;
  readonly none: NoneBetter;
}

export type { ThrownLuck };

export interface Rolled {
  readonly attacker: ThrownLuck;
  readonly defender: ThrownLuck;
}

export interface Owners {
  readonly owners: readonly OwnerLoss[];
}

export type OrderSettingName = OrderSetting['name'];

/** What comes of an order of loss of the first side. */
export interface OrderRow {
  readonly criterion: DecisionCriterion;
  readonly against: readonly {
    readonly name: OrderSettingName;
    /** Undefined where it would have taken too long. */
    readonly chance: number | undefined;
    readonly worst: boolean;
  }[];
  /** Its worst case is the best there is. */
  readonly safest: boolean;
}

/** A decision, and what comes of it beside what comes of the battle as it is. */
export interface Decided {
  readonly decision: Decision;
  /** Undefined where there is only one wave. */
  readonly wave: number | undefined;
  /** Land units that are kept. */
  readonly kept: Army;
  /** The order that was searched for. */
  readonly order: readonly Place[];
  readonly criterion: DecisionCriterion;
  readonly chance: number;
  readonly chanceNow: number;
  /** Profit with it less that without. */
  readonly gain: number;
  readonly valuesIn: Battle['valuesIn'];
}

export type Terrain = 'sea' | 'land';

/** A unit given to a side that cannot use it there. */
export interface OutOfPlace {
  readonly unit: UnitId;
  readonly act: 'fight' | 'attack' | 'defend';
  readonly place: Terrain;
}

/** Fields that say nothing at sea. */
export type LandOnly = 'takes' | 'aaLast' | 'winMeans';
