// One shooting attack rolled die by die, on every target it has.
import { type Dice, times } from '@oddsmith/kernel';
import { emitter } from '@oddsmith/words';
import { Budget } from '../../contract/budget.ts';
import type { BystanderPlan, ShotPlan } from '../plan.ts';
import type { ShootBattle } from '../prepare.ts';
import type { en } from '../words/en.ts';
import { feel, rollPackets } from './guard.ts';
import { PoolPlayer } from './optional-rules.ts';
import type { Rolled } from './pool.ts';
import { Saves } from './saves.ts';

const say = emitter<typeof en>();

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
  private readonly attack: PoolPlayer;
  /** By hits, where the defender looks at them; else by whether a crit was kept. */
  private readonly defenders: (PoolPlayer | undefined)[] = [];
  /** By hits. */
  private readonly values: (number | undefined)[] = [];

  constructor(shot: ShotPlan, budget: Budget) {
    this.shot = shot;
    this.budget = budget;
    this.saves = new Saves(shot, budget);
    this.attack = new PoolPlayer(shot.attack, budget, (hits) => this.valueOf(hits));
  }

  fire(dice: Dice): Volley {
    const attack = this.attack.roller.roll(dice);
    const defence = this.defender(attack).roller.roll(dice);
    const damage = this.saves.roll(dice, attack, defence, this.shot.saves.side);
    dice.log?.note(say('note-damage', { damage }));
    return { damage, attack, defence };
  }

  /** A defender knows the hits, and looks at them where it has a choice. */
  private defender(hits: Rolled): PoolPlayer {
    const plan = hits.crits > 0 ? this.shot.savesAfterCrit : this.shot.saves;
    const key = plan.chooses || plan.declines ? keyOf(hits) : Math.min(1, hits.crits);
    this.defenders[key] ??= new PoolPlayer(plan, this.budget, (saves) => -this.valueAfter(hits, saves));
    return this.defenders[key];
  }

  /** What hits are worth to the attacker before the defender has rolled. */
  private valueOf(hits: Rolled): number {
    const mean = () =>
      this.defender(hits)
        .chances()
        .reduce((sum, saves) => sum + saves.chance * this.valueAfter(hits, saves), 0);
    const key = keyOf(hits);
    this.values[key] ??= mean();
    return this.values[key];
  }

  private valueAfter(hits: Rolled, saves: Rolled): number {
    const { aim, wounds } = this.shot;
    this.budget.look();
    let value = 0;
    for (const [points, chance] of this.saves.chances(hits, saves))
      value += aim === 'damage' ? points * chance : points >= wounds ? chance : 0;
    return value;
  }
}
