// A fight's result in one sentence, in steps, and as a battle report.
import { emitter } from '@oddsmith/words';
import type { ExplanationData, StepData } from '../../contract/calculator.ts';
import type { FightFindings } from '../findings.ts';
import type { FighterPlan } from '../plan.ts';
import type { FightBattle } from '../prepare.ts';
import { rulesWith } from '../rules/index.ts';
import type { Fighter } from '../schema/index.ts';
import type { en } from '../words/en.ts';
import { type DiceOf, type NamedFighter, namedFighters } from '../words/values.ts';
import { guardSteps, ruleStep } from './guard.ts';
import { type Keepers, poolSteps } from './pool.ts';

const say = emitter<typeof en>();

type Names = readonly [NamedFighter, NamedFighter];

export const ATTACK_KEEPERS: Keepers = { normals: ['accurate'], crits: 'autoCrits', lethal: 'lethal' };

export function explainFight(battle: FightBattle, findings: FightFindings): ExplanationData {
  const { first, second } = battle.input;
  const fighters = namedFighters(first.name, second.name);
  const { firstDies, secondDies, bothSurvive, bothDie } = findings.summary;
  return {
    sentence: say('fight', { fighters, firstDies, secondDies, bothSurvive, bothDie }),
    steps: [
      ...fighterSteps(fighters[0], battle.fighters[0], first),
      ...fighterSteps(fighters[1], battle.fighters[1], second),
      orderStep(battle, fighters),
      report(battle, fighters, findings),
    ],
  };
}

export function fighterSteps(fighter: NamedFighter, plan: FighterPlan, input: Fighter): StepData[] {
  const of: DiceOf = { side: 'fighter', fighter };
  const { edition } = plan.pool;
  const steps = poolSteps(of, 'hit', plan.pool, ATTACK_KEEPERS);
  for (const rule of rulesWith(input.abilities, 'melee')) steps.push(ruleStep(rule.id, edition, 'melee', of));
  if (plan.devastating > 0)
    steps.push({
      title: say('rule-title', { rule: 'devastating', of }),
      text: say('crits-rolled-at-once', { damage: plan.devastating }),
      causes: [{ rule: 'devastating', field: 'devastating', by: plan.devastating }],
    });
  if (input.onlySixesCrit) steps.push(ruleStep('onlySixesCrit', edition, 'critFrom', of));
  steps.push(...guardSteps(plan.guard, rulesWith(input.abilities, 'guard'), edition, of));
  steps.push({ title: say('strategy-title', { of }), text: say('strategy', { strategy: plan.strategy }) });
  return steps;
}

function orderStep({ fighters, injured, rounds, swapFirst }: FightBattle, names: Names): StepData {
  const [one, two] = fighters;
  const swaps = swapFirst && rounds > 1;
  const causes = [
    ...(swaps ? [{ rule: 'swapFirst', field: 'swapFirst' }] : []),
    ...(injured ? [{ rule: 'injured', field: 'injured' }] : []),
    ...(injured && fighters.some((one) => one.startingWounds !== one.wounds)
      ? [{ rule: 'startingWounds', field: 'startingWounds' }]
      : []),
  ];
  return {
    title: say('order-title'),
    text: say('order', {
      fighters: names,
      rounds,
      swaps,
      injuredBelow: injured ? [one.startingWounds / 2, two.startingWounds / 2] : null,
    }),
    causes,
  };
}

function report({ input }: FightBattle, names: Names, { summary, distributions }: FightFindings): StepData {
  const line = (fighter: NamedFighter, side: Fighter, dies: number, keeps: number) => {
    const { attacks, hit, normalDamage, criticalDamage, wounds } = side;
    return { fighter, attacks, hit, normalDamage, criticalDamage, wounds, dies, keeps };
  };
  return {
    title: say('report-title'),
    text: say('fight-report', {
      fighters: [
        line(names[0], input.first, summary.firstDies, distributions.firstWounds.mean),
        line(names[1], input.second, summary.secondDies, distributions.secondWounds.mean),
      ],
      bothSurvive: summary.bothSurvive,
      bothDie: summary.bothDie,
    }),
  };
}
