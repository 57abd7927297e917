// Rules of the cards that no figure knows of.
import { loadUnits, searchUnits, type UnitLibrary } from '@oddsmith/games/fantasy/library';
import { useLoaded } from '../../components/ui/lazy.tsx';
import { fantasyBattle } from '../../language/english/fantasy/battle.ts';
import type { FormOf } from '../view.ts';
import { usePicked } from './unit-picker.tsx';

const { unit: words } = fantasyBattle;
const loading = new Map<string, Promise<UnitLibrary>>();

function libraryOf(system: 'oldWorld' | 'ninthAge'): Promise<UnitLibrary> {
  const known = loading.get(system) ?? loadUnits(system);
  loading.set(system, known);
  return known;
}

export function FantasyNotes({ input }: FormOf<'fantasy/battle'>) {
  const library = useLoaded(libraryOf(input.system));
  const picked = usePicked();
  const shown = (['first', 'second'] as const).flatMap((side) => {
    const { name } = input[side];
    if (name === '') return [];
    const pick = picked[side]?.card.name === name ? picked[side] : unitCalled(library, name);
    return pick === undefined || pick.notModelled.length === 0 ? [] : [{ side, name, not: pick.notModelled }];
  });
  if (shown.length === 0) return null;
  return (
    <div className="grid gap-x-6 md:grid-cols-2">
      {shown.map(({ side, name, not }) => (
        <p key={side} className="text-s">
          <strong>{name}</strong> <span className="text-muted">{words.notModelled(not.join(', '))}</span>
        </p>
      ))}
    </div>
  );
}

function unitCalled(library: UnitLibrary, name: string) {
  return searchUnits(library, name, '').find((unit) => unit.name === name);
}
