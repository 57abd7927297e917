// The best orders of loss: every combination is solved where there are few, else the search says what it did not prove.
import type { Budget } from '../../../contract/budget.ts';
import { type OrderSearch, summaryOf } from '../../findings.ts';
import { lookUp } from '../../look-up.ts';
import { type Battle, FIRST, SECOND } from '../../plan.ts';
import { UNITS } from '../../units.ts';
import { type SolvedBattle, solveSeries } from '../series.ts';
import {
  exchanges,
  moves,
  type Order,
  openSlots,
  permutations,
  type Slot,
  sequenceCount,
  sequences,
  useOrder,
} from './sequences.ts';

export interface OrderedBattle {
  readonly battle: Battle;
  /** Undefined where no order was left to us. */
  readonly search: OrderSearch | undefined;
}

/** What the first side wants most. */
export type Goal = (battle: Battle, budget: Budget) => number;

export interface OrderQuestion {
  readonly goal: Goal;
  /** Battles that may be solved. */
  readonly solves: number;
}

/** Differences below this are rounding. */
const NOTICEABLE = 1e-12;

/** Taking and keeping the place, or clearing it where no land unit attacks; profit where the battle is about profit. */
export const standardGoal: Goal = (battle, budget) => {
  const solved = solveSeries(battle, budget, false);
  if (battle.waves.some(({ stop }) => stop.profitMargin !== undefined)) return summaryOf(battle, solved).profit;
  return placeChance(battle, solved);
};

/** Chance of what the first side fights for. */
export function placeChance(battle: Battle, solved: SolvedBattle): number {
  if (battle.swaps) return solved.holds;
  const summary = summaryOf(battle, solved);
  return landAttacks(battle) ? summary.takesChance : summary.winChance;
}

/** Somebody can take the territory. */
export function landAttacks({ naval, waves }: Battle): boolean {
  const { counts } = waves[0].attack;
  return !naval && UNITS.some((unit, t) => unit.kind === 'land' && counts[t] > 0);
}

export function solveOrders(battle: Battle, { goal, solves }: OrderQuestion, budget: Budget): OrderedBattle {
  const ours = openSlots(battle, FIRST);
  const theirs = openSlots(battle, SECOND);
  if (ours.length + theirs.length === 0) return { battle, search: undefined };
  const search = new Search(goal, solves, budget);
  if (theirs.length === 0) return search.best(battle, ours, 1);
  if (ours.length === 0) return search.best(battle, theirs, -1);
  return search.game(battle, ours, theirs);
}

function combinations(slots: readonly Slot[]): number {
  return slots.reduce((product, { pieces }) => product * sequenceCount(pieces), 1);
}

/** The battle under every combination of sequences. */
function* everyBattle(battle: Battle, slots: readonly Slot[]): Generator<Battle> {
  const [slot, ...rest] = slots;
  if (slot === undefined) yield battle;
  else for (const order of sequences(slot.pieces)) yield* everyBattle(useOrder(battle, slot, order), rest);
}

class Search {
  private readonly goal: Goal;
  private readonly budget: Budget;
  private left: number;
  private readonly known = new Map<string, number>();

  constructor(goal: Goal, solves: number, budget: Budget) {
    this.goal = goal;
    this.left = solves;
    this.budget = budget;
  }

  private worth(battle: Battle): number {
    const key = battle.waves.map(({ attack, defense }) => `${attack.orderOfLoss}|${defense.orderOfLoss}`).join();
    return lookUp(this.known, key, () => {
      this.left--;
      return this.goal(battle, this.budget);
    });
  }

  /** One side is open: `sign` is 1 for the first side, which wants much, and -1 for the other. */
  best(battle: Battle, slots: readonly Slot[], sign: 1 | -1): OrderedBattle {
    if (combinations(slots) > this.left) return { battle: this.climb(battle, slots, sign), search: 'found' };
    let best = battle;
    for (const candidate of everyBattle(battle, slots))
      if (sign * (this.worth(candidate) - this.worth(best)) > NOTICEABLE) best = candidate;
    return { battle: best, search: 'best' };
  }

  /** Both are open: the first side's orders whose worst case is best. */
  game(battle: Battle, ours: readonly Slot[], theirs: readonly Slot[]): OrderedBattle {
    const every = combinations(ours) * combinations(theirs) <= this.left;
    let best: { readonly battle: Battle; readonly search: OrderSearch | undefined } | undefined;
    for (const candidate of every ? everyBattle(battle, ours) : this.likely(battle, ours, theirs)) {
      const answer = this.answer(candidate, theirs, best === undefined ? -Infinity : this.worth(best.battle));
      if (answer !== undefined) best = answer;
    }
    if (every) return { battle: best!.battle, search: 'best' };
    return { battle: best!.battle, search: best!.search === 'best' ? 'guaranteed' : 'found' };
  }

  /** The other side's best answer; undefined as soon as one is no better for us than what we have. */
  private answer(battle: Battle, theirs: readonly Slot[], least: number): OrderedBattle | undefined {
    if (combinations(theirs) > this.left) {
      const found = this.best(battle, theirs, -1);
      return this.worth(found.battle) > least + NOTICEABLE ? found : undefined;
    }
    let worst = battle;
    for (const candidate of everyBattle(battle, theirs)) {
      if (this.worth(candidate) <= least + NOTICEABLE) return undefined;
      if (this.worth(candidate) < this.worth(worst) - NOTICEABLE) worst = candidate;
    }
    return { battle: worst, search: 'best' };
  }

  /** Orders worth trying where there are too many: the standard one, the best against it, the best against the answer to that. */
  private likely(battle: Battle, ours: readonly Slot[], theirs: readonly Slot[]): Battle[] {
    const first = this.best(battle, ours, 1).battle;
    const answered = this.best(first, theirs, -1).battle;
    return [first, this.best(answered, ours, 1).battle, battle];
  }

  /** Slot by slot, while that helps and solves are left. */
  private climb(battle: Battle, slots: readonly Slot[], sign: 1 | -1): Battle {
    let best = battle;
    for (let improved = true; improved && this.left > 0; ) {
      improved = false;
      for (const slot of slots) {
        const found = this.climbSlot(best, slot, sign);
        if (sign * (this.worth(found) - this.worth(best)) <= NOTICEABLE) continue;
        best = found;
        improved = slots.length > 1;
      }
    }
    return best;
  }

  private climbSlot(battle: Battle, slot: Slot, sign: 1 | -1): Battle {
    const worth = (order: Order) => sign * this.worth(useOrder(battle, slot, order));
    const kinds = permutationCount(slot.pieces.length) <= this.left / 2 ? permutations(slot.pieces) : [slot.pieces];
    let best = kinds.reduce((one, order) => (worth(order) > worth(one) + NOTICEABLE ? order : one));
    for (let improved = true; improved; ) {
      improved = false;
      for (const order of [...exchanges(best), ...moves(best)]) {
        if (this.left <= 0) break;
        if (worth(order) <= worth(best) + NOTICEABLE) continue;
        best = order;
        improved = true;
        break;
      }
    }
    return useOrder(battle, slot, best);
  }
}

function permutationCount(n: number): number {
  return n <= 1 ? 1 : n * permutationCount(n - 1);
}
