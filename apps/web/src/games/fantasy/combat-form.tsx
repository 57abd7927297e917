// Two units face to face, and for how many rounds.
import { FormGroup } from '../../components/form/form-group.tsx';
import { fantasyCombat as words } from '../../language/english/fantasy/combat.ts';
import { fantasy } from '../../language/english/fantasy/fantasy.ts';

const UNIT = ['Unit', 'Attack', 'Target'] as const;

export function CombatForm() {
  return (
    <div className="space-y-3">
      <p className="text-s text-muted">
        {words.plain}{' '}
        <a className="underline underline-offset-2" href="#/fantasy/battle">
          {words.battle}
        </a>
        .
      </p>
      <FormGroup fields={['rounds']} title={words.combat} />
      <div className="grid items-start gap-3 md:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2">
        <FormGroup path={['first']} groups={UNIT} title={fantasy.units.first} side="attacker" />
        <FormGroup path={['second']} groups={UNIT} title={fantasy.units.second} side="defender" />
      </div>
    </div>
  );
}
