// Simulated attacks collected into the same findings the exact engine gives.
import { mean, type Pmf } from '@oddsmith/kernel';
import type { Headline, Tally } from '../calculator.ts';
import { toBattle } from './battle.ts';
import { type AttackFindings, toFindings } from './findings.ts';
import type { AttackInput } from './schema/index.ts';
import type { AttackOutcome, WeaponOutcome } from './simulate/index.ts';

/** Weights by outcome, growing as larger outcomes are met. */
class Histogram {
  private readonly weights: number[] = [];

  add(outcome: number, weight: number): void {
    while (this.weights.length <= outcome) this.weights.push(0);
    this.weights[outcome] += weight;
  }

  pmf(total: number): Pmf {
    return Float64Array.from(this.weights.length === 0 ? [total] : this.weights, (weight) => weight / total);
  }
}

const COUNTED = ['attacks', 'hits', 'wounds', 'unsaved', 'damage'] as const satisfies readonly (keyof WeaponOutcome)[];

export function tallyAttacks(input: AttackInput): Tally<AttackOutcome, AttackFindings> {
  const battle = toBattle(input);
  const fired = battle.units.flatMap((unit) => unit.weapons);
  const hazardous = battle.units[0].weapons.some((weapon) => weapon.abilities.hazardous);
  const bearersKnown = battle.attacker?.models != null && battle.attacker.wounds != null;
  const models = battle.groups.reduce((sum, group) => sum + group.models, 0);
  const damage = new Histogram();
  const slain = new Histogram();
  const groupSlain = battle.groups.map(() => new Histogram());
  const hazards = new Histogram();
  const hazardSlain = new Histogram();
  const steps = fired.map(() => COUNTED.map(() => new Histogram()));
  let total = 0;
  let belowHalf = 0;
  let wiped = 0;
  let wasted = 0;
  return {
    add(outcome, weight = 1) {
      total += weight;
      damage.add(outcome.damage, weight);
      const dead = outcome.groupSlain.reduce((sum, count) => sum + count, 0);
      slain.add(dead, weight);
      outcome.groupSlain.forEach((count, index) => {
        groupSlain[index].add(count, weight);
      });
      if (outcome.belowHalf) belowHalf += weight;
      if (dead === models) wiped += weight;
      wasted += weight * outcome.wasted;
      hazards.add(outcome.hazardous, weight);
      hazardSlain.add(outcome.hazardousSlain, weight);
      outcome.steps.forEach((step, index) => {
        COUNTED.forEach((key, which) => {
          steps[index][which].add(step[key], weight);
        });
      });
    },
    headline(): Headline {
      // One battle of either kind is added, so that a chance not met yet does not claim to be certain.
      const value = (wiped + 1) / (total + 2);
      return { value: wiped / total, deviation: Math.sqrt(value * (1 - value)) };
    },
    findings() {
      return toFindings(battle, {
        damage: damage.pmf(total),
        slain: slain.pmf(total),
        groupSlain: groupSlain.map((histogram) => histogram.pmf(total)),
        belowHalf: belowHalf / total,
        wasted: wasted / total,
        hazardous: hazardous ? hazards.pmf(total) : undefined,
        hazardousSlain: hazardous && bearersKnown ? hazardSlain.pmf(total) : undefined,
        steps: steps.map(([attacks, hits, wounds, unsaved, dealt]) => ({
          meanDamage: mean(dealt.pmf(total)),
          attacks: attacks.pmf(total),
          hits: hits.pmf(total),
          wounds: wounds.pmf(total),
          unsaved: unsaved.pmf(total),
          damage: dealt.pmf(total),
        })),
      });
    },
  };
}
