// A pool whose player decides: how many dice are kept without rolling, what is rolled again, which optional rules are made.
import type { Budget } from '../../contract/budget.ts';
import type { PoolPlan } from '../plan.ts';
import { TIE_TOLERANCE } from '../strategies.ts';
import { type Ends, endsOf } from './optional-rules.ts';
import { dieOdds, listed, multinomial, type Pool, rolled, rolledDice } from './pool.ts';
import { bestRerolls } from './reroll-choice.ts';

/** The pool with so many dice kept as normals without rolling. */
interface Way {
  readonly plan: PoolPlan;
  readonly ends: Ends;
  /** P(roll) after rerolls; undefined where they depend on what rolls are worth. */
  readonly odds: Float64Array | undefined;
}

/** A pool played as well as it can be. */
export interface Played {
  readonly pool: Pool;
  readonly value: number;
  /** Normals kept without rolling. */
  readonly kept: number;
}

export class PoolChoice {
  private readonly plan: PoolPlan;
  private readonly budget: Budget;
  /** Most dice kept first: of equal ways the first is taken. */
  private readonly ways: readonly Way[];

  constructor(plan: PoolPlan, budget: Budget) {
    this.plan = plan;
    this.budget = budget;
    const ways: Way[] = [];
    for (let kept = plan.autoNormals; kept >= (plan.declines ? 0 : plan.autoNormals); kept--) {
      const way = { ...plan, autoNormals: kept };
      ways.push({ plan: way, ends: endsOf(way, budget), odds: plan.chooses ? undefined : rolled(way) });
    }
    this.ways = ways;
  }

  /** Calls back with every place, crits * (dice + 1) + normals, that some roll and choice can lead to. */
  eachPlace(then: (place: number) => void): void {
    const seen = new Uint8Array((this.plan.dice + 1) ** 2);
    for (const { plan, ends, odds } of this.ways) {
      // What can be rolled again can be rolled at first.
      const possible = odds ?? multinomial(rolledDice(plan), dieOdds(plan));
      for (let roll = 0; roll < possible.length; roll++) {
        if (possible[roll] === 0) continue;
        for (const place of ends[roll]) {
          if (seen[place] === 1) continue;
          seen[place] = 1;
          then(place);
        }
      }
    }
  }

  /** `worth` of every place, for the player of these dice. */
  play(worth: Float64Array): Played {
    let best: { readonly way: Way; readonly odds: Float64Array; readonly value: number } | undefined;
    for (const way of this.ways) {
      const values = valuesByRoll(way, worth);
      const odds = way.odds ?? bestRerolls(way.plan, values, this.budget);
      let value = 0;
      for (let roll = 0; roll < odds.length; roll++) value += odds[roll] * values[roll];
      if (best === undefined || value > best.value + TIE_TOLERANCE) best = { way, odds, value };
    }
    const { way, odds, value } = best!;
    const total = new Float64Array((this.plan.dice + 1) ** 2);
    for (let roll = 0; roll < odds.length; roll++)
      if (odds[roll] > 0) total[firstBest(way.ends[roll], worth)] += odds[roll];
    return { pool: listed(total, this.plan.dice), value, kept: way.plan.autoNormals };
  }
}

/** The first of the places within a hair of the best. */
function firstBest(places: Uint16Array, worth: Float64Array): number {
  let most = Number.NEGATIVE_INFINITY;
  for (const place of places) if (worth[place] > most) most = worth[place];
  for (const place of places) if (worth[place] >= most - TIE_TOLERANCE) return place;
  return places[0];
}

/** What every roll is worth to a player that makes the best of it. */
function valuesByRoll({ plan, ends }: Way, worth: Float64Array): Float64Array {
  const dice = rolledDice(plan);
  const values = new Float64Array((dice + 1) ** 2);
  for (let c = 0; c <= dice; c++)
    for (let n = 0; c + n <= dice; n++) {
      const roll = c * (dice + 1) + n;
      values[roll] = worth[firstBest(ends[roll], worth)];
    }
  return values;
}
