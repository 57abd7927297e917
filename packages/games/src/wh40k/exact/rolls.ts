// Odds of a single die: to hit, to wound, to save. Everything is counted in faces of one or two dice, so nothing rounds early.
import { expressionPmf } from '@oddsmith/kernel';
import type { Armament, Group, Situation } from '../battle.ts';
import type { Edition } from '../editions.ts';
import type { Reroll } from '../schema/index.ts';

/** What one die comes to after its rerolls. The four chances sum to 1. */
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

const CERTAIN: DieOdds = { critical: 0, normal: 1, failed: 0, rerollable: 0, freshCritical: 0, freshNormal: 1 };

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

export function clampModifier(modifier: number, edition: Edition): number {
  const limit = edition.rollModifierLimit;
  return Math.max(-limit, Math.min(limit, modifier));
}

/** Everything that changes the hit roll, before the limit. */
export function hitModifiers(weapon: Armament, situation: Situation, stealth: boolean, edition: Edition): number {
  let modifier = situation.hitModifier;
  for (const { value, when } of weapon.abilities.hitModifiers) if (situation.facts[when]) modifier += value;
  if (situation.unseen && weapon.abilities.indirect) modifier += edition.indirect.modifier;
  if (stealth && weapon.ranged && edition.stealth === 'hitRoll') modifier -= 1;
  return edition.psychicUnmodified && weapon.abilities.psychic ? 0 : modifier;
}

/** BS or WS after what changes it; null where the weapon does not roll. */
export function skillNeeded(weapon: Armament, situation: Situation, stealth: boolean, edition: Edition): number | null {
  if (weapon.abilities.hitsWithoutRoll || weapon.skill === null) return null;
  if (edition.psychicUnmodified && weapon.abilities.psychic) return weapon.skill;
  const { cover, skill } = edition;
  let needed = weapon.skill - situation.skillModifier;
  if (cover.channel === 'skill' && isCovered(weapon, situation, stealth && edition.stealth === 'cover'))
    needed += cover.worse;
  return Math.max(skill.best, Math.min(skill.worst, needed));
}

/** Cover from the ground, from firing blindly, or from what counts as cover. */
function isCovered(weapon: Armament, situation: Situation, alsoBy: boolean): boolean {
  const covered = situation.cover || (situation.unseen && weapon.abilities.indirect) || alsoBy;
  return covered && weapon.ranged && !weapon.abilities.ignoresCover;
}

/** Rules 14 to 17 and 20. */
export function hitOdds(weapon: Armament, situation: Situation, stealth: boolean, edition: Edition): DieOdds {
  const skill = skillNeeded(weapon, situation, stealth, edition);
  if (skill === null) return CERTAIN;
  let criticalOn = situation.critHitOn;
  for (const when of weapon.abilities.convertsWhen)
    if (situation.facts[when]) criticalOn = Math.min(criticalOn, edition.conversionCritOn);
  const blind = situation.unseen && weapon.abilities.indirect;
  const missUpTo = blind ? blindMisses(situation, edition) : 1;
  const modifier = clampModifier(hitModifiers(weapon, situation, stealth, edition), edition);
  const faces = [1, 2, 3, 4, 5, 6].map((face) => {
    if (situation.overwatch) return face === 6 ? CRITICAL : FAIL;
    if (face <= missUpTo) return FAIL;
    if (face >= criticalOn) return CRITICAL;
    return face + modifier >= skill ? NORMAL : FAIL;
  });
  if (!blind || edition.indirect.rerolls) return dieOdds(faces, situation.rerollHits);
  const odds = dieOdds(faces, 'none');
  return { ...odds, failed: odds.rerollable, rerollable: 0 };
}

function blindMisses(situation: Situation, { indirect }: Edition): number {
  return situation.spotted && situation.facts.stationary ? indirect.spottedMissUpTo : indirect.alwaysMissUpTo;
}

/** Rule 21. */
export function woundRollNeeded(strength: number, toughness: number): number {
  if (strength >= 2 * toughness) return 2;
  if (strength > toughness) return 3;
  if (strength === toughness) return 4;
  return 2 * strength <= toughness ? 6 : 5;
}

