// Target numbers from characteristics: the charts of The Old World and The 9th Age.
import type { HitTarget, HitValue, System } from './schema/index.ts';

/** The best and the worst number a modified roll in combat can need. */
const BEST = 2;
const WORST = 6;
/** Beyond a natural 6 followed by a 6 nothing hits. */
const LONGEST_SHOT = 9;
/** From this ballistic skill on a miss has a second chance. */
const SECOND_CHANCE_SKILL = 6;

function kept(target: number): HitValue {
  return Math.min(WORST, Math.max(BEST, target)) as HitValue;
}

/** To hit in close combat; `modifier` helps when positive. */
export function combatTarget(system: System, skill: number, against: number, modifier: number): HitValue {
  const target = system === 'ninthAge' ? ninthAgeChart(skill - against) : oldWorldChart(skill, against);
  return typeof target === 'number' ? kept(target - modifier) : target;
}

function oldWorldChart(skill: number, against: number): HitValue {
  if (skill === 0) return 'none';
  if (against === 0) return 'auto';
  if (skill > 2 * against) return 2;
  if (skill > against) return 3;
  return against > 2 * skill ? 5 : 4;
}

function ninthAgeChart(ahead: number): HitValue {
  if (ahead >= 4) return 2;
  if (ahead >= 1) return 3;
  if (ahead >= -3) return 4;
  return ahead >= -7 ? 5 : 6;
}

/** To hit by shooting, The Old World: modifiers may push the target past 6. */
export function shootingTarget(
  skill: number,
  modifier: number,
): { readonly toHit: HitTarget; readonly secondChance: HitValue } {
  const first = Math.max(BEST, (skill < SECOND_CHANCE_SKILL ? 7 - skill : BEST) - modifier);
  return {
    toHit: first > LONGEST_SHOT ? 'none' : (first as HitTarget),
    secondChance: skill < SECOND_CHANCE_SKILL ? 'none' : kept(12 - skill),
  };
}

/** 4+ when equal, one face for each point between. In The Old World 6 points of toughness more cannot be wounded. */
export function woundTarget(system: System, strength: number, toughness: number, modifier = 0): HitValue {
  if (system === 'oldWorld' && toughness - strength >= 6) return 'none';
  return kept((kept(4 + toughness - strength) as number) - modifier);
}
