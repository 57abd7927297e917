// Two units of one side and the enemy that both fight.
import { FormGroup } from '../../components/form/form-group.tsx';
import { fantasyBattle } from '../../language/english/fantasy/battle.ts';
import { fantasy } from '../../language/english/fantasy/fantasy.ts';
import { UnitColumn } from './unit-column.tsx';

export function MultipleForm() {
  return (
    <div className="space-y-3">
      <FormGroup fields={['system', 'rounds', 'pursuit', 'pressAfterPursuit']} title={fantasyBattle.battle} />
      <div className="grid items-start gap-3 md:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2">
        <UnitColumn side="first" title={fantasy.units.yours} />
        <UnitColumn side="ally" title={fantasy.units.ally} />
        <UnitColumn side="second" title={fantasy.units.enemy} />
      </div>
    </div>
  );
}
