// Two fighters face to face: their weapons, how they play, and for how many rounds.
import { withOtherFirst } from '@oddsmith/games/kill-team';
import { ArrowLeftRight } from 'lucide-react';
import { useBattleStore } from '../../battle/context.ts';
import { FormGroup } from '../../components/form/form-group.tsx';
import { Button } from '../../components/ui/button.tsx';
import { killTeamFight as words } from '../../language/english/kill-team/fight.ts';
import type { FormOf } from '../view.ts';
import { FighterColumns } from './fighter-columns.tsx';

const CARDS = [
  { groups: ['Strategy'], title: words.playsFor },
  { groups: ['Weapon', 'Profile'], title: words.weaponAndWounds },
  { groups: ['Rules'], title: words.rules },
];

export function FightForm({ input }: FormOf<'killteam/fight'>) {
  return (
    <div className="space-y-3">
      <SwapFighters input={input} />
      <FighterColumns titles={{ first: words.actsFirst, second: words.actsSecond }} cards={CARDS} />
      <FormGroup groups={['Situation']} title={words.situation} />
    </div>
  );
}

/** Who attacks is a choice of its own: the same two fighters, the other one first. */
function SwapFighters({ input }: FormOf<'killteam/fight'>) {
  const store = useBattleStore();
  const swap = () => store.getState().replace(withOtherFirst(input));
  return <Button icon={ArrowLeftRight} label={words.swap} onClick={swap} />;
}
