// A pool whose player decides: how many dice are kept without rolling, what is rolled again, which optional rules are made.
import type { Budget } from '../../contract/budget.ts';
import type { PoolPlan } from '../plan.ts';
import { TIE_TOLERANCE } from '../strategies.ts';
import { type Ends, endsOf, placeWithoutRules, type Roll } from './optional-rules.ts';
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
    return this.played(bestOf(this.weighed(worth)), worth);
  }

  /** The same, with all that was weighed: what every number of dice kept is worth, and which rolls are better played otherwise than always. */
  study(worth: Float64Array): Study {
    const weighed = this.weighed(worth);
    const best = bestOf(weighed);
    const { plan, ends, chances } = best;
    const [all] = this.ways;
    const always = byRoll(all.plan, (roll) => worth[all.ends[roll][0]]);
    const dice = rolledDice(plan);
    const turns: Turn[] = [];
    let bare = 0;
    for (let roll = 0; roll < chances.length; roll++) {
      if (chances[roll] === 0) continue;
      const [crits, normals] = [Math.floor(roll / (dice + 1)), roll % (dice + 1)];
      bare += chances[roll] * worth[placeWithoutRules(plan, { crits, normals })];
      const to = firstBest(ends[roll], worth);
      const [from] = ends[roll];
      const gain = worth[to] - worth[from];
      if (to !== from && gain > TIE_TOLERANCE) turns.push({ crits, normals, chance: chances[roll], from, to, gain });
    }
    return {
      ...this.played(best, worth),
      plan,
      always: average(this.chancesOf(all, always), always),
      byKept: weighed.map(({ plan: { autoNormals: kept }, value }) => ({ kept, value })),
      bare,
      turns,
    };
  }

  private weighed(worth: Float64Array): readonly Weighed[] {
    return this.ways.map((way) => {
      const values = byRoll(way.plan, (roll) => worth[firstBest(way.ends[roll], worth)]);
      const chances = this.chancesOf(way, values);
      return { ...way, chances, value: average(chances, values) };
    });
  }

  private chancesOf({ plan, odds }: Way, values: Float64Array): Float64Array {
    return odds ?? bestRerolls(plan, values, this.budget);
  }

  private played({ plan, ends, chances, value }: Weighed, worth: Float64Array): Played {
    const total = new Float64Array((this.plan.dice + 1) ** 2);
    for (let roll = 0; roll < chances.length; roll++)
      if (chances[roll] > 0) total[firstBest(ends[roll], worth)] += chances[roll];
    return { pool: listed(total, this.plan.dice), value, kept: plan.autoNormals };
  }
}

/** A way with the chances of its rolls when they are rerolled as well as can be, and what it is worth. */
interface Weighed extends Way {
  readonly chances: Float64Array;
  readonly value: number;
}

/** Of equal ways the first. */
function bestOf(weighed: readonly Weighed[]): Weighed {
  return weighed.reduce((best, way) => (way.value > best.value + TIE_TOLERANCE ? way : best));
}

function average(chances: Float64Array, values: Float64Array): number {
  let sum = 0;
  for (let roll = 0; roll < chances.length; roll++) sum += chances[roll] * values[roll];
  return sum;
}

/** A roll that is worth more to a player that chooses than to one that uses every rule. */
export interface Turn extends Roll {
  readonly chance: number;
  /** What the dice come to with every rule, and with the best of them: crits * (dice + 1) + normals. */
  readonly from: number;
  readonly to: number;
  readonly gain: number;
}

export interface Study extends Played {
  /** With the dice kept that are best kept. */
  readonly plan: PoolPlan;
  /** What it is worth to keep all dice that may be kept and to use every rule. */
  readonly always: number;
  /** What each number of dice kept is worth, most dice first. */
  readonly byKept: readonly { readonly kept: number; readonly value: number }[];
  /** What the best number of dice kept is worth to a player that uses no rule on its roll. */
  readonly bare: number;
  readonly turns: readonly Turn[];
}

/** The first of the places within a hair of the best. */
function firstBest(places: Uint16Array, worth: Float64Array): number {
  let most = Number.NEGATIVE_INFINITY;
  for (const place of places) if (worth[place] > most) most = worth[place];
  for (const place of places) if (worth[place] >= most - TIE_TOLERANCE) return place;
  return places[0];
}

function byRoll(plan: PoolPlan, value: (roll: number) => number): Float64Array {
  const dice = rolledDice(plan);
  const values = new Float64Array((dice + 1) ** 2);
  for (let c = 0; c <= dice; c++)
    for (let n = 0; c + n <= dice; n++) values[c * (dice + 1) + n] = value(c * (dice + 1) + n);
  return values;
}
