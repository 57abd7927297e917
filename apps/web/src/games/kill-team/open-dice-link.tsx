// From a fight to its open dice: what was rolled is typed in, and the same two fighters stand on the strike-or-parry page.
import { openBattle } from '../../calculator/open-battle.ts';
import type { FormOf } from '../view.ts';
import { DiceForm } from './dice-form.tsx';

export function OpenDiceLink({ input }: FormOf<'killteam/fight'>) {
  return (
    <DiceForm
      fight={input}
      label="Walk this fight with real dice"
      text="Dice on the table? Type what both rolled, rerolls made, and see what to do, one action after the other."
      button="Strike or parry with these dice"
      onLaid={async (open) => {
        await openBattle('killteam/choice', open);
      }}
    />
  );
}
