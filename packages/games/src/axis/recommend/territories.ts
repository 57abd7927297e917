// One stock of defenders, several territories: the split that holds at least so many of them most often.
import type { Budget } from '../../contract/budget.ts';
import type { Recommendation, Territory } from '../plan.ts';
import { type Counts, toArmy, UNITS } from '../units.ts';
import { dealtOut, withAlikeAsOne } from './alike.ts';
import { armiesBetween, placesWithin } from './armies.ts';
import { type Choice, evaluateAll } from './evaluate.ts';
import type { RecommendFindings, Split } from './findings.ts';
import { GAP, STEPS_TO_PROVE, WideSplits, wantedFrom } from './wide-split.ts';

/** Hold chance of every army in one territory, by position in the list of all armies. */
type Table = Float64Array;

/** A split and what is known about it. */
export interface FoundSplit extends Pick<RecommendFindings, 'errorBound' | 'proven' | 'orderSearch'> {
  readonly split: Split;
}

export function splitDefenders(asked: Recommendation, budget: Budget): FoundSplit {
  const given = withAlikeAsOne(asked);
  const { stock, territories } = given;
  const none = stock.map(() => 0);
  const armies = [none, ...armiesBetween(none, stock, budget)];
  const tables = territories.map((territory) => holdChances(given, territory, armies, budget));
  const chances = tables.map((table) => table.chances);
  const { chosen, chance, checked, atMost } = isWide(given)
    ? new WideSplits(armies, chances, given, budget).run()
    : everySplit(given, armies, chances, budget);
  const orderSearch = tables.map((table) => table.orderSearch).find((found) => found !== undefined && found !== 'best');
  const garrisons = dealtOut(
    asked,
    chosen.map((army) => armies[army]),
  );
  return {
    errorBound: tables.reduce((most, { errorBound }) => Math.max(most, errorBound), 0),
    proven: orderSearch === undefined && atMost - chance <= GAP,
    ...(orderSearch === undefined ? {} : { orderSearch }),
    split: {
      chance,
      checked,
      ...(atMost - chance <= GAP ? {} : { atMost }),
      territories: chosen.map((army, t) => ({
        name: territories[t].name,
        army: toArmy(garrisons[t]),
        holdChance: chances[t][army],
      })),
    },
  };
}

function everySplit(
  { stock, hold }: Recommendation,
  armies: readonly Counts[],
  chances: readonly Table[],
  budget: Budget,
) {
  const found = new SplitSearch(stock, armies, chances, hold, budget).run();
  return { ...found, atMost: found.chance };
}

/** The choice of a garrison for one of the territories: it is held unless it is taken. */
export function garrisonOf(given: Recommendation, { battle }: Territory): Choice {
  return { role: 'defense', criterion: battle.naval ? 'clears' : 'takes', goal: given.goal, battle, chanceAlone: true };
}

function holdChances(given: Recommendation, territory: Territory, armies: readonly Counts[], budget: Budget) {
  const { battle } = territory;
  const takers = battle.naval ? 'sea' : 'land';
  const canBeTaken = UNITS.some((unit, t) => unit.kind === takers && battle.waves[0].attack.counts[t] > 0);
  // The first of the armies is nobody.
  const garrison = garrisonOf(given, territory);
  const { armies: evaluated, errorBound, orderSearch } = evaluateAll(garrison, armies.slice(1), budget);
  const empty = canBeTaken ? 0 : 1;
  return { chances: Float64Array.from([empty, ...evaluated.map(({ chance }) => chance)]), errorBound, orderSearch };
}

/** What the territories from one on can achieve with a stock: chances to hold at least m of them, for the m that count. */
interface Plan {
  readonly atLeast: readonly number[];
  readonly army: number;
  readonly rest: Plan | undefined;
}

/**
 * From the last territory backwards: for every stock that may be left, the plans that no other beats in every respect. How
 * good a plan is depends on the territories before it only through the chances to have held so many of them, so a plan that
 * is beaten in all of these chances can be forgotten.
 */
class SplitSearch {
  private readonly tables: readonly Table[];
  private readonly stock: Counts;
  private readonly armies: readonly Counts[];
  private readonly hold: number;
  private readonly budget: Budget;
  private readonly places: Int32Array;
  private checked = 0;

