// The exact joint distribution of the losses of two units, step by step in initiative order.
import type { Pmf } from '@oddsmith/kernel';
import type { Budget } from '../../contract/budget.ts';
import { HandOff } from '../../contract/cache.ts';
import type { CombatBattle } from '../battle.ts';
import { type CombatFindings, combatFindings } from '../findings.ts';
import { modelsLeft, type StrikeStep } from '../initiative.ts';
import type { CombatUnit } from '../schema/index.ts';
import { NEGLIGIBLE } from './odds.ts';
import { StrikeLosses } from './strike-losses.ts';

interface PreparedStep {
  /** What the first unit's strikes take off the second, and the other way round. */
  readonly offSecond: StrikeLosses;
  readonly offFirst: StrikeLosses;
}

const begun = new HandOff<CombatBattle, CombatFindings>();

/** Answers a battle before it is asked for; returns the steps. */
export function beginCombat(battle: CombatBattle, budget: Budget): number {
  return begun.begin(battle, budget, (all) => fight(battle, all));
}

export function exactCombat(battle: CombatBattle, budget: Budget): CombatFindings {
  return begun.take(battle, budget, (all) => fight(battle, all));
}

function fight({ input, opening, later }: CombatBattle, budget: Budget): CombatFindings {
  const tables = new Map<StrikeStep, PreparedStep>();
  for (const step of [...opening, ...later])
    tables.set(step, {
      offSecond: new StrikeLosses(step.first, input.second, budget),
      offFirst: new StrikeLosses(step.second, input.first, budget),
    });
  const losses = new JointLosses(input.first, input.second, budget);
  for (let round = 0; round < input.rounds; round++)
    for (const step of round === 0 ? opening : later) losses.strike(tables.get(step) as PreparedStep);
  return combatFindings(input, losses.joint);
}

/** P(first unit has lost a, second unit has lost b) at index a * (most the second can lose + 1) + b. */
class JointLosses {
  joint: Float64Array;
  private readonly first: CombatUnit;
  private readonly second: CombatUnit;
  private readonly firstLimit: number;
  private readonly secondLimit: number;
  private readonly budget: Budget;
  /** The most either unit can have lost so far: everything beyond is still empty. */
  private firstReach = 0;
  private secondReach = 0;

  constructor(first: CombatUnit, second: CombatUnit, budget: Budget) {
    this.first = first;
    this.second = second;
    this.firstLimit = first.models * first.wounds;
    this.secondLimit = second.models * second.wounds;
    this.budget = budget;
    this.joint = new Float64Array((this.firstLimit + 1) * (this.secondLimit + 1));
    this.joint[0] = 1;
  }

  /**
   * Both sides strike with the models they have before the step. Columns with the same number of second models share
   * one loss table for the first unit, so they are spread together: first over the second unit's losses, then the rows.
   */
  strike(step: PreparedStep): void {
    const width = this.secondLimit + 1;
    const after = new Float64Array(this.joint.length);
    const spread = new Float64Array(this.joint.length);
    const { firstReach, secondReach } = this;
    for (let from = 0; from <= secondReach; ) {
      const models = modelsLeft(this.second, from);
      let to = from;
      while (to <= this.secondLimit && modelsLeft(this.second, to) === models) to++;
      spread.fill(0);
      for (let lost = 0; lost <= firstReach; lost++)
        this.spreadColumns(spread, lost, from, to, step.offSecond.of(modelsLeft(this.first, lost)));
      this.spreadRows(after, spread, from, step.offFirst.of(models));
      this.budget.spend(width * this.firstLimit);
      from = to;
    }
    this.firstReach = Math.min(this.firstLimit, firstReach + longest(step.offFirst.of(this.second.models)));
    this.secondReach = Math.min(this.secondLimit, secondReach + longest(step.offSecond.of(this.first.models)));
    this.joint = after;
  }

  /** Row `lost`, columns from..to-1: the second unit's losses. */
  private spreadColumns(out: Float64Array, lost: number, from: number, to: number, losses: readonly Pmf[]): void {
    const row = lost * (this.secondLimit + 1);
    const limit = row + this.secondLimit;
    for (let column = from; column < to; column++) {
      const chance = this.joint[row + column];
      if (chance < NEGLIGIBLE) continue;
      const loss = losses[column % losses.length];
      for (let k = 0; k < loss.length; k++) out[Math.min(limit, row + column + k)] += chance * loss[k];
    }
  }

  /** Every row moves down by the first unit's losses; columns below `from` are empty. */
  private spreadRows(out: Float64Array, spread: Float64Array, from: number, losses: readonly Pmf[]): void {
    const width = this.secondLimit + 1;
    for (let lost = 0; lost <= this.firstReach; lost++) {
      const loss = losses[lost % losses.length];
      const source = lost * width;
      let start = from;
      let end = width;
      while (start < end && spread[source + start] < NEGLIGIBLE) start++;
      while (end > start && spread[source + end - 1] < NEGLIGIBLE) end--;
      if (start === end) continue;
      for (let k = 0; k < loss.length; k++) {
        const weight = loss[k];
        if (weight < NEGLIGIBLE) continue;
        const target = Math.min(this.firstLimit, lost + k) * width;
        for (let column = start; column < end; column++) out[target + column] += weight * spread[source + column];
      }
      this.budget.spend(loss.length * (end - start));
    }
  }
}

/** The most wounds of a loss table, whatever the front model has lost. */
function longest(losses: readonly Pmf[]): number {
  return Math.max(...losses.map((loss) => loss.length)) - 1;
}
