// Simulated attacks collected into the same findings the exact engine gives.
import { Histogram, mean } from '@oddsmith/kernel';
import type { Tally } from '../calculator.ts';
import { chanceHeadline } from '../headline.ts';
import type { Battle } from './battle.ts';
import { type AttackFindings, toFindings } from './findings.ts';
import type { AttackOutcome, PoolOutcome } from './simulate/index.ts';
import { modelsOf } from './target-facts.ts';

const COUNTED = ['attacks', 'hits', 'wounds', 'unsaved', 'damage'] as const satisfies readonly (keyof PoolOutcome)[];

export function tallyAttacks(battle: Battle): Tally<AttackOutcome, AttackFindings> {
  const { groups } = battle.target;
  const hazardous = battle.units[0].plans.some((plan) => plan.hazardous);
  const models = modelsOf(groups);
  const damage = new Histogram();
  const slain = new Histogram(models + 1);
  const groupSlain = groups.map((group) => new Histogram(group.models + 1));
  const hazards = new Histogram();
  const hazardSlain = new Histogram();
  const ownWounds = new Histogram();
  const ownSlain = new Histogram();
  const hurtsItself = (battle.units[0].mortalWounds?.ownOn ?? 0) > 0;
  const steps = battle.units.flatMap((unit) => unit.pools.map(() => COUNTED.map(() => new Histogram())));
  let belowHalf = 0;
  let wasted = 0;
  const share = (weight: number): number => (slain.total === 0 ? 0 : weight / slain.total);
  return {
    add(outcome, weight = 1) {
      damage.add(outcome.damage, weight);
      slain.add(
        outcome.groupSlain.reduce((sum, count) => sum + count, 0),
        weight,
      );
      outcome.groupSlain.forEach((count, index) => {
        groupSlain[index].add(count, weight);
      });
      if (outcome.belowHalf) belowHalf += weight;
      wasted += weight * outcome.wasted;
      hazards.add(outcome.hazardous, weight);
      hazardSlain.add(outcome.hazardousSlain, weight);
      ownWounds.add(outcome.ownWounds, weight);
      ownSlain.add(outcome.ownSlain, weight);
      outcome.steps.forEach((step, index) => {
        COUNTED.forEach((key, which) => {
          steps[index][which].add(step[key], weight);
        });
      });
    },
    headline: () => chanceHeadline(slain.atLeast(models), slain.total),
    findings() {
      return toFindings(battle, {
        damage: damage.pmf(),
        slain: slain.pmf(),
        groupSlain: groupSlain.map((histogram) => histogram.pmf()),
        belowHalf: share(belowHalf),
        wasted: share(wasted),
        hazardous: hazardous ? hazards.pmf() : undefined,
        hazardousSlain: hazardous && battle.bearers.length > 0 ? hazardSlain.pmf() : undefined,
        ownWounds: hurtsItself ? ownWounds.pmf() : undefined,
        ownSlain: hurtsItself && battle.bearers.length > 0 ? ownSlain.pmf() : undefined,
        steps: steps.map(([attacks, hits, wounds, unsaved, dealt]) => ({
          meanDamage: mean(dealt.pmf()),
          attacks: attacks.pmf(),
          hits: hits.pmf(),
          wounds: wounds.pmf(),
          unsaved: unsaved.pmf(),
          damage: dealt.pmf(),
        })),
      });
    },
  };
}
