// The exact joint distribution of the losses of two units, step by step in initiative order.
import type { Pmf } from '@oddsmith/kernel';
import type { Budget } from '../../budget.ts';
import { type CombatFindings, combatFindings } from '../findings.ts';
import { chargeMatters, modelsLeft, type StrikeStep, stepsOfRound } from '../initiative.ts';
import type { CombatInput, CombatUnit } from '../schema/index.ts';
import { NEGLIGIBLE } from './odds.ts';
import { StrikeLosses } from './strike-losses.ts';

interface PreparedStep {
  /** What the first unit's strikes take off the second, and the other way round. */
  readonly offSecond: StrikeLosses;
  readonly offFirst: StrikeLosses;
}

export function exactCombat(input: CombatInput, budget: Budget): CombatFindings {
  const prepare = (step: StrikeStep): PreparedStep => ({
    offSecond: new StrikeLosses(step.first, input.second, budget),
    offFirst: new StrikeLosses(step.second, input.first, budget),
  });
  const opening = stepsOfRound(input, true).map(prepare);
  const later = chargeMatters(input) ? stepsOfRound(input, false).map(prepare) : opening;
  const battle = new JointLosses(input.first, input.second, budget);
  for (let round = 0; round < input.rounds; round++)
    for (const step of round === 0 ? opening : later) battle.strike(step);
  return combatFindings(input, battle.joint);
}

/** Estimated steps: every step of every round may carry each pair of losses to each pair beyond it. */
export function combatCost(input: CombatInput): number {
  const pairs = (input.first.models * input.first.wounds + 1) * (input.second.models * input.second.wounds + 1);
  return input.rounds * stepsOfRound(input, true).length * pairs * pairs;
}

/** P(first unit has lost a, second unit has lost b) at index a * (most the second can lose + 1) + b. */
class JointLosses {
  joint: Float64Array;
  private readonly first: CombatUnit;
  private readonly second: CombatUnit;
  private readonly firstLimit: number;
  private readonly secondLimit: number;
  private readonly budget: Budget;

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
    for (let from = 0; from <= this.secondLimit; ) {
      const models = modelsLeft(this.second, from);
      let to = from;
      while (to <= this.secondLimit && modelsLeft(this.second, to) === models) to++;
      spread.fill(0);
      for (let lost = 0; lost <= this.firstLimit; lost++)
        this.spreadColumns(spread, lost, from, to, step.offSecond.of(modelsLeft(this.first, lost)));
      this.spreadRows(after, spread, from, step.offFirst.of(models));
      this.budget.spend(width * this.firstLimit);
      from = to;
    }
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
    for (let lost = 0; lost <= this.firstLimit; lost++) {
      const loss = losses[lost % losses.length];
      const source = lost * width;
      let start = from;
      let end = width;
      while (start < end && spread[source + start] < NEGLIGIBLE) start++;
      while (end > start && spread[source + end - 1] < NEGLIGIBLE) end--;
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
