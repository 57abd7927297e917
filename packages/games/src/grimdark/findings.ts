// What the two calculators find, exact or simulated.
import type { Distribution } from '@oddsmith/kernel';
import type { Findings } from '../contract/calculator.ts';
import type { Scenario } from './schema.ts';

export interface AttackFindings extends Findings {
  readonly distributions: {
    readonly hits: Distribution;
    readonly wounds: Distribution;
    readonly kills: Distribution;
  };
  readonly summary: {
    readonly wipeChance: number;
    readonly halfChance: number;
    readonly meanHits: number;
    readonly meanWounds: number;
    readonly meanKills: number;
  };
}

/** The findings of an attack from its three distributions. */
export function attackFindings(
  distributions: AttackFindings['distributions'],
  chances: { readonly wipeChance: number; readonly halfChance: number },
): AttackFindings {
  const { hits, wounds, kills } = distributions;
  const means = { meanHits: hits.mean, meanWounds: wounds.mean, meanKills: kills.mean };
  return { errorBound: 0, distributions, summary: { ...chances, ...means } };
}

export interface SideResult {
  readonly destroyed: number;
  readonly routed: number;
  readonly shaken: number;
  /** At half strength or less, destroyed or routed. */
  readonly half: number;
  /** Mean share of the unit's points that is lost: all of them when destroyed or routed, else by wounds. */
  readonly lossShare: number;
  readonly wounds: Distribution;
  readonly models: Distribution;
}

/** A mean, and the standard deviation of a single battle: from it a simulation has the margin of the mean. */
export interface Moments {
  readonly mean: number;
  readonly stdDev: number;
}

/** Points that change hands; null where a unit's cost is not known. */
export interface PointsTrade {
  /** By its share lost: all of its points when a unit is destroyed or routed, else by wounds. */
  readonly attackerLost: Moments | null;
  readonly defenderLost: Moments | null;
  /** What the defender loses beyond what the attacker loses: positive where the attacker trades up. */
  readonly traded: Moments | null;
}

/** Who has the objective when the scenario is over: a model left within reach and not Shaken, and no such enemy. */
export interface ObjectiveResult {
  readonly attacker: number;
  readonly defender: number;
  /** Both could have it. */
  readonly contested: number;
  readonly nobody: number;
}

export interface ScenarioResult {
  readonly win: number;
  readonly draw: number;
  readonly loss: number;
  readonly objective: ObjectiveResult;
  readonly points: PointsTrade;
  readonly attacker: SideResult;
  readonly defender: SideResult;
}

export interface DuelFindings extends Findings {
  readonly scenarios: { readonly [scenario in Scenario]?: ScenarioResult };
  readonly summary: DuelSummary;
}

/** Means over the scenarios; points only of units whose cost is known. */
export type DuelSummary = {
  readonly win: number;
  readonly draw: number;
  readonly loss: number;
  /** Of the scenarios in which the attacker wins most and least often. */
  readonly bestWin: number;
  readonly worstWin: number;
  readonly attackerHolds: number;
  readonly defenderHolds: number;
  readonly meanAttackerPointsLost?: number;
  readonly meanDefenderPointsLost?: number;
  readonly meanPointsTraded?: number;
};

/** The summary of scenarios that count alike. Rounding in long sums must not make a chance of more than 1. */
export function summarizeScenarios(results: readonly ScenarioResult[]): DuelSummary {
  const mean = (of: (result: ScenarioResult) => number): number =>
    results.reduce((sum, result) => sum + of(result) / results.length, 0);
  const points = (key: keyof PointsTrade): number | undefined =>
    results.some((result) => result.points[key] === null) ? undefined : mean((result) => result.points[key]?.mean ?? 0);
  const amounts = {
    meanAttackerPointsLost: points('attackerLost'),
    meanDefenderPointsLost: points('defenderLost'),
    meanPointsTraded: points('traded'),
  };
  const chance = (of: (result: ScenarioResult) => number): number => Math.min(1, mean(of));
  const wins = results.map(({ win }) => win);
  return {
    win: chance(({ win }) => win),
    draw: chance(({ draw }) => draw),
    loss: chance(({ loss }) => loss),
    bestWin: Math.max(...wins),
    worstWin: Math.min(...wins),
    attackerHolds: chance(({ objective }) => objective.attacker),
    defenderHolds: chance(({ objective }) => objective.defender),
    ...Object.fromEntries(Object.entries(amounts).filter(([, value]) => value !== undefined)),
  };
}
