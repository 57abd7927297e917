// Who stands on a side: chosen from the library or from one's own, saved under its name, and what its card could not say.
import { valueAt, withValue } from '@oddsmith/games';
import { BookOpen, Save } from 'lucide-react';
import { useState } from 'react';
import { useBattleStore, useValue } from '../../battle/context.ts';
import { GroupCard } from '../../components/form/group-card.tsx';
import { Button } from '../../components/ui/button.tsx';
import { lazy, Suspense } from '../../components/ui/lazy.tsx';
import { UnitName } from '../../components/ui/unit-name.tsx';
import { everyday } from '../../language/english/everyday.ts';
import { fantasyBattle } from '../../language/english/fantasy/battle.ts';
import { shownUnit } from './shown-unit.ts';
import type { UnitPick } from './unit-sheet.tsx';

const { unit: words } = fantasyBattle;

const UnitSheet = lazy(async () => ({ default: (await import('./unit-sheet.tsx')).UnitSheet }));

/** Where a unit stands in the input of its battle. */
export type UnitPlace = 'first' | 'ally' | 'second';

interface UnitButtonsProps {
  readonly side: UnitPlace;
  readonly title: string;
}

/** How the unit stands is kept when another unit takes its place. */
const KEPT = ['charging', 'arc', 'chargeDistance', 'breakReroll', 'challenge', 'lostBefore', 'restrains'] as const;

export function UnitButtons({ side, title }: UnitButtonsProps) {
  const store = useBattleStore();
  const card = useValue([side]);
  const system = useValue(['system']) === 'ninthAge' ? 'ninthAge' : 'oldWorld';
  const shown = shownUnit(system, card);
  const name = shown?.name ?? '';
  const [open, setOpen] = useState(false);
  const [picked, setPicked] = useState<UnitPick | undefined>(undefined);
  const [said, setSaid] = useState('');
  const take = (pick: UnitPick) => {
    setPicked(pick);
    setSaid('');
    setOpen(false);
    const before = store.getState().history.present;
    const kept = Object.fromEntries(KEPT.map((key) => [key, valueAt(before, [side, key])]));
    store.getState().replace(withValue(before, [side], { ...pick.card, ...withoutUndefined(kept) }));
  };
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
      {picked !== undefined && picked.card.name === name && picked.notModelled.length > 0 && (
        <p className="text-s text-muted">{words.notModelled(picked.notModelled.join(', '))}</p>
      )}
      {open && (
        <Suspense fallback={null}>
          <UnitSheet system={system} title={title} onPick={take} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </GroupCard>
  );
}

function withoutUndefined(fields: object): object {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
