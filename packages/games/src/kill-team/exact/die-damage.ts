// What one die does to an operative: lowered by the rules that guard it, die by die, then point by point.
import { convolve } from '@oddsmith/kernel';
import type { DieRule, GuardPlan } from '../plan.ts';

/** The damage a die is lowered to, or -1 where the rule has nothing to say about it. */
export function loweredBy({ dice, lowering }: DieRule, crit: boolean, damage: number): number {
  if (dice !== 'any' && (dice === 'critical') !== crit) return -1;
  if (lowering.to === 'atMost') return damage > lowering.damage ? lowering.damage : -1;
  if (lowering.to === 'less') return damage >= lowering.from ? Math.max(0, damage - lowering.amount) : -1;
  const half = Math.max(Math.ceil(damage / 2), lowering.minimum);
  return half < damage ? half : -1;
}

/** Whether anything is rolled for damage that is on its way. */
export function rollsForDamage({ feelNoPain, limited, every }: GuardPlan): boolean {
  return feelNoPain !== null || (limited !== null && limited.chance < 1) || (every !== null && every.chance < 1);
}

/** Each point is ignored on the given roll or more. */
export function afterFeelNoPain(damage: Float64Array, feelNoPain: number | null): Float64Array {
  if (feelNoPain === null) return damage;
  const through = (feelNoPain - 1) / 6;
  const result = new Float64Array(damage.length);
  // Horner on the generating function, in place: one pass per point instead of a binomial row per outcome.
  for (let d = damage.length - 1; d >= 0; d--) {
    for (let i = damage.length - 1 - d; i > 0; i--) result[i] = result[i] * (1 - through) + result[i - 1] * through;
    result[0] = result[0] * (1 - through) + damage[d];
  }
  return result;
}

/** P(points) of a die once the rule for every die has spoken; `crit` is its kind. */
export function afterEvery({ every }: GuardPlan, crit: boolean, damage: number): Float64Array {
  const chances = new Float64Array(damage + 1);
  const less = every === null ? -1 : loweredBy(every, crit, damage);
  if (every === null || less < 0) chances[damage] = 1;
  else {
    chances[less] = every.chance;
    chances[damage] += 1 - every.chance;
  }
  return chances;
}

/** P(points) of 0, 1, 2 ... packets of Devastating, before Feel No Pain. */
export function packetPoints(guard: GuardPlan, devastating: number, most: number): Float64Array[] {
  const one = guard.everyPacket ? afterEvery(guard, true, devastating) : certainly(devastating);
  const sums: Float64Array[] = [Float64Array.of(1)];
  for (let packets = 1; packets <= most; packets++) sums.push(convolve(sums[packets - 1], one));
  return sums;
}

/** The same after Feel No Pain: wounds lost. */
export function packetLosses(guard: GuardPlan, devastating: number, most: number): Float64Array[] {
  return packetPoints(guard, devastating, most).map((points) => afterFeelNoPain(points, guard.feelNoPain));
}

export function certainly(points: number): Float64Array {
  const chances = new Float64Array(points + 1);
  chances[points] = 1;
  return chances;
}
