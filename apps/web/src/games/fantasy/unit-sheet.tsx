// The unit library as a dialog: search or army, then unit; one's own units on top.
import {
  type CardInput,
  fielded,
  type LibraryUnit,
  loadUnits,
  searchUnits,
  type UnitLibrary,
} from '@oddsmith/games/fantasy/library';
import { useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { useLoaded } from '../../components/ui/lazy.tsx';
import { LibrarySearch } from '../../components/ui/library-search.tsx';
import { PICK } from '../../components/ui/pick-with-keys.ts';
import { useRemoval } from '../../components/ui/removal.tsx';
import { Sheet } from '../../components/ui/sheet.tsx';
import { RecentList } from '../../components/unit/recent-list.tsx';
import { fantasyLibrary as words } from '../../language/english/fantasy/library.ts';
import { rememberPick } from '../../store/recent-picks.ts';
import { shelf } from '../../store/saved.ts';
import { type OwnUnit, removeUnit, useOwnUnits } from './own-units.ts';

/** A card for one side, and the rules of it that no figure knows of. */
export interface UnitPick {
  readonly card: CardInput;
  readonly notModelled: readonly string[];
}

interface UnitSheetProps {
  readonly system: 'oldWorld' | 'ninthAge';
  readonly title: string;
  onPick(pick: UnitPick): void;
  onClose(): void;
}

const MOST_SHOWN = 80;
const loading = new Map<string, Promise<UnitLibrary>>();

/** Each pack is loaded once. */
function libraryOf(system: 'oldWorld' | 'ninthAge'): Promise<UnitLibrary> {
  const known = loading.get(system) ?? loadUnits(system);
  loading.set(system, known);
  return known;
}

export function UnitSheet({ system, title, onPick, onClose }: UnitSheetProps) {
  const library = useLoaded(libraryOf(system));
  const [text, setText] = useState('');
  const [army, setArmy] = useState('');
  const found = text.trim() === '' && army === '' ? [] : searchUnits(library, text, army);
  const take = (unit: LibraryUnit) => {
    const pick: UnitPick = { card: fielded(unit), notModelled: unit.notModelled };
    rememberPick(placeOf(system), { name: unit.name, note: `${unit.army} · ${unit.category}`, pick });
    onPick(pick);
  };
  return (
    <Sheet title={words.choose(title)} description={words.description} onClose={onClose}>
      <LibrarySearch
        text={text}
        group={army}
        groups={library.armies}
        words={words}
        groupLabel={words.army}
        allGroups={words.allArmies}
        onText={setText}
        onGroup={setArmy}
      />
      <div className="min-h-40 overflow-y-auto p-3">
        <OwnList system={system} onPick={onPick} />
        {text === '' && army === '' && <RecentList place={placeOf(system)} onPick={onPick} />}
        {found.length === 0 && (
          <p className="text-s text-muted">{text.trim() === '' && army === '' ? words.typeName : words.nothingFound}</p>
        )}
        <ul aria-label={words.units} className="divide-y divide-line/60">
          {found.slice(0, MOST_SHOWN).map((unit) => (
            <li key={`${unit.army} ${unit.name} ${unit.category}`}>
              <button
                type="button"
                {...PICK}
                className="flex min-h-(--target) w-full flex-wrap items-baseline justify-between gap-x-3 py-1 text-left hover:bg-sunken"
                onClick={() => take(unit)}
              >
                <span className="font-medium">{unit.name}</span>
                <span className="text-s text-muted">
                  {unit.army} · {unit.category}
                </span>
              </button>
            </li>
          ))}
        </ul>
        {found.length > MOST_SHOWN && <p className="pt-2 text-s text-muted">{words.more(found.length - MOST_SHOWN)}</p>}
      </div>
    </Sheet>
  );
}

function placeOf(system: string): string {
  return `fantasy/${system}`;
}

function OwnList({ system, onPick }: Pick<UnitSheetProps, 'system' | 'onPick'>) {
  const own = useOwnUnits(system);
  const removal = useRemoval();
  const remove = async (unit: OwnUnit) => {
    const removed = await removeUnit(unit);
    removal.setRemoved(removed && { name: unit.name, back: () => void shelf.save(removed) });
  };
  return (
    <>
      {removal.line}
      {own.length > 0 && (
        <ul aria-label={words.yours} className="mb-3 divide-y divide-line/60 border-b border-line">
          {own.map((unit) => (
            <li key={unit.name} className="flex items-center justify-between gap-2">
              <button
                type="button"
                {...PICK}
                className="min-h-(--target) flex-1 py-1 text-left font-medium hover:bg-sunken"
                onClick={() => onPick(pickOf(unit))}
              >
                {unit.name}
              </button>
              <Button
                label={words.remove}
                look="button-quiet"
                aria-label={words.removeUnit(unit.name)}
                onClick={() => void remove(unit)}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** What was saved was on screen before; the battle checks it again. */
function pickOf({ name, card }: OwnUnit): UnitPick {
  return { card: { ...card, name }, notModelled: [] };
}
