// One unit and what can be done with it: take it into a battle on either side, save it, put its battle into the tray.
import type { ShownUnit } from '../calculator/unit-uses.ts';
import { Sheet } from '../components/ui/sheet.tsx';
import { unit as words } from '../language/english/library/unit.ts';
import { useCommandStore } from './commands.ts';
import { UnitActions } from './unit-actions.tsx';

export function UnitSheet({ unit }: { readonly unit: ShownUnit }) {
  const close = () => useCommandStore.getState().show(undefined);
  return (
    <Sheet title={unit.name} description={words.about} onClose={close}>
      <div className="space-y-3 p-4">
        {unit.note !== undefined && <p className="text-s text-muted">{unit.note}</p>}
        <UnitActions unit={unit} onDone={close} />
      </div>
    </Sheet>
  );
}
