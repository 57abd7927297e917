// axis/recommend: the cheapest army that is likely enough to win, the most profitable one, or a split of defenders.
import type { Dice } from '@oddsmith/kernel';
import { Budget, BudgetExceeded } from '../../budget.ts';
import type { Advice, Calculator, Explanation, Findings, Tally } from '../../calculator.ts';
import { percent } from '../../wording.ts';
import { advise as adviseBattle } from '../advice.ts';
import { resolveOrders } from '../exact/optimal-order.ts';
import { rules } from '../rules.ts';
import { type Recommendation, recommendSchema } from '../schema/index.ts';
import { type Army, describeArmy, toArmy, toCounts } from '../units.ts';
import { armiesBetween, costOf, countArmies, stockOf } from './armies.ts';
import { recommendSteps } from './cost.ts';
import { type Evaluated, evaluateAll } from './evaluate.ts';
import { type Split, splitDefenders } from './territories.ts';

export interface RecommendedArmy {
  readonly army: Army;
  readonly cost: number;
  /** Chance of what was asked for. */
  readonly chance: number;
  /** Expected profit of the side the recommendation is for. */
  readonly profit: number;
}

export interface RecommendFindings extends Findings {
  readonly feasible: boolean;
  /** All armies that are equally good, best chance first. */
  readonly armies: readonly RecommendedArmy[];
  readonly cost?: number;
  readonly profit?: number;
  /** When nothing reaches the goal: what comes nearest. */
  readonly nearest?: RecommendedArmy;
  /** Armies (or splits) whose chances were worked out. */
  readonly checked: number;
  readonly proof: string;
  readonly split?: Split;
}

const TIE = 1e-9;
const MOST_ARMIES = 20;

function exact(given: Recommendation, budget: Budget): RecommendFindings {
  const resolved: Recommendation = { ...given, ...resolveOrders(given, budget) };
  if (given.territories.length > 0) return fromSplit(resolved, splitDefenders(resolved, budget));
  const candidates = armiesBetween(toCounts(given.minArmy), stockOf(given));
  const evaluated = evaluateAll(resolved, candidates, budget);
  return given.goal === 'maxProfit' ? mostProfitable(evaluated) : cheapest(evaluated, given.goal.winChance);
}

function describe({ army, chance, profit }: Evaluated): RecommendedArmy {
  return { army: toArmy(army), cost: costOf(army), chance, profit };
}

function ranked(evaluated: readonly Evaluated[]): RecommendedArmy[] {
  return evaluated
    .map(describe)
    .sort((a, b) => b.chance - a.chance)
    .slice(0, MOST_ARMIES);
}

function mostProfitable(evaluated: readonly Evaluated[]): RecommendFindings {
  const profit = evaluated.reduce((most, one) => Math.max(most, one.profit), Number.NEGATIVE_INFINITY);
  const armies = ranked(evaluated.filter((one) => one.profit >= profit - TIE));
  return {
    errorBound: 0,
    distributions: {},
    summary: { chance: armies[0]?.chance ?? 0, profit, cost: armies[0]?.cost ?? 0, checked: evaluated.length },
    feasible: armies.length > 0,
    armies,
    profit,
    checked: evaluated.length,
    proof: `all ${evaluated.length} armies were valued exactly; none earns more`,
  };
}

function cheapest(evaluated: readonly Evaluated[], target: number): RecommendFindings {
  const good = evaluated.filter((one) => one.chance >= target - 1e-12);
  const nearest = ranked(evaluated)[0];
  const checked = evaluated.length;
  if (good.length === 0)
    return {
      errorBound: 0,
      distributions: {},
      summary: { chance: nearest?.chance ?? 0, profit: nearest?.profit ?? 0, cost: nearest?.cost ?? 0, checked },
      feasible: false,
      armies: [],
      ...(nearest === undefined ? {} : { nearest }),
      checked,
      proof: `all ${checked} armies were valued exactly; none reaches ${percent(target)}`,
    };
  const cost = good.reduce((least, one) => Math.min(least, costOf(one.army)), Number.POSITIVE_INFINITY);
  const armies = ranked(good.filter((one) => costOf(one.army) === cost));
  return {
    errorBound: 0,
    distributions: {},
    summary: { chance: armies[0].chance, profit: armies[0].profit, cost, checked },
    feasible: true,
    armies,
    cost,
    checked,
    proof: `all ${checked} armies were valued exactly; none that costs less reaches ${percent(target)}`,
  };
}

