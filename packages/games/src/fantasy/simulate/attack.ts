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
  /** Wounds lost, before this sequence and in it. */
  lost: number;
  /** How much the armour has been worsened. */
  worse: number;
}

/** Plays the sequence once: the wounds it causes. */
export function simulateAttack({ volleys, target }: AttackBattle): (dice: Dice) => number {
  const before = target?.alreadyLost ?? 0;
  const woundsEach = target?.wounds ?? 1;
  return (dice) => {
    const victim: Victim = {
      allocation: target?.allocation ?? 'pool',
      woundsEach,
      totalWounds: woundsEach * (target?.models ?? Number.POSITIVE_INFINITY),
      lost: before,
      worse: 0,
    };
    for (const { plan, models } of volleys) strike(dice, plan, models, victim);
    return victim.lost - before;
  };
}

/** Every model makes its attacks; each attack is finished before the next one. */
export function strike(dice: Dice, plan: Plan, models: number, victim: Victim): void {
  let attacks = 0;
  for (let model = 0; model < models; model++) attacks += dice.roll(plan.attacks, 'number of attacks');
  dice.log?.note(attacks === 1 ? '1 attack' : `${attacks} attacks`);
  for (let i = 0; i < attacks; i++) {
    let extra = attack(dice, plan, victim);
    if (plan.extraAttacks) for (; extra > 0; extra--) attack(dice, plan, victim);
  }
}

/** One attack: the number of unsaved wounds it made. */
function attack(dice: Dice, plan: Plan, victim: Victim): number {
  if (plan.toHit === 'none') return 0;
  if (plan.toHit === 'auto') return hit(dice, plan, 0, victim);
  const face = roll(dice, plan.toHit, plan.rerollHits, 'to hit');
  if (face < plan.toHit) return 0;
  let unsaved = hit(dice, plan, face, victim);
  // The first of two hits is the poisoned one; the second has no face of its own.
  if (face >= plan.doubleHitFrom) unsaved += hit(dice, plan, 0, victim);
  return unsaved;
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
  const takesSpecial = !lethal || plan.lethalSkips === 'armour';
  if (takesSpecial && saves(dice, plan.specialSave, plan.rerollSpecialSaves, 'special save')) return 0;
  const wounds = lethal && plan.slays ? plan.slayWounds : Math.min(plan.woundCap, dice.roll(plan.wounds, 'wounds'));
  dice.log?.note(`unsaved: ${wounds === 1 ? '1 wound' : `${wounds} wounds`}`);
  take(wounds, victim);
  return 1;
}

function armourStops(dice: Dice, plan: Plan, piercing: number): boolean {
  if (typeof plan.armorSave !== 'number') return plan.armorSave === 'auto';
  const needed = plan.armorSave + piercing;
  return needed <= 6 && roll(dice, needed, plan.rerollArmorSaves, 'armour save') >= needed;
}

function saves(dice: Dice, target: HitValue, reroll: Reroll, reason: string): boolean {
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

function take(wounds: number, victim: Victim): void {
  if (victim.allocation === 'pool') {
    victim.lost += wounds;
    return;
  }
  if (victim.lost === victim.totalWounds) return;
  const leftOnModel = victim.woundsEach - (victim.lost % victim.woundsEach);
  victim.lost += Math.min(wounds, leftOnModel);
}
