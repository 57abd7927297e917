// The odds of a single attack, derived from its plan: how it hits, and what becomes of each hit.
import { clamp, expressionPmf, type Pmf } from '@oddsmith/kernel';
import { NEVER, type Plan, type SaveRoll } from '../plan.ts';
import type { HitValue } from '../schema/index.ts';
import { armourNeeded, chanceOfFaces, type Faces, finalFaces, successChance } from './die.ts';

/**
 * Chances below this add nothing that a float64 can show beside the others. Engines skip them because the product of
 * two of them would be a denormal number, on which arithmetic is many times slower.
 */
export const NEGLIGIBLE = 1e-140;

/** What becomes of one hit; they sum to 1. */
export interface HitOdds {
  /** No wound, or stopped by armour. */
  readonly stopped: number;
  /** Through the armour, then stopped by another save. */
  readonly saved: number;
  readonly wounds: number;
  /** As `wounds`, but nothing of it can be recovered. */
  readonly sureWounds: number;
  /** Takes a whole model. */
  readonly slays: number;
}

/** How one attack hits; the five sum to 1. */
interface AttackOdds {
  readonly misses: number;
  readonly hits: number;
  readonly poisons: number;
  readonly hitsTwice: number;
  /** Two hits, one of them poisoned. */
  readonly poisonsAndHits: number;
}

export interface Odds {
  readonly attack: AttackOdds;
  /** An ordinary hit, by how much the armour has been worsened so far. */
  readonly hit: readonly HitOdds[];
  readonly poisonedHit: readonly HitOdds[];
  /** Wounds of one unsaved wound. */
  readonly each: Pmf;
  /** Wounds of a slain model, 0 where nothing slays. */
  readonly slayWounds: number;
  readonly extraAttacks: boolean;
  readonly sunder: number;
  /** The chance that a wound lost is recovered. */
  readonly recovers: number;
}

/** Estimate and engine ask for the same odds several times over: a third of a small answer went into deriving them again. */
const derived = new WeakMap<Plan, Odds>();

/** `levels` is the number of states of the armour: 1 where nothing sunders it. */
export function oddsOf(plan: Plan, levels = 1): Odds {
  if (levels > 1) return oddsAtLevels(plan, levels);
  const known = derived.get(plan);
  if (known !== undefined) return known;
  const odds = oddsAtLevels(plan, 1);
  derived.set(plan, odds);
  return odds;
}

function oddsAtLevels(plan: Plan, levels: number): Odds {
  const hit: HitOdds[] = [];
  const poisonedHit: HitOdds[] = [];
  for (let worse = 0; worse < levels; worse++) {
    hit.push(rolledHit(plan, plan.toWound, worse));
    poisonedHit.push(plan.autoWoundFrom < NEVER ? automaticWound(plan, worse) : rolledHit(plan, easier(plan), worse));
  }
  return {
    attack: attackOdds(plan),
    hit,
    poisonedHit,
    each: clamp(expressionPmf(plan.wounds), 0, plan.woundCap),
    slayWounds: plan.slays ? plan.slayWounds : 0,
    extraAttacks: plan.extraAttacks,
    sunder: plan.sunder,
    recovers: successChance(plan.recovery, 'none'),
  };
}

/** Worsening beyond this changes nothing: the most pierceable armour is gone. */
export function sunderLevels(plans: readonly Plan[]): number {
  if (!plans.some((plan) => plan.sunder > 0)) return 1;
  let top = 0;
  for (const { armorSave, armorPiercing } of plans)
    if (typeof armorSave === 'number') top = Math.max(top, 7 - armorSave - armorPiercing);
  return top + 1;
}

/** The most wounds one unsaved wound can take off. */
export function longestStep(odds: Odds): number {
  return Math.max(odds.each.length - 1, odds.slayWounds);
}

/** The most hits of one attack: an automatic hit has no face that could make it two. */
export function mostHits({ attack }: Odds): number {
  return attack.hitsTwice + attack.poisonsAndHits > 0 ? 2 : 1;
}

/** The most wounds one attack can cause, its extra attacks included. */
export function mostWounds(odds: Odds): number {
  const hits = mostHits(odds);
  return (odds.extraAttacks ? hits + hits * hits : hits) * longestStep(odds);
}

type AttackOddsSoFar = { -readonly [Way in keyof AttackOdds]: number };

