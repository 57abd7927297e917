// What to send from a stock too large to value every army: the cheapest that is enough, by bounds that prove it, or with
// the cost below which nothing is enough. A bound is a theorem about the battle asked for; the answer is valued exactly.
import type { Budget } from '../../contract/budget.ts';
import { STEPS_TO_SET_UP } from '../exact/cost.ts';
import { lookUp } from '../look-up.ts';
import { FIRST, type Recommendation, withoutRules } from '../plan.ts';
import { Share, ShareSpent } from '../share.ts';
import { type Counts, UNITS } from '../units.ts';
import { armiesBetween, costOf, countArmies } from './armies.ts';
import { STEPS_TO_SEARCH, tableSteps } from './cost.ts';
import {
  areTogether,
  type Choice,
  type EvaluatedAlone,
  type Evaluation,
  evaluateAll,
  evaluateOne,
  together,
} from './evaluate.ts';
import type { ArmySearch } from './findings.ts';

/** A table of this many steps is made rather than armies excluded one by one. */
const STEPS_FOR_A_TABLE = 1_000_000_000;
/** Excluded only if the bound misses the target by more than rounding. */
const ROUNDING = 1e-9;
/** A chance that misses the target by rounding alone reaches it. */
export const REACHED = 1e-12;

export interface Searched extends Evaluation {
  readonly search: ArmySearch;
  readonly proven: boolean;
}

/** The cheapest army that reaches the target, out of too many to value each. */
export function searchCheapest(given: Recommendation, target: number, budget: Budget): Searched {
  const choice: Choice = { ...given, battle: given };
  const share = new Share(budget, Math.min(STEPS_TO_SEARCH, budget.steps / 2));
  const search = new ArmySearcher(choice, given.least, given.stock, target, share);
  try {
    return search.run();
  } catch (thrown) {
    if (!(thrown instanceof ShareSpent)) throw thrown;
    return search.unproven();
  }
}

/**
 * A battle no attacker likes less, in which one table holds every army: no AA fire, nobody leaves, no wave follows. Whoever leaves
 * has not taken the place, and who holds it after counter-attacks has taken it first, so chances there are upper bounds.
 */
function relaxed({ battle, ...choice }: Choice): Choice | undefined {
  const [first, ...later] = battle.waves;
  const landed = UNITS.some((unit, t) => unit.landed && first.attack.counts[t] > 0);
  const leaving = first.hasRule || first.rounds !== null;
  if (choice.role !== 'attack' || choice.criterion === 'survives' || battle.naval || first.attack.optimal)
    return undefined;
  if ((landed && leaving) || later.some(({ attacker }) => attacker === FIRST)) return undefined;
  const wave = { ...withoutRules(first), defense: { ...first.defense, optimal: false } };
  return { ...choice, chanceAlone: true, battle: { ...battle, waves: [wave], swaps: false, inProgress: true } };
}

/**
 * Without AA fire and with nobody who may leave, one more unit at any place of the order never lowers the chance to take: with
 * the same dice the larger army is never worse off.
 */
function growsWithArmy({ battle }: Choice): boolean {
  const [{ attack }] = battle.waves;
  const plain = attack.takes === 0 && attack.items.every(({ amount }) => amount === null);
  return plain && battle.dice !== 'lowLuck' && UNITS.every((unit, t) => unit.kind !== 'sea' || attack.counts[t] === 0);
}

function valueOnce(known: Map<string, EvaluatedAlone>, choice: Choice, army: Counts, budget: Budget): EvaluatedAlone {
  return lookUp(known, army.join(), () => {
    budget.spend(STEPS_TO_SET_UP);
    return evaluateOne(choice, army, budget);
  });
}

class ArmySearcher {
  private readonly choice: Choice;
  private readonly least: Counts;
  private readonly stock: Counts;
  private readonly target: number;
  private readonly budget: Budget;
  private readonly valued = new Map<string, EvaluatedAlone>();
  private best: EvaluatedAlone | undefined;
  /** Every army that costs less is not enough. */
  private provenBelow = 0;

  constructor(choice: Choice, least: Counts, stock: Counts, target: number, budget: Budget) {
    this.choice = choice;
    this.least = least.map((n, t) => Math.min(n, stock[t]));
    this.stock = stock;
    this.target = target;
    this.budget = budget;
  }

  run(): Searched {
    const bounding = relaxed(this.choice);
    const whole = this.value(this.stock);
    if (bounding !== undefined && growsWithArmy(bounding)) {
      const most = evaluateOne(bounding, this.stock, this.budget).chance;
      if (most < this.target - ROUNDING)
        return this.answer(true, 'parts of an army that is not enough without AA fire');
    }
    this.descend(whole);
    const candidates = this.candidates();
    if (areTogether(this.choice) && tableSteps(this.choice, candidates, this.budget) <= STEPS_FOR_A_TABLE)
      return this.valueAll(candidates);
    if (bounding === undefined || tableSteps(bounding, candidates, this.budget) > STEPS_FOR_A_TABLE)
      return this.climb(candidates);
    const bounds = evaluateAll(bounding, candidates, this.budget).armies;
    const open = bounds.filter(({ chance }) => chance >= this.target - ROUNDING);
    return this.climb(open.map(({ army }) => army));
  }

