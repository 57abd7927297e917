// One weapon line against one target, with every rule applied: faces needed, AP, extra hits, re-rolls.
import { type ActiveRule, amount, type ResolvedModel, type ResolvedWeapon } from '../rules/resolve.ts';
import { effectHolds, type Situation, timesOf } from './situation.ts';
import type { Target } from './target.ts';

export interface LineProfile {
  /** Natural face needed to hit, 2 to 6. */
  readonly hitOn: number;
  /** Face needed to block an ordinary hit and the hit of a natural 6. */
  readonly blockOn: number;
  readonly blockOnSix: number;
  /** Extra hits and extra attacks of a natural face that hits, index = face. */
  readonly extraHits: Int32Array;
  readonly extraAttacks: Int32Array;
  /** Natural block results from here on are rolled again; 7: none. */
  readonly rerollFrom: number;
  /** Extra wounds of a failed natural block result, index = face. */
  readonly extraWounds: Int32Array;
  readonly extraWoundOnSix: number;
  /** Hits that each hit becomes. */
  readonly copies: number;
  readonly copiesKeepAp: boolean;
  /** 1: wounds of size 1. */
  readonly deadly: number;
  readonly skipsRegeneration: boolean;
  readonly hazard: boolean;
  readonly takedown: boolean;
  readonly firstStrike: boolean;
  readonly limited: boolean;
  readonly inRange: boolean;
}

/** Sums while the rules of a line are read. */
class Sheet {
  quality: number;
  range = 0;
  hitBonus = 0;
  hitPenalty = 0;
  movedPenalty = 0;
  steady = false;
  freeOfHitPenalties = false;
  freeOfPenalties = false;
  ap = 0;
  apAtLeast = 0;
  apOnSix = 0;
  apOnSixAtLeast = 0;
  blast = 0;
  deadly = 0;
  ignoresCover = false;
  skipsRegeneration = false;
  hazard = false;
  takedown = false;
  firstStrike = false;
  limited = false;
  rerollFrom = 7;
  extraWoundOnSix = 0;
  readonly extraHits = new Int32Array(7);
  readonly extraAttacks = new Int32Array(7);
  readonly extraWounds = new Int32Array(7);

  constructor(quality: number) {
    this.quality = quality;
  }

  hit(value: number): void {
    if (value > 0) this.hitBonus += value;
    else this.hitPenalty -= value;
  }
}

function addFrom(table: Int32Array, face: number, value: number): void {
  for (let natural = face; natural <= 6; natural++) table[natural] += value;
}

function addUpTo(table: Int32Array, face: number, value: number): void {
  for (let natural = 1; natural <= face; natural++) table[natural] += value;
}

function read(sheet: Sheet, rules: readonly ActiveRule[], situation: Situation, target: Target): void {
  for (const rule of rules) {
    for (const effect of rule.effects) {
      if (!effectHolds(effect, situation, target)) continue;
      const value = amount(effect, rule.rating) * timesOf(effect, situation);
      switch (effect.do) {
        case 'hit':
          sheet.hit(value);
          break;
        case 'quality':
          sheet.quality = Math.min(sheet.quality, value);
          break;
        case 'movedPenalty':
          sheet.movedPenalty = value;
          break;
        case 'steady':
          sheet.steady = true;
          break;
        case 'ignoreHitPenalties':
          sheet.freeOfHitPenalties = true;
          break;
        case 'ignorePenalties':
          sheet.freeOfHitPenalties = true;
          sheet.freeOfPenalties = true;
          break;
        case 'unpredictable':
          if (situation.whim === 'ap') sheet.ap += value;
          else if (situation.whim === 'hit') sheet.hit(value);
          break;
        case 'range':
          sheet.range += value;
          break;
        case 'ap':
          sheet.ap += value;
          break;
        case 'apAtLeast':
          sheet.apAtLeast = Math.max(sheet.apAtLeast, value);
          break;
        case 'apOnSix':
          sheet.apOnSix += value;
          break;
        case 'apOnSixAtLeast':
          sheet.apOnSixAtLeast = Math.max(sheet.apOnSixAtLeast, value);
          break;
        case 'blast':
          sheet.blast += value;
          break;
        case 'deadly':
          sheet.deadly += value;
          break;
        case 'ignoreCover':
          sheet.ignoresCover = true;
          break;
        case 'skipRegeneration':
          sheet.skipsRegeneration = true;
          break;
        case 'hazard':
          sheet.hazard = true;
          break;
        case 'takedown':
          sheet.takedown = true;
          break;
        case 'firstStrike':
        case 'strikesFirst':
          sheet.firstStrike = true;
          break;
        case 'limited':
          sheet.limited = true;
          break;
        case 'extraHits':
          addFrom(sheet.extraHits, effect.face ?? 6, value);
          break;
        case 'extraAttacks':
          addFrom(sheet.extraAttacks, effect.face ?? 6, value);
          break;
        case 'rerollBlock':
          sheet.rerollFrom = Math.min(sheet.rerollFrom, effect.face ?? 6);
          break;
        case 'extraWounds':
          addUpTo(sheet.extraWounds, effect.face ?? 1, value);
          break;
        case 'extraWoundOnSix':
          sheet.extraWoundOnSix += value;
          break;
      }
    }
  }
}

