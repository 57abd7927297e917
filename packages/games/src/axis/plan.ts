// Orders of loss as a simulation plays them: one that is left to us is worked out beforehand.
import { Budget, BudgetExceeded } from '../budget.ts';
import { resolveOrders } from './exact/optimal-order.ts';
import { completeOrders } from './orders.ts';
import type { Battle } from './schema/index.ts';

/** About a second: more would keep a simulation waiting that was chosen because exactness takes too long. */
const STEPS_FOR_A_PLAN = 500_000_000;

/** The player and the tally of one calculation ask for the same plan. */
const plans = new WeakMap<Battle, Battle>();

/**
 * The battle with lists in place of names: an `optimal` order solved where that is within the budget, else the standard
 * one. The plan is the only thing that the exact engine lends the simulation; the battle is played without it.
 */
export function planned(battle: Battle): Battle {
  let plan = plans.get(battle);
  if (plan === undefined) {
    plan = solvedOrStandard(battle);
    plans.set(battle, plan);
  }
  return plan;
}

function solvedOrStandard(battle: Battle): Battle {
  try {
    return resolveOrders(battle, new Budget({ steps: STEPS_FOR_A_PLAN }));
  } catch (thrown) {
    if (thrown instanceof BudgetExceeded) return completeOrders(battle);
    throw thrown;
  }
}