  /** What was found when the time was up. */
  unproven(): Searched {
    return this.answer(false, 'the time was up before every cheaper army was valued or excluded');
  }

  private answer(proven: boolean, bound: string): Searched {
    const armies = countArmies(this.least, this.stock);
    const valued = this.valued.size;
    const evaluation = together([...this.valued.values()]);
    const gap = proven ? {} : { provenBelow: this.provenBelow };
    return { ...evaluation, proven, search: { armies, valued, excluded: proven ? armies - valued : 0, bound, ...gap } };
  }

  private value(army: Counts): EvaluatedAlone {
    const value = valueOnce(this.valued, this.choice, army, this.budget);
    if (this.isEnough(value) && (this.best === undefined || costOf(army) < costOf(this.best.army))) this.best = value;
    return value;
  }

  private isEnough({ chance }: { readonly chance: number }): boolean {
    return chance >= this.target - REACHED;
  }

  /** From a stock that is enough to smaller ones: each kind in turn is cut as far as it goes, the kinds in several orders. */
  private descend(whole: EvaluatedAlone): void {
    if (!this.isEnough(whole)) return;
    const kinds = UNITS.map((_, t) => t).filter((t) => this.stock[t] > this.least[t]);
    for (let turn = 0; turn < kinds.length; turn++) {
      const turned = [...kinds.slice(turn), ...kinds.slice(0, turn)];
      this.cutDown(turned);
      this.cutDown(turned.reverse());
    }
  }

  private cutDown(kinds: readonly number[]): void {
    let army = this.stock;
    for (const kind of kinds) {
      let low = this.least[kind];
      let high = army[kind];
      while (low < high) {
        const middle = (low + high) >> 1;
        const fewer = army.map((n, t) => (t === kind ? middle : n));
        if (fewer.some((n) => n > 0) && this.isEnough(this.value(fewer))) high = middle;
        else low = middle + 1;
      }
      army = army.map((n, t) => (t === kind ? high : n));
    }
  }

  /** Armies that cost no more than the best so far, cheapest first. */
  private candidates(): Counts[] {
    const most = this.best === undefined ? costOf(this.stock) : costOf(this.best.army);
    return armiesBetween(this.least, this.stock, this.budget, most)
      .map((army) => ({ army, cost: costOf(army) }))
      .sort((a, b) => a.cost - b.cost)
      .map(({ army }) => army);
  }

  /** All candidates in one table; dearer armies need not be looked at. */
  private valueAll(candidates: readonly Counts[]): Searched {
    const evaluation = evaluateAll(this.choice, candidates, this.budget);
    const armies = countArmies(this.least, this.stock);
    const valued = candidates.length;
    const bound = 'armies that cost more than one that is enough';
    return { ...evaluation, proven: true, search: { armies, valued, excluded: armies - valued, bound } };
  }

  /** From the cheapest up, until one is enough or the time is up. */
  private climb(open: readonly Counts[]): Searched {
    for (const army of open) {
      this.provenBelow = costOf(army);
      if (this.best !== undefined && costOf(army) > costOf(this.best.army)) break;
      this.value(army);
    }
    return this.answer(true, 'not enough without AA fire and retreats, or dearer than one that is enough');
  }
}

/** Hill climbing from several armies; the profit of none is proven to be the highest. */
export function searchMostProfitable(given: Recommendation, budget: Budget): Searched {
  const choice: Choice = { ...given, battle: given };
  const share = new Share(budget, Math.min(STEPS_TO_SEARCH, budget.steps / 2));
  const valued = new Map<string, EvaluatedAlone>();
  const value = (army: Counts) => valueOnce(valued, choice, army, share);
  try {
    for (const part of [1, 0.75, 0.5, 0.25])
      climbFrom(
        given,
        given.stock.map((n) => Math.ceil(n * part)),
        value,
      );
  } catch (thrown) {
    if (!(thrown instanceof ShareSpent)) throw thrown;
  }
  const armies = countArmies(given.least, given.stock);
  const bound = 'none: armies were changed unit by unit as long as that earned more';
  const search = { armies, valued: valued.size, excluded: 0, bound };
  return { ...together([...valued.values()]), proven: false, search };
}

function climbFrom({ least, stock }: Recommendation, start: Counts, value: (army: Counts) => EvaluatedAlone): void {
  let best = value(start.map((n, t) => Math.max(n, Math.min(least[t], stock[t]))));
  for (let better = true; better; ) {
    better = false;
    for (let t = 0; t < stock.length; t++)
      for (const change of [-4, -1, 1, 4]) {
        const n = Math.max(Math.min(least[t], stock[t]), Math.min(stock[t], best.army[t] + change));
        const army = best.army.map((count, k) => (k === t ? n : count));
        if (n === best.army[t] || army.every((count) => count === 0)) continue;
        const found = value(army);
        if (found.profit <= best.profit) continue;
        best = found;
        better = true;
      }
  }
}
