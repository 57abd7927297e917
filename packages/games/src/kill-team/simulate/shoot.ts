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

/** Pools hold fewer than 32 dice. */
function keyOf({ crits, normals }: Rolled): number {
  return crits * 32 + normals;
}

/** One attack on one target, made ready for many. */
class Shot {
  private readonly shot: ShotPlan;
  private readonly budget: Budget;
  private readonly saves: Saves;
  private readonly attack: PoolRoller;
  /** By hits, where the defender looks at them; else by whether a crit was kept. */
  private readonly rollers: (PoolRoller | undefined)[] = [];
  private readonly fixed: (readonly PoolChance[] | undefined)[] = [];
  /** By hits. */
  private readonly players: (RerollPlayer | undefined)[] = [];
  private readonly values: (number | undefined)[] = [];

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
    const key = plan.chooses ? keyOf(hits) : Math.min(1, hits.crits);
    this.rollers[key] ??= new PoolRoller(plan, plan.chooses ? this.defender(plan, hits).choose : undefined);
    return this.rollers[key];
  }

  /** A defender that knows the hits and picks its rerolls. */
  private defender(plan: PoolPlan, hits: Rolled): RerollPlayer {
    const key = keyOf(hits);
    this.players[key] ??= new RerollPlayer(plan, this.budget, (saves) => -this.valueAfter(hits, saves));
    return this.players[key];
  }

  /** What hits are worth to the attacker before the defender has rolled. */
  private valueOf(hits: Rolled): number {
    const mean = () =>
      this.saveChances(hits).reduce((sum, saves) => sum + saves.chance * this.valueAfter(hits, saves), 0);
    const key = keyOf(hits);
    this.values[key] ??= mean();
    return this.values[key];
  }

  private saveChances(hits: Rolled): readonly PoolChance[] {
    const plan = this.savesAgainst(hits);
    if (plan.chooses) return this.defender(plan, hits).chances();
    const key = Math.min(1, hits.crits);
    this.fixed[key] ??= poolChances(plan, this.budget);
    return this.fixed[key];
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
