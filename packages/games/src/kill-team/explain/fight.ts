// A fight's result in one sentence, in steps, and as a battle report.
import type { Explanation, Step } from '../../calculator.ts';
import { amount, capital, percent, plural } from '../../wording.ts';
import type { FightFindings } from '../exact/fight.ts';
import { attackPoolInput } from '../exact/pools.ts';
import { ruleOf } from '../rules/index.ts';
import type { Fight, Fighter } from '../schema.ts';
import { strategies } from '../strategies.ts';
import { poolSteps } from './pool.ts';

type Names = readonly [string, string];

/** Two fighters of the same name are told apart by who goes first. */
export function fighterNames(first: string, second: string): Names {
  if (first !== '' && first === second) return [`${first} (first)`, `${second} (second)`];
  return [first || 'the first fighter', second || 'the second fighter'];
}

export function explainFight(input: Fight, findings: FightFindings): Explanation {
  const names = fighterNames(input.first.name, input.second.name);
  return {
    sentence: sentence(names, findings),
    steps: [
      ...fighterSteps(names[0], input.first, input),
      ...fighterSteps(names[1], input.second, input),
      orderStep(input, names),
      ...report(input, names, findings),
    ],
  };
}

function sentence(names: Names, { summary }: FightFindings): string {
  const { firstDies, secondDies, bothSurvive, bothDie } = summary;
  const both = bothDie > 0 ? `, both die ${percent(bothDie)}` : '';
  return `${capital(names[0])} kills ${names[1]} ${percent(secondDies)} of the time and dies ${percent(firstDies)} of the time; both live ${percent(bothSurvive)}${both}.`;
}

function fighterSteps(name: string, fighter: Fighter, input: Fight): Step[] {
  const title = capital(name);
  const steps = poolSteps(title, 'hit', attackPoolInput(fighter), input.edition);
  for (const id of fighter.abilities) {
    const rule = ruleOf(id);
    if (rule.effects.some((effect) => effect.stage === 'melee'))
      steps.push({ title: `${title}: ${rule.name}`, text: rule.summary });
  }
  if ((fighter.devastating ?? 0) > 0)
    steps.push({ title: `${title}: Devastating`, text: `each crit rolled does ${fighter.devastating} damage at once` });
  if (fighter.feelNoPain !== null)
    steps.push({
      title: `${title}: Feel No Pain`,
      text: `each point of damage is ignored on ${fighter.feelNoPain}+, rolled when it is inflicted`,
      chance: (7 - fighter.feelNoPain) / 6,
    });
  steps.push({ title: `${title}: strategy`, text: strategies[fighter.strategy].summary });
  return steps;
}

function orderStep(input: Fight, names: Names): Step {
  const order = input.swapFirst && input.rounds > 1 ? `${names[0]} acts first in odd rounds` : `${names[0]} acts first`;
  const injured =
    input.injured && input.rounds > 1 ? '; below half wounds a later round hits on a roll one higher' : '';
  const rounds = input.rounds > 1 ? `${input.rounds} rounds until someone dies` : 'one round';
  return { title: 'Order', text: `${rounds}; ${order}, then one die each in turn${injured}` };
}

function report(input: Fight, names: Names, { summary, distributions }: FightFindings): Step[] {
  const line = (name: string, fighter: Fighter, dies: number, left: number) =>
    `${capital(name)}: ${plural(fighter.attacks, 'die', 'dice')} on ${fighter.hit}+, damage ${fighter.normalDamage}/${fighter.criticalDamage}, dies ${percent(dies)}, keeps ${amount(left)} of ${fighter.wounds} wounds on average.`;
  const lines = [
    line(names[0], input.first, summary.firstDies, distributions.firstWounds.mean),
    line(names[1], input.second, summary.secondDies, distributions.secondWounds.mean),
    `Both live ${percent(summary.bothSurvive)}, both die ${percent(summary.bothDie)}.`,
  ];
  return [{ title: 'Battle report', text: lines.join(' ') }];
}
