// Optional rules: what a roll can come to when its player declines them or makes them in another order.
import type { Budget } from '../../contract/budget.ts';
import type { PlannedConversion, PoolPlan } from '../plan.ts';
import {
  beforeConversions,
  type Counts,
  change,
  convert,
  convertOnce,
  meets,
  normalsOf,
  rolledDice,
  withoutCrits,
} from './pool.ts';

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
  private readonly left: number[];
  private readonly seen = new Set<number>();
  private ends = new Set<number>();

  constructor(plan: PoolPlan, budget: Budget) {
    this.plan = plan;
    this.budget = budget;
    this.moves = movesOf(plan);
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
      eachNext(counts, this.moves[move], (next) => this.follow(next));
      this.left[move]++;
    }
  }

  private end(counts: Counts): void {
    this.ends.add(placeOf(this.plan, counts));
  }

  private keyOf({ crits, normals, locked, fails, lone }: Counts): number {
    const base = this.plan.dice + 1;
    let key = (((crits * base + normals) * base + locked) * base + fails) * base + lone;
    for (let move = 0; move < this.left.length; move++) key = key * (this.moves[move].times + 1) + this.left[move];
    return key;
  }
}

/** Calls back with what one use of a rule makes of the dice; two results where it may take either kind of normal. */
function eachNext(
  counts: Counts,
  { exchanges, locks, loneCrit }: PlannedConversion,
  then: (next: Counts) => void,
): void {
  for (const exchange of exchanges) {
    if (!meets(counts, exchange.needs, locks)) continue;
    const takesNormal = (exchange.change.normals ?? 0) < 0;
    // What changes a normal may take either kind: as if every normal were free, too.
    for (const kind of takesNormal && !locks ? (['locked', 'free'] as const) : (['free'] as const)) {
      if (takesNormal && counts[kind === 'locked' ? 'locked' : 'normals'] === 0) continue;
      const next = { ...counts };
      change(next, exchange.change, locks || (takesNormal && kind === 'free'));
      if (loneCrit) next.lone++;
      then(next);
    }
  }
}

/** A roll of the dice that are not kept. */
export interface Roll {
  readonly crits: number;
  readonly normals: number;
}

/** What the dice of a roll come to where no rule is used on it. */
export function placeWithoutRules(plan: PoolPlan, roll: Roll): number {
  return placeOf(plan, rolledCounts(plan, roll));
}

function rolledCounts(plan: PoolPlan, { crits, normals }: Roll): Counts {
  const counts: Counts = { crits: 0, normals: 0, locked: 0, fails: 0, lone: 0 };
  beforeConversions(counts, plan, crits, normals, rolledDice(plan));
  return counts;
}

function placeOf(plan: PoolPlan, counts: Counts): number {
  const blind = plan.conversions.some(({ demotesCrits }) => demotesCrits);
  return blind ? withoutCrits(counts) : counts.crits * (plan.dice + 1) + normalsOf(counts);
}

/**
 * Rules that bring a roll to an end, in the order they are used: as few as do it, or, for a player that uses what it can in
 * the order of the rules, as many.
 */
export function rulesTo(plan: PoolPlan, roll: Roll, end: number, always: boolean): readonly string[] {
  const moves = movesOf(plan);
  if (always && !moves.some(({ best }) => best)) return usedInOrder(moves, rolledCounts(plan, roll));
  let found: readonly string[] = [];
  let layer: Followed[] = [{ counts: rolledCounts(plan, roll), used: moves.map(() => 0), rules: [] }];
  while (layer.length > 0) {
    const hit = layer.find(({ counts }) => placeOf(plan, counts) === end);
    if (hit !== undefined) found = hit.rules;
    if (hit !== undefined && !always) break;
    layer = nextLayer(layer, moves, always);
  }
  return found;
}

/** Every rule in its place, as often as it can be used. */
function usedInOrder(moves: readonly PlannedConversion[], counts: Counts): readonly string[] {
  const used: string[] = [];
  for (const move of moves)
    for (let left = move.times; left > 0 && convertOnce(counts, move); left--) {
      used.push(move.rule.id);
      if (move.loneCrit) counts.lone++;
    }
  return used;
}

interface Followed {
  readonly counts: Counts;
  readonly used: readonly number[];
  readonly rules: readonly string[];
}

/** One use more of some rule; `inOrder`: of none that stands before one used already. */
function nextLayer(layer: readonly Followed[], moves: readonly PlannedConversion[], inOrder: boolean): Followed[] {
  const next = new Map<string, Followed>();
  for (const { counts, used, rules } of layer)
    moves.forEach((move, index) => {
      if (used[index] === move.times || (inOrder && used.some((times, other) => other > index && times > 0))) return;
      const more = used.map((times, other) => (other === index ? times + 1 : times));
      eachNext(counts, move, (after) => {
        const key = `${Object.values(after)} ${more}`;
        if (!next.has(key)) next.set(key, { counts: after, used: more, rules: [...rules, move.rule.id] });
      });
    });
  return [...next.values()];
}
