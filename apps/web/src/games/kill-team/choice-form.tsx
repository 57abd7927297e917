// Open dice on the table: what each fighter has left, and whose turn it is.
import { FormGroup } from '../../components/form/form-group.tsx';
import { killTeamFight as words } from '../../language/english/kill-team/fight.ts';
import { killTeam } from '../../language/english/kill-team/kill-team.ts';
import { FighterColumns } from './fighter-columns.tsx';

const CARDS = [
  { groups: ['Open dice', 'Profile'], title: words.diceAndWounds },
  { groups: ['Weapon', 'Strategy'], title: words.weaponAndPlay },
  { groups: ['Rules'], title: words.rules },
];

export function ChoiceForm() {
  return (
    <div className="space-y-3">
      <FormGroup groups={['Situation']} title={words.situation} />
      <FighterColumns titles={killTeam.fighters} cards={CARDS} />
    </div>
  );
}
