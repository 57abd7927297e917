// What the sentences of fantasy battles are made of, beside numbers.
import type { DiceExpression } from '@oddsmith/kernel';
import type { Message } from '@oddsmith/words';
import type { ChargeRoll } from '../card/charge.ts';
import type { Outcome } from '../card/ledger.ts';
import type { Leader } from '../card/posts.ts';
import type { MoveRoll } from '../card/pursuit.ts';
import type { Point, Test } from '../card/result.ts';
import type { StrikeKind } from '../card/strikes.ts';
import type { SaveName, SaveNames } from '../plan.ts';
import type { CardSystem, HitTarget, HitValue, Reroll, Strike, System } from '../schema/index.ts';

/** A unit, told from the other one by its place where the names do not. */
export interface NamedUnit {
  readonly name: string;
  readonly place: 'first' | 'second';
  readonly sameName: boolean;
  /** Of more models than one: names of units are of many, "the first unit" is one. */
  readonly many: boolean;
}

type Called = { readonly name: string; readonly models: number };

export function namedUnits(first: Called, second: Called): readonly [NamedUnit, NamedUnit] {
  const sameName = first.name !== '' && first.name === second.name;
  const called = ({ name, models }: Called) => ({ name, sameName, many: name !== '' && models > 1 });
  return [
    { ...called(first), place: 'first' },
    { ...called(second), place: 'second' },
  ];
}

/** A unit of a battle that is rolled. */
export type Combatant = Pick<NamedUnit, 'name' | 'place'>;

export interface RoundEnd {
  readonly outcome: Outcome;
  /** null where a unit was destroyed before points were counted. */
  readonly margin: number | null;
}

export interface StrikeNote {
  readonly unit: Combatant;
  readonly group: StrikeKind;
  readonly count: number;
}

export interface StrikingModels {
  readonly place: NamedUnit['place'];
  readonly models: number;
}

/** The title of a step of one profile, counted from 1 where there are several, or of one unit. */
export interface OwnedTitle {
  readonly place: NamedUnit['place'] | null;
  readonly profile: number | null;
  readonly title: Message;
}

export interface UnitTitle {
  readonly unit: NamedUnit;
  readonly title: Message;
}

/** "2 × D6+1 attacks". */
export interface Attacks {
  readonly attacks: DiceExpression;
  readonly models: number;
}

/** A single kind of attack, or several. */
export type Attackers = Attacks | { readonly profiles: number };

export interface AttackResult {
  readonly who: Attackers;
  readonly wounds: number;
  readonly mode: number;
  readonly chance: number;
}

export interface SlainResult extends AttackResult {
  readonly slain: number;
  readonly models: number;
}

export interface CombatSide {
  readonly lost: number;
  readonly health: number;
  readonly ahead: number;
  readonly destroyed: number;
}

export interface CombatResult {
  readonly rounds: number;
  readonly first: CombatSide;
  readonly second: CombatSide;
}

export interface OrderedStrike {
  /** Null for stomps, which come last. */
  readonly at: number | null;
  readonly who: NamedUnit['place'] | 'both';
}

export interface Roll {
  readonly needs: HitValue;
  readonly reroll: Reroll;
}

/** Beyond 6, or with a second chance. */
export interface LongShot {
  readonly needs: HitTarget;
  readonly reroll: Reroll;
  readonly secondChance: HitValue;
}

export interface Armour {
  readonly save: HitValue;
  readonly piercing: number;
  /** What is left of it. */
  readonly needs: HitValue;
  readonly reroll: Reroll;
}

/** A save as titles call it. */
export interface SaveTitle {
  readonly save: SaveName | 'armour save';
}

export interface BattleSide {
  readonly unit: NamedUnit;
  readonly wins: number;
  /** Of the enemy. */
  readonly breaks: number;
  /** Where flight is rolled. */
  readonly runsDown: number | null;
  readonly destroyed: number;
}

export interface BattleResult {
  readonly rounds: number;
  readonly sides: readonly [BattleSide, BattleSide];
}

/** What came of a charge that had to be rolled for. */
export interface ChargeResult {
  readonly charger: NamedUnit;
  readonly target: NamedUnit;
  readonly arrives: number;
  readonly wins: number;
  readonly breaks: number;
  readonly runsDown: number | null;
  readonly destroys: number;
  readonly loses: number;
  readonly flees: number;
}

/** Of those who flee from a charge. */
export interface EarlyFlight extends MoveRoll {
  readonly caught: number;
  /** On average. */
  readonly inches: number;
}

