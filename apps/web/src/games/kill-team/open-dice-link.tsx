// From a fight to its open dice: what was rolled is typed in, and the same two fighters stand on the strike-or-parry page.
import { openBattle } from '../../calculator/open-battle.ts';
import { killTeamFight } from '../../language/english/kill-team/fight.ts';
import type { FormOf } from '../view.ts';
import { DiceForm } from './dice-form.tsx';

export function OpenDiceLink({ input }: FormOf<'killteam/fight'>) {
  return (
    <DiceForm
      fight={input}
      label={killTeamFight.dice.walk}
      text={killTeamFight.dice.walkText}
      button={killTeamFight.dice.walkButton}
      onLaid={async (open) => {
        await openBattle('killteam/choice', open);
      }}
    />
  );
}
