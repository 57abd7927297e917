// Many rolled battles put together into findings of the same shape as the exact ones.
import { Histogram, summarize } from '@oddsmith/kernel';
import type { Headline, Tally } from '../contract/calculator.ts';
import { chanceHeadline } from '../contract/headline.ts';
import {
  type AttackFindings,
  attackFindings,
  type DuelFindings,
  type Moments,
  type ScenarioResult,
  type SideResult,
  summarizeScenarios,
} from './findings.ts';
import type { DuelBattle } from './plan/battle.ts';
import type { Scenario } from './schema.ts';
import type { AttackOutcome } from './simulate/attack.ts';
import { type DuelOutcome, type ScenarioOutcome, STATUS, type UnitOutcome } from './simulate/duel.ts';

/** Mean and deviation of a weighted stream, by Welford's recurrence: certain figures come out without rounding. */
class Stream {
  private weight = 0;
  private mean = 0;
  private squares = 0;

  add(value: number, weight: number): void {
    if (weight === 0) return;
    this.weight += weight;
    const off = value - this.mean;
    this.mean += off * (weight / this.weight);
    this.squares += weight * off * (value - this.mean);
  }

  moments(): Moments {
    return { mean: this.mean, stdDev: this.weight === 0 ? 0 : Math.sqrt(this.squares / this.weight) };
  }
}

/** The mean of chances that are rolled apart from each other. */
function meanChance(chances: readonly number[], battles: number): Headline {
  const count = Math.max(1, chances.length);
  const variance = chances.reduce((sum, chance) => sum + chanceHeadline(chance, battles).deviation ** 2, 0);
  return { value: chances.reduce((sum, chance) => sum + chance / count, 0), deviation: Math.sqrt(variance) / count };
}

export function attackTally(): Tally<AttackOutcome, AttackFindings> {
  const [hits, wounds, kills] = [new Histogram(), new Histogram(), new Histogram()];
  let [total, wiped, half] = [0, 0, 0];
  return {
    add(outcome, weight = 1) {
      total += weight;
      hits.add(outcome.hits, weight);
      wounds.add(outcome.wounds, weight);
      kills.add(outcome.kills, weight);
      if (outcome.wiped) wiped += weight;
      if (outcome.atHalf) half += weight;
    },
    headline: () => chanceHeadline(total === 0 ? 0 : wiped / total, total),
    findings: () =>
      attackFindings(
        { hits: summarize(hits.pmf()), wounds: summarize(wounds.pmf()), kills: summarize(kills.pmf()) },
        { wipeChance: wiped / total, halfChance: half / total },
      ),
  };
}

class SideTally {
  private readonly wounds = new Histogram();
  private readonly models = new Histogram();
  private readonly statuses = new Float64Array(4);
  private readonly points: number | null;
  private readonly pointsLost = new Stream();
  private half = 0;
  private lossShare = 0;

  constructor(points: number | null) {
    this.points = points;
  }

  /** Counts the outcome and returns the points it costs; 0 where they are not known. */
  add(outcome: UnitOutcome, weight: number): number {
    this.wounds.add(outcome.wounds, weight);
    this.models.add(outcome.models, weight);
    this.statuses[outcome.status] += weight;
    const out = outcome.status === STATUS.routed || outcome.status === STATUS.destroyed;
    if (out || outcome.atHalf) this.half += weight;
    this.lossShare += weight * outcome.lossShare;
    const lost = (this.points ?? 0) * outcome.lossShare;
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
      wounds: summarize(this.wounds.pmf()),
      models: summarize(this.models.pmf()),
    };
  }
}

class ScenarioTally {
  private readonly attacker: SideTally;
  private readonly defender: SideTally;
  /** Losses, draws, wins. */
  private readonly results = new Float64Array(3);
  private readonly held = { attacker: 0, defender: 0, contested: 0, nobody: 0 };
  private readonly traded = new Stream();

  constructor(attacker: SideTally, defender: SideTally) {
    this.attacker = attacker;
    this.defender = defender;
  }

  add(outcome: ScenarioOutcome, weight: number): void {
    this.results[outcome.result + 1] += weight;
    this.held[outcome.holder] += weight;
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
      objective: {
        attacker: this.held.attacker / total,
        defender: this.held.defender / total,
        contested: this.held.contested / total,
        nobody: this.held.nobody / total,
      },
      points: { attackerLost, defenderLost, traded },
      attacker: this.attacker.result(total),
      defender: this.defender.result(total),
    };
  }
}

export function duelTally({ input, scenarios: wanted }: DuelBattle): Tally<DuelOutcome, DuelFindings> {
  const tallies = wanted.map(
    () => new ScenarioTally(new SideTally(input.attacker.points), new SideTally(input.defender.points)),
  );
  let total = 0;
  const results = (): ScenarioResult[] => tallies.map((tally) => tally.result(total));
  return {
    add(outcome, weight = 1) {
      total += weight;
      for (let i = 0; i < outcome.length; i++) tallies[i].add(outcome[i], weight);
    },
    headline: () => meanChance(total === 0 ? [] : results().map(({ win }) => win), total),
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