/** Who fights a challenge. */
export interface NamedLeader {
  readonly leader: Leader;
  readonly name: string;
}

export interface ChallengeResult {
  readonly issuer: NamedUnit;
  readonly leaders: readonly [NamedLeader, NamedLeader];
  readonly slain: readonly [number, number];
}

/** A unit of three. */
export interface Fighting {
  readonly name: string;
  readonly role: 'first' | 'ally' | 'second';
}

export interface FightingTitle {
  readonly unit: Fighting;
  readonly title: Message;
}

export interface StrikesTitle extends FightingTitle {
  readonly against: Fighting;
}

/** Two units against one. */
export interface MultipleResult {
  readonly first: Fighting;
  readonly ally: Fighting;
  readonly second: Fighting;
  readonly wins: number;
  readonly breaks: number;
  readonly loses: number;
  readonly firstBreaks: number;
  readonly allyBreaks: number;
}

export interface ChallengeRefused {
  /** null where no rule asks for it. */
  readonly retires: NamedLeader | null;
}

export interface ChargeDice extends Pick<ChargeRoll, 'distance' | 'movement' | 'dice' | 'plusDie' | 'least' | 'again'> {
  readonly arrives: number;
}

/** What a beaten unit rolls, what its enemy does, and the chance to be caught. */
export interface Flight {
  readonly flees: MoveRoll & { readonly caught: number };
  readonly fallsBack: (MoveRoll & { readonly caught: number }) | null;
  readonly pursues: MoveRoll;
  readonly restrains: Test | null;
}

/** Shots at a charger, and the wounds they take on average. */
export interface Volley {
  readonly toHit: HitTarget;
  readonly toWound: HitValue;
  readonly lost: number;
}

export interface Strikers {
  readonly count: number;
  readonly when: number | 'before' | 'after';
}

export interface SkillRoll extends Roll {
  /** Null where the strike hits whatever it meets. */
  readonly skills: readonly [own: number, enemy: number | null] | null;
}

export interface StrengthRoll extends Roll {
  readonly strength: number;
  readonly toughness: number;
  readonly system: CardSystem;
}

export interface CombatPoints {
  readonly points: readonly Point[];
  readonly total: number;
}

export interface Courage {
  readonly threeDice: boolean;
  readonly leadership: number;
  readonly again: boolean;
}

export interface Arms {
  readonly weapon: string;
  readonly crews: readonly string[];
  /** Above 6 there is none. */
  readonly armour: number;
}

/** A weapon by the name that its table or its card has for it. */
export interface BearerlessWeapon {
  readonly weapon: string;
}

/** A rule as printed. */
export interface PrintedRule {
  readonly rule: string;
}

/** Fields of a card that one of the systems does not look at. */
export const IDLE_FIELDS = {
  oldWorld: ['defensiveSkill', 'height'],
  ninthAge: [
    'troopType',
    'formation',
    'highGround',
    'disrupted',
    'disorderedCharge',
    'throughTerrain',
    'chargeDistance',
  ],
} as const satisfies { readonly [S in CardSystem]: readonly string[] };

const OF_PLAIN_DICE = ['specialSave', 'specialSaveKind', 'sunder', 'redFury', 'poisonOn', 'resilience'] as const;

/** Fields of a profile that one of the systems does not look at. */
export const IDLE_IN_PROFILES = {
  dice: ['weaponSkill', 'targetWeaponSkill', 'ballisticSkill', 'hitModifier', 'monsterSlayer', 'targetKind'],
  oldWorld: OF_PLAIN_DICE,
  ninthAge: [...OF_PLAIN_DICE, 'poisonMode', 'ballisticSkill', 'monsterSlayer', 'targetKind'],
} as const satisfies { readonly [S in System]: readonly string[] };

export interface IdleField {
  readonly field: (typeof IDLE_FIELDS)[CardSystem][number] | (typeof IDLE_IN_PROFILES)[System][number];
  readonly system: System;
}

/** A save of the card that stands beside one from a rule. */
export interface StandingSave {
  readonly save: SaveNames[keyof SaveNames];
  readonly value: number | string;
}

/** What a rule that slays asks of its prey; null where several do. */
export interface Slayer {
  readonly rule: 'killingBlow' | 'monsterSlayer' | null;
}

export interface StrikeOf {
  readonly strike: Exclude<Strike, 'normal'>;
}

export interface IdleReroll {
  readonly field: 'rerollHits' | 'rerollWounds' | 'rerollArmorSaves' | 'rerollSpecialSaves';
}
