// One attack step as the rules see it: phase, distance, who charged; and which conditions hold in it.

import { optionsHold } from '../rules/active.ts';
import type { Condition, Effect } from '../rules/effect.ts';
import { PRIMITIVES, SWITCHES } from '../rules/effect.ts';
import type { Circumstance, Options, Phase } from '../schema.ts';

/** What the die of unpredictable units gives; 'none' when none is rolled. */
export type Whim = 'none' | 'ap' | 'hit';

export interface Situation {
  readonly phase: Phase;
  readonly charging: boolean;
  readonly fatigued: boolean;
  readonly distance: number;
  readonly moved: boolean;
  readonly targetMoved: boolean;
  readonly cover: boolean;
  /** Models of the attacking unit that may strike in melee; null: all of them. */
  readonly reach: number | null;
  readonly whim: Whim;
  /** How often growth rules count. */
  readonly attackerGrowth: number;
  readonly targetGrowth: number;
  /** The target still has its once-per-game ignore roll. */
  readonly feat: boolean;
  /** Hits that nobody rolls for: those of a spell, of a breath, of a storm. */
  readonly unrolled?: true;
  /** The hits come from a spell. */
  readonly spell?: true;
  readonly attackerIs: Circumstance;
  readonly targetIs: Circumstance;
  readonly options: Options;
}

function isFar(situation: Situation): boolean {
  return situation.distance > 9 && (situation.phase === 'shooting' || situation.charging);
}

/** What conditions ask about the target. */
export interface TargetFacts {
  readonly defense: number;
  readonly models: number;
  /** Living target models with a toughness of at most t: `toughAtMost[t]`, up to the highest there is. */
  readonly toughAtMost: Int32Array;
}

function countTough(target: TargetFacts, from: number, to: number): number {
  const top = target.toughAtMost.length - 1;
  const below = target.toughAtMost[Math.min(top, from - 1)];
  return target.toughAtMost[Math.min(top, to)] - below;
}

/** What the unit that has the effect did before. */
function ownerOf(effect: Effect, situation: Situation): Circumstance {
  const { side } = PRIMITIVES[effect.do];
  return side === 'line' || side === 'model' ? situation.attackerIs : situation.targetIs;
}

function conditionHolds(condition: Condition, situation: Situation, target: TargetFacts | undefined): boolean {
  const { phase, charging, far, over, within, moved, targetMoved, spell, targetTough, targetDefense } = condition;
  if (phase !== undefined && phase !== situation.phase) return false;
  if (charging !== undefined && charging !== situation.charging) return false;
  if (far !== undefined && far !== isFar(situation)) return false;
  if (over !== undefined && situation.distance <= over) return false;
  if (within !== undefined && situation.distance > within) return false;
  if (moved !== undefined && moved !== situation.moved) return false;
  if (targetMoved !== undefined && targetMoved !== situation.targetMoved) return false;
  if (spell !== undefined && spell !== (situation.spell ?? false)) return false;
  if (targetTough !== undefined) {
    if (target === undefined || 2 * countTough(target, targetTough[0], targetTough[1]) <= target.models) return false;
  }
  if (targetDefense !== undefined) {
    if (target === undefined || target.defense < targetDefense[0] || target.defense > targetDefense[1]) return false;
  }
  return optionsHold(condition, situation.options);
}

export function effectHolds(effect: Effect, situation: Situation, target: TargetFacts | undefined): boolean {
  if (effect.when === undefined) return true;
  const owner = ownerOf(effect, situation);
  for (const condition of effect.when)
    if (conditionHolds(condition, situation, target) && switchesHold(condition, owner)) return true;
  return false;
}

function switchesHold(condition: Condition, owner: Circumstance): boolean {
  for (const name of SWITCHES) if (condition[name] !== undefined && condition[name] !== owner[name]) return false;
  return true;
}

/** How often an effect counts: growth rules as markers say, frenzies once per unit destroyed, strength once per wound ignored. */
export function timesOf(effect: Effect, situation: Situation): number {
  if (effect.perKill === true) return ownerOf(effect, situation).kills;
  if (effect.perMarker === true) return ownerOf(effect, situation).markers;
  if (effect.growth === undefined) return 1;
  return PRIMITIVES[effect.do].side === 'line' ? situation.attackerGrowth : situation.targetGrowth;
}
