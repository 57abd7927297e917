// axis/battle: the calculator.
import { Budget, BudgetExceeded } from '../budget.ts';
import type { Calculator } from '../calculator.ts';
import { advise } from './advice.ts';
import { estimateSteps, orderBattle } from './exact/cost.ts';
import { exact } from './exact/index.ts';
import type { OrderedBattle } from './exact/orders/index.ts';
import { explain } from './explain.ts';
import type { BattleFindings } from './findings.ts';
import { type Battle, planBattle } from './plan.ts';
import { presets } from './presets.ts';
import { rules } from './rules/glossary.ts';
import { type BattleRequest, battleSchema } from './schema/index.ts';
import { type PlayedBattle, simulate } from './simulate/index.ts';
import { BattleTally } from './tally.ts';

/** About a second: more would keep a simulation waiting that was chosen because exactness takes too long. */
const STEPS_FOR_AN_ORDER = 500_000_000;

/** The player and the tally of one answer play the same orders. */
const played = new WeakMap<Battle, OrderedBattle>();

/**
 * The battle as a simulation plays it: orders left to us are solved where that is within the budget, else they are the
 * standard ones. Orders are the only thing that the exact engine lends the simulation.
 */
function asPlayed(battle: Battle): OrderedBattle {
  const known = played.get(battle);
  if (known !== undefined) return known;
  const ordered = orderedOrStandard(battle);
  played.set(battle, ordered);
  return ordered;
}

function orderedOrStandard(battle: Battle): OrderedBattle {
  try {
    return orderBattle(battle, new Budget({ steps: STEPS_FOR_AN_ORDER }));
  } catch (thrown) {
    if (thrown instanceof BudgetExceeded) return { battle, search: 'found' };
    throw thrown;
  }
}

export const battleCalculator: Calculator<BattleRequest, Battle, BattleFindings, PlayedBattle> = {
  id: 'axis/battle',
  title: 'Battle',
  question: 'Do I take it, what is left, and when should I retreat?',
  input: battleSchema,
  rules: rules.filter((rule) => rule.stage !== 'bombing'),
  presets,
  prepare: planBattle,
  cost: estimateSteps,
  exact,
  simulate: (battle) => simulate(asPlayed(battle).battle),
  tally: (battle) => new BattleTally(asPlayed(battle)),
  explain,
  advise,
};
