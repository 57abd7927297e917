// An attack in which somebody decides about dice: every outcome of the attack is met by a defender that knows it.
import { convolve, mean } from '@oddsmith/kernel';
import type { Budget } from '../../contract/budget.ts';
import type { PoolPlan, ShotPlan } from '../plan.ts';
import { DamageByCrits } from './damage-by-crits.ts';
import { afterFeelNoPain } from './die-damage.ts';
import type { Roll } from './optional-rules.ts';
import { type Played, PoolChoice, type Study } from './pool-choice.ts';
import type { WeightedPool } from './pool-counts.ts';
import type { VolleyOdds } from './volley.ts';

/** Steps of trying all saves against one outcome of the attack. */
export function allocationSteps({ dice }: PoolPlan): number {
  return (dice + 1) ** 2 * 40;
}

/** What either side makes of its choices, and what comes of it where one of them or both use every rule instead. */
export interface StudiedVolley {
  readonly attack: Study;
  readonly answers: readonly Answer[];
  readonly best: number;
  readonly attackerAlways: number;
  readonly defenderAlways: number;
  readonly always: number;
}

/** What the defender weighs against one attack; less is better for it, so its values are below 0. */
export interface Answer extends Roll {
  readonly chance: number;
  readonly study: Study;
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

  odds(): VolleyOdds {
    const stride = this.shot.attack.dice + 1;
    const worth = new Float64Array(stride * stride);
    this.attack.eachPlace((place) => {
      worth[place] = -this.answer(place).value;
    });
    const { pool: attack } = this.attack.play(worth);
    const saves: WeightedPool[] = [];
    for (let a = 0; a < attack.size; a++) {
      const answer = this.answer(attack.crits[a] * stride + attack.normals[a]);
      this.damage.add(attack.crits[a], attack.normals[a], attack.chance[a], answer.pool);
      saves.push({ pool: answer.pool, chance: attack.chance[a] });
    }
    return { attack, saves, damage: this.damage.damage() };
  }

  study(): StudiedVolley {
    const stride = this.shot.attack.dice + 1;
    const worth = new Float64Array(stride * stride);
    const worthAlways = new Float64Array(stride * stride);
    const studies: Study[] = [];
    this.attack.eachPlace((place) => {
      const study = this.savesAgainst(place).study(this.worthOfSaves(place));
      studies[place] = study;
      worth[place] = -study.value;
      worthAlways[place] = -study.always;
    });
    const attack = this.attack.study(worth);
    const unanswered = this.attack.study(worthAlways);
    const { size, crits, normals, chance } = attack.pool;
    const answers = Array.from({ length: size }, (_, a) => ({
      crits: crits[a],
      normals: normals[a],
      chance: chance[a],
      study: studies[crits[a] * stride + normals[a]],
    }));
    return {
      attack,
      answers,
      best: attack.value,
      attackerAlways: attack.always,
      defenderAlways: unanswered.value,
      always: unanswered.always,
    };
  }

  private answer(place: number): Played {
    this.answers[place] ??= this.defend(place);
    return this.answers[place];
  }

  private defend(place: number): Played {
    return this.savesAgainst(place).play(this.worthOfSaves(place));
  }

  private savesAgainst(place: number): PoolChoice {
    return this.saves[place > this.shot.attack.dice ? 1 : 0];
  }

  /** What each result of the saves is worth to the defender against one outcome of the attack. */
  private worthOfSaves(place: number): Float64Array {
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
    return worth;
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
