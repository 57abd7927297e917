// Remarks on one weapon in its situation: keywords that do nothing, modifiers beyond the limit, rerolls without a roll.

import { signed } from '../../wording.ts';
import type { Armament, Battle, Situation } from '../battle.ts';
import { clampModifier, hitModifiers, woundModifiers } from '../exact/rolls.ts';
import { factsAtStart } from '../exact/target-facts.ts';
import { info, type Remark, warning } from './remark.ts';

/** Where the weapon and its situation stand in the request. */
interface Place {
  readonly path: string;
  readonly context: string;
}

export function weaponRemarks(battle: Battle, weapon: Armament, situation: Situation, place: Place): readonly Remark[] {
  return [
    ...hitRemarks(battle, weapon, situation, place),
    ...keywordUse(battle, weapon, situation, place.path),
    ...woundRemarks(battle, weapon, situation, place),
  ];
}

function hitRemarks(battle: Battle, weapon: Armament, situation: Situation, { path, context }: Place): Remark[] {
  const { abilities, skill } = weapon;
  const gains = abilities.extraHits !== null || abilities.criticalHitWounds;
  const remarks: Remark[] = [];
  if (abilities.hitsWithoutRoll || skill === null) {
    if (!abilities.hitsWithoutRoll)
      remarks.push(info('no-skill', `${path}.skill`, 'no skill is given: the weapon hits without a roll'));
    if (gains)
      remarks.push(
        warning('critical-without-roll', path, 'there is no hit roll, so Sustained Hits and Lethal Hits do nothing'),
      );
    if (abilities.indirect && situation.unseen)
      remarks.push(
        warning('torrent-indirect', path, 'a weapon that hits without a roll cannot fire at what it does not see'),
      );
    return remarks;
  }
  const toHit = hitModifiers(weapon, situation, battle.stealth, battle.edition);
  const kept = clampModifier(toHit, battle.edition);
  if (kept !== toHit)
    remarks.push(
      warning('hit-modifier-limited', `${context}.hitModifier`, `${signed(toHit)} to hit counts as ${signed(kept)}`),
    );
  if (situation.rerollHits === 'nonCrits' && !gains)
    remarks.push(
      warning(
        'fishing-for-nothing',
        `${context}.rerollHits`,
        'critical hits do nothing more here: rerolling hits that succeeded only loses some',
      ),
    );
  return remarks;
}

function keywordUse(battle: Battle, { abilities }: Armament, situation: Situation, path: string): Remark[] {
  const { keywords } = factsAtStart(battle);
  const idleAnti = abilities.criticalWoundsOn
    .filter(({ against }) => !keywords.has(against))
    .map(({ against }) =>
      info(
        'anti-without-keyword',
        `${path}.keywords`,
        `the target does not have the keyword ${against}: Anti does nothing`,
      ),
    );
  const { extraAttacks, extraDamage, hitModifiers: toHit, woundModifiers: toWound } = abilities;
  const waiting = [...extraAttacks, ...extraDamage, ...toHit, ...toWound]
    .filter(({ when }) => !situation.facts[when])
    .map(({ when }) => info('condition-not-met', path, `a keyword of this weapon waits for ${CONDITION_WORDS[when]}`));
  return [...idleAnti, ...waiting];
}

function woundRemarks(battle: Battle, weapon: Armament, situation: Situation, { path, context }: Place): Remark[] {
  const remarks: Remark[] = [];
  const toWound = woundModifiers(weapon, situation);
  const kept = clampModifier(toWound, battle.edition);
  if (kept !== toWound)
    remarks.push(
      warning(
        'wound-modifier-limited',
        `${context}.woundModifier`,
        `${signed(toWound)} to wound counts as ${signed(kept)}`,
      ),
    );
  if (weapon.damage.count === 0 && (situation.rerollDamage !== 'none' || situation.rerollOneDamage))
    remarks.push(info('damage-not-rolled', path, 'its damage is fixed: there is no roll to reroll'));
  return remarks;
}

export const CONDITION_WORDS = {
  always: '',
  halfRange: 'half range',
  stationary: 'remaining stationary',
  charged: 'a charge',
  beyond12: 'more than 12"',
} as const;
