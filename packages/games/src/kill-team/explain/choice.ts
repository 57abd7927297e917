// "Strike or parry now?" answered in one sentence, with a line for every action.
import type { Explanation } from '../../calculator.ts';
import { amount, capital, gained, listed, percent, plural } from '../../wording.ts';
import type { ChoiceFindings } from '../findings.ts';
import type { ChoiceBattle } from '../prepare.ts';
import type { OpenFighter } from '../schema/index.ts';
import { type Action, actionTitles, strategies } from '../strategies.ts';
import { fighterNames, fighterSteps } from './fight.ts';

export function explainChoice({ input, actor, open, plans }: ChoiceBattle, findings: ChoiceFindings): Explanation {
  const names = fighterNames(input.first.name, input.second.name);
  const [self, enemy] = [names[actor], names[1 - actor]];
  const { actions, ties, summary } = findings;
  const chances = `kills ${percent(summary.enemyDies)}, dies ${percent(summary.selfDies)}`;
  const forDamage = `for the trade of wounds: ${eitherOf(ties.damage)} (${gained(summary.damageValue)} wounds)`;
  return {
    sentence: `${capital(self)} should ${eitherOf(ties.kill)} now (${chances}); ${forDamage}.`,
    steps: [
      {
        title: 'Open dice',
        text: `${names[0]}: ${dice(open[0])}; ${names[1]}: ${dice(open[1])}; ${self} acts, ${enemy} ${strategies[open[1 - actor].strategy].summary}`,
      },
      ...actions.map((action) => ({
        title: capital(action.title),
        text: `for the kill: kills ${percent(action.kill.enemyDies)}, dies ${percent(action.kill.selfDies)}, value ${gained(action.kill.value)}; for wounds: deals ${amount(action.damage.dealt)}, takes ${amount(action.damage.taken)}, value ${gained(action.damage.value)}`,
      })),
      ...fighterSteps(names[0], plans.kill.fighters[0], open[0]),
      ...fighterSteps(names[1], plans.kill.fighters[1], open[1]),
    ],
  };
}

/** Ties are named as ties. */
function eitherOf(actions: readonly Action[]): string {
  const titles = actions.map((action) => actionTitles[action]);
  return titles.length === 1 ? titles[0] : `${listed(titles).replace(/ and (?!.* and )/, ' or ')} (a tie)`;
}

function dice(fighter: OpenFighter): string {
  return `${plural(fighter.crits, 'crit')}, ${plural(fighter.normals, 'normal')}, ${fighter.wounds} W`;
}
