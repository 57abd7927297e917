// Optimal play for the simulation: the plainest backward induction, independent of the exact engine and only for fights of bounded size.
import { type Budget, BudgetExceeded } from '../../contract/budget.ts';
import { type Action, type Objective, strategies, TIE_TOLERANCE } from '../strategies.ts';
import { allWays, packetWays } from './guard.ts';
import type { Heuristics, Starts } from './heuristic.ts';
import type { PoolChance } from './pool-chances.ts';
import {
  act,
  actorOf,
  afterDeath,
  afterOpeningParries,
  fresh,
  legalActions,
  type Pair,
  type Position,
  positionKey,
  type Way,
} from './round.ts';

/** Positions solved before the simulation gives up. */
const MOST_POSITIONS = 1_000_000;

/** What both fighters expect, each by its own objective; 0 for a heuristic fighter. */
type Values = readonly [number, number];

interface Solved {
  readonly action: Action;
  readonly values: Values;
}

export interface RoundDice {
  /** Every outcome of a fighter's pool at these wounds. */
  chances(fighter: 0 | 1, wounds: number): readonly PoolChance[];
  /** Who acts first with so many rounds left, this one included. */
  first(roundsLeft: number): 0 | 1;
}

export class OptimalPlay {
  private readonly pair: Pair;
  private readonly heuristics: Heuristics;
  private readonly dice: RoundDice;
  private readonly budget: Budget;
  private readonly objectives: readonly (Objective | undefined)[];
  private readonly solved = new Map<string, Map<number, Solved>>();
  private readonly rounds = new Map<string, Values>();
  private count = 0;

  constructor(pair: Pair, heuristics: Heuristics, dice: RoundDice, budget: Budget) {
    this.pair = pair;
    this.heuristics = heuristics;
    this.dice = dice;
    this.budget = budget;
    this.objectives = pair.map((fighter) => strategies[fighter.strategy].objective);
  }

  decide(position: Position, actor: 0 | 1, starts: Starts, roundsLeft: number): Action {
    return this.solve(position, actor, starts, roundsLeft).action;
  }

  /** What each side expects once `action` has been taken. */
  private valuesOf(position: Position, actor: 0 | 1, action: Action, starts: Starts, roundsLeft: number): Values {
    let total: Values = [0, 0];
    for (const way of act(position, actor, action, this.pair, allWays))
      total = plus(total, this.values(way.position, starts, roundsLeft), way.chance);
    return total;
  }

  private values(position: Position, starts: Starts, roundsLeft: number): Values {
    const actor = actorOf(position);
    if (actor !== null) return this.solve(position, actor, starts, roundsLeft).values;
    const [w1, w2] = [position.hands[0].wounds, position.hands[1].wounds];
    return this.roundValues(w1, w2, roundsLeft - 1);
  }

  private solve(position: Position, actor: 0 | 1, starts: Starts, roundsLeft: number): Solved {
    const group = `${starts[0]} ${starts[1]} ${roundsLeft}`;
    let memory = this.solved.get(group);
    if (memory === undefined) {
      memory = new Map();
      this.solved.set(group, memory);
    }
    const key = positionKey({ ...position, turn: actor });
    const known = memory.get(key);
    if (known !== undefined) return known;
    if (++this.count > MOST_POSITIONS)
      throw new BudgetExceeded('budget/exceeded', { id: 'best-play-too-large', values: undefined });
    this.budget.look();
    const result = this.choose(position, actor, starts, roundsLeft);
    memory.set(key, result);
    return result;
  }

  private choose(position: Position, actor: 0 | 1, starts: Starts, roundsLeft: number): Solved {
    if (this.objectives[actor] === undefined) {
      const action = this.heuristics.decide(position, actor, starts);
      return { action, values: this.valuesOf(position, actor, action, starts, roundsLeft) };
    }
    const options = legalActions(position, actor, this.pair).map((action) => ({
      action,
      values: this.valuesOf(position, actor, action, starts, roundsLeft),
    }));
    const most = Math.max(...options.map((option) => option.values[actor]));
    return options.find((option) => option.values[actor] >= most - TIE_TOLERANCE)!;
  }

  /** Expected values at the start of a round, over both pools. */
  private roundValues(w1: number, w2: number, roundsLeft: number): Values {
    if (w1 === 0 || w2 === 0 || roundsLeft === 0) return [this.worth(0, w1, w2), this.worth(1, w2, w1)];
    const key = `${w1} ${w2} ${roundsLeft}`;
    const known = this.rounds.get(key);
    if (known !== undefined) return known;
    let total: Values = [0, 0];
    for (const one of this.dice.chances(0, w1))
      for (const two of this.dice.chances(1, w2)) {
        // Where Devastating ends every fight nobody ever decides, and there are thousands of rolls.
        this.budget.look();
        const hands = [fresh(one.crits, one.normals, w1), fresh(two.crits, two.normals, w2)] as const;
        const start: Position = { hands, turn: this.dice.first(roundsLeft) };
        for (const way of devastated(start, this.pair))
          total = plus(total, this.startValues(way.position, roundsLeft), one.chance * two.chance * way.chance);
      }
    this.rounds.set(key, total);
    return total;
  }

  /** Dice are rolled and Devastating is dealt. */
  private startValues(position: Position, roundsLeft: number): Values {
    const [left1, left2] = [position.hands[0].wounds, position.hands[1].wounds];
    if (left1 === 0 || left2 === 0) return this.values(position, [left1, left2], roundsLeft);
    return this.values(afterOpeningParries(position, this.pair), [left1, left2], roundsLeft);
  }

  private worth(fighter: 0 | 1, own: number, enemy: number): number {
    const objective = this.objectives[fighter];
    if (objective === undefined) return 0;
    return objective === 'kill' ? (enemy === 0 ? 1 : 0) - (own === 0 ? 1 : 0) : own - enemy;
  }
}

/** Every way Devastating can end, both fighters' at once, and what somebody killed by it still does. */
function devastated(start: Position, pair: Pair): Way[] {
  const [one, two] = start.hands;
  const seconds = woundsLeft(two.wounds, packetWays(pair[1].guard, one.crits, pair[0].devastating));
  const ways: Way[] = [];
  for (const [firstLeft, chance] of woundsLeft(one.wounds, packetWays(pair[0].guard, two.crits, pair[1].devastating)))
    for (const [secondLeft, other] of seconds) {
      const hands = [
        { ...one, wounds: firstLeft },
        { ...two, wounds: secondLeft },
      ] as const;
      const way: Way = { position: { ...start, hands }, chance: chance * other };
      ways.push(...(firstLeft === 0 ? afterDeath(way, 1, pair, allWays) : afterDeath(way, 0, pair, allWays)));
    }
  return ways;
}

/** Wounds that are left and their chances: of four hundred points through Feel No Pain most ways are the same death. */
function woundsLeft(wounds: number, ways: ReturnType<typeof packetWays>): ReadonlyMap<number, number> {
  const left = new Map<number, number>();
  for (const { points, chance } of ways) {
    const after = Math.max(0, wounds - points);
    left.set(after, (left.get(after) ?? 0) + chance);
  }
  return left;
}

function plus(total: Values, values: Values, weight: number): Values {
  return [total[0] + weight * values[0], total[1] + weight * values[1]];
}
