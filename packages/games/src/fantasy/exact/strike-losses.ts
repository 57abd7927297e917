// What the strikes of one side in one step take off the other side, for every number of models striking.
import { clamp, compound, constant, convolve, expressionPmf, type Pmf } from '@oddsmith/kernel';
import type { Budget } from '../../contract/budget.ts';
import type { Volley } from '../battle.ts';
import type { Plan } from '../plan.ts';
import type { CombatUnit } from '../schema/index.ts';
import { Chain, lostInOrder } from './chain.ts';
import { oddsOf, sunderLevels } from './odds.ts';
import { woundsOfAttack } from './sequence.ts';

interface ChainSoFar {
  readonly chain: Chain;
  /** Wounds lost after 0, 1, 2 ... models have struck. */
  readonly lost: Pmf[];
}

export class StrikeLosses {
  private readonly strikes: readonly Volley[];
  private readonly limit: number;
  /** Wounds of a model whose excess is lost, else null. */
  private readonly woundsEach: number | null;
  private readonly inOrder: boolean;
  private readonly budget: Budget;
  private readonly byModels: (readonly Pmf[])[] = [];
  /** By wounds on the front model. */
  private readonly chains: ChainSoFar[] = [];
  /** For each strike, the wounds of 0, 1, 2 ... models. */
  private readonly sums: Pmf[][];

  constructor(strikes: readonly Volley[], target: CombatUnit, budget: Budget) {
    this.strikes = strikes;
    this.limit = target.models * target.wounds;
    this.woundsEach = target.allocation === 'model' ? target.wounds : null;
    const sundered = sunderLevels(strikes.map((strike) => strike.plan)) > 1;
    this.inOrder = strikes.length > 0 && (sundered || this.woundsEach !== null);
    this.budget = budget;
    this.sums = strikes.map(() => [constant(0)]);
  }

  /** Wounds lost when `models` strike, by the wounds already on the front model (one entry where they pass on). */
  of(models: number): readonly Pmf[] {
    this.byModels[models] ??= this.inOrder ? this.solveInOrder(models) : [this.addUp(models)];
    return this.byModels[models];
  }

  /** One entry for each number of wounds on the front model. */
  private solveInOrder(models: number): readonly Pmf[] {
    const starts = Array.from({ length: this.woundsEach ?? 1 }, (_, start) => start);
    if (this.strikes.length === 1) return starts.map((start) => this.continueChain(start, models).subarray(start));
    const { limit, woundsEach, budget } = this;
    const volleys = this.strikes.map(({ plan, models: most }) => ({ plan, models: Math.min(models, most) }));
    return starts.map((start) => lostInOrder(volleys, { start, limit, woundsEach }, budget).subarray(start));
  }

  /** With a single kind of attack the second model goes on where the first one stopped: one chain serves all numbers. */
  private continueChain(start: number, models: number): Pmf {
    const [{ plan, models: most }] = this.strikes;
    this.chains[start] ??= this.startChain(plan, start);
    const { chain, lost } = this.chains[start];
    const wanted = Math.min(models, most);
    while (lost.length <= wanted) {
      chain.strike(0, expressionPmf(plan.attacks), this.budget);
      lost.push(chain.lost());
    }
    return lost[wanted];
  }

  private startChain(plan: Plan, start: number): ChainSoFar {
    const chain = new Chain([plan], { start, limit: this.limit, woundsEach: this.woundsEach });
    return { chain, lost: [chain.lost()] };
  }

  private addUp(models: number): Pmf {
    let total: Pmf = constant(0);
    for (const [index, strike] of this.strikes.entries())
      total = this.sum(total, this.sumOf(index, Math.min(models, strike.models)));
    return total;
  }

  private sumOf(index: number, models: number): Pmf {
    const sums = this.sums[index];
    const { plan } = this.strikes[index];
    if (models > 0 && sums.length === 1)
      sums.push(this.capped(compound(expressionPmf(plan.attacks), woundsOfAttack(oddsOf(plan)))));
    while (sums.length <= models) sums.push(this.sum(sums[sums.length - 1], sums[1]));
    return sums[models];
  }

  private sum(a: Pmf, b: Pmf): Pmf {
    this.budget.spend(a.length * b.length);
    return this.capped(convolve(a, b));
  }

  /** Wounds beyond the whole unit make no difference. */
  private capped(wounds: Pmf): Pmf {
    return clamp(wounds, 0, this.limit);
  }
}
