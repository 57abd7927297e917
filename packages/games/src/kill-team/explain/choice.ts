// "Strike or parry now?" answered in one sentence, with a line for every action.
import type { Explanation } from '../../calculator.ts';
import { amount, capital, percent, plural } from '../../wording.ts';
import type { ChoiceFindings } from '../exact/choice.ts';
import type { Choice } from '../schema.ts';
import { actionTitles, strategies } from '../strategies.ts';
import { fighterNames } from './fight.ts';

function signed(value: number): string {
  return `${value < 0 ? '-' : '+'}${amount(Math.abs(value))}`;
}

export function explainChoice(input: Choice, findings: ChoiceFindings): Explanation {
  const names = fighterNames(input.first.name, input.second.name);
  const [self, enemy] = input.turn === 'first' ? [names[0], names[1]] : [names[1], names[0]];
  const { actions, best, summary } = findings;
  const forDamage = `for the trade of wounds: ${actionTitles[best.damage]} (${signed(summary.damageValue)} wounds)`;
  const chances = `kills ${percent(summary.enemyDies)}, dies ${percent(summary.selfDies)}`;
  const opponent = input.turn === 'first' ? input.second : input.first;
  return {
    sentence: `${capital(self)} should ${actionTitles[best.kill]} now (${chances}); ${forDamage}.`,
    steps: [
      {
        title: 'Open dice',
        text: `${names[0]}: ${dice(input.first)}; ${names[1]}: ${dice(input.second)}; ${self} acts, ${enemy} ${strategies[opponent.strategy].summary}`,
      },
      ...actions.map((action) => ({
        title: capital(action.title),
        text: `for the kill: kills ${percent(action.kill.enemyDies)}, dies ${percent(action.kill.selfDies)}, value ${signed(action.kill.value)}; for wounds: deals ${amount(action.damage.dealt)}, takes ${amount(action.damage.taken)}, value ${signed(action.damage.value)}`,
      })),
    ],
  };
}

function dice(fighter: Choice['first']): string {
  return `${plural(fighter.crits, 'crit')}, ${plural(fighter.normals, 'normal')}, ${fighter.wounds} W`;
}
