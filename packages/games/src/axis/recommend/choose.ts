// The answer from what every army achieves: the cheapest that is enough, the one that earns most, or the best split.
import type { Budget } from '../../budget.ts';
import { percent } from '../../wording.ts';
import type { Recommendation } from '../plan.ts';
import { toArmy, toCounts } from '../units.ts';
import { armiesBetween, costOf } from './armies.ts';
import { type Evaluated, type Evaluation, evaluateAll } from './evaluate.ts';
import type { RecommendedArmy, RecommendFindings, Split } from './findings.ts';
import { splitDefenders } from './territories.ts';

const TIE = 1e-9;
const MOST_ARMIES = 20;
/** A chance that misses the target by rounding alone reaches it. */
const ROUNDING = 1e-12;

export function choose(given: Recommendation, budget: Budget): RecommendFindings {
  if (given.territories.length > 0) return fromSplit(given, splitDefenders(given, budget));
  const evaluation = evaluateAll({ ...given, battle: given }, armiesBetween(given.least, given.stock), budget);
  return given.goal === 'maxProfit' ? mostProfitable(evaluation) : cheapest(evaluation, given.goal.winChance);
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

/** What every answer says of the armies it compared. */
function compared({ armies, errorBound, orderSearch }: Evaluation) {
  const checked = armies.length;
  return {
    errorBound,
    distributions: {},
    checked,
    proven: orderSearch === undefined || orderSearch === 'best',
    search: { armies: checked, valued: checked, excluded: 0, bound: 'none needed: every army was valued' },
    ...(orderSearch === undefined ? {} : { orderSearch }),
  };
}

function figures(best: RecommendedArmy | undefined, checked: number) {
  return { chance: best?.chance ?? 0, profit: best?.profit ?? 0, cost: best?.cost ?? 0, checked };
}

function mostProfitable(evaluation: Evaluation): RecommendFindings {
  const evaluated = evaluation.armies;
  const checked = evaluated.length;
  const most = evaluated.reduce((best, { profit }) => Math.max(best, profit), Number.NEGATIVE_INFINITY);
  const armies = ranked(evaluated.filter((one) => one.profit >= most - TIE));
  return {
    ...compared(evaluation),
    summary: figures(armies[0], checked),
    feasible: armies.length > 0,
    armies,
    ...(armies.length > 0 ? { profit: most } : {}),
    proof: `all ${checked} armies were valued exactly; none earns more`,
  };
}

function cheapest(evaluation: Evaluation, target: number): RecommendFindings {
  const evaluated = evaluation.armies;
  const checked = evaluated.length;
  const good = evaluated.filter((one) => one.chance >= target - ROUNDING);
  const [nearest] = ranked(evaluated);
  if (good.length === 0)
    return {
      ...compared(evaluation),
      summary: figures(nearest, checked),
      feasible: false,
      armies: [],
      ...(nearest === undefined ? {} : { nearest }),
      proof: `all ${checked} armies were valued exactly; none reaches ${percent(target)}`,
    };
  const cost = good.reduce((least, one) => Math.min(least, costOf(one.army)), Number.POSITIVE_INFINITY);
  const armies = ranked(good.filter((one) => costOf(one.army) === cost));
  return {
    ...compared(evaluation),
    summary: figures(armies[0], checked),
    feasible: true,
    armies,
    cost,
    proof: `all ${checked} armies were valued exactly; none that costs less reaches ${percent(target)}`,
  };
}

function fromSplit(given: Recommendation, { split, ...known }: ReturnType<typeof splitDefenders>): RecommendFindings {
  const feasible = given.goal === 'maxProfit' || split.chance >= given.goal.winChance - ROUNDING;
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
