// Two unit cards side by side: who they are, whether they charge, and what they carry.
import { FormGroup } from '../../components/form/form-group.tsx';
import { fantasyBattle } from '../../language/english/fantasy/battle.ts';
import { fantasy } from '../../language/english/fantasy/fantasy.ts';
import { engineWord } from '../../language/in-language.ts';
import { UnitButtons } from './unit-buttons.tsx';

/** In the order of a card; what is rare folds away by itself. */
const CARD = ['Unit', 'Profile', 'Equipment', 'Special rules', 'Command', 'Mount'] as const;

export function BattleForm() {
  return (
    <div className="space-y-3">
      <FormGroup fields={['system', 'rounds']} title={fantasyBattle.battle} />
      <div className="grid items-start gap-3 md:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2">
        <UnitColumn side="first" title={fantasy.units.yours} />
        <UnitColumn side="second" title={fantasy.units.enemy} />
      </div>
    </div>
  );
}

function UnitColumn({ side, title }: { readonly side: 'first' | 'second'; readonly title: string }) {
  const colour = side === 'first' ? 'attacker' : 'defender';
  return (
    <div className="grid min-w-0 gap-3">
      <UnitButtons side={side} title={title} />
      <FormGroup
        path={[side]}
        groups={['Situation']}
        title={fantasyBattle.part(title, engineWord('Situation'))}
        side={colour}
      />
      {CARD.map((group) => (
        <FormGroup
          key={group}
          path={[side]}
          groups={[group]}
          title={fantasyBattle.part(title, engineWord(group))}
          side={colour}
        />
      ))}
    </div>
  );
}
