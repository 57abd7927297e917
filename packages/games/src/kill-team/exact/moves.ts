// The moves of a fight by number, and what a parry does to the open dice.
import type { MeleePlan } from '../plan.ts';
import type { Hand } from './hand.ts';

/** The actions in tie order, then what the heuristics call strike, parry and finishing parry. */
export const STRIKE_CRIT = 0;
export const STRIKE_NORMAL = 1;
export const CRIT_PARRY_CRIT = 2;
export const CRIT_PARRY_NORMAL = 3;
export const NORMAL_PARRY = 4;
export const NORMAL_PARRY_CRIT = 5;
export const ACTION_COUNT = 6;
export const STRIKE = 6;
export const PARRY = 7;
export const FINISH = 8;
export const MOVE_COUNT = 9;

export function isStrike(move: number): boolean {
  return move <= STRIKE_NORMAL || move === STRIKE;
}

export function critParry(enemyCrits: number): number {
  return enemyCrits > 0 ? CRIT_PARRY_CRIT : CRIT_PARRY_NORMAL;
}

/** Two melee plans seen from one side, and the dice they hold. */
export interface Facing {
  readonly own: MeleePlan;
  readonly enemy: MeleePlan;
  readonly mine: Hand;
  readonly theirs: Hand;
}

function normalMayParryCrit({ own, enemy, mine, theirs }: Facing): boolean {
  return own.normalParriesCrit && !enemy.parriedOnlyByCrits && mine.normals > 0 && theirs.crits > 0;
}

/** The parry strategy's choice, or -1 for a strike. */
export function plainParry(facing: Facing): number {
  const { enemy, mine, theirs } = facing;
  if (mine.crits > 0 && theirs.crits > 0) return CRIT_PARRY_CRIT;
  if (normalMayParryCrit(facing)) return NORMAL_PARRY_CRIT;
  if (mine.normals > 0 && theirs.normals > 0 && !enemy.parriedOnlyByCrits) return NORMAL_PARRY;
  return mine.crits > 0 ? critParry(theirs.crits) : -1;
}

/** The parry that could take the enemy's last dice, or -1. */
export function finishingParry(facing: Facing): number {
  const { own, enemy, mine, theirs } = facing;
  const total = theirs.crits + theirs.normals;
  if (own.critParryTakesNormalToo && mine.crits > 0 && theirs.crits <= 1 && total <= 2) return critParry(theirs.crits);
  if (total > 1 + own.parryTakesMore) return -1;
  if (theirs.crits > 0) {
    if (total === 1 && normalMayParryCrit(facing)) return NORMAL_PARRY_CRIT;
    return mine.crits > 0 ? CRIT_PARRY_CRIT : -1;
  }
  if (mine.normals > 0 && !enemy.parriedOnlyByCrits) return NORMAL_PARRY;
  return mine.crits > 0 ? CRIT_PARRY_NORMAL : -1;
}

/** The parry made before the first strike of a round, or -1. */
export function openingParry(facing: Facing): number {
  const { enemy, mine, theirs } = facing;
  if (mine.crits + mine.normals === 0 || theirs.crits + theirs.normals === 0) return -1;
  if (enemy.parriedOnlyByCrits) return mine.crits > 0 ? critParry(theirs.crits) : -1;
  if (mine.normals === 0 || (mine.crits > 0 && theirs.crits > 0)) return critParry(theirs.crits);
  if (theirs.normals > 0) return NORMAL_PARRY;
  return normalMayParryCrit(facing) ? NORMAL_PARRY_CRIT : -1;
}

/** Changes both hands; false if the parry is not possible. */
export function parry({ own, enemy, mine, theirs }: Facing, action: number): boolean {
  const withNormal = action >= NORMAL_PARRY;
  const ofCrit = action === CRIT_PARRY_CRIT || action === NORMAL_PARRY_CRIT;
  if ((withNormal ? mine.normals : mine.crits) === 0 || (ofCrit ? theirs.crits : theirs.normals) === 0) return false;
  if (withNormal && enemy.parriedOnlyByCrits) return false;
  if (action === NORMAL_PARRY_CRIT && !own.normalParriesCrit) return false;
  if (withNormal) mine.normals--;
  else mine.crits--;
  if (ofCrit) theirs.crits--;
  else theirs.normals--;
  if (!withNormal && own.critParryTakesNormalToo) {
    if (theirs.normals > 0) theirs.normals--;
    return true;
  }
  for (let more = own.parryTakesMore; more > 0; more--)
    if (ofCrit ? theirs.crits > 0 : theirs.normals > 0) {
      if (ofCrit) theirs.crits--;
      else theirs.normals--;
    } else if (action !== NORMAL_PARRY) {
      if (ofCrit && theirs.normals > 0) theirs.normals--;
      else if (!ofCrit && theirs.crits > 0) theirs.crits--;
    }
  return true;
}
