// Open dice on the table: what each fighter has left, and whose turn it is.
import { FormGroup } from '../../components/form/form-group.tsx';
import { killTeamFight } from '../../language/english/kill-team/fight.ts';
import { killTeam } from '../../language/english/kill-team/kill-team.ts';
import { OperativeButtons } from './operative-buttons.tsx';

export function ChoiceForm() {
  return (
    <div className="space-y-3">
      <FormGroup groups={['Situation']} title={killTeamFight.situation} />
      <div className="grid items-start gap-3 md:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2">
        <OpenFighter side="first" title={killTeam.fighters.first} />
        <OpenFighter side="second" title={killTeam.fighters.second} />
      </div>
    </div>
  );
}

function OpenFighter({ side, title }: { readonly side: 'first' | 'second'; readonly title: string }) {
  const colour = side === 'first' ? 'attacker' : 'defender';
  return (
    <div className="grid gap-3">
      <OperativeButtons path={[side]} part="fighter" title={title} />
      <FormGroup
        path={[side]}
        groups={['Open dice', 'Profile']}
        title={killTeamFight.diceAndWounds(title)}
        side={colour}
      />
      <FormGroup
        path={[side]}
        groups={['Weapon', 'Strategy']}
        title={killTeamFight.weaponAndPlay(title)}
        side={colour}
      />
      <FormGroup path={[side]} groups={['Rules']} title={killTeamFight.rules(title)} side={colour} />
    </div>
  );
}
