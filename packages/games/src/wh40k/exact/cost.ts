// How many steps an exact answer takes, estimated before it is asked for.
import { expressionMax } from '@oddsmith/kernel';
import type { AttackingUnit, Battle } from '../battle.ts';
import type { Plan } from '../plan.ts';
import { attacksOf } from '../rolls.ts';

export function attackCost(battle: Battle): number {
  const orders = battle.findBestOrder ? ordersTried(battle.units[0].entries.length) : 1;
  return battle.units.reduce((total, unit, index) => total + unitCost(battle, unit, index > 0), 0) * orders;
}

function ordersTried(weapons: number): number {
  let orders = 1;
  for (let n = 2; n <= Math.min(weapons, 6); n++) orders *= n;
  return weapons > 6 ? 5 * weapons * weapons : orders;
}

function unitCost({ target, edition }: Battle, unit: AttackingUnit, later: boolean): number {
  const { once, plans, entries } = unit;
  const { groups } = target;
  const size = stateCount(groups, plans);
  const states = (once.hitRerolls + 1) * (once.woundRerolls + 1) * (once.attackRerolls + 1);
  const blocks =
    (once.damageReroll ? 2 : 1) *
    (once.fixedDamage === null ? 1 : 2) *
    (target.ignoreFirstFailedSave ? 2 : 1) *
    (target.rerollOneSave ? 2 : 1);
  const mixed = groups.length > 1 || states > 1 || blocks > 1;
  const waits = mixed || plans.length > 1 || groups.some((group) => group.fnpMortal !== null);
  let rows = states;
  let total = 0;
  plans.forEach((plan, index) => {
    const attacks = entries[index].count * mostAttacks(plan);
    const wounds = attacks * (1 + expressionMax(plan.extraHits));
    const kinds = plan.devastating && waits ? likelyMost(wounds) : 1;
    const band = Math.min(expressionMax(plan.damage) + 6, Math.max(...groups.map((group) => group.wounds)));
    total += rows * wounds * size * blocks * (band + kinds) + 4 * wounds * wounds;
    // Saves rolled all at once: a family of states by dice left.
    if (edition.saves === 'lowestFirst' && groups.length > 1)
      total += 4 * wounds * wounds * size * blocks * kinds * states;
    if (plan.criticalHitWounds && (mixed || waits)) total += attacks * attacks * wounds;
    rows *= edition.devastating.after === 'unit' ? kinds : 1;
    total += rows * size * blocks * band;
  });
  return total * (later ? groups.length + 4 : 1);
}

/** Numbers of devastating wounds that are not vanishingly unlikely. */
function likelyMost(wounds: number): number {
  return Math.min(wounds + 1, 0.4 * wounds + 10 * Math.sqrt(wounds));
}

function stateCount(groups: Battle['target']['groups'], plans: readonly Plan[]): number {
  const wounds = (character: boolean): number =>
    groups.reduce((sum, group) => sum + (group.character === character ? group.models * group.wounds : 0), 0);
  const precise = plans.some((plan) => plan.picksCharacter);
  return precise ? (wounds(true) + 1) * (wounds(false) + 1) : wounds(true) + wounds(false) + 1;
}

function mostAttacks(plan: Plan): number {
  const more = plan.moreAttacks.reduce((sum, dice) => sum + expressionMax(dice), 0);
  return attacksOf(plan, expressionMax(plan.attacks), more);
}
