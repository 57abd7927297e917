// An attack in which somebody decides about dice: every outcome of the attack is met by a defender that knows it.
import { convolve, mean } from '@oddsmith/kernel';
import type { Budget } from '../../contract/budget.ts';
import type { PoolPlan, ShotPlan } from '../plan.ts';
import { DamageByCrits } from './damage-by-crits.ts';
import { afterFeelNoPain } from './die-damage.ts';
import { type Played, PoolChoice } from './pool-choice.ts';
import type { WeightedPool } from './pool-counts.ts';
import type { VolleyOdds } from './volley.ts';

/** Steps of trying all saves against one outcome of the attack. */
export function allocationSteps({ dice }: PoolPlan): number {
  return (dice + 1) ** 2 * 40;
}

/** How both sides play, beside what comes of it. */
export interface ChosenVolley extends VolleyOdds {
  /** Normals the attacker keeps without rolling. */
  readonly kept: number;
  /** What the defender keeps against each outcome of the attack, in its order. */
  readonly savesKept: readonly number[];
}

export class ChoosingVolley {
  private readonly shot: ShotPlan;
  private readonly budget: Budget;
  private readonly damage: DamageByCrits;
  private readonly attack: PoolChoice;
  /** Against an attack without a crit, and with one. */
  private readonly saves: readonly [PoolChoice, PoolChoice];
  /** The defender's answers by outcome of the attack, crits * (dice + 1) + normals. */
  private readonly answers: (Played | undefined)[] = [];
  /** What the attacker wants most of, by crits that Devastating counts and by dice left unblocked. */
  private readonly values: (Float64Array | undefined)[] = [];

  constructor(shot: ShotPlan, budget: Budget) {
    this.shot = shot;
    this.budget = budget;
    this.damage = new DamageByCrits(shot, budget);
    this.attack = new PoolChoice(shot.attack, budget);
    const saves = new PoolChoice(shot.saves, budget);
    this.saves = [saves, shot.savesAfterCrit === shot.saves ? saves : new PoolChoice(shot.savesAfterCrit, budget)];
  }

  odds(): ChosenVolley {
    const stride = this.shot.attack.dice + 1;
    const worth = new Float64Array(stride * stride);
    this.attack.eachPlace((place) => {
      worth[place] = -this.answer(place).value;
    });
    const { pool: attack, kept } = this.attack.play(worth);
    const saves: WeightedPool[] = [];
    const savesKept: number[] = [];
    for (let a = 0; a < attack.size; a++) {
      const answer = this.answer(attack.crits[a] * stride + attack.normals[a]);
      this.damage.add(attack.crits[a], attack.normals[a], attack.chance[a], answer.pool);
      saves.push({ pool: answer.pool, chance: attack.chance[a] });
      savesKept.push(answer.kept);
    }
    return { attack, saves, damage: this.damage.damage(), kept, savesKept };
  }

  private answer(place: number): Played {
    this.answers[place] ??= this.defend(place);
    return this.answers[place];
  }

  private defend(place: number): Played {
    const { attack } = this.shot;
    const crits = Math.floor(place / (attack.dice + 1));
    const normals = place - crits * (attack.dice + 1);
    const plan = crits > 0 ? this.shot.savesAfterCrit : this.shot.saves;
    this.budget.spend(allocationSteps(plan));
    const stride = plan.dice + 1;
    const worth = new Float64Array(stride * stride);
    for (let cs = 0; cs <= plan.dice; cs++)
      for (let ns = 0; cs + ns <= plan.dice; ns++)
        worth[cs * stride + ns] = -this.valueOf(crits, this.damage.blocking.left(crits, normals, cs, ns));
    return this.saves[crits > 0 ? 1 : 0].play(worth);
  }

  private valueOf(crits: number, left: number): number {
    const slot = this.damage.slotOf(crits);
    this.values[slot] ??= new Float64Array(this.damage.blocking.unblocked.mean.length).fill(Number.NaN);
    const values = this.values[slot];
    if (Number.isNaN(values[left])) values[left] = this.value(slot, left);
    return values[left];
  }

  private value(slot: number, left: number): number {
    this.budget.look();
    const { guard, aim, wounds } = this.shot;
    const { blocking, packets } = this.damage;
    if (aim === 'damage') {
      const through = guard.feelNoPain === null ? 1 : (guard.feelNoPain - 1) / 6;
      return (blocking.unblocked.mean[left] + mean(packets[slot])) * through;
    }
    const damage = afterFeelNoPain(convolve(blocking.unblocked.damageAt(left), packets[slot]), guard.feelNoPain);
    let kill = 0;
    for (let points = wounds; points < damage.length; points++) kill += damage[points];
    return kill;
  }
}
