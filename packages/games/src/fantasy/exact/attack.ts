// The exact distribution of wounds of fantasy/attack.
import { expressionMax, type Pmf } from '@oddsmith/kernel';
import type { Budget } from '../../budget.ts';
import { type AttackFindings, attackFindings } from '../findings.ts';
import type { AttackInput, Target } from '../schema/index.ts';
import { type Volley, volleysOf } from '../volley.ts';
import { lostInOrder } from './chain.ts';
import { mostWounds, oddsOf, sunderLevels } from './odds.ts';
import { woundsOfVolleys } from './sequence.ts';

export function exactAttack(input: AttackInput, budget: Budget): AttackFindings {
  const volleys = volleysOf(input);
  const { target } = input;
  if (target?.allocation === 'model') return attackFindings(input, lostByModels(volleys, target, budget));
  const sundered = sunderLevels(volleys.map((volley) => volley.plan)) > 1;
  return attackFindings(input, sundered ? woundsThroughSundered(volleys, budget) : woundsOfVolleys(volleys));
}

/** Excess wounds are lost with the model: only wounds that a model could still lose count. */
function lostByModels(volleys: readonly Volley[], target: Target, budget: Budget): Pmf {
  const { models, wounds: woundsEach, alreadyLost: start } = target;
  return lostInOrder(volleys, { start, limit: models * woundsEach, woundsEach }, budget).subarray(start);
}

function woundsThroughSundered(volleys: readonly Volley[], budget: Budget): Pmf {
  let limit = 0;
  for (const { plan, models } of volleys) limit += models * expressionMax(plan.attacks) * mostWounds(oddsOf(plan));
  return lostInOrder(volleys, { start: 0, limit, woundsEach: null }, budget);
}
