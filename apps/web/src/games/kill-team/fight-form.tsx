// Two fighters face to face: their weapons, how they play, and for how many rounds.
import { withOtherFirst } from '@oddsmith/games/kill-team';
import { ArrowLeftRight } from 'lucide-react';
import { useBattleStore } from '../../battle/context.ts';
import { FormGroup } from '../../components/form/form-group.tsx';
import { killTeamFight } from '../../language/english/kill-team/fight.ts';
import type { FormOf } from '../view.ts';
import { OperativeButtons } from './operative-buttons.tsx';

export function FightForm({ input }: FormOf<'killteam/fight'>) {
  return (
    <div className="space-y-3">
      <SwapFighters input={input} />
      <div className="grid items-start gap-3 md:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2">
        <FighterColumn side="first" title={killTeamFight.actsFirst} />
        <FighterColumn side="second" title={killTeamFight.actsSecond} />
      </div>
      <FormGroup groups={['Situation']} title={killTeamFight.situation} />
    </div>
  );
}

function FighterColumn({ side, title }: { readonly side: 'first' | 'second'; readonly title: string }) {
  const colour = side === 'first' ? 'attacker' : 'defender';
  return (
    <div className="grid gap-3">
      <OperativeButtons path={[side]} part="fighter" title={title} />
      <FormGroup path={[side]} groups={['Strategy']} title={killTeamFight.playsFor(title)} side={colour} />
      <FormGroup
        path={[side]}
        groups={['Weapon', 'Profile']}
        title={killTeamFight.weaponAndWounds(title)}
        side={colour}
      />
      <FormGroup path={[side]} groups={['Rules']} title={killTeamFight.rules(title)} side={colour} />
    </div>
  );
}

/** Who attacks is a choice of its own: the same two fighters, the other one first. */
function SwapFighters({ input }: FormOf<'killteam/fight'>) {
  const store = useBattleStore();
  const swap = () => store.getState().replace(withOtherFirst(input));
  return (
    <button type="button" className="button" onClick={swap}>
      <ArrowLeftRight aria-hidden className="size-4" />
      {killTeamFight.swap}
    </button>
  );
}
