// Units of the armies at hand as a dialog: the one of this side first, then the other's, kept lists and the examples.
import { nameRank } from '@oddsmith/games';
import { useEffect, useState } from 'react';
import { PICK } from '../../components/ui/pick-with-keys.ts';
import { SearchBox } from '../../components/ui/search-box.tsx';
import { Sheet } from '../../components/ui/sheet.tsx';
import { RecentList } from '../../components/unit/recent-list.tsx';
import { grimdark } from '../../language/english/grimdark/grimdark.ts';
import { grimdarkSheets } from '../../language/english/grimdark/sheets.ts';
import type { Army, ArmySide, ArmyUnit } from '../../places/armies/army.ts';
import { rememberPick } from '../../store/recent-picks.ts';
import { armiesFor } from './available-armies.ts';

const PLACE = 'grimdark';

/** With what its list says of rules, and without the other units. */
interface Picked {
  readonly unit: ArmyUnit;
  readonly army: Army;
}

interface PickSheetProps {
  readonly title: string;
  readonly side: ArmySide;
  onPick(unit: ArmyUnit, army: Army): void;
  onClose(): void;
}

export function PickSheet({ title, side, onPick: put, onClose }: PickSheetProps) {
  const onPick = (unit: ArmyUnit, army: Army) => {
    rememberPick<Picked>(PLACE, { name: unit.title, note: army.name, pick: { unit, army: { ...army, units: [] } } });
    put(unit, army);
  };
  const [armies, setArmies] = useState<readonly Army[] | undefined>(undefined);
  const [text, setText] = useState('');
  useEffect(() => {
    let current = true;
    void armiesFor(side).then((found) => current && setArmies(found));
    return () => {
      current = false;
    };
  }, [side]);
  const found = (armies ?? []).map((army) => ({ army, units: army.units.filter((unit) => isAsked(unit, text)) }));
  const shown = found.filter(({ units }) => units.length > 0);
  return (
    <Sheet title={title} description={grimdarkSheets.pick.description} onClose={onClose}>
      <div className="border-b border-line p-3">
        <SearchBox label={grimdarkSheets.pick.search} placeholder={grimdark.unit} value={text} onChange={setText} />
      </div>
      <div className="min-h-40 overflow-y-auto p-3" aria-busy={armies === undefined}>
        {text === '' && <RecentList<Picked> place={PLACE} onPick={({ unit, army }) => put(unit, army)} />}
        {armies !== undefined && shown.length === 0 && (
          <p className="text-s text-muted">{grimdarkSheets.pick.nothing}</p>
        )}
        {shown.map(({ army, units }) => (
          <section key={army.key} aria-label={army.name} className="mb-3">
            <h3 className="text-s font-semibold text-muted">{army.name}</h3>
            <ul className="divide-y divide-line/60">
              {units.map((unit) => (
                <li key={unit.id}>
                  <button
                    type="button"
                    {...PICK}
                    className="flex min-h-(--target) w-full flex-wrap items-baseline justify-between gap-x-3 py-1 text-left hover:bg-sunken"
                    onClick={() => onPick(unit, army)}
                  >
                    <span className="font-medium">{unit.title}</span>
                    <span className="text-s text-muted">
                      {grimdarkSheets.pick.unit(unit.models ?? 1, unit.points ?? 0)}
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Sheet>
  );
}

function isAsked(unit: ArmyUnit, text: string): boolean {
  return text.trim() === '' || nameRank(unit.title, text) !== undefined;
}
