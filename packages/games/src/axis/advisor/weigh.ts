// The decision worth making: every setting solved exactly, the best of each kind compared with the battle as it is.
import type { Budget } from '../../contract/budget.ts';
import { formatPath } from '../../form/path.ts';
import { orderBattle } from '../exact/cost.ts';
import { landAttacks, placeChance, solveOrders, standardGoal } from '../exact/orders/index.ts';
import { openSlots, sequenceCount } from '../exact/orders/sequences.ts';
import { solveSeries } from '../exact/series.ts';
import { summaryOf } from '../findings.ts';
import { type Battle, FIRST } from '../plan.ts';
import { type Candidate, type Change, candidates, changed, type Decision, ownRole } from './decisions.ts';
import { orderInForce } from './orders.ts';
import { Trials } from './trials.ts';

/** What a chance is of: taking the place, having it in the end, destroying the defenders. */
export type Criterion = 'takes' | 'holds' | 'destroys';

export interface Worth {
  readonly chance: number;
  readonly profit: number;
}

export interface WeighedDecision extends Worth {
  readonly decision: Decision;
  /** Fields of the input and what they are set to. */
  readonly set: readonly { readonly path: string; readonly value: unknown }[];
}

export interface Decisions extends Worth {
  readonly criterion: Criterion;
  /** Best first, three at most, each a decision of another kind. */
  readonly best: readonly WeighedDecision[];
  readonly tried: number;
  /** Settings that would have taken too long. */
  readonly notTried: number;
}

const MOST_SHOWN = 3;
/** Smaller gains are not worth a sentence. */
const NOTICEABLE_CHANCE = 5e-4;
const NOTICEABLE_PROFIT = 0.05;
/** IPC: about what a territory brings in a few turns. */
const WORTH_OF_PLACE = 15;
const TIE = 1e-10;
/** Part of what is left that the search for an order may take. */
const SEARCH_SHARE = 0.8;

/** `battle` has its orders of loss worked out. */
export function weighDecisions(battle: Battle, budget: Budget): Decisions {
  const weigher = new Weigher(budget);
  const base = measure(battle, budget);
  const own = ordersFound(battle);
  const settled = own.length === 0 ? battle : changed(battle.request, own);
  const weigh = (list: readonly Candidate[]) => weigher.weigh(settled, list, own);
  weigh(candidates(settled));
  weigh(settled.waves.flatMap((_, w) => weigher.bestOrder(settled, w)));
  const { weighed, notTried } = weigher;
  const best = worthSaying(weighed, base, isAboutProfit(battle));
  return { criterion: criterionOf(battle), ...base, best, tried: weighed.length, notTried };
}

export function measure(battle: Battle, budget: Budget): Worth {
  const solved = solveSeries(battle, budget, false);
  return { chance: placeChance(battle, solved), profit: summaryOf(battle, solved).profit };
}

export class Weigher {
  readonly weighed: WeighedDecision[] = [];
  notTried = 0;
  readonly trials: Trials;

  constructor(budget: Budget) {
    this.trials = new Trials(budget);
  }

  weigh({ request }: Battle, list: readonly Candidate[], own: readonly Change[]): void {
    const solve = (changes: readonly Change[], share: Budget) =>
      measure(orderBattle(changed(request, changes), share).battle, share);
    this.weighAll(list, own, (changes) => this.trials.run((share) => solve(changes, share))?.result);
  }

  /** `worthOf` gives undefined where it would take too long. */
  weighAll(
    list: readonly Candidate[],
    own: readonly Change[],
    worthOf: (changes: readonly Change[]) => Worth | undefined,
  ): void {
    for (const { decision, changes } of list) {
      const worth = worthOf(changes);
      if (worth === undefined) {
        this.notTried++;
        continue;
      }
      // A list of our own replaces the order that was found.
      const places = new Set(changes.map(({ path }) => formatPath(path)));
      const set = [...own.filter(({ path }) => !places.has(formatPath(path))), ...changes];
      this.weighed.push({ decision, set: set.map(({ path, value }) => ({ path: formatPath(path), value })), ...worth });
    }
  }

