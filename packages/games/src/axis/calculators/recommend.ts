// axis/recommend: the calculator.
import type { Dice } from '@oddsmith/kernel';
import { Remarks } from '../../contract/advice-list.ts';
import { Budget, BudgetExceeded } from '../../contract/budget.ts';
import type { Calculator, Remark, Tally } from '../../contract/calculator.ts';
import { Speaker } from '../../words/door.ts';
import { adviseOrders, advise as adviseWaves } from '../advice.ts';
import { planRecommendation, type Recommendation } from '../plan.ts';
import { countArmies } from '../recommend/armies.ts';
import { choose } from '../recommend/choose.ts';
import { recommendSteps } from '../recommend/cost.ts';
import { explain } from '../recommend/explain.ts';
import type { RecommendFindings } from '../recommend/findings.ts';
import { presets } from '../recommend/presets.ts';
import { proofOf } from '../recommend/proof.ts';
import { rules } from '../rules/glossary.ts';
import { type RecommendationRequest, recommendSchema } from '../schema/index.ts';
import { type en, words } from '../words/en.ts';

/** The proof is public text, in English whoever asks; the explanation says it in the language of the answer. */
function recommend(given: Recommendation, budget: Budget): RecommendFindings {
  const found = choose(given, budget);
  return { ...found, proof: new Speaker({ id: ID, rules, words }).say(proofOf(given, found)) };
}

const ID = 'axis/recommend';

/** What to send is worked out, not rolled: a simulation has nothing to add. */
function simulate(given: Recommendation, budget = new Budget()): (dice: Dice) => RecommendFindings {
  if (recommendSteps(given, budget) > budget.steps) throw tooMany(given);
  const findings = recommend(given, budget);
  return () => findings;
}

function tooMany({ least, stock }: Recommendation): BudgetExceeded {
  return new BudgetExceeded('budget/exceeded', {
    id: 'too-many-armies',
    values: { armies: countArmies(least, stock) },
  });
}

function advise(given: Recommendation, found?: RecommendFindings): readonly Remark[] {
  const waves = adviseWaves(given);
  // Attackers of several territories are given with them.
  const about = given.territories.length === 0 ? waves : waves.filter(({ code }) => code !== 'axis/no-attackers');
  return [...adviseOrders(given, found?.orderSearch), ...adviseSearch(given, found), ...about];
}

/** Orders of loss have remarks of their own. */
function adviseSearch(given: Recommendation, found: RecommendFindings | undefined): readonly Remark[] {
  if (found === undefined || found.proven || found.orderSearch === 'found' || found.orderSearch === 'guaranteed')
    return [];
  const remarks = new Remarks<typeof en>('axis');
  remarks.warning('not-proven', '', { proof: proofOf(given, found) });
  return remarks.all;
}

export const recommendCalculator: Calculator<
  RecommendationRequest,
  Recommendation,
  RecommendFindings,
  RecommendFindings
> = {
  id: ID,
  title: 'What to send',
  question: 'What is the least I must send, or leave, to be likely enough to win?',
  input: recommendSchema,
  words,
  rules: rules.filter((rule) => !['bombing', 'landing'].includes(rule.category)),
  presets,
  prepare: planRecommendation,
  cost: recommendSteps,
  exact: recommend,
  simulate,
  tally: () => new WorkedTally(),
  explain,
  advise,
};

class WorkedTally implements Tally<RecommendFindings, RecommendFindings> {
  private last: RecommendFindings | undefined;

  add(outcome: RecommendFindings): void {
    this.last = outcome;
  }

  headline() {
    return { value: this.last?.summary.chance ?? 0, deviation: 0 };
  }

  findings(): RecommendFindings {
    return this.last!;
  }
}
