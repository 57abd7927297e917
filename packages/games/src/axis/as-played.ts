// A battle as a simulation plays it: the orders of loss that are left to us, solved or the standard ones.
import { Budget, BudgetExceeded } from '../contract/budget.ts';
import { orderBattle } from './exact/cost.ts';
import type { OrderedBattle } from './exact/orders/index.ts';
import type { Battle } from './plan.ts';
import { Share } from './share.ts';

/** About a second: more would keep a simulation waiting that was chosen because exactness takes too long. */
const STEPS_FOR_AN_ORDER = 500_000_000;

/** The player and the tally of one answer play the same orders. */
const played = new WeakMap<Battle, OrderedBattle>();

/** Orders are the only thing that the exact engine lends the simulation: solved where the budget allows it. */
export function asPlayed(battle: Battle, budget = new Budget()): OrderedBattle {
  const known = played.get(battle);
  if (known !== undefined) return known;
  const ordered = orderedOrStandard(battle, budget);
  played.set(battle, ordered);
  return ordered;
}

function orderedOrStandard(battle: Battle, budget: Budget): OrderedBattle {
  try {
    return orderBattle(battle, new Share(budget, STEPS_FOR_AN_ORDER));
  } catch (thrown) {
    if (thrown instanceof BudgetExceeded && thrown.code === 'budget/exceeded') return { battle, search: 'found' };
    throw thrown;
  }
}
