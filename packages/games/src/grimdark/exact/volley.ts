// What the dice of one weapon line do: the distribution of wounds, and of something counted beside them.
import { bernoulli, convolve, type Pause, type Pmf, power } from '@oddsmith/kernel';
import { type Budget, BudgetExceeded } from '../../contract/budget.ts';
import type { LinePlan } from '../plan/line.ts';

/** `joint[c][w]` is P(count = c and wounds = w). One row when nothing is counted. */
export type Joint = readonly Pmf[];

/** What is counted beside wounds. */
export type Count = 'nothing' | 'natural ones' | 'hits';

/** Certainly nothing. */
export const ONE: Pmf = Float64Array.of(1);

export function convolveJoint(a: Joint, b: Joint, pause?: Pause): Joint {
  if (a.length === 1 && a[0] === ONE) return b;
  if (a.length === 1 && b.length === 1) return [convolve(a[0], b[0], pause)];
  const result: Pmf[] = [];
  for (let i = 0; i < a.length; i++)
    for (let j = 0; j < b.length; j++) result[i + j] = add(result[i + j], convolve(a[i], b[j], pause), 1);
  return result;
}

function powerJoint(joint: Joint, times: number, pause: Pause): Joint {
  if (joint.length === 1) return [power(joint[0], times, pause)];
  let result: Joint = [ONE];
  let factor = joint;
  for (let left = times; left > 0; left >>>= 1) {
    if (left & 1) result = convolveJoint(result, factor, pause);
    if (left > 1) factor = convolveJoint(factor, factor, pause);
  }
  return result;
}

/** into + weight * part, grown where needed. */
function add(into: Pmf | undefined, part: Pmf, weight: number): Pmf {
  const length = Math.max(into?.length ?? 0, part.length);
  const result = into !== undefined && into.length === length ? into : new Float64Array(length);
  if (into !== undefined && result !== into) result.set(into);
  for (let i = 0; i < part.length; i++) result[i] += weight * part[i];
  return result;
}

/** Wounds of one hit that must be blocked on `blockOn`, before ignore rolls. */
function hitWounds(plan: LinePlan, blockOn: number, six: boolean): Pmf {
  const rerolled = 7 - plan.rerollFrom;
  const result = new Float64Array(2 + plan.extraWounds[1] + (six ? plan.extraWoundOnSix : 0));
  for (let face = 1; face <= 6; face++) {
    const first = face < plan.rerollFrom ? 1 / 6 : 0;
    const chance = first + rerolled / 36;
    const wounds = face >= blockOn ? 0 : 1 + plan.extraWounds[face] + (six ? plan.extraWoundOnSix : 0);
    result[wounds] += chance;
  }
  return result;
}

/** Hits of a die that hit, with this many extra ones and all copies. */
function dieHits(plan: LinePlan, extra: number): number {
  return Math.min(plan.copies * (1 + extra), plan.mostHits);
}

/** A hit of a natural 6 with its Blast copies. */
function sixWounds(plan: LinePlan): Pmf {
  const main = hitWounds(plan, plan.blockOnSix, true);
  if (plan.copies === 1) return main;
  if (plan.copiesKeepAp) return power(main, plan.copies);
  return convolve(main, power(hitWounds(plan, plan.blockOn, true), plan.copies - 1));
}

/** One attack die; `more` is what an extra attack adds, none for the extra attacks themselves. */
function dieJoint(plan: LinePlan, count: Count, more: Joint | undefined, pause: Pause): Joint {
  const single = hitWounds(plan, plan.blockOn, false);
  const plain = power(single, plan.copies);
  const six = sixWounds(plan);
  const result: Pmf[] = [];
  for (let face = 1; face <= 6; face++) {
    const hits = face >= plan.hitOn;
    const extra = hits ? plan.extraHits[face] : 0;
    let wounds: Pmf = ONE;
    if (hits) wounds = face === 6 ? six : plain;
    if (extra > 0) wounds = convolve(wounds, power(single, dieHits(plan, extra) - plan.copies));
    let counted = 0;
    if (count === 'natural ones' && face === 1) counted = 1;
    if (count === 'hits' && hits) counted = dieHits(plan, extra);
    const again = hits ? plan.extraAttacks[face] : 0;
    const after = more !== undefined && again > 0 ? powerJoint(more, again, pause) : [ONE];
    for (let c = 0; c < after.length; c++)
      result[counted + c] = add(result[counted + c], convolve(wounds, after[c]), 1 / 6);
  }
  for (let c = 0; c < result.length; c++) result[c] ??= Float64Array.of(0);
  return result;
}