function clampFace(face: number): number {
  return Math.max(2, Math.min(6, face));
}

function hitFace(sheet: Sheet, situation: Situation, target: Target): number {
  if (situation.fatigued && situation.phase === 'melee') return 6;
  let penalty = sheet.hitPenalty + (sheet.steady ? 0 : sheet.movedPenalty);
  let bonus = sheet.hitBonus;
  if (target.enemyHit < 0) penalty -= target.enemyHit;
  else bonus += target.enemyHit;
  if (sheet.freeOfHitPenalties) penalty = 0;
  return clampFace(sheet.quality - bonus + penalty);
}

function blockFace(sheet: Sheet, situation: Situation, target: Target, six: boolean): number {
  let ap = Math.max(sheet.ap + (six ? sheet.apOnSix : 0), sheet.apAtLeast);
  if (six) ap = Math.max(ap, sheet.apOnSixAtLeast);
  if (!sheet.freeOfPenalties) ap -= target.incomingAp;
  const cover = situation.cover && situation.phase === 'shooting' && !sheet.ignoresCover ? 1 : 0;
  return clampFace(target.defense + Math.max(0, ap) - target.block - cover);
}

function reaches(sheet: Sheet, weapon: ResolvedWeapon, situation: Situation, target: Target): boolean {
  if (situation.phase === 'melee') return weapon.range === 0;
  if (weapon.range === 0) return false;
  const full = weapon.range + sheet.range;
  const cut = sheet.freeOfPenalties ? 0 : target.enemyRange;
  return Math.max(full - cut, Math.min(6, full)) >= situation.distance;
}

export function lineProfile(
  model: ResolvedModel,
  weapon: ResolvedWeapon,
  rules: readonly ActiveRule[],
  situation: Situation,
  target: Target,
): LineProfile {
  const sheet = new Sheet(model.quality);
  read(sheet, rules, situation, target);
  return {
    hitOn: hitFace(sheet, situation, target),
    blockOn: blockFace(sheet, situation, target, false),
    blockOnSix: blockFace(sheet, situation, target, true),
    extraHits: sheet.extraHits,
    extraAttacks: sheet.extraAttacks,
    rerollFrom: sheet.rerollFrom,
    extraWounds: sheet.extraWounds,
    extraWoundOnSix: sheet.extraWoundOnSix,
    copies: sheet.blast > 0 ? Math.max(1, Math.min(sheet.blast, target.models)) : 1,
    copiesKeepAp: situation.options.blastCopiesKeepAp,
    deadly: Math.max(1, sheet.deadly),
    skipsRegeneration: sheet.skipsRegeneration,
    hazard: sheet.hazard,
    takedown: sheet.takedown,
    firstStrike: sheet.firstStrike,
    limited: sheet.limited,
    inRange: reaches(sheet, weapon, situation, target),
  };
}

/** A hit that comes from no weapon: Impact, Retaliate and the like. */
export function looseHit(ap: number, situation: Situation, target: Target): LineProfile {
  const sheet = new Sheet(6);
  sheet.ap = ap;
  const blockOn = blockFace(sheet, { ...situation, cover: false }, target, false);
  return {
    hitOn: 6,
    blockOn,
    blockOnSix: blockOn,
    extraHits: sheet.extraHits,
    extraAttacks: sheet.extraAttacks,
    rerollFrom: 7,
    extraWounds: sheet.extraWounds,
    extraWoundOnSix: 0,
    copies: 1,
    copiesKeepAp: true,
    deadly: 1,
    skipsRegeneration: false,
    hazard: false,
    takedown: false,
    firstStrike: false,
    limited: false,
    inRange: true,
  };
}
