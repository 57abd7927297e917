// The exact distribution of wounds of fantasy/attack.
import { clamp, expressionMax, type Pmf } from '@oddsmith/kernel';
import type { Budget } from '../../contract/budget.ts';
import type { AttackBattle, Volley } from '../battle.ts';
import { type AttackFindings, attackFindings } from '../findings.ts';
import type { Target } from '../schema/index.ts';
import { lostInOrder } from './chain.ts';
import { longestStep, mostWounds, oddsOf, sunderLevels } from './odds.ts';
import { woundsOfVolleys } from './sequence.ts';
import { type TollTarget, tollCost, tollOfVolleys } from './toll.ts';

export function exactAttack(battle: AttackBattle, budget: Budget): AttackFindings {
  const { input, volleys, target } = battle;
  if (input.system === 'oldWorld') {
    const { lost, scored } = tollOfVolleys(volleys, tollTarget(battle), budget);
    return attackFindings(input, lost, scored);
  }
  if (input.system === 'dice' && target?.allocation === 'model')
    return attackFindings(input, lostByModels(volleys, target, budget));
  const wounds = woundsWhateverIsLost(battle, budget);
  if (input.system === 'dice' || target === null) return attackFindings(input, wounds);
  return attackFindings(input, clamp(wounds, 0, woundsOf(target) - target.alreadyLost));
}

/** What the attack takes off a target with so many wounds left, none of them wasted. The target must be a finite one. */
export function attackLosses(battle: AttackBattle): (left: number, budget: Budget) => Pmf {
  const { input, volleys, target } = battle;
  if (target === null) throw new RangeError('an endless target has no wounds left to count');
  const startAt = (left: number): Target => ({ ...target, alreadyLost: woundsOf(target) - left });
  if (input.system === 'oldWorld')
    return (left, budget) => tollOfVolleys(volleys, tollTarget({ ...battle, target: startAt(left) }), budget).lost;
  if (input.system === 'dice' && target.allocation === 'model')
    return (left, budget) => lostByModels(volleys, startAt(left), budget);
  let whole: Pmf | undefined;
  return (left, budget) => {
    whole ??= woundsWhateverIsLost(battle, budget);
    return clamp(whole, 0, left);
  };
}

/** Wounds that pass from model to model: the same however many the target has lost before. */
function woundsWhateverIsLost({ input, volleys }: AttackBattle, budget: Budget): Pmf {
  const sundered = input.system === 'dice' && levelsOf(volleys) > 1;
  return sundered ? woundsThroughSundered(volleys, budget) : woundsOfVolleys(volleys, budget);
}

/** Estimated steps: squares of the outcomes where attacks add up, attacks times states where their order matters. */
export function attackCost(battle: AttackBattle): number {
  const { input, volleys, target } = battle;
  if (input.system === 'oldWorld') return tollCost(volleys, tollTarget(battle));
  const outcomes = mostWoundsOf(volleys) + 1;
  const levels = levelsOf(volleys);
  if (input.system === 'ninthAge' || (target?.allocation !== 'model' && levels === 1)) return outcomes * outcomes;
  const states = levels * Math.min(outcomes, target?.allocation === 'model' ? woundsOf(target) : outcomes);
  let cost = 0;
  for (const { plan, models } of volleys)
    cost +=
      models * expressionMax(plan.attacks) * states * (longestStep(oddsOf(plan)) + 2) * (plan.extraAttacks ? 10 : 3);
  return cost;
}

/** An endless target is one that no sequence can use up. */
function tollTarget({ volleys, target, woundsEach }: AttackBattle): TollTarget {
  return target === null
    ? { start: 0, limit: mostWoundsOf(volleys) + 1, woundsEach }
    : { start: target.alreadyLost, limit: woundsOf(target), woundsEach };
}

function levelsOf(volleys: readonly Volley[]): number {
  return sunderLevels(volleys.map((volley) => volley.plan));
}

function woundsOf(target: Target): number {
  return target.models * target.wounds;
}

/** The most wounds a sequence can cause. */
function mostWoundsOf(volleys: readonly Volley[]): number {
  let most = 0;
  for (const { plan, models } of volleys) most += models * expressionMax(plan.attacks) * mostWounds(oddsOf(plan));
  return most;
}

/** Excess wounds are lost with the model: only wounds that a model could still lose count. */
function lostByModels(volleys: readonly Volley[], target: Target, budget: Budget): Pmf {
  const { wounds: woundsEach, alreadyLost: start } = target;
  return lostInOrder(volleys, { start, limit: woundsOf(target), woundsEach }, budget).subarray(start);
}

function woundsThroughSundered(volleys: readonly Volley[], budget: Budget): Pmf {
  return lostInOrder(volleys, { start: 0, limit: mostWoundsOf(volleys), woundsEach: null }, budget);
}