/** Products of one volley, about 50 ms: what is larger is not worth an exact answer. */
const MAX_PRODUCTS = 100_000_000;

/** Spends what a volley of that many outcomes costs. */
export function ask(budget: Budget, products: number): void {
  if (products > MAX_PRODUCTS) throw new BudgetExceeded('budget/exceeded', { id: 'too-many-dice', values: undefined });
  budget.spend(products);
}

/** The most that one attack die can do, its extra attacks included. */
function reachOfDie(plan: LinePlan): { readonly hits: number; readonly wounds: number; readonly ones: number } {
  const again = Math.max(...plan.extraAttacks);
  const hits = dieHits(plan, Math.max(...plan.extraHits)) * (1 + again);
  const each = 1 + Math.max(...plan.extraWounds);
  return {
    hits,
    wounds: hits * each + plan.copies * (1 + again) * plan.extraWoundOnSix,
    ones: plan.hazard ? 1 + again : 0,
  };
}

/** Products that a volley takes, before it is rolled: an upper limit of what it reaches. */
function volleyProducts(plan: LinePlan, dice: number, count: Count): number {
  const { hits, wounds } = reachOfDie(plan);
  const width = wounds * dice + 1;
  if (count === 'nothing') return (width * width) / 3;
  if (count === 'hits') return ((hits * dice + 1) * width) ** 2 / 3;
  const again = Math.max(...plan.extraAttacks);
  return again === 0 ? (dice * width * (wounds + 1)) / 2 : (((1 + again) * dice + 1) * width) ** 2 / 3;
}

/** Unmultiplied wounds of `dice` attack dice, before ignore rolls. */
export function volley(plan: LinePlan, dice: number, count: Count, budget: Budget): Joint {
  ask(budget, volleyProducts(plan, dice, count));
  const again = plan.extraAttacks.some((attacks) => attacks > 0);
  const pause = () => budget.look();
  const more = again ? dieJoint(plan, count, undefined, pause) : undefined;
  const die = dieJoint(plan, count, more, pause);
  if (count === 'natural ones' && !again) return countedApart(die[0], die[1][0], dice, pause);
  return powerJoint(die, dice, pause);
}

/** Where what is counted wounds nothing: the other dice are a power each, 100 times cheaper than powers of both at once. */
function countedApart(rest: Pmf, counted: number, dice: number, pause: Pause): Joint {
  const rows: Pmf[] = [];
  let wounds: Pmf = ONE;
  const ways = power(bernoulli(counted), dice);
  const share = rest.map((chance) => chance / (1 - counted));
  for (let c = dice; c >= 0; c--) {
    const row = wounds;
    rows[c] = row.map((chance) => chance * ways[c]);
    if (c > 0) wounds = convolve(row, share, pause);
  }
  return rows;
}

function hitProducts(plan: LinePlan, dice: number): number {
  return (reachOfDie(plan).hits * dice + 1) ** 2 / 3;
}

/** Hits of `dice` attack dice, Blast copies included. */
export function hitsOf(plan: LinePlan, dice: number, budget: Budget): Pmf {
  const once = (more: Pmf | undefined): Pmf => {
    let result: Pmf = Float64Array.of(0);
    for (let face = 1; face <= 6; face++) {
      const hits = face >= plan.hitOn;
      let outcome: Pmf = ONE;
      if (hits) {
        outcome = new Float64Array(dieHits(plan, plan.extraHits[face]) + 1);
        outcome[outcome.length - 1] = 1;
        if (more !== undefined) outcome = convolve(outcome, power(more, plan.extraAttacks[face]));
      }
      result = add(result, outcome, 1 / 6);
    }
    return result;
  };
  const again = plan.extraAttacks.some((attacks) => attacks > 0);
  ask(budget, hitProducts(plan, dice));
  return power(once(again ? once(undefined) : undefined), dice, () => budget.look());
}

/** `dice` dice of which each gives with `chance` a hit that must be blocked: wounds, and hits beside them. */
export function looseVolley(dice: number, chance: number, blockOn: number): { wounds: Pmf; hits: Pmf } {
  return { wounds: power(bernoulli((chance * (blockOn - 1)) / 6), dice), hits: power(bernoulli(chance), dice) };
}
