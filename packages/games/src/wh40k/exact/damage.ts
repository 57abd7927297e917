// What one unsaved attack does to one model: damage roll, modifiers in order, Feel No Pain point by point.
import { constant, expressionPmf, type Pmf, relabel } from '@oddsmith/kernel';
import type { Budget } from '../../contract/budget.ts';
import type { Group } from '../battle.ts';
import type { Plan } from '../plan.ts';
import { averageOf, damageOf, fixedDamageRoll, rollsDamage } from '../rolls.ts';
import { plus, scaled } from './steps.ts';

/** Damage after modifiers. */
export interface DamageOdds {
  readonly all: Pmf;
  /** Split by the single reroll: `kept` without it, `redone` when it was spent on this roll. Absent where it never is. */
  readonly reroll?: { readonly kept: Pmf; readonly redone: Pmf };
}

/** Rules 7, 32 and 34. */
export function damageOdds(plan: Plan, group: Group, mayReroll: boolean): DamageOdds {
  if (!rollsDamage(plan, group)) return { all: constant(damageOf(plan, group, plan.damage.plus)) };
  const roll = expressionPmf(plan.damage);
  const average = averageOf(plan.damage);
  const one = plan.damage.count === 1 ? 1 + plan.damage.plus : -1;
  const policy = plan.rerollDamage;
  const change = new Int32Array(roll.length);
  const kept = new Float64Array(roll.length);
  const below = new Float64Array(roll.length);
  let again = 0;
  let redoneChance = 0;
  for (let value = 0; value < roll.length; value++) {
    change[value] = damageOf(plan, group, value);
    const low = value < average;
    if ((policy === 'belowAverage' && low) || (policy === 'ones' && value === one)) again += roll[value];
    else if (low) {
      below[value] = roll[value];
      redoneChance += roll[value];
    } else kept[value] = roll[value];
  }
  for (let value = 0; value < roll.length; value++) kept[value] += again * roll[value];
  const all = relabel(plus(kept, below), change);
  if (!mayReroll || redoneChance === 0) return { all };
  return { all, reroll: { kept: relabel(kept, change), redone: relabel(scaled(roll, redoneChance), change) } };
}

/** Damage of an attack whose die is not rolled; undefined where no such die is rolled. */
export function fixedDamage(plan: Plan, group: Group, face: number | null): Pmf | undefined {
  const rolled = face === null || !rollsDamage(plan, group) ? undefined : fixedDamageRoll(plan.damage, face);
  return rolled === undefined ? undefined : constant(damageOf(plan, group, rolled));
}

/** Wounds a model loses to one attack, by the wounds it has left. */
export interface LossTable {
  /** rows[w][l] for l = 0..w at most. */
  readonly rows: readonly Float64Array[];
  /** Points of damage left over when the model dies, on average. */
  readonly waste: Float64Array;
}

/** Rule 31: min(w, Binomial(D, pain)) for each w up to `wounds`. `damage` may sum to less than 1. */
export function lossTable(damage: Pmf, pain: number, wounds: number, budget: Budget): LossTable {
  const top = damage.length - 1;
  budget.spend((top + 1) * (top + wounds));
  const hurt = pain === 1 ? damage : thinned(damage, pain);
  const rows: Float64Array[] = [new Float64Array(1)];
  for (let w = 1; w <= wounds; w++) {
    const row = new Float64Array(Math.min(w, top) + 1);
    for (let l = 0; l < hurt.length; l++) row[Math.min(l, w)] += hurt[l];
    rows.push(row);
  }
  budget.look();
  return { rows, waste: wasteTable(damage, pain, wounds) };
}

function thinned(damage: Pmf, pain: number): Pmf {
  const result = new Float64Array(damage.length);
  for (let d = damage.length - 1; d >= 0; d--) {
    for (let i = damage.length - 1 - d; i > 0; i--) result[i] = result[i] * (1 - pain) + result[i - 1] * pain;
    result[0] = result[0] * (1 - pain) + damage[d];
  }
  return result;
}

/** The (i+1)-th point is lost on a model with w wounds if the first i points already took w: sum over i. */
function wasteTable(damage: Pmf, pain: number, wounds: number): Float64Array {
  const waste = new Float64Array(wounds + 1);
  const top = damage.length - 1;
  const more = new Float64Array(top + 1);
  for (let i = top - 1; i >= 0; i--) more[i] = more[i + 1] + damage[i + 1];
  const hits = new Float64Array(top + 1);
  hits[0] = 1;
  for (let i = 0; i < top; i++) {
    let tail = 0;
    for (let w = i; w >= 1; w--) {
      tail += hits[w];
      if (w <= wounds) waste[w] += more[i] * tail;
    }
    for (let h = i + 1; h > 0; h--) hits[h] = hits[h] * (1 - pain) + hits[h - 1] * pain;
    hits[0] *= 1 - pain;
  }
  return waste;
}
