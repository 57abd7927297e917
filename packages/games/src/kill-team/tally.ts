// Simulated battles gathered into findings of the shape the exact engine gives.
import { mean, summarize } from '@oddsmith/kernel';
import type { Tally } from '../calculator.ts';
import { type ChoiceFindings, choiceArena, choiceFindings } from './exact/choice.ts';
import { type FightFindings, fightEnd } from './exact/fight.ts';
import type { PoolCounts } from './exact/pool-counts.ts';
import type { ShootFindings } from './exact/shoot.ts';
import type { Choice, Fight, Shoot } from './schema.ts';
import type { ChoiceOutcome } from './simulate/choice.ts';
import type { FightOutcome } from './simulate/fight.ts';
import type { Rolled } from './simulate/pool.ts';
import type { ShootOutcome } from './simulate/shoot.ts';

/** Weights by outcome, growing as outcomes come in. */
class Histogram {
  private weights = new Float64Array(16);
  private total = 0;

  add(outcome: number, weight: number): void {
    if (outcome >= this.weights.length) {
      const longer = new Float64Array(2 * outcome);
      longer.set(this.weights);
      this.weights = longer;
    }
    this.weights[outcome] += weight;
    this.total += weight;
  }

  pmf(): Float64Array {
    return this.weights.map((weight) => weight / (this.total || 1));
  }

  atLeast(outcome: number): number {
    return this.pmf().reduce((sum, chance, n) => (n >= outcome ? sum + chance : sum), 0);
  }
}

class PoolTally {
  private readonly successes = new Histogram();
  private readonly crits = new Histogram();

  add(rolled: Rolled, weight: number): void {
    this.successes.add(rolled.crits + rolled.normals, weight);
    this.crits.add(rolled.crits, weight);
  }

  counts(): PoolCounts {
    return { successes: summarize(this.successes.pmf()), crits: summarize(this.crits.pmf()) };
  }
}

function chanceHeadline(value: number) {
  return { value, deviation: Math.sqrt(Math.max(0, value * (1 - value))) };
}

export function tallyShoot(input: Shoot): Tally<ShootOutcome, ShootFindings> {
  const damage = Array.from({ length: input.volleys.length + 1 }, () => new Histogram());
  const attack = new PoolTally();
  const defence = new PoolTally();
  const last = damage[damage.length - 1];
  const { wounds } = input.defender;
  return {
    add(outcome, weight = 1) {
      outcome.damage.forEach((points, volley) => {
        damage[volley].add(points, weight);
      });
      attack.add(outcome.attack, weight);
      defence.add(outcome.defence, weight);
    },
    headline: () => chanceHeadline(last.atLeast(wounds)),
    findings: () => ({
      errorBound: 0,
      distributions: { damage: summarize(last.pmf()) },
      summary: { killChance: last.atLeast(wounds), meanDamage: mean(last.pmf()) },
      pools: { attack: attack.counts(), defence: defence.counts() },
      volleys:
        input.volleys.length === 0
          ? []
          : damage.map((volley) => ({
              damage: summarize(volley.pmf()),
              killChance: volley.atLeast(wounds),
              meanDamage: mean(volley.pmf()),
            })),
    }),
  };
}

/** Joint wounds, P at first * (most2 + 1) + second. */
class JointTally {
  private readonly weights: Float64Array;
  private readonly stride: number;
  private total = 0;

  constructor(most1: number, most2: number) {
    this.stride = most2 + 1;
    this.weights = new Float64Array((most1 + 1) * this.stride);
  }

  add(wounds: readonly [number, number], weight: number): void {
    this.weights[wounds[0] * this.stride + wounds[1]] += weight;
    this.total += weight;
  }

  joint(): Float64Array {
    return this.weights.map((weight) => weight / (this.total || 1));
  }
}

export function tallyFight(input: Fight): Tally<FightOutcome, FightFindings> {
  const { first, second } = input;
  const ends = new JointTally(first.wounds, second.wounds);
  const pools = [new PoolTally(), new PoolTally()];
  const findings = () => ({
    ...fightEnd(ends.joint(), first.wounds, second.wounds),
    pools: { first: pools[0].counts(), second: pools[1].counts() },
  });
  return {
    add(outcome, weight = 1) {
      ends.add(outcome.wounds, weight);
      pools[0].add(outcome.pools[0], weight);
      pools[1].add(outcome.pools[1], weight);
    },
    headline: () => chanceHeadline(findings().summary.secondDies),
    findings,
  };
}

export function tallyChoice(input: Choice): Tally<ChoiceOutcome, ChoiceFindings> {
  const { first, second } = choiceArena(input, 'kill');
  const joint = () => new JointTally(first.wounds, second.wounds);
  const ends = new Map<string, { kill: JointTally; damage: JointTally }>();
  let actions: ChoiceOutcome['actions'] = [];
  let after: ChoiceOutcome['after'] = [];
  const findings = () =>
    choiceFindings(
      input,
      actions.map((action, index) => ({
        action,
        after: after[index],
        kill: ends.get(action)!.kill.joint(),
        damage: ends.get(action)!.damage.joint(),
      })),
    );
  return {
    add(outcome, weight = 1) {
      actions = outcome.actions;
      after = outcome.after;
      outcome.actions.forEach((action, i) => {
        const tallies = ends.get(action) ?? { kill: joint(), damage: joint() };
        ends.set(action, tallies);
        tallies.kill.add(outcome.kill[i], weight);
        tallies.damage.add(outcome.damage[i], weight);
      });
    },
    headline: () => chanceHeadline(findings().summary.enemyDies),
    findings,
  };
}
