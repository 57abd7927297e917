// Odds of a single die: to hit, to wound, to save. Everything is counted in faces of one or two dice, so nothing rounds early.
import { expressionPmf } from '@oddsmith/kernel';
import type { Group } from '../battle.ts';
import type { Plan } from '../plan.ts';
import { hitsFrom, saveNeeds, strengthOf, woundsFrom } from '../rolls.ts';
import type { Reroll } from '../schema/index.ts';

/** What one die comes to after its rerolls. The first four chances sum to 1. */
export interface DieOdds {
  readonly critical: number;
  readonly normal: number;
  /** Failed after having been rerolled: nothing can help it any more. */
  readonly failed: number;
  /** Failed and not rerolled yet: a single reroll may still be spent on it. */
  readonly rerollable: number;
  /** A rerollable die rolled once more. */
  readonly freshCritical: number;
  readonly freshNormal: number;
}

/** A die that is not rolled but shows a face: what it comes to. */
export interface FixedOdds {
  readonly critical: number;
  readonly normal: number;
}

const CERTAIN: DieOdds = { critical: 0, normal: 1, failed: 0, rerollable: 0, freshCritical: 0, freshNormal: 1 };

const FACES = [1, 2, 3, 4, 5, 6] as const;
const FAIL = 0;
const NORMAL = 1;
const CRITICAL = 2;

function dieOdds(faces: readonly number[], reroll: Reroll): DieOdds {
  const counts = [0, 0, 0];
  for (const face of faces) counts[face]++;
  const kept = [0, 0, 0];
  let again = 0;
  faces.forEach((face, index) => {
    const rerolled =
      (reroll === 'ones' && index === 0) ||
      (reroll === 'fails' && face === FAIL) ||
      (reroll === 'nonCrits' && face !== CRITICAL);
    if (rerolled) again++;
    else kept[face]++;
  });
  return {
    critical: (6 * kept[CRITICAL] + again * counts[CRITICAL]) / 36,
    normal: (6 * kept[NORMAL] + again * counts[NORMAL]) / 36,
    failed: (again * counts[FAIL]) / 36,
    rerollable: kept[FAIL] / 6,
    freshCritical: counts[CRITICAL] / 6,
    freshNormal: counts[NORMAL] / 6,
  };
}

/** What each face comes to, where it succeeds and is critical from these on. */
function facesFrom(success: number, critical: number): readonly number[] {
  return FACES.map((face) => (face < success ? FAIL : face >= critical ? CRITICAL : NORMAL));
}

/** Rules 14 to 17 and 20. */
function hitFaces(plan: Plan): readonly number[] {
  const { hit, critical } = hitsFrom(plan);
  return facesFrom(hit, critical);
}

export function hitOdds(plan: Plan): DieOdds {
  if (plan.hitsWithoutRoll) return CERTAIN;
  if (!plan.hitsNotRerolled) return dieOdds(hitFaces(plan), plan.rerollHits);
  const odds = dieOdds(hitFaces(plan), 'none');
  return { ...odds, failed: odds.rerollable, rerollable: 0 };
}

/** undefined where no die is rolled that could be fixed. */
export function fixedHitOdds(plan: Plan, face: number): FixedOdds | undefined {
  if (plan.hitsWithoutRoll) return undefined;
  const verdict = hitFaces(plan)[face - 1];
  return { critical: Number(verdict === CRITICAL), normal: Number(verdict === NORMAL) };
}

function woundFaces(plan: Plan, rolled: number): readonly number[] {
  const { wound, critical } = woundsFrom(plan, strengthOf(plan, rolled));
  return facesFrom(wound, critical);
}

export function woundOdds(plan: Plan): DieOdds {
  const strength = expressionPmf(plan.strength);
  if (plan.strength.count === 0) return dieOdds(woundFaces(plan, strength.length - 1), plan.rerollWounds);
  return mixedOdds(
    strength,
    Array.from(strength, (_, rolled) => dieOdds(woundFaces(plan, rolled), plan.rerollWounds)),
  );
}

export function fixedWoundOdds(plan: Plan, face: number): FixedOdds {
  const odds = { critical: 0, normal: 0 };
  expressionPmf(plan.strength).forEach((chance, rolled) => {
    if (chance === 0) return;
    const verdict = woundFaces(plan, rolled)[face - 1];
    if (verdict === CRITICAL) odds.critical += chance;
    else if (verdict === NORMAL) odds.normal += chance;
  });
  return odds;
}

/** A die whose odds are drawn for it. The chance of a second roll is that of the dice that come to it. */
function mixedOdds(weights: ArrayLike<number>, odds: readonly DieOdds[]): DieOdds {
  const mixed = { critical: 0, normal: 0, failed: 0, rerollable: 0, freshCritical: 0, freshNormal: 0 };
  odds.forEach((one, i) => {
    for (const key of ['critical', 'normal', 'failed', 'rerollable'] as const) mixed[key] += weights[i] * one[key];
    mixed.freshCritical += weights[i] * one.rerollable * one.freshCritical;
    mixed.freshNormal += weights[i] * one.rerollable * one.freshNormal;
  });
  if (mixed.rerollable === 0) return mixed;
  return {
    ...mixed,
    freshCritical: mixed.freshCritical / mixed.rerollable,
    freshNormal: mixed.freshNormal / mixed.rerollable,
  };
}

/** A saving roll after the rerolls of the group. The first three sum to 1. */
export interface SaveOdds {
  readonly saved: number;
  readonly failed: number;
  /** Failed and not rerolled yet, where a roll was made. */
  readonly rerollable: number;
  /** Chance that such a die saves when it is rolled again. */
  readonly fresh: number;
}

export function saveOdds(plan: Plan, group: Group): SaveOdds {
  const needs = saveNeeds(plan, group);
  if (needs > 6) return { saved: 0, failed: 1, rerollable: 0, fresh: 0 };
  const fails = needs - 1;
  const again = group.rerollSaves === 'fails' ? fails : group.rerollSaves === 'ones' ? 1 : 0;
  return {
    saved: (6 * (6 - fails) + again * (6 - fails)) / 36,
    failed: (again * fails) / 36,
    rerollable: (fails - again) / 6,
    fresh: (6 - fails) / 6,
  };
}

/** The six faces of a saving die after the rerolls of the group that is to be hit. */
export interface SaveFaces {
  readonly chances: readonly number[];
  /** The part that failed and was not rerolled, where a roll can save. */
  readonly rerollable: readonly number[];
}

export function saveFaces(plan: Plan, group: Group): SaveFaces {
  const needs = saveNeeds(plan, group);
  const fails = (face: number): boolean => needs <= 6 && face < needs;
  const rerolled = (face: number): boolean =>
    fails(face) && (group.rerollSaves === 'fails' || (group.rerollSaves === 'ones' && face === 1));
  const again = FACES.filter(rerolled).length;
  return {
    chances: FACES.map((face) => (6 * Number(!rerolled(face)) + again) / 36),
    rerollable: FACES.map((face) => (fails(face) && !rerolled(face) ? 1 / 6 : 0)),
  };
}
