// "Strike or parry now?" answered in one sentence, with a line for every action.
import { emitter } from '@oddsmith/words';
import type { ExplanationData } from '../../contract/calculator.ts';
import type { ChoiceFindings } from '../findings.ts';
import type { ChoiceBattle } from '../prepare.ts';
import type { en } from '../words/en.ts';
import { namedFighters } from '../words/values.ts';
import { fighterSteps } from './fight.ts';

const say = emitter<typeof en>();

export function explainChoice({ input, actor, open, plans }: ChoiceBattle, findings: ChoiceFindings): ExplanationData {
  const fighters = namedFighters(input.first.name, input.second.name);
  const [self, enemy] = [fighters[actor], fighters[1 - actor]];
  const { actions, ties, summary } = findings;
  const hand = (side: 0 | 1) => {
    const { crits, normals, wounds } = open[side];
    return { fighter: fighters[side], crits, normals, wounds };
  };
  return {
    sentence: say('choice', {
      self: hand(actor),
      enemy: hand(actor === 0 ? 1 : 0),
      kill: ties.kill,
      damage: ties.damage,
      kills: summary.enemyDies,
      dies: summary.selfDies,
      wounds: summary.damageValue,
    }),
    steps: [
      {
        title: say('open-dice-title'),
        text: say('open-dice', { hands: [hand(0), hand(1)], self, enemy, strategy: open[1 - actor].strategy }),
      },
      ...actions.map(({ action, kill, damage }) => ({
        title: say('action-title', { action }),
        text: say('action', {
          kills: kill.enemyDies,
          dies: kill.selfDies,
          value: kill.value,
          deals: damage.dealt,
          takes: damage.taken,
          trade: damage.value,
        }),
      })),
      ...fighterSteps(fighters[0], plans.kill.fighters[0], open[0]),
      ...fighterSteps(fighters[1], plans.kill.fighters[1], open[1]),
    ],
  };
}
