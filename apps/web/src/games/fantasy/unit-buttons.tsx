// Who stands on a side: chosen from the library or from one's own, saved under its name, and its sheet.
import { valueAt } from '@oddsmith/games';
import { BookOpen, Save } from 'lucide-react';
import { useState } from 'react';
import { useValue } from '../../battle/context.ts';
import { GroupCard } from '../../components/form/group-card.tsx';
import { Button } from '../../components/ui/button.tsx';
import { lazy, Suspense } from '../../components/ui/lazy.tsx';
import { UnitName } from '../../components/ui/unit-name.tsx';
import { everyday } from '../../language/english/everyday.ts';
import { fantasyBattle } from '../../language/english/fantasy/battle.ts';
import { shownUnit } from './shown-unit.ts';

const { unit: words } = fantasyBattle;

const FieldedPicker = lazy(async () => ({ default: (await import('./unit-picker.tsx')).FieldedPicker }));

/** Where a unit stands in the input of its battle. */
export type UnitPlace = 'first' | 'ally' | 'second';

interface UnitButtonsProps {
  readonly side: UnitPlace;
  readonly title: string;
}

export function UnitButtons({ side, title }: UnitButtonsProps) {
  const card = useValue([side]);
  const system = useValue(['system']) === 'ninthAge' ? 'ninthAge' : 'oldWorld';
  const shown = shownUnit(system, card);
  const name = shown?.name ?? '';
  const [open, setOpen] = useState(false);
  const [said, setSaid] = useState('');
  const save = async () => {
    // Loaded with the first unit that is saved.
    const { saveUnit } = await import('./own-units.ts');
    if (typeof card === 'object' && card !== null) setSaid(await saveUnit(system, name || words.mine, card));
  };
  return (
    <GroupCard title={title} side={side === 'second' ? 'defender' : 'attacker'}>
      <div className="flex flex-wrap items-center gap-2">
        <Button icon={BookOpen} label={words.choose} onClick={() => setOpen(true)} />
        <Button icon={Save} label={everyday.save} look="button-quiet" onClick={save} />
        {shown !== undefined && <UnitName unit={shown} className="min-h-(--target) text-s font-medium" />}
        {shown !== undefined && <span className="text-s tabular-nums">× {String(valueAt(card, ['models']))}</span>}
      </div>
      <output className="text-s text-muted">{said}</output>
      {open && (
        <Suspense fallback={null}>
          <FieldedPicker side={side} system={system} title={title} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </GroupCard>
  );
}
