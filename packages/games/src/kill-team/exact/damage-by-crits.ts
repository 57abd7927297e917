// The damage of an attack from what its saves leave unblocked.
import { convolve, type Pmf } from '@oddsmith/kernel';
import type { Budget } from '../../contract/budget.ts';
import type { ShotPlan } from '../plan.ts';
import { Blocking } from './blocking.ts';
import { afterFeelNoPain, packetPoints } from './die-damage.ts';
import type { Pool } from './pool.ts';

/** Damage gathered by the crits that Devastating counts. */
export class DamageByCrits {
  private readonly shot: ShotPlan;
  private readonly budget: Budget;
  readonly blocking: Blocking;
  readonly packets: readonly Float64Array[];
  /** Mass of unblocked dice, by crits kept. */
  private readonly mass: (Float64Array | undefined)[] = [];

  constructor(shot: ShotPlan, budget: Budget) {
    this.shot = shot;
    this.budget = budget;
    this.blocking = new Blocking(shot, budget);
    this.packets = packetPoints(shot.guard, shot.devastating, shot.devastating === 0 ? 0 : shot.attack.dice);
  }

  of(attack: Pool, saves: Pool, afterCrit: Pool): Pmf {
    for (let a = 0; a < attack.size; a++)
      this.add(attack.crits[a], attack.normals[a], attack.chance[a], attack.crits[a] > 0 ? afterCrit : saves);
    return this.damage();
  }

  /** So many hits, met by these saves. */
  add(crits: number, normals: number, chance: number, saves: Pool): void {
    this.budget.look();
    const slot = this.slotOf(crits);
    this.mass[slot] ??= new Float64Array(this.blocking.unblocked.mean.length);
    const mass = this.mass[slot];
    for (let s = 0; s < saves.size; s++)
      mass[this.blocking.left(crits, normals, saves.crits[s], saves.normals[s])] += chance * saves.chance[s];
  }

  /** Without Devastating it does not matter how many crits were kept. */
  slotOf(crits: number): number {
    return this.shot.devastating === 0 ? 0 : crits;
  }

  /** Of all that was added. */
  damage(): Pmf {
    const total: Float64Array[] = [];
    this.mass.forEach((mass, crits) => {
      if (mass === undefined) return;
      this.budget.look();
      const packets = this.packets[crits];
      const damage = this.damageOf(mass);
      total.push(packets.length === 1 ? damage : convolve(damage, packets));
    });
    return afterFeelNoPain(sum(total), this.shot.guard.feelNoPain);
  }

  private damageOf(mass: Float64Array): Float64Array {
    const { unblocked } = this.blocking;
    const { fixed } = unblocked;
    let most = 0;
    const spread: [Float64Array, number][] = [];
    for (let at = 0; at < mass.length; at++) {
      if (mass[at] === 0) continue;
      if (fixed[at] >= 0) most = Math.max(most, fixed[at]);
      else {
        const damage = unblocked.damageAt(at);
        most = Math.max(most, damage.length - 1);
        spread.push([damage, mass[at]]);
      }
    }
    const result = new Float64Array(most + 1);
    for (let at = 0; at < mass.length; at++) if (mass[at] > 0 && fixed[at] >= 0) result[fixed[at]] += mass[at];
    for (const [damage, chance] of spread)
      for (let points = 0; points < damage.length; points++) result[points] += damage[points] * chance;
    return result;
  }
}

function sum(parts: readonly Float64Array[]): Float64Array {
  const result = new Float64Array(Math.max(1, ...parts.map((part) => part.length)));
  for (const part of parts) for (let n = 0; n < part.length; n++) result[n] += part[n];
  return result;
}
