// axis/recommend: the calculator.
import type { Dice } from '@oddsmith/kernel';
import { Budget, BudgetExceeded } from '../../budget.ts';
import type { Advice, Calculator, Tally } from '../../calculator.ts';
import { adviseOrders, advise as adviseWaves } from '../advice.ts';
import { planRecommendation, type Recommendation } from '../plan.ts';
import { countArmies } from '../recommend/armies.ts';
import { choose } from '../recommend/choose.ts';
import { recommendSteps } from '../recommend/cost.ts';
import { explain } from '../recommend/explain.ts';
import type { RecommendFindings } from '../recommend/findings.ts';
import { presets } from '../recommend/presets.ts';
import { rules } from '../rules/glossary.ts';
import { type RecommendationRequest, recommendSchema } from '../schema/index.ts';

/** What to send is worked out, not rolled: a simulation has nothing to add. */
export interface Worked {
  readonly findings: RecommendFindings;
}

function simulate(given: Recommendation, budget = new Budget()): (dice: Dice) => Worked {
  if (recommendSteps(given, budget) > budget.steps) throw tooMany(given);
  const findings = choose(given, budget);
  return () => ({ findings });
}

function tooMany({ least, stock }: Recommendation): BudgetExceeded {
  return new BudgetExceeded(
    'budget/exceeded',
    `there are ${countArmies(least, stock)} armies to compare, too many: give fewer units to choose from, or say which must be among them`,
  );
}

function advise(given: Recommendation, found?: RecommendFindings): Advice[] {
  const waves = adviseWaves(given);
  // Attackers of several territories are given with them.
  const about = given.territories.length === 0 ? waves : waves.filter(({ code }) => code !== 'axis/no-attackers');
  return [...adviseOrders(given, found?.orderSearch), ...adviseSearch(found), ...about];
}

/** Orders of loss have remarks of their own. */
function adviseSearch(found: RecommendFindings | undefined): Advice[] {
  if (found === undefined || found.proven || found.orderSearch === 'found' || found.orderSearch === 'guaranteed')
    return [];
  const message = `not proven to be the best: ${found.proof}`;
  return [{ code: 'axis/not-proven', severity: 'warning', path: '', message }];
}

export const recommendCalculator: Calculator<RecommendationRequest, Recommendation, RecommendFindings, Worked> = {
  id: 'axis/recommend',
  title: 'What to send',
  question: 'What is the least I must send, or leave, to be likely enough to win?',
  input: recommendSchema,
  rules: rules.filter((rule) => rule.stage !== 'bombing'),
  presets,
  prepare: planRecommendation,
  cost: recommendSteps,
  exact: choose,
  simulate,
  tally: () => new WorkedTally(),
  explain,
  advise,
};

class WorkedTally implements Tally<Worked, RecommendFindings> {
  private last: Worked | undefined;

  add(outcome: Worked): void {
    this.last = outcome;
  }

  headline() {
    return { value: this.last?.findings.summary.chance ?? 0, deviation: 0 };
  }

  findings(): RecommendFindings {
    return this.last!.findings;
  }
}