  /** `armies` in counting order, so that the army left when one is taken away is found by subtracting their places. */
  constructor(stock: Counts, armies: readonly Counts[], tables: readonly Table[], hold: number, budget: Budget) {
    this.stock = stock;
    this.armies = armies;
    this.tables = tables;
    this.hold = hold;
    this.budget = budget;
    this.places = new Int32Array(armies.length);
  }

  run(): { readonly chosen: readonly number[]; readonly chance: number; readonly checked: number } {
    let plans: Plan[][] = this.armies.map(() => [{ atLeast: [], army: 0, rest: undefined }]);
    for (let t = this.tables.length - 1; t >= 0; t--) {
      const later = plans;
      const stocks = t === 0 ? [this.armies.length - 1] : this.armies.keys();
      plans = [];
      for (const left of stocks) plans[left] = this.plansFor(t, left, later);
    }
    const [best] = plans[this.armies.length - 1];
    const chosen: number[] = [];
    for (let plan: Plan | undefined = best; plan?.rest !== undefined; plan = plan.rest) chosen.push(plan.army);
    return { chosen, chance: this.chance(best, 0, this.hold), checked: this.checked };
  }

  private plansFor(t: number, left: number, later: readonly Plan[][]): Plan[] {
    const found: Plan[] = [];
    for (const army of this.within(left)) {
      const holds = this.tables[t][army];
      for (const rest of later[left - army]) {
        this.checked++;
        keepBest(found, { atLeast: this.chances(t, holds, rest), army, rest });
      }
    }
    return found;
  }

  private within(left: number): Int32Array {
    const count = placesWithin(this.armies[left], this.stock, this.places);
    this.budget.spend(count * 10);
    return this.places.subarray(0, count);
  }

  private wanted(t: number): readonly [number, number] {
    return wantedFrom(t, this.tables.length, this.hold);
  }

  private chances(t: number, holds: number, rest: Plan): number[] {
    const [fewest, most] = this.wanted(t);
    const chances: number[] = [];
    for (let m = fewest; m <= most; m++)
      chances.push((1 - holds) * this.chance(rest, t + 1, m) + holds * this.chance(rest, t + 1, m - 1));
    this.budget.spend(chances.length * 10);
    return chances;
  }

  /** Chance that a plan for the territories from `t` on holds at least `m` of them. */
  private chance(plan: Plan, t: number, m: number): number {
    if (m <= 0) return 1;
    return m > this.tables.length - t ? 0 : plan.atLeast[m - this.wanted(t)[0]];
  }
}

/** Adds a plan unless another is as good in everything; drops those it beats. */
function keepBest(plans: Plan[], plan: Plan): void {
  const asGood = (a: Plan, b: Plan) => a.atLeast.every((chance, m) => chance >= b.atLeast[m] - 1e-15);
  if (plans.some((known) => asGood(known, plan))) return;
  let kept = 0;
  for (const known of plans) if (!asGood(plan, known)) plans[kept++] = known;
  plans.length = kept;
  plans.push(plan);
}

/** Steps of weighing every split, plan by plan: every army of every stock that may be left, with the plans kept for the rest. */
export function everySplitSteps({ stock, territories }: Recommendation): number {
  return territories.length > 1 ? stockPairs(stock) * territories.length * 200 : 0;
}

/** Steps of a wide split: the same pairs for each number of territories that counts, but for the first and the last of them. */
export function wideSplitSteps({ stock, territories, hold }: Recommendation): number {
  const between = territories.slice(1, -1).map((_, t) => {
    const [fewest, most] = wantedFrom(t + 1, territories.length, hold);
    return most - fewest + 1;
  });
  const proof = between.some((numbers) => numbers > 1) ? STEPS_TO_PROVE : 0;
  return stockPairs(stock) * between.reduce((sum, numbers) => sum + numbers, 0) + proof;
}

/** Pairs of a stock and an army it can give. */
function stockPairs(stock: Counts): number {
  return stock.reduce((product, n) => product * (((n + 1) * (n + 2)) / 2), 1);
}

/** Weighing plan by plan up to about a second. */
const STEPS_FOR_EVERY_SPLIT = 1_000_000_000;

export function isWide(given: Recommendation): boolean {
  return everySplitSteps(given) > STEPS_FOR_EVERY_SPLIT;
}