function fromSplit(given: Recommendation, split: Split): RecommendFindings {
  const feasible = given.goal === 'maxProfit' || split.chance >= given.goal.winChance - 1e-12;
  return {
    errorBound: 0,
    distributions: {},
    summary: { chance: split.chance, checked: split.checked },
    feasible,
    armies: split.territories.map(({ army, holdChance }) => ({
      army,
      cost: costOf(toCounts(army)),
      chance: holdChance,
      profit: 0,
    })),
    checked: split.checked,
    proof: 'every split was weighed, or is no better in any respect than one that was',
    split,
  };
}

function explain(given: Recommendation, found: RecommendFindings): Explanation {
  return { sentence: sentence(given, found), steps: [{ title: 'proof', text: `${found.proof}.` }] };
}

function sentence(given: Recommendation, found: RecommendFindings): string {
  const verb = given.side === 'attacker' ? 'Send' : 'Keep';
  if (found.split !== undefined) {
    const parts = found.split.territories.map(({ name, army }) => `${describeArmy(army)} in ${name}`);
    return `Put ${parts.join('; ')}: you hold at least ${given.hold} ${percent(found.split.chance)} of the time.`;
  }
  if (!found.feasible) {
    const near =
      found.nearest === undefined
        ? ''
        : `; ${describeArmy(found.nearest.army)} comes nearest with ${percent(found.nearest.chance)}`;
    return `No army of these units reaches the goal${near}.`;
  }
  const [best] = found.armies;
  if (given.goal === 'maxProfit')
    return `${verb} ${describeArmy(best.army)}: ${best.profit >= 0 ? '+' : ''}${best.profit.toFixed(2)} IPC on average, the most any of ${found.checked} armies earns.`;
  return `${verb} ${describeArmy(best.army)} for ${best.cost} IPC: ${percent(best.chance)}, and nothing cheaper is enough.`;
}

function advise(given: Recommendation): readonly Advice[] {
  return adviseBattle(given);
}

/** What to send is worked out, not rolled: a simulation has nothing to add. */
export interface Worked {
  readonly findings: RecommendFindings;
}

function simulate(given: Recommendation): (dice: Dice) => Worked {
  const budget = new Budget();
  if (recommendSteps(given) > budget.steps) throw tooMany(given);
  const findings = exact(given, budget);
  return () => ({ findings });
}

function tooMany(given: Recommendation): BudgetExceeded {
  const armies = countArmies(toCounts(given.minArmy), stockOf(given));
  return new BudgetExceeded(
    'budget/exceeded',
    `there are ${armies} armies to compare, too many: give fewer units to choose from, or say which must be among them`,
  );
}

export const recommend: Calculator<Recommendation, Recommendation, RecommendFindings, Worked> = {
  id: 'axis/recommend',
  title: 'What to send',
  question: 'What is the least I must send, or leave, to be likely enough to win?',
  input: recommendSchema,
  rules: rules.filter((rule) => rule.stage !== 'bombing'),
  presets: [
    {
      id: 'enough',
      title: 'Enough, and no more',
      note: 'The cheapest part of the army that takes the territory nine times in ten.',
      input: {
        waves: [
          {
            attack: { units: { inf: 8, art: 3, arm: 4, fig: 2 } },
            defense: { units: { inf: 5, art: 1, fig: 1 } },
          },
        ],
        goal: { winChance: 0.9 },
        criterion: 'takes',
      },
    },
    {
      id: 'victory-cities',
      title: 'Hold two of three',
      note: 'One stock of defenders, three attacks.',
      input: {
        side: 'defender',
        waves: [{ defense: { units: { inf: 8, art: 2, fig: 1 } } }],
        territories: [
          { name: 'Paris', attack: { units: { inf: 3, arm: 2, fig: 1 } } },
          { name: 'Rome', attack: { units: { inf: 2, arm: 2 } } },
          { name: 'Berlin', attack: { units: { inf: 4, art: 2, fig: 2 } } },
        ],
        hold: 2,
        goal: { winChance: 0.5 },
        criterion: 'takes',
      },
    },
  ],
  prepare: (input) => input,
  cost: recommendSteps,
  exact,
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
