// The work of an exact combat, estimated by walking its loops without their inner ones.
import { expressionMax } from '@oddsmith/kernel';
import type { CombatBattle } from '../battle.ts';
import { type CombatStrike, modelsLeft, type StrikeStep } from '../initiative.ts';
import type { CombatUnit } from '../schema/index.ts';
import { longestStep, mostWounds, type Odds, oddsOf, sunderLevels } from './odds.ts';

/** Estimated steps of `exactCombat`. */
export function combatCost({ input, opening, later }: CombatBattle): number {
  const estimates = new Map<StrikeStep, StepEstimate>();
  for (const step of [...opening, ...later]) estimates.set(step, new StepEstimate(step, input.first, input.second));
  const reach = { first: 0, second: 0 };
  let cost = 0;
  for (let round = 0; round < input.rounds; round++)
    for (const step of round === 0 ? opening : later) cost += (estimates.get(step) as StepEstimate).strike(reach);
  return cost;
}

/** The most wounds that each unit can have lost so far. */
interface Reach {
  first: number;
  second: number;
}

class StepEstimate {
  private readonly offFirst: TableEstimate;
  private readonly offSecond: TableEstimate;
  private readonly first: CombatUnit;
  private readonly second: CombatUnit;

  constructor(step: StrikeStep, first: CombatUnit, second: CombatUnit) {
    this.offFirst = new TableEstimate(step.second, first);
    this.offSecond = new TableEstimate(step.first, second);
    this.first = first;
    this.second = second;
  }

  /** Steps of `JointLosses.strike`, tables included; moves the reach on. */
  strike(reach: Reach): number {
    const { first, second, offFirst, offSecond } = this;
    const width = offSecond.limit + 1;
    let cost = 0;
    for (let from = 0; from <= reach.second; from += second.wounds) {
      const models = modelsLeft(second, from);
      cost += width * offFirst.limit + offFirst.cost(models);
      const rows = offFirst.most(models) + 1;
      for (let lost = 0; lost <= reach.first; lost++) {
        const striking = modelsLeft(first, lost);
        const end = Math.min(width, from + second.wounds + offSecond.most(striking));
        cost += offSecond.cost(striking) + rows * (end - from);
      }
    }
    reach.first = Math.min(offFirst.limit, reach.first + offFirst.most(second.models));
    reach.second = Math.min(offSecond.limit, reach.second + offSecond.most(first.models));
    return cost;
  }
}

/** What `StrikeLosses` will cost: each number of models is solved once, when it is first asked for. */
class TableEstimate {
  readonly limit: number;
  private readonly strikes: readonly CombatStrike[];
  private readonly odds: readonly Odds[];
  private readonly levels: number;
  private readonly starts: number;
  private readonly inOrder: boolean;
  private readonly asked = new Set<number>();
  private readonly reached: number[] = [];

  constructor(strikes: readonly CombatStrike[], target: CombatUnit) {
    this.strikes = strikes;
    this.odds = strikes.map(({ plan }) => oddsOf(plan));
    this.levels = sunderLevels(strikes.map(({ plan }) => plan));
    this.starts = target.allocation === 'model' ? target.wounds : 1;
    this.inOrder = strikes.length > 0 && (this.levels > 1 || target.allocation === 'model');
    this.limit = target.models * target.wounds;
  }

  /** The most wounds so many models can take off. */
  most(models: number): number {
    this.reached[models] ??= this.sumOfMost(models);
    return this.reached[models];
  }

  /** Steps to solve this number of models, 0 when it has been asked for before. */
  cost(models: number): number {
    if (this.asked.has(models)) return 0;
    this.asked.add(models);
    if (!this.inOrder) return this.most(models) * this.strikes.length;
    // One kind of attack goes on where fewer models stopped: each number of models adds a model.
    const solved = this.strikes.length === 1 ? 1 : models;
    return this.strikes.reduce((sum, strike, index) => sum + this.chainCost(index, Math.min(solved, strike.models)), 0);
  }

  private sumOfMost(models: number): number {
    let most = 0;
    for (const [index, { plan, models: limit }] of this.strikes.entries())
      if (this.odds[index].attack.misses < 1)
        most += Math.min(models, limit) * expressionMax(plan.attacks) * mostWounds(this.odds[index]);
    return Math.min(this.limit, most);
  }

  private chainCost(index: number, models: number): number {
    const { plan } = this.strikes[index];
    const attacks = models * expressionMax(plan.attacks);
    const states = this.levels * (this.limit + 1);
    return this.starts * attacks * states * (longestStep(this.odds[index]) + 2) * (plan.extraAttacks ? 9 : 3);
  }
}
