// How many attacks a pool makes: one roll for each weapon, the lowest of which may be rolled again (rules 6, 11, 12, 49).
import { constant, convolve, expressionPmf, type Pmf, power } from '@oddsmith/kernel';
import type { Budget } from '../../contract/budget.ts';
import type { Plan } from '../plan.ts';
import { attacksOf, averageOf, mostAttacks } from '../rolls.ts';
import { askFor } from './size.ts';
import { plus } from './steps.ts';

/** Weapons that attack together. */
export interface Copies {
  readonly plan: Plan;
  readonly count: number;
}

/** Numbers of attacks, split by whether the reroll was spent on them; the two sum to 1. */
export interface AttackCounts {
  readonly kept: Pmf;
  readonly redone: Pmf;
}

const NONE: Pmf = new Float64Array(1);

export function attackPmf(pool: readonly Copies[], budget: Budget): Pmf {
  const pause = () => budget.look();
  const all = (sum: Pmf, { plan, count }: Copies): Pmf => convolve(sum, power(oneWeapon(plan), count, pause), pause);
  return pool.reduce(all, constant(0));
}

/** The sum of the dice that add attacks. */
function morePmf(plan: Plan): Pmf {
  if (plan.attacksFixed) return constant(0);
  return plan.moreAttacks.reduce((all, dice) => convolve(all, expressionPmf(dice)), constant(0));
}

/** What one weapon may roll: its attacks, and the dice on top. */
interface AttackRoll {
  readonly rolled: number;
  readonly more: number;
  readonly chance: number;
}

function rollsOf(plan: Plan): readonly AttackRoll[] {
  const rolls = expressionPmf(plan.attacks);
  const more = morePmf(plan);
  const result: AttackRoll[] = [];
  for (let rolled = 0; rolled < rolls.length; rolled++)
    for (let m = 0; m < more.length; m++)
      if (rolls[rolled] * more[m] > 0) result.push({ rolled, more: m, chance: rolls[rolled] * more[m] });
  return result;
}

function oneWeapon(plan: Plan): Pmf {
  const result = new Float64Array(mostAttacks(plan) + 1);
  for (const { rolled, more, chance } of rollsOf(plan)) result[attacksOf(plan, rolled, more)] += chance;
  return result;
}

/** The first weapons whose lowest roll is below its average roll it again. */
export function attackCounts(pool: readonly Copies[], budget: Budget): AttackCounts {
  let kept: Pmf = constant(0);
  let redone: Pmf = NONE;
  const pause = () => budget.look();
  for (const copies of pool) {
    const own = ownCounts(copies, budget);
    redone = plus(convolve(redone, attackPmf([copies], budget), pause), convolve(kept, own.redone, pause));
    kept = convolve(kept, own.kept, pause);
  }
  return { kept, redone };
}

/** Weapon by weapon: the lowest roll so far apart from the attacks of all others. */
function ownCounts({ plan, count }: Copies, budget: Budget): AttackCounts {
  if (plan.attacks.count === 0) return { kept: attackPmf([{ plan, count }], budget), redone: NONE };
  const rolls = expressionPmf(plan.attacks);
  const shapes = rollsOf(plan);
  askFor(shapes.length * (count * mostAttacks(plan) + 1));
  let lowest: Pmf[] = shapes.map(({ chance }) => Float64Array.of(chance));
  for (let copy = 1; copy < count; copy++) lowest = withOneMore(plan, shapes, lowest, budget);
  let kept: Pmf = NONE;
  let redone: Pmf = NONE;
  shapes.forEach((shape, index) => {
    if (shape.rolled >= averageOf(plan.attacks)) {
      kept = plus(kept, lowest[index], 1, attacksOf(plan, shape.rolled, shape.more));
      return;
    }
    rolls.forEach((chance, rolled) => {
      budget.spend(2 * redone.length);
      if (chance > 0) redone = plus(redone, lowest[index], chance, attacksOf(plan, rolled, shape.more));
    });
  });
  return { kept, redone };
}

function withOneMore(plan: Plan, shapes: readonly AttackRoll[], lowest: readonly Pmf[], budget: Budget): Pmf[] {
  const next: Pmf[] = shapes.map(() => NONE);
  for (let was = 0; was < shapes.length; was++)
    for (let now = 0; now < shapes.length; now++) {
      const lower = shapes[now].rolled < shapes[was].rolled ? now : was;
      const other = lower === now ? shapes[was] : shapes[now];
      const attacks = attacksOf(plan, other.rolled, other.more);
      budget.spend(3 * lowest[was].length + attacks);
      next[lower] = plus(next[lower], lowest[was], shapes[now].chance, attacks);
    }
  return next;
}
