// Optimal play for the simulation: the plainest backward induction, independent of the exact engine and only for fights of bounded size.
import { BudgetExceeded } from '../../budget.ts';
import { type Action, type Objective, strategies, TIE_TOLERANCE } from '../strategies.ts';
import type { Heuristics, Starts } from './heuristic.ts';
import type { PoolChance } from './pool-chances.ts';
import {
  act,
  actorOf,
  afterDuelists,
  hurt,
  legalActions,
  other,
  type Pair,
  type Position,
  positionKey,
} from './round.ts';

/** Positions solved before the simulation gives up. */
const MOST_POSITIONS = 3_000_000;

/** What both fighters expect, each by its own objective; 0 for a heuristic fighter. */
type Values = readonly [number, number];

interface Solved {
  readonly action: Action;
  readonly values: Values;
}

export interface RoundDice {
  /** Every outcome of a fighter's pool at these wounds. */
  chances(fighter: 0 | 1, wounds: number): readonly PoolChance[];
  devastating(fighter: 0 | 1): number;
  /** Who acts first with so many rounds left, this one included. */
  first(roundsLeft: number): 0 | 1;
}

export class OptimalPlay {
  private readonly pair: Pair;
  private readonly heuristics: Heuristics;
  private readonly dice: RoundDice;
  private readonly objectives: readonly (Objective | undefined)[];
  private readonly solved = new Map<string, Map<number, Solved>>();
  private readonly rounds = new Map<string, Values>();
  private count = 0;

  constructor(pair: Pair, heuristics: Heuristics, dice: RoundDice) {
    this.pair = pair;
    this.heuristics = heuristics;
    this.dice = dice;
    this.objectives = pair.map((fighter) => strategies[fighter.strategy].objective);
  }

  decide(position: Position, actor: 0 | 1, starts: Starts, roundsLeft: number): Action {
    return this.solve(position, actor, starts, roundsLeft).action;
  }

  /** What each side expects once `action` has been taken. */
  valuesOf(position: Position, actor: 0 | 1, action: Action, starts: Starts, roundsLeft: number): Values {
    const acted = act(position, actor, action, this.pair)!;
    const enemy = other(actor);
    let total: Values = [0, 0];
    // Blows one after the other: a fighter killed by the first does not feel the second.
    const take = (now: Position, blow: number, chance: number): void => {
      if (blow === acted.blows.length || now.hands[enemy].wounds === 0) {
        total = plus(total, this.values(now, starts, roundsLeft), chance);
        return;
      }
      for (const { points, chance: share } of felt(acted.blows[blow], this.pair[enemy].feelNoPain))
        take(hurt(now, enemy, points), blow + 1, chance * share);
    };
    take(acted.position, 0, 1);
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
      throw new BudgetExceeded('budget/exceeded', 'the fight is too large to simulate with optimal play');
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
        const hit1 = felt(two.crits * this.dice.devastating(1), this.pair[0].feelNoPain);
        const hit2 = felt(one.crits * this.dice.devastating(0), this.pair[1].feelNoPain);
        for (const a of hit1)
          for (const b of hit2) {
            const left1 = Math.max(0, w1 - a.points);
            const left2 = Math.max(0, w2 - b.points);
            const start: Position = {
              hands: [fresh(one.crits, one.normals, left1), fresh(two.crits, two.normals, left2)],
              turn: this.dice.first(roundsLeft),
            };
            const chance = one.chance * two.chance * a.chance * b.chance;
            total = plus(total, this.values(afterDuelists(start, this.pair), [left1, left2], roundsLeft), chance);
          }
      }
    this.rounds.set(key, total);
    return total;
  }

  private worth(fighter: 0 | 1, own: number, enemy: number): number {
    const objective = this.objectives[fighter];
    if (objective === undefined) return 0;
    return objective === 'kill' ? (enemy === 0 ? 1 : 0) - (own === 0 ? 1 : 0) : own - enemy;
  }
}

export function fresh(crits: number, normals: number, wounds: number) {
  return { crits, normals, wounds, hasStruck: false, hasCritStruck: false };
}

function plus(total: Values, values: Values, weight: number): Values {
  return [total[0] + weight * values[0], total[1] + weight * values[1]];
}

/** How many points of damage get through, die by die. */
function felt(points: number, feelNoPain: number | null): { points: number; chance: number }[] {
  if (feelNoPain === null || points === 0) return [{ points, chance: 1 }];
  const ignored = (7 - feelNoPain) / 6;
  let chances = [1];
  for (let i = 0; i < points; i++) {
    const next = new Array<number>(chances.length + 1).fill(0);
    chances.forEach((chance, through) => {
      next[through] += chance * ignored;
      next[through + 1] += chance * (1 - ignored);
    });
    chances = next;
  }
  return chances.map((chance, through) => ({ points: through, chance }));
}
