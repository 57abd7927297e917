// The answer from what every army achieves: the cheapest that is enough, the one that earns most, or the best split.
import type { Budget } from '../../contract/budget.ts';
import type { Recommendation } from '../plan.ts';
import { toArmy, toCounts } from '../units.ts';
import { armiesBetween, costOf } from './armies.ts';
import { isSearched } from './cost.ts';
import { type Evaluated, evaluateAll } from './evaluate.ts';
import type { RecommendedArmy, RecommendFindings, Split } from './findings.ts';
import { REACHED, type Searched, searchCheapest, searchMostProfitable } from './search.ts';
import { splitDefenders } from './territories.ts';

/** What was chosen; its proof is put into words by whoever hands it out. */
export type Chosen = Omit<RecommendFindings, 'proof'>;

const TIE = 1e-9;
const MOST_ARMIES = 20;

export function choose(given: Recommendation, budget: Budget): Chosen {
  if (given.territories.length > 0) return fromSplit(given, splitDefenders(given, budget));
  const { goal } = given;
  const evaluation = isSearched(given, budget)
    ? goal === 'maxProfit'
      ? searchMostProfitable(given, budget)
      : searchCheapest(given, goal.winChance, budget)
    : everyArmy(given, budget);
  return goal === 'maxProfit' ? mostProfitable(evaluation) : cheapest(evaluation, goal.winChance);
}

function everyArmy(given: Recommendation, budget: Budget): Searched {
  const evaluation = evaluateAll({ ...given, battle: given }, armiesBetween(given.least, given.stock, budget), budget);
  const valued = evaluation.armies.length;
  const search = { armies: valued, valued, excluded: 0, bound: 'none needed: every army was valued' };
  return { ...evaluation, proven: true, search };
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

/** An answer: armies that are equally good, or none that is good enough, and what else is to say. */
function answerOf(
  { armies: compared, errorBound, orderSearch, search, proven }: Searched,
  armies: readonly RecommendedArmy[],
  more: Pick<RecommendFindings, 'cost' | 'profit' | 'nearest'>,
): Chosen {
  const best = armies[0] ?? more.nearest;
  const checked = compared.length;
  return {
    errorBound,
    distributions: {},
    checked,
    proven: proven && (orderSearch === undefined || orderSearch === 'best'),
    search,
    ...(orderSearch === undefined ? {} : { orderSearch }),
    summary: { chance: best?.chance ?? 0, profit: best?.profit ?? 0, cost: best?.cost ?? 0, checked },
    feasible: armies.length > 0,
    armies,
    ...more,
  };
}

function mostProfitable(evaluation: Searched): Chosen {
  const most = evaluation.armies.reduce((best, { profit }) => Math.max(best, profit), Number.NEGATIVE_INFINITY);
  const armies = ranked(evaluation.armies.filter((one) => one.profit >= most - TIE));
  return answerOf(evaluation, armies, {
    ...(armies.length > 0 ? { profit: most } : {}),
  });
}

function cheapest(evaluation: Searched, target: number): Chosen {
  const good = evaluation.armies.filter((one) => one.chance >= target - REACHED);
  if (good.length === 0) {
    const [nearest] = ranked(evaluation.armies);
    return answerOf(evaluation, [], {
      ...(nearest === undefined ? {} : { nearest }),
    });
  }
  const cost = good.reduce((least, one) => Math.min(least, costOf(one.army)), Number.POSITIVE_INFINITY);
  const armies = ranked(good.filter((one) => costOf(one.army) === cost));
  return answerOf(evaluation, armies, { cost });
}

function fromSplit(given: Recommendation, { split, ...known }: ReturnType<typeof splitDefenders>): Chosen {
  const feasible = given.goal === 'maxProfit' || split.chance >= given.goal.winChance - REACHED;
  return {
    ...known,
    distributions: {},
    summary: { chance: split.chance, checked: split.checked, ...chances(split) },
    feasible,
    armies: split.territories.map(({ army, holdChance }) => ({
      army,
      cost: costOf(toCounts(army)),
      chance: holdChance,
      profit: 0,
    })),
    checked: split.checked,
    split,
  };
}

/** hold1, hold2, ...: chance to hold each territory. */
function chances(split: Split): { [name: string]: number } {
  return Object.fromEntries(split.territories.map(({ holdChance }, t) => [`hold${t + 1}`, holdChance]));
}