  /** The best order of the first side in a wave, where there is more than one. */
  bestOrder(battle: Battle, wave: number): Candidate[] {
    const role = ownRole(battle, wave);
    const path = ['waves', wave, role, 'orderOfLoss'];
    const open = changed(battle.request, [{ path, value: 'optimal' }]);
    if (openSlots(open, FIRST).every(({ pieces }) => sequenceCount(pieces) === 1)) return [];
    const once = this.trials.run((share) => measure(orderBattle(battle, share).battle, share));
    const solves = once === undefined ? 0 : Math.floor((SEARCH_SHARE * this.trials.left) / once.steps);
    const found = this.trials.run((share) => solveOrders(open, { goal: standardGoal, solves }, share).battle)?.result;
    if (found === undefined) {
      this.notTried++;
      return [];
    }
    const value = orderInForce(found, wave, role);
    return [{ decision: { kind: 'order', wave, role, order: 'best' }, changes: [{ path, value }] }];
  }
}

/** Orders of the first side that were left to us, as they were found. */
function ordersFound(battle: Battle): Change[] {
  return openSlots(battle, FIRST).map(({ w, role }) => ({
    path: ['waves', w, role, 'orderOfLoss'],
    value: battle.waves[w][role].orderOfLoss,
  }));
}

function isAboutProfit({ waves }: Battle): boolean {
  return waves.some(({ stop }) => stop.profitMargin !== undefined);
}

export function criterionOf(battle: Battle): Criterion {
  if (battle.swaps) return 'holds';
  return landAttacks(battle) ? 'takes' : 'destroys';
}

type Measure = keyof Worth;

/** The best for what the battle is about, the best for the other figure, the next one; then a unit more or less. */
export function worthSaying(weighed: readonly WeighedDecision[], base: Worth, profitFirst: boolean): WeighedDecision[] {
  const [first, second]: readonly Measure[] = profitFirst ? ['profit', 'chance'] : ['chance', 'profit'];
  const isUnit = ({ decision: { kind } }: WeighedDecision) => kind === 'oneMore' || kind === 'oneLess';
  const own = weighed.filter((one) => !isUnit(one));
  const picked: WeighedDecision[] = [];
  const pick = (list: readonly WeighedDecision[], by: Measure, isFair = true) => {
    const others = list.filter(({ decision }) => picked.every((one) => one.decision.kind !== decision.kind));
    const gaining = others.filter(
      (one) => gains(one, base, by) && (isFair || isWorthIt(one, base)) && !picked.some((known) => isAlike(one, known)),
    );
    const best = gaining.reduce<WeighedDecision | undefined>(
      (top, one) => (isBetter(one, top, by) ? one : top),
      undefined,
    );
    if (best !== undefined) picked.push(best);
  };
  pick(own, first);
  pick(own, second, false);
  pick(own, first);
  pick(weighed.filter(isUnit), first);
  return picked.slice(0, MOST_SHOWN);
}

/** Another way to the same battle, such as an order of loss that keeps what was kept. */
function isAlike(one: Worth, other: Worth): boolean {
  return Math.abs(one.chance - other.chance) < TIE && Math.abs(one.profit - other.profit) < TIE;
}

function gains(one: Worth, base: Worth, by: Measure): boolean {
  return one[by] - base[by] > (by === 'chance' ? NOTICEABLE_CHANCE : NOTICEABLE_PROFIT);
}

/** Nobody gives up a place for a few coins, or throws an army away for a tenth of a point. */
function isWorthIt(one: Worth, base: Worth): boolean {
  return one.profit - base.profit + WORTH_OF_PLACE * (one.chance - base.chance) > 0;
}

function isBetter(one: WeighedDecision, top: WeighedDecision | undefined, by: Measure): boolean {
  if (top === undefined) return true;
  const difference = one[by] - top[by];
  if (Math.abs(difference) > TIE) return difference > 0;
  const other = by === 'chance' ? 'profit' : 'chance';
  return one[other] > top[other] + TIE;
}
