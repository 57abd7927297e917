// Many rolled battles put together into findings of the same shape as the exact ones.
import { type Pmf, summarize } from '@oddsmith/kernel';
import type { Headline, Tally } from '../calculator.ts';
import {
  type AttackFindings,
  type DuelFindings,
  type Moments,
  type ScenarioResult,
  type SideResult,
  summarizeScenarios,
} from './findings.ts';
import { resolveUnit, ruleSetOf } from './rules/resolve.ts';
import type { AttackInput, DuelInput, Scenario, Unit } from './schema.ts';
import type { AttackOutcome } from './simulate/attack.ts';
import { type DuelOutcome, type ScenarioOutcome, STATUS, type UnitOutcome } from './simulate/duel.ts';

class Counts {
  private counts = new Float64Array(16);

  add(n: number, weight: number): void {
    if (n >= this.counts.length) {
      const grown = new Float64Array(Math.max(n + 1, 2 * this.counts.length));
      grown.set(this.counts);
      this.counts = grown;
    }
    this.counts[n] += weight;
  }

  pmf(total: number): Pmf {
    return this.counts.map((count) => count / total);
  }
}

/** Mean and deviation of a weighted stream, by Welford's recurrence: certain figures come out without rounding. */
class Stream {
  private weight = 0;
  private mean = 0;
  private squares = 0;

  add(value: number, weight: number): void {
    if (weight === 0) return;
    this.weight += weight;
    const off = value - this.mean;
    this.mean += (off * weight) / this.weight;
    this.squares += weight * off * (value - this.mean);
  }

  moments(): Moments {
    return { mean: this.mean, stdDev: this.weight === 0 ? 0 : Math.sqrt(this.squares / this.weight) };
  }
}

/** A proportion as a headline figure. */
function chanceHeadline(value: number): Headline {
  return { value, deviation: Math.sqrt(Math.max(0, value * (1 - value))) };
}

/** The mean of chances that are rolled apart from each other. */
function meanHeadline(chances: readonly number[]): Headline {
  const count = Math.max(1, chances.length);
  const variance = chances.reduce((sum, chance) => sum + chanceHeadline(chance).deviation ** 2, 0);
  return { value: chances.reduce((sum, chance) => sum + chance / count, 0), deviation: Math.sqrt(variance) / count };
}

export function attackTally(input: AttackInput): Tally<AttackOutcome, AttackFindings> {
  const [hits, wounds, kills] = [new Counts(), new Counts(), new Counts()];
  const models = input.defender.models.reduce((sum, model) => sum + model.count, 0);
  let [total, wiped, half] = [0, 0, 0];
  return {
    add(outcome, weight = 1) {
      total += weight;
      hits.add(outcome.hits, weight);
      wounds.add(outcome.wounds, weight);
      kills.add(outcome.kills, weight);
      if (outcome.kills === models) wiped += weight;
      if (outcome.atHalf) half += weight;
    },
    headline: () => chanceHeadline(total === 0 ? 0 : wiped / total),
    findings: () => ({
      errorBound: 0,
      distributions: {
        hits: summarize(hits.pmf(total)),
        wounds: summarize(wounds.pmf(total)),
        kills: summarize(kills.pmf(total)),
      },
      summary: { wipeChance: wiped / total, halfChance: half / total },
    }),
  };
}

class SideTally {
  private readonly startingWounds: number;
  private readonly wounds = new Counts();
  private readonly models = new Counts();
  private readonly statuses = new Float64Array(4);
  private readonly points: number | null;
  private readonly pointsLost = new Stream();
  private half = 0;
  private lossShare = 0;

  constructor(startingWounds: number, points: number | null) {
    this.startingWounds = startingWounds;
    this.points = points;
  }

  /** Counts the outcome and returns the points it costs; 0 where they are not known. */
  add(outcome: UnitOutcome, weight: number): number {
    this.wounds.add(outcome.wounds, weight);
    this.models.add(outcome.models, weight);
    this.statuses[outcome.status] += weight;
    const out = outcome.status === STATUS.routed || outcome.status === STATUS.destroyed;
    if (out || outcome.atHalf) this.half += weight;
    const share = out ? 1 : outcome.wounds / this.startingWounds;
    this.lossShare += weight * share;
    const lost = (this.points ?? 0) * share;
    this.pointsLost.add(lost, weight);
    return lost;
  }

  lost(): Moments | null {
    return this.points === null ? null : this.pointsLost.moments();
  }

  result(total: number): SideResult {
    return {
      destroyed: this.statuses[STATUS.destroyed] / total,
      routed: this.statuses[STATUS.routed] / total,
      shaken: this.statuses[STATUS.shaken] / total,
      half: this.half / total,
      lossShare: this.lossShare / total,
      wounds: summarize(this.wounds.pmf(total)),
      models: summarize(this.models.pmf(total)),
    };
  }
}

class ScenarioTally {
  private readonly attacker: SideTally;
  private readonly defender: SideTally;
  /** Losses, draws, wins. */
  private readonly results = new Float64Array(3);
  private readonly traded = new Stream();

  constructor(attacker: SideTally, defender: SideTally) {
    this.attacker = attacker;
    this.defender = defender;
  }

  add(outcome: ScenarioOutcome, weight: number): void {
    this.results[outcome.result + 1] += weight;
    const given = this.attacker.add(outcome.attacker, weight);
    const taken = this.defender.add(outcome.defender, weight);
    this.traded.add(taken - given, weight);
  }

  result(total: number): ScenarioResult {
    const [attackerLost, defenderLost] = [this.attacker.lost(), this.defender.lost()];
    const traded = attackerLost === null || defenderLost === null ? null : this.traded.moments();
    return {
      win: this.results[2] / total,
      draw: this.results[1] / total,
      loss: this.results[0] / total,
      points: { attackerLost, defenderLost, traded },
      attacker: this.attacker.result(total),
      defender: this.defender.result(total),
    };
  }
}

export function duelTally(input: DuelInput): Tally<DuelOutcome, DuelFindings> {
  const rules = ruleSetOf(input);
  const sideTallies = (unit: Unit, support: readonly string[]) => {
    const { startingWounds } = resolveUnit(unit, support, rules);
    return () => new SideTally(startingWounds, unit.points);
  };
  const attacker = sideTallies(input.attacker, input.support.attacker);
  const defender = sideTallies(input.defender, input.support.defender);
  const wanted = [...new Set(input.scenarios)];
  const tallies = wanted.map(() => new ScenarioTally(attacker(), defender()));
  let total = 0;
  const results = (): ScenarioResult[] => tallies.map((tally) => tally.result(total));
  return {
    add(outcome, weight = 1) {
      total += weight;
      for (let i = 0; i < outcome.length; i++) tallies[i].add(outcome[i], weight);
    },
    headline: () => meanHeadline(total === 0 ? [] : results().map(({ win }) => win)),
    findings: () => {
      const found = results();
      const scenarios: { [scenario in Scenario]?: ScenarioResult } = {};
      wanted.forEach((scenario, i) => {
        scenarios[scenario] = found[i];
      });
      return { errorBound: 0, distributions: {}, summary: summarizeScenarios(found), scenarios };
    },
  };
}
