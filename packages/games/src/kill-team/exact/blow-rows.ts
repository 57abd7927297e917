// What a strike costs a fighter that rolls for its wounds: one row of P(wounds lost) for each damage met.
import type { GuardPlan } from '../plan.ts';
import { afterEvery, afterFeelNoPain, rollsForDamage } from './die-damage.ts';

export class BlowRows {
  /** Whether the fighter rolls for anything, and whether for its limited rule. */
  readonly rolls: boolean;
  readonly lowers: boolean;
  /** Chance that the limited rule works. */
  readonly lowerChance: number;
  /** P(wounds lost = n) at rows[row][n]. */
  readonly rows: Float64Array[] = [];
  private readonly guard: GuardPlan;
  private readonly numbers: number[] = [];

  constructor(guard: GuardPlan) {
    this.guard = guard;
    this.rolls = rollsForDamage(guard);
    this.lowerChance = guard.limited?.chance ?? 1;
    this.lowers = this.lowerChance < 1;
  }

  /** The row of a die with so much damage; `crit` is its kind. Rules that need no roll have spoken already. */
  of(crit: boolean, damage: number): number {
    const key = damage * 2 + (crit ? 1 : 0);
    this.numbers[key] ??= this.rows.push(this.lossesOf(crit, damage)) - 1;
    return this.numbers[key];
  }

  private lossesOf(crit: boolean, damage: number): Float64Array {
    const { every, feelNoPain } = this.guard;
    const rolled = every !== null && every.chance < 1 ? this.guard : { ...this.guard, every: null };
    const points = afterEvery(rolled, crit, damage);
    return afterFeelNoPain(points, feelNoPain);
  }
}
