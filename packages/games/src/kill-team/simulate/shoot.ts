// One shooting attack rolled die by die, on every target it has.
import { type Dice, times } from '@oddsmith/kernel';
import { Budget } from '../../budget.ts';
import type { BystanderPlan, PoolPlan, ShotPlan } from '../plan.ts';
import type { ShootBattle } from '../prepare.ts';
import { feel, rollPackets } from './guard.ts';
import { PoolRoller, type Rolled } from './pool.ts';
import { type PoolChance, poolChances } from './pool-chances.ts';
import { RerollPlayer } from './reroll-choice.ts';
import { Saves } from './saves.ts';

export interface ShootOutcome {
  /** Total damage after the attack (all its rounds) and after each further one. */
  readonly damage: readonly number[];
  readonly attack: Rolled;
  readonly defence: Rolled;
  readonly selfDamage: number;
  readonly secondaries: readonly number[];
  readonly bystanders: readonly number[];
}

interface Volley {
  readonly damage: number;
  readonly attack: Rolled;
  readonly defence: Rolled;
}

export function simulateShoot(battle: ShootBattle, budget = new Budget()): (dice: Dice) => ShootOutcome {
  const [first, ...further] = battle.shots.map((shot) => new Shot(shot, budget));
  const secondaries = battle.secondaries.map((shot) => new Shot(shot, budget));
  return (dice) => {
    const volleys = times(battle.rounds, () => first.fire(dice));
    const selfDamage = sum(times(battle.rounds, () => overheat(dice, battle.hotBelow)));
    let total = sum(volleys.map((volley) => volley.damage));
    const damage = [total];
    for (const shot of further) {
      total += shot.fire(dice).damage;
      damage.push(total);
    }
    return {
      damage,
      attack: volleys[0].attack,
      defence: volleys[0].defence,
      selfDamage,
      secondaries: secondaries.map((shot) => sum(times(battle.rounds, () => shot.fire(dice).damage))),
      bystanders: battle.bystanders.map((bystander) =>
        sum(volleys.map(({ attack }) => reach(dice, bystander, attack.crits, battle.shots[0].devastating))),
      ),
    };
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, n) => total + n, 0);
}

function overheat(dice: Dice, hotBelow: number | null): number {
  if (hotBelow === null) return 0;
  const face = dice.d6('Hot');
  return face < hotBelow ? 2 * face : 0;
}

function reach(dice: Dice, { name, guard }: BystanderPlan, crits: number, devastating: number): number {
  const who = name || 'bystander';
  return feel(dice, guard, rollPackets(dice, guard, devastating === 0 ? 0 : crits, devastating, who), who);
}

/** One attack on one target, made ready for many. */
class Shot {
  private readonly shot: ShotPlan;
  private readonly budget: Budget;
  private readonly saves: Saves;
  private readonly attack: PoolRoller;
  private readonly rollers = new Map<string, PoolRoller>();
  private readonly players = new Map<string, RerollPlayer>();
  private readonly values = new Map<string, number>();
  private readonly fixed = new Map<PoolPlan, PoolChance[]>();

  constructor(shot: ShotPlan, budget: Budget) {
    this.shot = shot;
    this.budget = budget;
    this.saves = new Saves(shot, budget);
    const { attack } = shot;
    const player = attack.chooses ? new RerollPlayer(attack, budget, (hits) => this.valueOf(hits)) : undefined;
    this.attack = new PoolRoller(attack, player?.choose);
  }

  fire(dice: Dice): Volley {
    const attack = this.attack.roll(dice);
    const plan = this.savesAgainst(attack);
    const defence = this.defence(plan, attack).roll(dice);
    const damage = this.saves.roll(dice, attack, defence, plan.side);
    dice.log?.note(`${damage} damage`);
    return { damage, attack, defence };
  }

  private savesAgainst({ crits }: Rolled): PoolPlan {
    return crits > 0 ? this.shot.savesAfterCrit : this.shot.saves;
  }

  private defence(plan: PoolPlan, hits: Rolled): PoolRoller {
    const key = plan.chooses ? `${hits.crits} ${hits.normals}` : String(hits.crits > 0);
    let roller = this.rollers.get(key);
    if (roller === undefined) {
      roller = new PoolRoller(plan, plan.chooses ? this.defender(plan, hits).choose : undefined);
      this.rollers.set(key, roller);
    }
    return roller;
  }

  /** A defender that knows the hits and picks its rerolls. */
  private defender(plan: PoolPlan, hits: Rolled): RerollPlayer {
    const key = `${hits.crits} ${hits.normals}`;
    let player = this.players.get(key);
    if (player === undefined) {
      player = new RerollPlayer(plan, this.budget, (saves) => -this.valueAfter(hits, saves));
      this.players.set(key, player);
    }
    return player;
  }

  /** What hits are worth to the attacker before the defender has rolled. */
  private valueOf(hits: Rolled): number {
    const key = `${hits.crits} ${hits.normals}`;
    let value = this.values.get(key);
    if (value === undefined) {
      value = 0;
      for (const saves of this.saveChances(hits)) value += saves.chance * this.valueAfter(hits, saves);
      this.values.set(key, value);
    }
    return value;
  }

  private saveChances(hits: Rolled): readonly PoolChance[] {
    const plan = this.savesAgainst(hits);
    if (plan.chooses) return this.defender(plan, hits).chances();
    const known = this.fixed.get(plan) ?? poolChances(plan, this.budget);
    this.fixed.set(plan, known);
    return known;
  }

  private valueAfter(hits: Rolled, saves: Rolled): number {
    const { rerollFor, wounds } = this.shot;
    this.budget.look();
    let value = 0;
    for (const [points, chance] of this.saves.chances(hits, saves))
      value += rerollFor === 'damage' ? points * chance : points >= wounds ? chance : 0;
    return value;
  }
}
