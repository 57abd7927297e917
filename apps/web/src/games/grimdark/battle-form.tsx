// Units out of the loaded armies first; the long form of a unit is behind its folded card.
import { asObject, type FormDescription, valueAt } from '@oddsmith/games';
import { BookOpen } from 'lucide-react';
import { useState } from 'react';
import { useBattleStore, useValue } from '../../battle/context.ts';
import { foldAtFirst, foldCard } from '../../components/form/folded-cards.ts';
import { GeneratedForm } from '../../components/form/generated-form.tsx';
import { GroupCard } from '../../components/form/group-card.tsx';
import { lazy, Suspense } from '../../components/ui/lazy.tsx';
import { UnitName } from '../../components/ui/unit-name.tsx';
import { grimdark as words } from '../../language/english/grimdark/grimdark.ts';
import { type Army, type ArmySide, type ArmyUnit, SIDES } from '../../places/armies/army.ts';
import { shownSide } from './shown-side.ts';

const PickSheet = lazy(async () => ({ default: (await import('./pick-sheet.tsx')).PickSheet }));

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
  const take = (side: ArmySide, { unit }: ArmyUnit, army: Army) => {
    const before = store.getState().history.present;
    const known = valueAt(before, ['ruleTexts']);
    store.getState().replace({
      ...asObject(before),
      [side]: unit,
      // Rules that no pack knows are read from the texts of the list they came with.
      ruleTexts: { ...asObject(known), ...army.ruleTexts },
      // A list knows which rules it was written for.
      ...(army.origin === 'list' ? { rulesVersion: army.rulesVersion } : {}),
    });
    const { id, form } = store.getState().calculator;
    foldCard(id, cardTitle(form, side));
    setOpen(undefined);
  };
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
          <PickSheet
            title={words.chooseUnit[open]}
            side={open}
            onPick={(unit, army) => take(open, unit, army)}
            onClose={() => setOpen(undefined)}
          />
        </Suspense>
      )}
    </div>
  );
}

/** Cards are told apart by the title they show. */
function cardTitle({ fields }: FormDescription, side: ArmySide): string {
  return fields.find(({ key }) => key === side)?.title ?? side;
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
