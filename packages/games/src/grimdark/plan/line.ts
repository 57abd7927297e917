// One weapon line against one target, with every rule applied: faces needed, extra hits, re-rolls.
import type { ResolvedWeapon } from '../rules/resolve.ts';
import { readOwn } from './reading.ts';
import type { Sheet } from './sheet.ts';
import type { Situation } from './situation.ts';
import type { Line } from './step.ts';
import type { TargetPlan } from './target.ts';

export interface LinePlan {
  /** Natural face needed to hit, 2 to 6. */
  readonly hitOn: number;
  /** Face needed to block an ordinary hit and the hit of a natural 6. */
  readonly blockOn: number;
  readonly blockOnSix: number;
  /** Extra hits and extra attacks of a natural face that hits, index = face. */
  readonly extraHits: readonly number[];
  readonly extraAttacks: readonly number[];
  /** Natural block results from here on are rolled again; 7: none. */
  readonly rerollFrom: number;
  /** Extra wounds of a failed natural block result, index = face. */
  readonly extraWounds: readonly number[];
  readonly extraWoundOnSix: number;
  /** Hits that each hit becomes. */
  readonly copies: number;
  /** The most hits that one attack die deals, its extra hits and all copies included. */
  readonly mostHits: number;
  readonly copiesKeepAp: boolean;
  /** 1: wounds of size 1. */
  readonly deadly: number;
  readonly skipsRegeneration: boolean;
  readonly hazard: boolean;
  readonly inRange: boolean;
}

/** Every roll: a natural 6 succeeds, a natural 1 fails. */
function clampFace(face: number): number {
  return Math.max(2, Math.min(6, face));
}

function hitFace(quality: number, sheet: Sheet, situation: Situation, target: TargetPlan): number {
  if (situation.fatigued) return 6;
  let penalty = sheet.hitPenalty + (sheet.steady ? 0 : sheet.movedPenalty);
  let bonus = sheet.hitBonus;
  if (target.enemyHit < 0) penalty -= target.enemyHit;
  else bonus += target.enemyHit;
  if (sheet.freeOfHitPenalties) penalty = 0;
  return clampFace(Math.min(quality, sheet.quality) - bonus + penalty);
}

function blockFace(sheet: Sheet, situation: Situation, target: TargetPlan, six: boolean): number {
  let ap = Math.max(sheet.ap + (six ? sheet.apOnSix : 0), sheet.apAtLeast);
  if (six) ap = Math.max(ap, sheet.apOnSixAtLeast);
  if (!sheet.freeOfPenalties) ap -= target.incomingAp;
  const cover = situation.cover && situation.phase === 'shooting' && !sheet.ignoresCover ? 1 : 0;
  return clampFace(target.defense + Math.max(0, ap) - target.block - cover);
}

/** Needed to block a hit that comes from no weapon: Impact, Retaliate and the like. */
export function looseBlockFace(ap: number, target: TargetPlan): number {
  return clampFace(target.defense + Math.max(0, ap - target.incomingAp) - target.block);
}

/** A reduction never brings the range below this. */
const LEAST_RANGE = 6;

function reaches(sheet: Sheet, weapon: ResolvedWeapon, situation: Situation, target: TargetPlan): boolean {
  if (sheet.strafes) return true;
  if (situation.phase === 'melee') return weapon.range === 0 && !target.airborne;
  if (weapon.range === 0) return false;
  const full = weapon.range + sheet.range;
  if (sheet.freeOfPenalties || sheet.freeOfRangePenalties) return full >= situation.distance;
  const left = Math.max(full - target.enemyRange, Math.min(LEAST_RANGE, full)) - target.rangeCut;
  return left > 0 && left >= situation.distance;
}

/** A face that every die shows. */
export const CERTAIN = 1;
const NONE: readonly number[] = [0, 0, 0, 0, 0, 0, 0];

/** Hits that nobody rolled for: no natural result, so nothing that asks for one. */
const UNROLLED = {
  hitOn: CERTAIN,
  extraHits: NONE,
  extraAttacks: NONE,
  extraWoundOnSix: 0,
  copiesKeepAp: true,
  hazard: false,
  inRange: true,
};

export function planLine({ quality, weapon, rules }: Line, situation: Situation, target: TargetPlan): LinePlan {
  const sheet = readOwn(rules, situation, target);
  const plan: LinePlan = {
    hitOn: hitFace(quality, sheet, situation, target),
    blockOn: blockFace(sheet, situation, target, false),
    blockOnSix: blockFace(sheet, situation, target, true),
    extraHits: sheet.extraHits,
    extraAttacks: sheet.extraAttacks,
    rerollFrom: sheet.rerollFrom,
    extraWounds: sheet.extraWounds,
    extraWoundOnSix: sheet.extraWoundOnSix,
    copies: Math.max(1, Math.min(sheet.blast, target.models)),
    mostHits: sheet.blastPerDie ? Math.max(1, target.models) : Number.POSITIVE_INFINITY,
    copiesKeepAp: situation.options.blastCopiesKeepAp,
    deadly: Math.max(1, sheet.deadly),
    skipsRegeneration: sheet.skipsRegeneration,
    hazard: sheet.hazard,
    inRange: reaches(sheet, weapon, situation, target),
  };
  return situation.unrolled === true ? { ...plan, ...UNROLLED, blockOnSix: plan.blockOn } : plan;
}
