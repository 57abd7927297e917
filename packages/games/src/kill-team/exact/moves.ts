// The moves of a fight by number, and what a parry does to the open dice.
import type { Arm } from './arm.ts';

/** Moves 0 to 4 are the actions in tie order; the last three are what the heuristics call strike, parry and finishing parry. */
export const STRIKE_CRIT = 0;
export const STRIKE_NORMAL = 1;
export const CRIT_PARRY_CRIT = 2;
export const CRIT_PARRY_NORMAL = 3;
export const NORMAL_PARRY = 4;
export const ACTION_COUNT = 5;
export const STRIKE = 5;
export const PARRY = 6;
export const FINISH = 7;
export const MOVE_COUNT = 8;

export function isStrike(move: number): boolean {
  return move <= STRIKE_NORMAL || move === STRIKE;
}

export function critParry(enemyCrits: number): number {
  return enemyCrits > 0 ? CRIT_PARRY_CRIT : CRIT_PARRY_NORMAL;
}

/** The parry strategy's choice, or -1 for a strike. */
export function plainParry(own: Arm, enemy: Arm, dOwn: number, dEnemy: number): number {
  const c = own.dice.crits[dOwn];
  const ec = enemy.dice.crits[dEnemy];
  if (c > 0 && ec > 0) return CRIT_PARRY_CRIT;
  const normals = own.dice.normals[dOwn] > 0 && enemy.dice.normals[dEnemy] > 0;
  if (normals && !enemy.traits.parriedOnlyByCrits) return NORMAL_PARRY;
  return c > 0 ? critParry(ec) : -1;
}

/** `open` = own crits, own normals, enemy crits, enemy normals; false if the parry is not possible. */
export function parry(own: Arm, enemy: Arm, action: number, open: Int32Array): boolean {
  const with_ = action === NORMAL_PARRY ? 1 : 0;
  const of = action === CRIT_PARRY_CRIT ? 2 : 3;
  if (open[with_] === 0 || open[of] === 0) return false;
  if (action === NORMAL_PARRY && enemy.traits.parriedOnlyByCrits) return false;
  open[with_]--;
  open[of]--;
  if (action !== NORMAL_PARRY && own.traits.critParryTakesNormalToo) {
    if (open[3] > 0) open[3]--;
  } else if (own.traits.parryTakesTwo) {
    const other = of === 2 ? 3 : 2;
    if (open[of] > 0) open[of]--;
    else if (action !== NORMAL_PARRY && open[other] > 0) open[other]--;
  }
  return true;
}