function attackOdds(plan: Plan): AttackOdds {
  const odds = { misses: 0, hits: 0, poisons: 0, hitsTwice: 0, poisonsAndHits: 0 };
  const { toHit, secondChance } = plan;
  const reroll = secondChance === 'none' ? plan.rerollHits : 'none';
  if (typeof toHit === 'string') odds[toHit === 'auto' ? 'hits' : 'misses'] = 1;
  else if (toHit <= 6) addFaces(odds, plan, 1, toHit, finalFaces(toHit as HitValue, reroll) as Faces);
  else addLongShot(odds, plan, toHit, (finalFaces(6, reroll) as Faces)[6]);
  if (typeof secondChance !== 'number') return odds;
  const missed = odds.misses;
  odds.misses = 0;
  addFaces(odds, plan, missed, secondChance, finalFaces(secondChance, 'none') as Faces);
  return odds;
}

/** Adds `chance` of a die with these faces against a target of 2 to 6. */
function addFaces(odds: AttackOddsSoFar, plan: Plan, chance: number, target: number, faces: Faces): void {
  const poisonFrom = Math.min(plan.autoWoundFrom, plan.woundBonusFrom);
  for (let face = 1; face <= 6; face++) {
    const share = chance * faces[face];
    const twice = face >= plan.doubleHitFrom;
    const poisoned = face >= poisonFrom;
    if (face < target) odds.misses += share;
    else if (twice) odds[poisoned ? 'poisonsAndHits' : 'hitsTwice'] += share;
    else odds[poisoned ? 'poisons' : 'hits'] += share;
  }
}

/** 7 and more: a natural 6, then what is missing with a second die. */
function addLongShot(odds: AttackOddsSoFar, plan: Plan, target: number, sixes: number): void {
  const hits = (sixes * (10 - target)) / 6;
  odds[plan.poisonsBeyondSix ? 'poisons' : 'hits'] += hits;
  odds.misses += 1 - hits;
}

function easier(plan: Plan): HitValue {
  return typeof plan.toWound === 'number' ? (Math.max(2, plan.toWound - plan.woundBonus) as HitValue) : plan.toWound;
}

function automaticWound(plan: Plan, worse: number): HitOdds {
  const odds = noOdds();
  addWound(odds, 1, plan, plan.armorPiercing + worse);
  return odds;
}

function rolledHit(plan: Plan, target: HitValue, worse: number): HitOdds {
  if (target === 'auto') return automaticWound(plan, worse);
  const odds = noOdds();
  const faces = finalFaces(target, plan.rerollWounds);
  if (faces === null) {
    odds.stopped = 1;
    return odds;
  }
  odds.stopped = chanceOfFaces(faces, 1, (target as number) - 1);
  for (let face = target as number; face <= 6; face++) {
    const piercing = plan.armorPiercing + worse + (face >= plan.pierceFrom ? plan.pierceBonus : 0);
    if (face >= plan.lethalFrom) addLethalWound(odds, faces[face], plan);
    else addWound(odds, faces[face], plan, piercing);
  }
  return odds;
}

type OddsSoFar = { -readonly [Fate in keyof HitOdds]: number };

function noOdds(): OddsSoFar {
  return { stopped: 0, saved: 0, wounds: 0, sureWounds: 0, slays: 0 };
}

/** The chance that at least one of the saves is made. */
function anySave(saves: readonly SaveRoll[]): number {
  let saved = 0;
  for (const { target, reroll } of saves) saved += (1 - saved) * successChance(target, reroll);
  return saved;
}

/** A wound that takes every save. */
function addWound(odds: OddsSoFar, chance: number, plan: Plan, piercing: number): void {
  const armour = successChance(armourNeeded(plan.armorSave, piercing), plan.rerollArmorSaves);
  const special = anySave(plan.saves.plain);
  odds.stopped += chance * armour;
  odds.saved += chance * (1 - armour) * special;
  odds.wounds += chance * (1 - armour) * (1 - special);
}

/** A wound that skips armour, and the other saves too unless the plan leaves them. */
function addLethalWound(odds: OddsSoFar, chance: number, plan: Plan): void {
  const special = anySave(plan.saves.lethal);
  odds.saved += chance * special;
  odds[plan.slays ? 'slays' : plan.recovery === 'none' ? 'wounds' : 'sureWounds'] += chance * (1 - special);
}