/** Rule 22: the lowest roll that is critical. */
export function criticalWoundOn(weapon: Armament, situation: Situation, keywords: ReadonlySet<string>): number {
  let lowest = Math.min(6, situation.critWoundOn);
  for (const { against, roll } of weapon.abilities.criticalWoundsOn)
    if (keywords.has(against)) lowest = Math.min(lowest, roll);
  return lowest;
}

/** Everything that changes the wound roll, before the limit. */
export function woundModifiers(weapon: Armament, situation: Situation): number {
  let modifier = situation.woundModifier;
  for (const { value, when } of weapon.abilities.woundModifiers) if (situation.facts[when]) modifier += value;
  return modifier;
}

export function woundOdds(
  weapon: Armament,
  situation: Situation,
  toughness: number,
  keywords: ReadonlySet<string>,
  edition: Edition,
): DieOdds {
  const modifier = clampModifier(woundModifiers(weapon, situation), edition);
  const criticalOn = criticalWoundOn(weapon, situation, keywords);
  const twin = weapon.abilities.rerollWounds !== 'none' && situation.rerollWounds !== 'nonCrits';
  const reroll = twin ? weapon.abilities.rerollWounds : situation.rerollWounds;
  const oddsNeeding = (needed: number): DieOdds =>
    dieOdds(
      [1, 2, 3, 4, 5, 6].map((face) => {
        if (face === 1) return FAIL;
        if (face >= criticalOn) return CRITICAL;
        return face + modifier >= needed ? NORMAL : FAIL;
      }),
      reroll,
    );
  const strength = expressionPmf(weapon.strength);
  const needed = (value: number): number => woundRollNeeded(Math.max(1, value + situation.strengthModifier), toughness);
  if (weapon.strength.count === 0) return oddsNeeding(needed(strength.length - 1));
  return mixedOdds(
    strength,
    Array.from(strength, (_, value) => oddsNeeding(needed(value))),
  );
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

/** AP after everything that changes it (rule 6). */
export function effectiveAp(weapon: Armament, situation: Situation, group: Group): number {
  return Math.min(0, Math.min(0, weapon.ap - situation.apModifier) + group.apReduction);
}

export function coverBonus(weapon: Armament, situation: Situation, group: Group, edition: Edition): number {
  const { cover } = edition;
  if (cover.channel !== 'save' || !isCovered(weapon, situation, false)) return 0;
  const ap = effectiveAp(weapon, situation, group);
  return ap === 0 && group.save <= cover.noHelpAtSaveOrBetter ? 0 : cover.bonus;
}

/** The roll a model of the group saves on (rules 27 to 29); above 6 there is none. */
export function saveRollNeeded(weapon: Armament, situation: Situation, group: Group, edition: Edition): number {
  const armour = group.save - effectiveAp(weapon, situation, group) - coverBonus(weapon, situation, group, edition);
  return Math.max(2, Math.min(armour, group.invuln ?? 7));
}

/** Chances of the six faces after the rerolls of the group that is to be hit. */
export function saveFaces(weapon: Armament, situation: Situation, group: Group, edition: Edition): readonly number[] {
  const needed = saveRollNeeded(weapon, situation, group, edition);
  const rerolled = (face: number): boolean =>
    needed <= 6 && ((group.rerollSaves === 'ones' && face === 1) || (group.rerollSaves === 'fails' && face < needed));
  const faces = [1, 2, 3, 4, 5, 6];
  const again = faces.filter(rerolled).length;
  return faces.map((face) => (6 * Number(!rerolled(face)) + again) / 36);
}

export function failedSaveChance(weapon: Armament, situation: Situation, group: Group, edition: Edition): number {
  const needed = saveRollNeeded(weapon, situation, group, edition);
  if (needed > 6) return 1;
  const fails = needed - 1;
  if (group.rerollSaves === 'fails') return (fails * fails) / 36;
  if (group.rerollSaves === 'ones') return (6 * (fails - 1) + fails) / 36;
  return fails / 6;
}
