// Optional rules: what a roll can come to when its player declines them or makes them in another order.
import type { Budget } from '../../contract/budget.ts';
import type { PlannedConversion, PoolPlan } from '../plan.ts';
import { beforeConversions, type Counts, change, convert, meets, normalsOf, rolledDice, withoutCrits } from './pool.ts';

/** What a roll can come to, as places crits * (dice + 1) + normals: what is always done first, then the most crits. */
export type Ends = readonly Uint16Array[];

/** The ends of every roll, c * (rolled + 1) + n; one end each for a player that declines nothing. */
export function endsOf(plan: PoolPlan, budget: Budget): Ends {
  const dice = rolledDice(plan);
  const stride = plan.dice + 1;
  const ends: Uint16Array[] = [];
  const moves = plan.declines ? new Moves(plan, budget) : undefined;
  const counts: Counts = { crits: 0, normals: 0, locked: 0, fails: 0, lone: 0 };
  for (let c = 0; c <= dice; c++)
    for (let n = 0; c + n <= dice; n++) {
      beforeConversions(counts, plan, c, n, dice);
      const reached = moves?.from(counts) ?? new Set<number>();
      convert(counts, plan);
      const always = counts.crits * stride + normalsOf(counts);
      reached.delete(always);
      // A place grows with its crits, then with its normals.
      ends[c * (dice + 1) + n] = Uint16Array.of(always, ...[...reached].sort((one, other) => other - one));
    }
  return ends;
}

/** Steps of following the moves of a roll. */
const STEPS_PER_STATE = 40;

/** Steps of finding the ends of every roll, for all numbers of dice kept. */
export function endSteps(plan: PoolPlan): number {
  if (!plan.declines) return 0;
  let states = 1;
  for (const move of movesOf(plan)) states *= (Math.min(move.times, plan.dice) + 1) ** waysOf(move);
  const rolled = plan.dice - plan.autoCrits;
  let rolls = 0;
  for (let kept = 0; kept <= plan.autoNormals; kept++) rolls += ((rolled - kept + 1) * (rolled - kept + 2)) / 2;
  return rolls * states * STEPS_PER_STATE;
}

/** Exchanges a move is made by, and kinds of normals it takes. */
function waysOf({ exchanges, locks }: PlannedConversion): number {
  return exchanges.reduce((ways, { change: { normals = 0 } }) => ways + (normals < 0 && !locks ? 2 : 1), 0);
}

function movesOf({ conversions }: PoolPlan): PlannedConversion[] {
  const blind = conversions.some((conversion) => conversion.demotesCrits);
  return conversions.filter(({ demotesCrits, wokenByCrit }) => !demotesCrits && !(wokenByCrit && blind));
}

/** Every order of the rules, each made as often as it may be or less. */
class Moves {
  private readonly plan: PoolPlan;
  private readonly budget: Budget;
  private readonly moves: readonly PlannedConversion[];
  private readonly blind: boolean;
  private readonly left: number[];
  private readonly seen = new Set<number>();
  private ends = new Set<number>();

  constructor(plan: PoolPlan, budget: Budget) {
    this.plan = plan;
    this.budget = budget;
    this.moves = movesOf(plan);
    this.blind = plan.conversions.some((conversion) => conversion.demotesCrits);
    this.left = this.moves.map(({ times }) => Math.min(times, plan.dice));
  }

  from(counts: Counts): Set<number> {
    this.seen.clear();
    this.ends = new Set();
    this.follow(counts);
    this.budget.spend(this.seen.size * STEPS_PER_STATE);
    return this.ends;
  }

  private follow(counts: Counts): void {
    const key = this.keyOf(counts);
    if (this.seen.has(key)) return;
    this.seen.add(key);
    this.end(counts);
    for (let move = 0; move < this.moves.length; move++) {
      if (this.left[move] === 0) continue;
      this.left[move]--;
      this.make(counts, this.moves[move]);
      this.left[move]++;
    }
  }

  private make(counts: Counts, { exchanges, locks, loneCrit }: PlannedConversion): void {
    for (const exchange of exchanges) {
      if (!meets(counts, exchange.needs, locks)) continue;
      const takesNormal = (exchange.change.normals ?? 0) < 0;
      // What changes a normal may take either kind: as if every normal were free, too.
      for (const kind of takesNormal && !locks ? (['locked', 'free'] as const) : (['free'] as const)) {
        if (takesNormal && counts[kind === 'locked' ? 'locked' : 'normals'] === 0) continue;
        const next = { ...counts };
        change(next, exchange.change, locks || (takesNormal && kind === 'free'));
        if (loneCrit) next.lone++;
        this.follow(next);
      }
    }
  }

  private end(counts: Counts): void {
    const stride = this.plan.dice + 1;
    this.ends.add(this.blind ? withoutCrits(counts) : counts.crits * stride + normalsOf(counts));
  }

  private keyOf({ crits, normals, locked, fails, lone }: Counts): number {
    const base = this.plan.dice + 1;
    let key = (((crits * base + normals) * base + locked) * base + fails) * base + lone;
    for (let move = 0; move < this.left.length; move++) key = key * (this.moves[move].times + 1) + this.left[move];
    return key;
  }
}
