// Many rolled battles put together into findings of the same shape as the exact ones.
import { type Pmf, summarize } from '@oddsmith/kernel';
import type { Headline, Tally } from '../calculator.ts';
import type { AttackFindings, DuelFindings, ScenarioResult, SideResult } from './findings.ts';
import { resolveUnit, ruleSetOf } from './rules/resolve.ts';
import type { AttackInput, DuelInput, Scenario } from './schema.ts';
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

/** A proportion as a headline figure. */
function chanceHeadline(value: number): Headline {
  return { value, deviation: Math.sqrt(Math.max(0, value * (1 - value))) };
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
  private half = 0;
  private lossShare = 0;

  constructor(startingWounds: number) {
    this.startingWounds = startingWounds;
  }

  add(outcome: UnitOutcome, weight: number): void {
    this.wounds.add(outcome.wounds, weight);
    this.models.add(outcome.models, weight);
    this.statuses[outcome.status] += weight;
    const out = outcome.status === STATUS.routed || outcome.status === STATUS.destroyed;
    if (out || outcome.atHalf) this.half += weight;
    this.lossShare += out ? weight : (weight * outcome.wounds) / this.startingWounds;
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

  constructor(attackerWounds: number, defenderWounds: number) {
    this.attacker = new SideTally(attackerWounds);
    this.defender = new SideTally(defenderWounds);
  }

  add(outcome: ScenarioOutcome, weight: number): void {
    this.results[outcome.result + 1] += weight;
    this.attacker.add(outcome.attacker, weight);
    this.defender.add(outcome.defender, weight);
  }

  result(total: number): ScenarioResult {
    return {
      win: this.results[2] / total,
      draw: this.results[1] / total,
      loss: this.results[0] / total,
      attacker: this.attacker.result(total),
      defender: this.defender.result(total),
    };
  }
}

export function duelTally(input: DuelInput): Tally<DuelOutcome, DuelFindings> {
  const rules = ruleSetOf(input);
  const attackerWounds = resolveUnit(input.attacker, input.support.attacker, rules).startingWounds;
  const defenderWounds = resolveUnit(input.defender, input.support.defender, rules).startingWounds;
  const wanted = [...new Set(input.scenarios)];
  const tallies = wanted.map(() => new ScenarioTally(attackerWounds, defenderWounds));
  let total = 0;
  const mean = (results: readonly ScenarioResult[], key: 'win' | 'draw' | 'loss'): number =>
    results.reduce((sum, result) => sum + result[key] / results.length, 0);
  return {
    add(outcome, weight = 1) {
      total += weight;
      for (let i = 0; i < outcome.length; i++) tallies[i].add(outcome[i], weight);
    },
    headline: () =>
      chanceHeadline(
        total === 0
          ? 0
          : mean(
              tallies.map((tally) => tally.result(total)),
              'win',
            ),
      ),
    findings: () => {
      const results = tallies.map((tally) => tally.result(total));
      const scenarios: { [scenario in Scenario]?: ScenarioResult } = {};
      wanted.forEach((scenario, i) => {
        scenarios[scenario] = results[i];
      });
      return {
        errorBound: 0,
        distributions: {},
        summary: { win: mean(results, 'win'), draw: mean(results, 'draw'), loss: mean(results, 'loss') },
        scenarios,
      };
    },
  };
}
