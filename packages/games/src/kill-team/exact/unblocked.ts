// The damage of dice that no save has blocked, with the choices the defender still has: which of them are ignored, halved or reduced.
import { convolve, mean } from '@oddsmith/kernel';
import type { Budget } from '../../contract/budget.ts';
import { type GuardPlan, type ShotPlan, SOFTENED_ABOVE } from '../plan.ts';
import { afterEvery, loweredBy } from './die-damage.ts';

/** Means closer than this are equal. */
export const EQUAL_MEANS = 1e-9;

/** Dice chosen for the limited rule. */
interface Chosen {
  readonly crits: number;
  readonly normals: number;
}

export class Unblocked {
  /** Mean damage by crits * stride + normals, before Feel No Pain. */
  readonly mean: Float64Array;
  /** The damage in the same order; -1 where it is rolled for. */
  readonly fixed: Int16Array;
  readonly stride: number;
  private readonly guard: GuardPlan;
  private readonly budget: Budget;
  private readonly critDamage: number;
  private readonly normalDamage: number;
  private readonly softened: number;
  private readonly known: (Float64Array | undefined)[] = [];

  constructor(shot: ShotPlan, budget: Budget) {
    const { guard, attack } = shot;
    this.guard = guard;
    this.budget = budget;
    this.stride = attack.dice + 1;
    this.critDamage = guard.critsDealNormal ? Math.min(shot.criticalDamage, shot.normalDamage) : shot.criticalDamage;
    this.normalDamage = shot.normalDamage;
    this.softened = shot.criticalDamage > SOFTENED_ABOVE ? guard.softensOneCrit : 0;
    this.mean = new Float64Array(this.stride * this.stride);
    this.fixed = new Int16Array(this.stride * this.stride).fill(-1);
    const plain = guard.limited === null && guard.every === null && this.softened === 0 && !guard.ignoresOneDie;
    for (let crits = 0; crits < this.stride; crits++)
      for (let normals = 0; crits + normals < this.stride; normals++) this.fill(crits, normals, plain);
  }

  private fill(crits: number, normals: number, plain: boolean): void {
    const at = crits * this.stride + normals;
    if (plain) {
      this.fixed[at] = crits * this.critDamage + normals * this.normalDamage;
      this.mean[at] = this.fixed[at];
      return;
    }
    const damage = this.damage(crits, normals);
    this.mean[at] = mean(damage);
    const certain = damage.indexOf(1);
    if (certain >= 0) this.fixed[at] = certain;
  }

  /** P(damage) of the dice at a place of the tables. */
  damageAt(at: number): Float64Array {
    return this.damage(Math.floor(at / this.stride), at % this.stride);
  }

  /** P(damage) of so many unblocked dice. */
  private damage(crits: number, normals: number): Float64Array {
    const at = crits * this.stride + normals;
    this.known[at] ??= this.guard.ignoresOneDie ? this.withoutOne(crits, normals) : this.chosen(crits, normals);
    return this.known[at];
  }

  /** One die of the defender's choice does nothing: a crit rather than a normal where it makes no difference. */
  private withoutOne(crits: number, normals: number): Float64Array {
    const ways = [
      ...(crits > 0 ? [this.chosen(crits - 1, normals)] : []),
      ...(normals > 0 ? [this.chosen(crits, normals - 1)] : []),
    ];
    return ways.length === 0 ? this.chosen(crits, normals) : leastMean(ways);
  }

  private chosen(crits: number, normals: number): Float64Array {
    const { limited } = this.guard;
    if (limited !== null && limited.chance < 1) return this.soften(crits, this.rolled(crits, normals));
    const most = limited === null ? 0 : limited.count;
    const ways: Float64Array[] = [];
    const fitsCrits = limited !== null && limited.dice !== 'normal' ? Math.min(crits, most) : 0;
    for (let k = fitsCrits; k >= 0; k--) {
      const fitsNormals = limited !== null && limited.dice !== 'critical' ? Math.min(normals, most - k) : 0;
      for (let j = fitsNormals; j >= 0; j--)
        ways.push(this.soften(crits, this.lowered(crits, normals, { crits: k, normals: j })));
    }
    return leastMean(ways);
  }

  private soften(crits: number, damage: Float64Array): Float64Array {
    if (crits === 0 || this.softened === 0) return damage;
    const result = new Float64Array(damage.length);
    damage.forEach((chance, points) => {
      result[Math.max(0, points - this.softened)] += chance;
    });
    return result;
  }

  /** The limited rule works on the dice chosen, without a roll. */
  private lowered(crits: number, normals: number, chosen: Chosen): Float64Array {
    this.budget.look();
    let total: Float64Array = Float64Array.of(1);
    for (let die = 0; die < crits; die++) total = convolve(total, this.die(true, die < chosen.crits));
    for (let die = 0; die < normals; die++) total = convolve(total, this.die(false, die < chosen.normals));
    return total;
  }

  private die(crit: boolean, lowered: boolean): Float64Array {
    const damage = crit ? this.critDamage : this.normalDamage;
    const less = lowered ? loweredBy(this.guard.limited!, crit, damage) : -1;
    return afterEvery(this.guard, crit, less < 0 ? damage : less);
  }

  /** The limited rule is rolled for die after die, the largest damage first, until it has worked often enough. */
  private rolled(crits: number, normals: number): Float64Array {
    const critsFirst = this.critDamage >= this.normalDamage;
    const limited = this.guard.limited!;
    // By how often the rule has worked so far.
    let sums: Float64Array[] = [Float64Array.of(1)];
    for (let die = 0; die < crits + normals; die++) {
      this.budget.look();
      const crit = critsFirst ? die < crits : die >= normals;
      const damage = crit ? this.critDamage : this.normalDamage;
      const fits = loweredBy(limited, crit, damage) >= 0;
      const next: Float64Array[] = [];
      sums.forEach((sum, worked) => {
        const chance = fits && worked < limited.count ? limited.chance : 0;
        if (chance < 1) addTo(next, worked, convolve(sum, this.die(crit, false)), 1 - chance);
        if (chance > 0) addTo(next, worked + 1, convolve(sum, this.die(crit, true)), chance);
      });
      sums = next;
    }
    const total: Float64Array[] = [];
    for (const sum of sums) addTo(total, 0, sum, 1);
    return total[0];
  }
}

function addTo(sums: Float64Array[], at: number, sum: Float64Array, chance: number): void {
  const before = sums[at] ?? new Float64Array(0);
  const longer = new Float64Array(Math.max(before.length, sum.length));
  longer.set(before);
  for (let points = 0; points < sum.length; points++) longer[points] += sum[points] * chance;
  sums[at] = longer;
}

/** The first of those with the least mean. */
function leastMean(ways: readonly Float64Array[]): Float64Array {
  const means = ways.map(mean);
  const least = Math.min(...means);
  return ways[means.findIndex((value) => value <= least + EQUAL_MEANS)];
}
