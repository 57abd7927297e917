// A fight's result in one sentence, in steps, and as a battle report.
import type { ExplanationData, StepData } from '../../calculator.ts';
import { amount, capital, percent, plural } from '../../wording.ts';
import type { FightFindings } from '../findings.ts';
import type { FighterPlan } from '../plan.ts';
import type { FightBattle } from '../prepare.ts';
import { rulesWith, summaryOf } from '../rules/index.ts';
import type { Fighter } from '../schema/index.ts';
import { strategies } from '../strategies.ts';
import { fieldStep, guardSteps } from './guard.ts';
import { poolSteps } from './pool.ts';

type Names = readonly [string, string];

/** Two fighters of the same name are told apart by who goes first. */
export function fighterNames(first: string, second: string): Names {
  if (first !== '' && first === second) return [`${first} (first)`, `${second} (second)`];
  return [first || 'the first fighter', second || 'the second fighter'];
}

export function explainFight(battle: FightBattle, findings: FightFindings): ExplanationData {
  const { first, second } = battle.input;
  const names = fighterNames(first.name, second.name);
  return {
    sentence: sentence(names, findings),
    steps: [
      ...fighterSteps(names[0], battle.fighters[0], first),
      ...fighterSteps(names[1], battle.fighters[1], second),
      orderStep(battle, names),
      ...report(battle, names, findings),
    ],
  };
}

function sentence(names: Names, { summary }: FightFindings): string {
  const { firstDies, secondDies, bothSurvive, bothDie } = summary;
  const both = bothDie > 0 ? `, both die ${percent(bothDie)}` : '';
  return `${capital(names[0])} kills ${names[1]} ${percent(secondDies)} of the time and dies ${percent(firstDies)} of the time; both live ${percent(bothSurvive)}${both}.`;
}

export function fighterSteps(name: string, plan: FighterPlan, input: Fighter): StepData[] {
  const title = capital(name);
  const { edition } = plan.pool;
  const steps = poolSteps(title, 'hit', plan.pool);
  for (const rule of rulesWith(input.abilities, 'melee'))
    steps.push({ title: `${title}: ${rule.name}`, text: summaryOf(rule, edition) });
  if (plan.devastating > 0)
    steps.push({ title: `${title}: Devastating`, text: `each crit rolled does ${plan.devastating} damage at once` });
  if (input.onlySixesCrit) steps.push(fieldStep('onlySixesCrit', `${title}: `));
  steps.push(...guardSteps(plan.guard, rulesWith(input.abilities, 'guard'), `${title}: `));
  steps.push({ title: `${title}: strategy`, text: strategies[plan.strategy].summary });
  return steps;
}

function orderStep({ fighters, injured, rounds, swapFirst }: FightBattle, names: Names): StepData {
  const order = swapFirst && rounds > 1 ? `${names[0]} acts first in odd rounds` : `${names[0]} acts first`;
  const below = fighters.map((fighter, index) => `${names[index]} below ${amount(fighter.startingWounds / 2)} wounds`);
  const hurt = injured ? `; who begins a round injured (${below.join(', ')}) hits on a roll one higher` : '';
  const length = rounds > 1 ? `${rounds} rounds until someone dies` : 'one round';
  return { title: 'Order', text: `${length}; ${order}, then one die each in turn${hurt}` };
}

function report({ input }: FightBattle, names: Names, { summary, distributions }: FightFindings): StepData[] {
  const line = (name: string, fighter: Fighter, dies: number, left: number) =>
    `${capital(name)}: ${plural(fighter.attacks, 'die', 'dice')} on ${fighter.hit}+, damage ${fighter.normalDamage}/${fighter.criticalDamage}, dies ${percent(dies)}, keeps ${amount(left)} of ${fighter.wounds} wounds on average.`;
  const lines = [
    line(names[0], input.first, summary.firstDies, distributions.firstWounds.mean),
    line(names[1], input.second, summary.secondDies, distributions.secondWounds.mean),
    `Both live ${percent(summary.bothSurvive)}, both die ${percent(summary.bothDie)}.`,
  ];
  return [{ title: 'Battle report', text: lines.join(' ') }];
}
