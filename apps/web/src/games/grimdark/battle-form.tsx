// Units out of the loaded armies first; the long form of a unit is behind its folded card.
import { BookOpen } from 'lucide-react';
import { useState } from 'react';
import { useBattleStore, useValue } from '../../battle/context.ts';
import { foldAtFirst } from '../../components/form/folded-cards.ts';
import { GeneratedForm } from '../../components/form/generated-form.tsx';
import { GroupCard } from '../../components/form/group-card.tsx';
import { lazy, Suspense } from '../../components/ui/lazy.tsx';
import { UnitName } from '../../components/ui/unit-name.tsx';
import { grimdark as words } from '../../language/english/grimdark/grimdark.ts';
import { type ArmySide, SIDES } from '../../places/armies/army.ts';
import { cardTitle } from './card-title.ts';
import { shownSide } from './shown-side.ts';

const UnitPicker = lazy(async () => ({ default: (await import('./unit-picker.tsx')).UnitPicker }));

export function BattleForm() {
  const store = useBattleStore();
  const [open, setOpen] = useState<ArmySide | undefined>(() => {
    // Units have dozens of fields: they are picked from an army, and a tap on their card opens the fields.
    const { id, form } = store.getState().calculator;
    foldAtFirst(
      id,
      SIDES.map((side) => cardTitle(form, side)),
    );
    return undefined;
  });
  return (
    <div className="grid grid-cols-1 gap-3">
      <GroupCard title={words.units}>
        <div className="grid gap-2 sm:grid-cols-2">
          {SIDES.map((side) => (
            <PickButton key={side} side={side} onOpen={() => setOpen(side)} />
          ))}
        </div>
      </GroupCard>
      <GeneratedForm />
      {open !== undefined && (
        <Suspense fallback={null}>
          <UnitPicker side={open} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </div>
  );
}

function PickButton({ side, onOpen }: { readonly side: ArmySide; onOpen(): void }) {
  const unit = useValue([side]);
  const ruleTexts = useValue(['ruleTexts']);
  const shown = shownSide(unit, ruleTexts);
  return (
    <div className="flex min-w-0 items-center gap-2">
      <button type="button" className="button shrink-0" onClick={onOpen}>
        <BookOpen aria-hidden className="size-4" />
        {words.choose[side]}
      </button>
      {shown !== undefined && <UnitName unit={shown} className="min-h-(--target) text-s leading-tight font-medium" />}
    </div>
  );
}
