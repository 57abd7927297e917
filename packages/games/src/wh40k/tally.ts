// Simulated attacks collected into the same findings the exact engine gives.
import { Histogram, mean, type Pmf } from '@oddsmith/kernel';
import type { Tally } from '../contract/calculator.ts';
import { chanceHeadline } from '../contract/headline.ts';
import type { Battle } from './battle.ts';
import { type AttackFindings, toFindings } from './findings.ts';
import { isHazardous } from './rolls.ts';
import type { AttackOutcome } from './simulate/index.ts';
import { modelsOf } from './target-facts.ts';

const FIGURES = ['damage', 'hazardous', 'hazardousSlain', 'ownWounds', 'ownSlain'] as const;
const STEPS = ['attacks', 'hits', 'wounds', 'unsaved', 'damage'] as const;

function histograms<Name extends string>(names: readonly Name[]) {
  return Object.fromEntries(names.map((name) => [name, new Histogram()])) as { readonly [name in Name]: Histogram };
}

function pmfs<Name extends string>(counted: { readonly [name in Name]: Histogram }) {
  const all = Object.entries<Histogram>(counted).map(([name, histogram]) => [name, histogram.pmf()]);
  return Object.fromEntries(all) as { readonly [name in Name]: Pmf };
}

export function tallyAttacks(battle: Battle): Tally<AttackOutcome, AttackFindings> {
  const { groups } = battle.target;
  const hazardous = battle.units[0].plans.some(isHazardous);
  const models = modelsOf(groups);
  const slain = new Histogram(models + 1);
  const groupSlain = groups.map((group) => new Histogram(group.models + 1));
  const figures = histograms(FIGURES);
  const hurtsItself = (battle.units[0].mortalWounds?.ownOn ?? 0) > 0;
  const steps = battle.units.flatMap((unit) => unit.pools.map(() => histograms(STEPS)));
  let belowHalf = 0;
  let wasted = 0;
  const share = (weight: number): number => (slain.total === 0 ? 0 : weight / slain.total);
  return {
    add(outcome, weight = 1) {
      for (const name of FIGURES) figures[name].add(outcome[name], weight);
      slain.add(
        outcome.groupSlain.reduce((sum, count) => sum + count, 0),
        weight,
      );
      outcome.groupSlain.forEach((count, index) => {
        groupSlain[index].add(count, weight);
      });
      if (outcome.belowHalf) belowHalf += weight;
      wasted += weight * outcome.wasted;
      outcome.steps.forEach((step, index) => {
        for (const name of STEPS) steps[index][name].add(step[name], weight);
      });
    },
    headline: () => chanceHeadline(slain.atLeast(models), slain.total),
    findings() {
      const { damage, hazardous: hazards, hazardousSlain, ownWounds, ownSlain } = pmfs(figures);
      const bearers = battle.bearers.length > 0;
      return toFindings(battle, {
        damage,
        slain: slain.pmf(),
        groupSlain: groupSlain.map((histogram) => histogram.pmf()),
        belowHalf: share(belowHalf),
        wasted: share(wasted),
        hazardous: hazardous ? hazards : undefined,
        hazardousSlain: hazardous && bearers ? hazardousSlain : undefined,
        ownWounds: hurtsItself ? ownWounds : undefined,
        ownSlain: hurtsItself && bearers ? ownSlain : undefined,
        steps: steps.map((step) => ({ ...pmfs(step), meanDamage: mean(step.damage.pmf()) })),
      });
    },
  };
}
