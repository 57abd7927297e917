// One attack on one target: attack pool against defence pool, saves used as well as they can be, rerolls chosen where a player may.
import { convolve, mean, type Pmf } from '@oddsmith/kernel';
import type { Budget } from '../../budget.ts';
import type { PoolPlan, ShotPlan } from '../plan.ts';
import { Blocking } from './blocking.ts';
import { afterFeelNoPain, packetPoints } from './die-damage.ts';
import { hitsArePlain, plainDamage } from './plain-hits.ts';
import {
  beforeConversions,
  type Counts,
  convert,
  converted,
  normalsOf,
  type Pool,
  poolOf,
  rolledDice,
} from './pool.ts';
import type { WeightedPool } from './pool-counts.ts';
import { bestRerolls } from './reroll-choice.ts';

/** What one attack does. */
export interface VolleyOdds {
  readonly attack: Pool;
  /** The saves rolled, with the chance that they are. */
  readonly saves: readonly WeightedPool[];
  readonly damage: Pmf;
}

export function volleyOdds(shot: ShotPlan, budget: Budget): VolleyOdds {
  return shot.attack.chooses || shot.saves.chooses
    ? new ChoosingVolley(shot, budget).odds()
    : plainVolley(shot, budget);
}

/** Steps of trying all saves against one outcome of the attack. */
export function allocationSteps({ dice }: PoolPlan): number {
  return (dice + 1) ** 2 * 40;
}

function plainVolley(shot: ShotPlan, budget: Budget): VolleyOdds {
  const attack = poolOf(shot.attack);
  const saves = poolOf(shot.saves);
  const afterCrit = shot.savesAfterCrit === shot.saves ? saves : poolOf(shot.savesAfterCrit);
  budget.spend(attack.size * saves.size * 4);
  const damage = hitsArePlain(shot)
    ? plainDamage(shot, attack, saves, afterCrit)
    : new DamageByCrits(shot, budget).of(attack, saves, afterCrit);
  if (afterCrit === saves) return { attack, saves: [{ pool: saves, chance: 1 }], damage };
  const crit = critChance(attack);
  return {
    attack,
    saves: [
      { pool: saves, chance: 1 - crit },
      { pool: afterCrit, chance: crit },
    ],
    damage,
  };
}

/** That an attack keeps a crit. */
export function critChance(attack: Pool): number {
  let chance = 0;
  for (let a = 0; a < attack.size; a++) if (attack.crits[a] > 0) chance += attack.chance[a];
  // Rounding may carry a certain crit over 1, and what is left of it below nothing.
  return Math.min(1, chance);
}

/** Damage gathered by the crits that Devastating counts. */
class DamageByCrits {
  private readonly shot: ShotPlan;
  private readonly budget: Budget;
  private readonly blocking: Blocking;
  private readonly packets: readonly Float64Array[];
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

  private add(crits: number, normals: number, chance: number, saves: Pool): void {
    this.budget.look();
    // Without Devastating it does not matter how many crits there were.
    const slot = this.shot.devastating === 0 ? 0 : crits;
    this.mass[slot] ??= new Float64Array(this.blocking.unblocked.mean.length);
    const mass = this.mass[slot];
    for (let s = 0; s < saves.size; s++)
      mass[this.blocking.left(crits, normals, saves.crits[s], saves.normals[s])] += chance * saves.chance[s];
  }

  private damage(): Pmf {
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

/** An attack in which somebody chooses what to reroll: every outcome of the attack is looked at by itself. */
class ChoosingVolley {
  private readonly shot: ShotPlan;
  private readonly budget: Budget;
  private readonly outcomes: ({ readonly damage: Pmf; readonly saves: Pool; readonly value: number } | undefined)[] =
    [];
  private readonly fixedSaves: readonly [Pool, Pool];
  private readonly blocking: Blocking;
  private readonly packets: readonly Float64Array[];

  constructor(shot: ShotPlan, budget: Budget) {
    this.shot = shot;
    this.budget = budget;
    this.blocking = new Blocking(shot, budget);
    this.packets = packetPoints(shot.guard, shot.devastating, shot.attack.dice);
    this.fixedSaves = [poolOf(shot.saves), poolOf(shot.savesAfterCrit)];
  }

  odds(): VolleyOdds {
    const plan = this.shot.attack;
    const attack = plan.chooses ? this.attackOfChoice(plan) : poolOf(plan);
    const damage: Float64Array[] = [];
    const saves: WeightedPool[] = [];
    for (let a = 0; a < attack.size; a++) {
      const outcome = this.outcome(attack.crits[a], attack.normals[a]);
      damage.push(outcome.damage.map((chance) => chance * attack.chance[a]));
      saves.push({ pool: outcome.saves, chance: attack.chance[a] });
    }
    return { attack, saves, damage: sum(damage) };
  }

  private attackOfChoice(plan: PoolPlan): Pool {
    const worth = valuesByRoll(plan, (crits, normals) => this.outcome(crits, normals).value);
    return converted(plan, bestRerolls(plan, worth, this.budget));
  }

  private outcome(crits: number, normals: number) {
    const at = crits * (this.shot.attack.dice + 1) + normals;
    this.outcomes[at] ??= this.play(crits, normals);
    return this.outcomes[at];
  }

  private play(crits: number, normals: number) {
    const plan = crits > 0 ? this.shot.savesAfterCrit : this.shot.saves;
    this.budget.spend(allocationSteps(plan));
    const after = (critSaves: number, normalSaves: number) => this.damageAfter(crits, normals, critSaves, normalSaves);
    const saves = plan.chooses ? this.savesOfChoice(plan, after) : this.fixedSaves[crits > 0 ? 1 : 0];
    const damage: Float64Array[] = [];
    for (let s = 0; s < saves.size; s++)
      damage.push(after(saves.crits[s], saves.normals[s]).map((chance) => chance * saves.chance[s]));
    const total = sum(damage);
    return { damage: total, saves, value: this.value(total) };
  }

  private savesOfChoice(plan: PoolPlan, after: (critSaves: number, normalSaves: number) => Pmf): Pool {
    const worth = valuesByRoll(plan, (crits, normals) => -this.value(after(crits, normals)));
    return converted(plan, bestRerolls(plan, worth, this.budget));
  }

  private damageAfter(crits: number, normals: number, critSaves: number, normalSaves: number): Pmf {
    this.budget.look();
    const damage = this.blocking.unblocked.damageAt(this.blocking.left(crits, normals, critSaves, normalSaves));
    return afterFeelNoPain(convolve(damage, this.packets[crits]), this.shot.guard.feelNoPain);
  }

  /** What the attacker wants most of. */
  private value(damage: Pmf): number {
    if (this.shot.rerollFor === 'damage') return mean(damage);
    let kill = 0;
    for (let points = this.shot.wounds; points < damage.length; points++) kill += damage[points];
    return kill;
  }
}

/** The value of every roll of a pool, c * (rolled + 1) + n, once dice kept without rolling and conversions are in. */
function valuesByRoll(plan: PoolPlan, value: (crits: number, normals: number) => number): Float64Array {
  const dice = rolledDice(plan);
  const values = new Float64Array((dice + 1) ** 2);
  const counts: Counts = { crits: 0, normals: 0, locked: 0, fails: 0, lone: 0 };
  for (let c = 0; c <= dice; c++)
    for (let n = 0; c + n <= dice; n++) {
      beforeConversions(counts, plan, c, n, dice);
      convert(counts, plan);
      values[c * (dice + 1) + n] = value(counts.crits, normalsOf(counts));
    }
  return values;
}
