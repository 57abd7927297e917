// One unit of a battle of cards: who it is, how it stands, and what it carries.
import { FormGroup } from '../../components/form/form-group.tsx';
import { fantasyBattle } from '../../language/english/fantasy/battle.ts';
import { engineWord } from '../../language/in-language.ts';
import { UnitButtons, type UnitPlace } from './unit-buttons.tsx';

/** In the order of a card; what is rare folds away by itself. */
const CARD = ['Unit', 'Profile', 'Equipment', 'Special rules', 'Command', 'Mount'] as const;

export function UnitColumn({ side, title }: { readonly side: UnitPlace; readonly title: string }) {
  const colour = side === 'second' ? 'defender' : 'attacker';
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
