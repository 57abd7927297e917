// The odds of a single attack, derived from its plan: how it hits, and what becomes of each hit.
import { clamp, expressionPmf, type Pmf } from '@oddsmith/kernel';
import { NEVER, type Plan } from '../plan.ts';
import type { HitValue } from '../schema/index.ts';
import { armourNeeded, chanceOfFaces, finalFaces, successChance } from './die.ts';

/**
 * Chances below this add nothing that a float64 can show beside the others. Engines skip them because the product of
 * two of them would be a denormal number, on which arithmetic is many times slower.
 */
export const NEGLIGIBLE = 1e-140;

/** What becomes of one hit; the four sum to 1. */
export interface HitOdds {
  /** No wound, or stopped by armour. */
  readonly stopped: number;
  /** Through the armour, then stopped by the special save. */
  readonly saved: number;
  readonly wounds: number;
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
}

/** `levels` is the number of states of the armour: 1 where nothing sunders it. */
export function oddsOf(plan: Plan, levels = 1): Odds {
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

/** The most wounds one attack can cause, its extra attacks included. */
export function mostWounds(odds: Odds): number {
  const hits = odds.attack.hitsTwice + odds.attack.poisonsAndHits > 0 ? 2 : 1;
  return (odds.extraAttacks ? hits + hits * hits : hits) * longestStep(odds);
}

function attackOdds(plan: Plan): AttackOdds {
  const faces = finalFaces(plan.toHit, plan.rerollHits);
  if (faces === null) {
    const hits = successChance(plan.toHit, 'none');
    return { misses: 1 - hits, hits, poisons: 0, hitsTwice: 0, poisonsAndHits: 0 };
  }
  const poisonFrom = Math.min(plan.autoWoundFrom, plan.woundBonusFrom);
  const odds = { misses: 0, hits: 0, poisons: 0, hitsTwice: 0, poisonsAndHits: 0 };
  for (let face = 1; face <= 6; face++) {
    const twice = face >= plan.doubleHitFrom;
    const poisoned = face >= poisonFrom;
    if (face < (plan.toHit as number)) odds.misses += faces[face];
    else if (twice) odds[poisoned ? 'poisonsAndHits' : 'hitsTwice'] += faces[face];
    else odds[poisoned ? 'poisons' : 'hits'] += faces[face];
  }
  return odds;
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
  return { stopped: 0, saved: 0, wounds: 0, slays: 0 };
}

/** A wound that takes both saves. */
function addWound(odds: OddsSoFar, chance: number, plan: Plan, piercing: number): void {
  const armour = successChance(armourNeeded(plan.armorSave, piercing), plan.rerollArmorSaves);
  const special = successChance(plan.specialSave, plan.rerollSpecialSaves);
  odds.stopped += chance * armour;
  odds.saved += chance * (1 - armour) * special;
  odds.wounds += chance * (1 - armour) * (1 - special);
}

/** A wound that skips armour, and the special save too unless the plan leaves it. */
function addLethalWound(odds: OddsSoFar, chance: number, plan: Plan): void {
  const special = plan.lethalSkips === 'all' ? 0 : successChance(plan.specialSave, plan.rerollSpecialSaves);
  odds.saved += chance * special;
  odds[plan.slays ? 'slays' : 'wounds'] += chance * (1 - special);
}
