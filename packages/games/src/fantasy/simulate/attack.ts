// One attack sequence rolled die by die, attack by attack, as at the table. Knows nothing of probabilities.
import type { Dice } from '@oddsmith/kernel';
import type { AttackBattle } from '../battle.ts';
import type { Plan } from '../plan.ts';
import type { Allocation, HitValue, Reroll } from '../schema/index.ts';

/** What has happened to the target so far. */
export interface Victim {
  readonly allocation: Allocation;
  /** Wounds of one model; only used when excess wounds are lost. */
  readonly woundsEach: number;
  readonly totalWounds: number;
  /** Wounds beyond the last one of the unit are not counted. */
  readonly endsWithUnit: boolean;
  /** Wounds lost, before this sequence and in it. */
  lost: number;
  /** Wounds struck in this sequence, those that were recovered included. */
  scored: number;
  /** How much the armour has been worsened. */
  worse: number;
}

/** What a sequence did. */
export interface AttackOutcome {
  readonly wounds: number;
  readonly scored: number;
}

/** Plays the sequence once. */
export function simulateAttack({ input, volleys, target, woundsEach }: AttackBattle): (dice: Dice) => AttackOutcome {
  const before = target?.alreadyLost ?? 0;
  const endsWithUnit = input.system !== 'dice';
  return (dice) => {
    const victim: Victim = {
      allocation: endsWithUnit ? 'pool' : (target?.allocation ?? 'pool'),
      woundsEach,
      totalWounds: woundsEach * (target?.models ?? Number.POSITIVE_INFINITY),
      endsWithUnit,
      lost: before,
      scored: 0,
      worse: 0,
    };
    for (const { plan, models } of volleys) strike(dice, plan, models, victim);
    return { wounds: victim.lost - before, scored: victim.scored };
  };
}

/** Every model makes its attacks; each attack is finished before the next one. */
export function strike(
  dice: Dice,
  plan: Plan,
  models: number,
  victim: Victim,
  mostEach = Number.POSITIVE_INFINITY,
): void {
  let attacks = 0;
  for (let model = 0; model < models; model++)
    attacks += Math.min(mostEach, dice.roll(plan.attacks, 'number of attacks'));
  dice.log?.note(attacks === 1 ? '1 attack' : `${attacks} attacks`);
  for (let i = 0; i < attacks; i++) {
    if (victim.endsWithUnit && victim.lost >= victim.totalWounds) return;
    let extra = attack(dice, plan, victim);
    if (plan.extraAttacks) for (; extra > 0; extra--) attack(dice, plan, victim);
  }
}

/** One attack: the number of unsaved wounds it made. */
function attack(dice: Dice, plan: Plan, victim: Victim): number {
  const face = hitFace(dice, plan);
  if (face === MISS) return 0;
  let unsaved = hit(dice, plan, face, victim);
  // The first of two hits is the poisoned one; the second has no face of its own.
  if (face >= plan.doubleHitFrom) unsaved += hit(dice, plan, 0, victim);
  return unsaved;
}

const MISS = -1;
/** A hit without a face that could set off a rule. */
const NO_FACE = 0;

/** The face that hits, NO_FACE where no die made the hit, or MISS. */
function hitFace(dice: Dice, plan: Plan): number {
  if (plan.toHit === 'auto') return NO_FACE;
  if (plan.toHit === 'none') return again(dice, plan);
  const reroll = plan.secondChance === 'none' ? plan.rerollHits : 'none';
  const needed = Math.min(6, plan.toHit);
  const face = roll(dice, needed, reroll, 'to hit');
  if (face < needed) return again(dice, plan);
  if (plan.toHit <= 6) return face;
  if (dice.d6('to hit, second die') < plan.toHit - 3) return again(dice, plan);
  return plan.poisonsBeyondSix ? 6 : NO_FACE;
}

/** A miss where the plan gives it a second chance. */
function again(dice: Dice, plan: Plan): number {
  if (plan.secondChance === 'none') return MISS;
  if (plan.secondChance === 'auto') return NO_FACE;
  const face = dice.d6('to hit, second chance');
  return face < plan.secondChance ? MISS : face;
}

/** One hit, made with this face to hit: 1 if it ends as an unsaved wound. */
function hit(dice: Dice, plan: Plan, hitFace: number, victim: Victim): number {
  if (hitFace >= plan.autoWoundFrom || plan.toWound === 'auto') return wound(dice, plan, 0, victim);
  if (plan.toWound === 'none') return 0;
  const needed = hitFace >= plan.woundBonusFrom ? Math.max(2, plan.toWound - plan.woundBonus) : plan.toWound;
  const face = roll(dice, needed, plan.rerollWounds, 'to wound');
  return face < needed ? 0 : wound(dice, plan, face, victim);
}

/** One wound, made with this face to wound (0 without a die): 1 if no save stops it. */
function wound(dice: Dice, plan: Plan, woundFace: number, victim: Victim): number {
  const lethal = woundFace >= plan.lethalFrom;
  if (!lethal) {
    const bonus = woundFace >= plan.pierceFrom ? plan.pierceBonus : 0;
    if (armourStops(dice, plan, plan.armorPiercing + bonus + victim.worse)) return 0;
  }
  victim.worse += plan.sunder;
  // By index: an iterator here cost a twelfth of the whole sequence.
  const saves = lethal ? plan.saves.lethal : plan.saves.plain;
  for (let i = 0; i < saves.length; i++) if (isSaved(dice, saves[i].target, saves[i].reroll, saves[i].name)) return 0;
  const wounds = lethal && plan.slays ? plan.slayWounds : Math.min(plan.woundCap, dice.roll(plan.wounds, 'wounds'));
  dice.log?.note(`unsaved: ${wounds === 1 ? '1 wound' : `${wounds} wounds`}`);
  take(dice, wounds, plan, lethal, victim);
  return 1;
}

function armourStops(dice: Dice, plan: Plan, piercing: number): boolean {
  if (typeof plan.armorSave !== 'number') return plan.armorSave === 'auto';
  const needed = plan.armorSave + piercing;
  return needed <= 6 && roll(dice, needed, plan.rerollArmorSaves, 'armour save') >= needed;
}

function isSaved(dice: Dice, target: HitValue, reroll: Reroll, reason: string): boolean {
  if (typeof target !== 'number') return target === 'auto';
  return roll(dice, target, reroll, reason) >= target;
}

/** The face that stands, after the one reroll there may be. */
function roll(dice: Dice, target: number, reroll: Reroll, reason: string): number {
  const face = dice.d6(reason);
  if (reroll === 'none') return face;
  const again = reroll === '1s' ? face === 1 : reroll === 'fails' ? face < target : face >= target;
  return again ? dice.d6('reroll') : face;
}

/** Wounds are lost one by one, and each may be recovered unless the wound was lethal. */
function take(dice: Dice, wounds: number, plan: Plan, lethal: boolean, victim: Victim): void {
  let taken = wounds;
  if (plan.staysOnModel || victim.allocation === 'model') {
    if (victim.lost >= victim.totalWounds) return;
    taken = Math.min(wounds, victim.woundsEach - (victim.lost % victim.woundsEach));
  }
  if (victim.endsWithUnit) taken = Math.min(taken, victim.totalWounds - victim.lost);
  victim.scored += taken;
  if (lethal || plan.recovery === 'none') victim.lost += taken;
  else for (; taken > 0; taken--) if (!isSaved(dice, plan.recovery, 'none', 'regeneration')) victim.lost++;
}
